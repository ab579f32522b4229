"""The compiled rules of Le Duel, answering everything the layers above ask."""

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import ClassVar, Final

from saboteur.games.decisions import DecisionRule
from saboteur.games.duel.book import DECLINES, MoveBook
from saboteur.games.duel.completion import complete
from saboteur.games.duel.events import (
    EngineEvent,
)
from saboteur.games.duel.kit import Kit
from saboteur.games.duel.operations import TURN, nuggets, richest
from saboteur.games.duel.position import parse_position, position_text
from saboteur.games.duel.questions import ClaimGoldRule, OrientGoalRule, RevealGoalRule
from saboteur.games.duel.redaction import redact
from saboteur.games.duel.settling import CLAIM_GOLD, ORIENT_GOAL, REVEAL_GOAL
from saboteur.games.duel.setup import deal_game
from saboteur.games.duel.state import State
from saboteur.games.duel.turn import (
    DISCARD_TWO,
    PASS_MORE,
    BeforeDrawRule,
    DiscardTwoRule,
    PassMoreRule,
    TurnRule,
)
from saboteur.games.duel.turns import BEFORE_DRAW
from saboteur.games.duel.view import View
from saboteur.games.options import OptionValue
from saboteur.games.ruleset import RuleSet
from saboteur.kernel.catalogue import parse_catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight

DECISIONS: Final[Mapping[str, DecisionRule[State]]] = MappingProxyType(
    {
        TURN: TurnRule(),
        PASS_MORE: PassMoreRule(),
        DISCARD_TWO: DiscardTwoRule(),
        BEFORE_DRAW: BeforeDrawRule(),
        REVEAL_GOAL: RevealGoalRule(),
        ORIENT_GOAL: OrientGoalRule(),
        CLAIM_GOLD: ClaimGoldRule(),
    }
)
"""By kind, the rule of each decision."""


class DuelRules(RuleSet[State, View]):
    """Le Duel for two seats, or for one alone."""

    family: ClassVar = "duel"
    end_clause: ClassVar = "D-42"
    declines = DECLINES
    decisions = DECISIONS
    kit: Kit

    def __init__(
        self, id_: str, seats: int, options: Mapping[str, OptionValue], deck: str | None
    ) -> None:
        """Compile the rule set; raises ``DeckError`` if the deck file cannot be used."""
        text = files("saboteur.games.data").joinpath("duel.toml").read_text("utf-8")
        catalogue = parse_catalogue(text)
        if deck is not None:
            catalogue = catalogue.corrected(deck)
        self.id = id_
        self.seats = seats
        self.options = dict(options)
        self.deck = deck
        self.revision = catalogue.revision
        self.kit = Kit(catalogue, seats, self.options)
        self.book = MoveBook(self.kit)

    def deal(self, seed: str, log: list[Event] | None = None) -> State:
        """Set the first round up."""
        return deal_game(self.kit, self.book, seed, log)

    def round(self, state: State) -> int:
        """Return the number of the round."""
        return state.deal.round

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the nuggets each seat has."""
        return nuggets(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the richest seats once the game is over; solo knows no winner (D-42, D-50)."""
        return () if state.stack else richest(state, nuggets(state))

    def see(self, state: State, sight: Sight) -> View:
        """Build the view of a sight."""
        return View(state, sight, self.id, self.revision)

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return what a sight learns of an event."""
        assert isinstance(event, EngineEvent)  # noqa: S101 - the state records no other
        return redact(event, sight)

    def complete(self, view: View, seed: str) -> State:
        """Make a possible world out of a seat's view."""
        return complete(view, self.book, seed)

    def position(self, state: State) -> str:
        """Print the whole state."""
        return position_text(state)

    def parse_position(self, text: str) -> State:
        """Read a state."""
        return parse_position(self.kit, self.book, text)
