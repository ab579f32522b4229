"""The rule set of The Lost Mines, answering everything the layers above ask."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from saboteur.games.decisions import DecisionRule
from saboteur.games.lost_mines.book import DECLINES, MoveBook
from saboteur.games.lost_mines.completion import complete
from saboteur.games.lost_mines.events import (
    EngineEvent,
)
from saboteur.games.lost_mines.kit import Kit
from saboteur.games.lost_mines.mines import (
    ORIENT_MINE,
    TAKE_TREASURE,
    OrientMineRule,
    TakeTreasureRule,
)
from saboteur.games.lost_mines.operations import TURN, richest
from saboteur.games.lost_mines.position import position_text
from saboteur.games.lost_mines.reading import parse_position
from saboteur.games.lost_mines.redaction import redact
from saboteur.games.lost_mines.setup import deal_game
from saboteur.games.lost_mines.state import State
from saboteur.games.lost_mines.turn import PASS_MORE, PassMoreRule, TurnRule
from saboteur.games.lost_mines.view import View
from saboteur.games.lost_mines.voting import END_VOTE, EndVoteRule
from saboteur.games.lost_mines.walking import STEP_ON, StepRule
from saboteur.games.options import OptionValue
from saboteur.games.ruleset import RuleSet, check_first_player
from saboteur.kernel.catalogue import parse_catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight

BOX: Final = "lost-mines"

DECISIONS: Final[Mapping[str, DecisionRule[State]]] = {
    TURN: TurnRule(),
    PASS_MORE: PassMoreRule(),
    STEP_ON: StepRule(),
    ORIENT_MINE: OrientMineRule(),
    TAKE_TREASURE: TakeTreasureRule(),
    END_VOTE: EndVoteRule(),
}
"""What a seat may be asked, by the kind of decision."""


class LostMinesRules(RuleSet[State, View]):
    """The Lost Mines for a number of seats."""

    family = BOX
    end_clause = "LM-50"
    declines = DECLINES
    decisions = DECISIONS
    kit: Kit

    def __init__(self, seats: int, options: Mapping[str, OptionValue], deck: str | None) -> None:
        """Compile the rule set; raises ``ValueError`` with the reason if it cannot be."""
        source = files("saboteur.games.data").joinpath(f"{BOX}.toml")
        catalogue = parse_catalogue(source.read_text("utf-8"))
        if deck is not None:
            catalogue = catalogue.corrected(deck)
        self.id = BOX
        self.revision = catalogue.revision
        self.seats = seats
        self.deck = deck
        self.options = dict(options)
        check_first_player(self.options, seats)
        self.kit = Kit(catalogue, seats, self.options)
        self.book = MoveBook(self.kit)

    def deal(self, seed: str, log: list[Event] | None = None) -> State:
        """Set the first round up."""
        return deal_game(self.kit, self.book, seed, log)

    def round(self, state: State) -> int:
        """Return the number of the round."""
        return state.deal.round

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the victory points each seat has."""
        return state.points

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the seats with the most points once the game is over (LM-50)."""
        return () if state.stack else richest(state.points)

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
        return parse_position(self.kit, self.book, DECISIONS, text)
