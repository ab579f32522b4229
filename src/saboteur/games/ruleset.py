"""The interface of every family for the layers above: a compiled rule set."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar

from saboteur.games.decisions import AnyState
from saboteur.games.options import RANDOM, OptionValue
from saboteur.games.position_reader import PositionReader
from saboteur.kernel.absence import absent_move
from saboteur.kernel.catalogue import Catalogue, parse_catalogue
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class

StateT = TypeVar("StateT", bound=AnyState)
ViewT = TypeVar("ViewT")


@value_class
class Makers(Generic[StateT, ViewT]):
    """How a family makes, shows, prints and reads its states; ``RuleSet`` calls them.

    Each that makes a state gets first what all states of a rule set are made with.
    """

    kit: Callable[..., Any]
    """With what it is compiled from: the cards, tables and options."""
    book: Callable[..., Any]
    """With the kit: the moves."""
    deal: Callable[..., StateT]
    """With a seed and a log: the first round, set up."""
    view: Callable[[StateT, Sight, str, int], ViewT]
    complete: Callable[..., StateT]
    """With a view and a seed: a possible world."""
    text: Callable[[StateT], str]
    reader: Callable[..., PositionReader[Any, Any, StateT]]
    """With the kinds of decisions: what reads a position."""


class RuleSet(ABC, Generic[StateT, ViewT]):
    """A box with its modules, a number of seats and options, ready to play.

    Events are recorded into the list that a state's ``log`` holds, or nowhere while it is ``None``.
    """

    family: ClassVar[str]
    """The id of its family, by which the layers above choose how to show it."""
    end_clause: ClassVar[str]
    """The clause that ends the game, and refuses every move after it."""
    declines: ClassVar[tuple[str, ...]]
    """The verbs that answer for an absent player wherever they are offered (R-183)."""
    decisions: Mapping[str, Any]
    """By kind of decision, the rule that lists, explains and plays its answers."""
    book: Any
    """Makes and reads the moves."""
    id: str
    """Canonical: box first, modules sorted, joined by ``+``."""
    revision: int
    seats: int
    options: Mapping[str, OptionValue]
    kit: Any
    """The cards, tables and options compiled: public, and shared by states and views."""
    deck: str | None
    """The text of the user's deck file, if one is used."""
    makers: Makers[StateT, ViewT]

    def __init__(self, id_: str, kit: Any, book: Any, deck: str | None, *more: object) -> None:  # noqa: ANN401 - each family's own
        self.id = id_
        self.seats = kit.seats
        self.options = kit.options
        self.revision = kit.catalogue.revision
        self.deck = deck
        self.kit = kit
        self.book = book
        kit.source = (id_, kit.seats, kit.options, deck)
        self._made_with = (kit, book, *more)
        self.shared: tuple[object, ...] = (*self._made_with, kit.poses.poses)
        """What all states of the rule set hold in common."""

    def deal(self, seed: str, log: list[Event] | None = None) -> StateT:
        """Set the first round up; ``log`` gets these and all later events."""
        return self.makers.deal(*self._made_with, seed, log)

    def legal_moves(self, state: StateT) -> Sequence[Move]:
        """List every legal move of the decider; none when the game is over."""
        stack = state.stack
        found: Sequence[Move] = self.decisions[stack[-1].kind].moves(state) if stack else ()
        return found

    def explain(self, state: StateT, move: Move) -> Refusal | None:
        """Return why the decider may not make a move; ``None`` if it may."""
        refusal: Refusal | None = self.decisions[state.stack[-1].kind].explain(state, move)
        return refusal

    def play(self, state: StateT, move: Move) -> None:
        """Carry a move out. Unchecked: the caller knows that it is legal."""
        self.decisions[state.stack[-1].kind].play(state, move)

    def absent_move(self, state: StateT, seed: str, version: int) -> Move:
        """Return what the clock answers for an absent decider after ``version`` moves (R-183)."""
        if not state.stack:
            message = "the game is over: nobody is awaited"
            raise ValueError(message)
        hand = state.table.hands[state.stack[-1].seat]
        return absent_move(self.legal_moves(state), hand, self.declines, seed, version)

    def is_window(self, state: StateT) -> bool:
        """Whether the question is put to all at once at a live table.

        Then no answer may be revealed before all are given (R-64).
        """
        return False

    def asked(self, state: StateT) -> tuple[int, ...]:
        """List the seats to which the question is put, in the order in which they answer here.

        The decider comes first, and alone unless it is a window that asks all who have still to
        answer.
        """
        if not state.stack:
            return ()
        asked = state.stack[-1]
        return (asked.seat, *asked.seats) if self.is_window(state) else (asked.seat,)

    def parse_move(self, text: str) -> Move:
        """Read a move; raises ``MalformedMove``."""
        move: Move = self.book.parse(text)
        return move

    def round(self, state: StateT) -> int:
        """Return the number of the round, from 1."""
        number: int = state.deal.round
        return number

    @abstractmethod
    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return what each seat has now. The authority's knowledge."""

    @abstractmethod
    def winners(self, state: StateT) -> tuple[int, ...]:
        """Return the winners, empty before the game is over."""

    def view(self, state: StateT, sight: Sight) -> ViewT:
        """Build what a sight may see; who may look through the open one, the caller knows."""
        return self.makers.view(state, sight, self.id, self.revision)

    @abstractmethod
    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return what a sight learns of an event; ``None`` if nothing at all."""

    def complete(self, view: ViewT, seed: str) -> StateT:
        """Make a possible world out of a seat's view."""
        return self.makers.complete(*self._made_with, view, seed)

    def position(self, state: StateT) -> str:
        """Print the whole state as text; equal states print equal text."""
        return self.makers.text(state)

    def parse_position(self, text: str) -> StateT:
        """Read a state printed by ``position``; raises ``ValueError``."""
        return self.makers.reader(*self._made_with, self.decisions).read(text)


class BoxRules(RuleSet[StateT, ViewT]):
    """The rules of a family of one box, without modules: its box and itself have one id.

    Raises ``ValueError`` with the reason if the rule set cannot be compiled.
    """

    def __init__(self, seats: int, options: Mapping[str, OptionValue], deck: str | None) -> None:
        check_first_player(options, seats)
        kit = self.makers.kit(read_catalogue(self.family, deck), seats, options)
        super().__init__(self.family, kit, self.makers.book(kit), deck)


AnyRuleSet = RuleSet[Any, Any]


def check_first_player(options: Mapping[str, OptionValue], seats: int) -> None:
    """Refuse to let a seat begin that is not there (R-22)."""
    first = options.get("first_player", RANDOM)
    if first != RANDOM and int(first) >= seats:
        message = f"option first_player can't be {first}: seats are 0 to {seats - 1} (R-22)"
        raise ValueError(message)


@cache
def read_printed(data: str) -> Catalogue:
    """Parse one of the package's deck files, cached for all callers, who must not change it."""
    return parse_catalogue(files("saboteur.games.data").joinpath(data).read_text("utf-8"))


def read_catalogue(box: str, deck: str | None) -> Catalogue:
    """Read the deck file of a box; the user's own corrects it."""
    catalogue = read_printed(f"{box}.toml")
    return catalogue if deck is None else catalogue.with_corrections(deck)
