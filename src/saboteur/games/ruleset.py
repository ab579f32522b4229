"""A compiled rule set: the interface between each family and the layers above."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar

from saboteur.games.decisions import AnyState
from saboteur.games.options import RANDOM, OptionValue
from saboteur.games.position_reader import PositionReader
from saboteur.kernel.absent_move import absent_move
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
    """The functions of a family that create, view, print and parse its states.

    ``RuleSet`` calls them. Those that create a state take the kit, the move book and any
    further arguments of the family first.
    """

    kit: Callable[..., Any]
    """Builds the kit from deck files, seats and options."""
    book: Callable[..., Any]
    """Builds the move book from the kit."""
    deal: Callable[..., StateT]
    """Deals a new game from a seed and a log."""
    view: Callable[[StateT, Sight, str, int], ViewT]
    complete: Callable[..., StateT]
    """Completes a view to a possible world, from a seed."""
    text: Callable[[StateT], str]
    reader: Callable[..., PositionReader[Any, Any, StateT]]
    """Creates a parser of positions from the kinds of decisions."""


class RuleSet(ABC, Generic[StateT, ViewT]):
    """A box with its modules, number of seats and options, ready to play.

    Events are appended to the ``log`` of a state; if that is ``None``, they are not recorded.
    """

    family: ClassVar[str]
    """The id of the family, by which the layers above choose their code."""
    end_clause: ClassVar[str]
    """The clause that ends the game, cited when a later move is refused."""
    declines: ClassVar[tuple[str, ...]]
    """The verbs that answer for an absent player, in order of preference (R-183)."""
    decisions: Mapping[str, Any]
    """For each kind of decision, the rule that lists, explains and plays its answers."""
    book: Any
    """The book that builds, parses and caches the moves of the rule set."""
    id: str
    """The canonical id: box first, modules sorted, joined by ``+``."""
    revision: int
    seats: int
    options: Mapping[str, OptionValue]
    kit: Any
    """The compiled cards, tables and options; public, shared by all states and views."""
    deck: str | None
    """The text of the user's deck file, if there is one."""
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
        """The objects that all states of the rule set share."""

    def deal(self, seed: str, log: list[Event] | None = None) -> StateT:
        """Return a new game in its first round; ``log`` receives all its events."""
        return self.makers.deal(*self._made_with, seed, log)

    def legal_moves(self, state: StateT) -> Sequence[Move]:
        """Return the legal moves of the decider; none if the game is over."""
        stack = state.stack
        found: Sequence[Move] = self.decisions[stack[-1].kind].moves(state) if stack else ()
        return found

    def explain(self, state: StateT, move: Move) -> Refusal | None:
        """Return why the decider may not make a move; ``None`` if it may."""
        refusal: Refusal | None = self.decisions[state.stack[-1].kind].explain(state, move)
        return refusal

    def play(self, state: StateT, move: Move) -> None:
        """Carry out a move, which must be legal: it is not checked."""
        self.decisions[state.stack[-1].kind].play(state, move)

    def absent_move(self, state: StateT, seed: str, version: int) -> Move:
        """Return the move for an absent decider, chosen by the seed and ``version`` (R-183).

        Raises ``ValueError`` if the game is over.
        """
        if not state.stack:
            message = "the game is over: nobody is awaited"
            raise ValueError(message)
        hand = state.table.hands[state.stack[-1].seat]
        return absent_move(self.legal_moves(state), hand, self.declines, seed, version)

    def is_window(self, state: StateT) -> bool:
        """Return whether the decision is put to all its seats at once at a live table.

        If so, no answer may be revealed before all are given (R-64).
        """
        return False

    def asked(self, state: StateT) -> tuple[int, ...]:
        """Return the seats that have to answer now, the decider first; none if the game is over.

        There are several only in a window, in which all are asked at once.
        """
        if not state.stack:
            return ()
        asked = state.stack[-1]
        return (asked.seat, *asked.seats) if self.is_window(state) else (asked.seat,)

    def parse_move(self, text: str) -> Move:
        """Parse a move; raise ``MalformedMove`` if it is not one."""
        move: Move = self.book.parse(text)
        return move

    def round(self, state: StateT) -> int:
        """Return the number of the round, from 1."""
        number: int = state.deal.round
        return number

    @abstractmethod
    def scores(self, state: StateT) -> tuple[int, ...]:
        """Return the current score of each seat; it may be secret, so views can omit it."""

    @abstractmethod
    def winners(self, state: StateT) -> tuple[int, ...]:
        """Return the winners; empty before the game is over."""

    def view(self, state: StateT, sight: Sight) -> ViewT:
        """Return the view of a sight. The caller must check that the open sight is allowed."""
        return self.makers.view(state, sight, self.id, self.revision)

    @abstractmethod
    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return an event as a sight sees it; ``None`` if it sees nothing of it."""

    def complete(self, view: ViewT, seed: str) -> StateT:
        """Return a possible world of a seat's view."""
        return self.makers.complete(*self._made_with, view, seed)

    def position(self, state: StateT) -> str:
        """Return the whole state as text; equal states have equal texts."""
        return self.makers.text(state)

    def parse_position(self, text: str) -> StateT:
        """Return the state of a position; raise ``ValueError`` if it is invalid."""
        return self.makers.reader(*self._made_with, self.decisions).read(text)


class BoxRules(RuleSet[StateT, ViewT]):
    """The rules of a family with one box and no modules; the rule set has the id of the box.

    Raises ``ValueError`` with the reason if the rule set cannot be compiled.
    """

    def __init__(self, seats: int, options: Mapping[str, OptionValue], deck: str | None) -> None:
        check_first_player(options, seats)
        kit = self.makers.kit(read_catalogue(self.family, deck), seats, options)
        super().__init__(self.family, kit, self.makers.book(kit), deck)


AnyRuleSet = RuleSet[Any, Any]


def check_first_player(options: Mapping[str, OptionValue], seats: int) -> None:
    """Raise ``ValueError`` if the option ``first_player`` is not a seat (R-22)."""
    first = options.get("first_player", RANDOM)
    if first != RANDOM and int(first) >= seats:
        message = f"option first_player can't be {first}: seats are 0 to {seats - 1} (R-22)"
        raise ValueError(message)


@cache
def read_printed(data: str) -> Catalogue:
    """Return a deck file of the package, parsed and cached; callers must not change it."""
    return parse_catalogue(files("saboteur.games.data").joinpath(data).read_text("utf-8"))


def read_catalogue(box: str, deck: str | None) -> Catalogue:
    """Return the deck file of a box, with the user's corrections applied."""
    catalogue = read_printed(f"{box}.toml")
    return catalogue if deck is None else catalogue.with_corrections(deck)
