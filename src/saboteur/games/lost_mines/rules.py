"""The rule set of The Lost Mines, answering everything the layers above ask."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from saboteur.games.lost_mines.book import DECLINES, MoveBook
from saboteur.games.lost_mines.completion import complete
from saboteur.games.lost_mines.decisions import DecisionRule
from saboteur.games.lost_mines.events import EngineEvent
from saboteur.games.lost_mines.kit import RANDOM, Kit
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
from saboteur.games.ruleset import RuleSet
from saboteur.kernel.absence import absent_move
from saboteur.kernel.catalogue import parse_catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import OPEN, Sight

BOX: Final = "lost-mines"

DECISIONS: Final[Mapping[str, DecisionRule]] = {
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
        first = self.options["first_player"]
        if first != RANDOM and int(first) >= seats:
            message = f"option first_player can't be {first}: seats are 0 to {seats - 1} (R-22)"
            raise ValueError(message)
        self.kit = Kit(catalogue, seats, self.options)
        self.book = MoveBook(self.kit)

    def deal(self, seed: str, log: list[Event] | None = None) -> State:
        """Set the first round up."""
        return deal_game(self.kit, self.book, seed, log)

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """List the legal moves; none when the game is over."""
        if not state.stack:
            return ()
        return tuple(DECISIONS[state.stack[-1].kind].moves(state))

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Say why the decider may not make a move."""
        return DECISIONS[state.stack[-1].kind].explain(state, move)

    def play(self, state: State, move: Move) -> None:
        """Carry a legal move out."""
        DECISIONS[state.stack[-1].kind].play(state, move)

    def absent_move(self, state: State, seed: str, version: int) -> Move:
        """Return what the clock answers for an absent decider (R-183)."""
        if not state.stack:
            message = "the game is over: nobody is awaited"
            raise ValueError(message)
        hand = state.table.hands[state.stack[-1].seat]
        return absent_move(self.legal_moves(state), hand, DECLINES, seed, version)

    def is_window(self, state: State) -> bool:  # noqa: ARG002 - no question is put to all at once
        """Whether the question is put to all at once: never."""
        return False

    def asked(self, state: State) -> tuple[int, ...]:
        """Name the seat that is asked."""
        return (state.stack[-1].seat,) if state.stack else ()

    def parse_move(self, text: str) -> Move:
        """Read a move."""
        return self.book.parse(text)

    def round(self, state: State) -> int:
        """Return the number of the round."""
        return state.deal.round

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the victory points each seat has."""
        return state.points

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the seats with the most points once the game is over (LM-50)."""
        return () if state.stack else richest(state.points)

    def view(self, state: State, sight: Sight) -> View:
        """Build what a sight may see; the open view only exists when the game is over."""
        if sight == OPEN and state.stack:
            message = "the open view exists only when the game is over"
            raise ValueError(message)
        return View(state, sight, self.id, self.revision)

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return what a sight learns of an event."""
        assert isinstance(event, EngineEvent)  # noqa: S101 - such a state records no other
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
