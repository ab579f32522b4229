"""Parser of positions (``position``), shared by all families: builds a state line by line."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import Any, Generic, TypeAlias, TypeVar

from saboteur.games.book import KitT, MoveBook
from saboteur.games.decisions import StateT
from saboteur.games.operations import TURN
from saboteur.games.position_words import at_least, cut, number, read_placed
from saboteur.games.state import DealT
from saboteur.kernel.decision import Decision
from saboteur.kernel.geometry import PackedCell, parse_cell
from saboteur.kernel.knowledge import CASE_BASE, Case, Trace
from saboteur.kernel.maze import Maze, empty_maze
from saboteur.kernel.table import Table, hidden_entry

LineReader: TypeAlias = Callable[[list[str]], None]
BookT = TypeVar("BookT", bound=MoveBook[Any])


class PositionError(ValueError):
    """An invalid position; the message names the line."""


class PositionReader(ABC, Generic[KitT, BookT, StateT]):
    """Collects the lines of a position; a missing line means an empty list.

    ``kinds`` are the kinds of decisions of the rule set.
    """

    def __init__(self, kit: KitT, book: BookT, kinds: Collection[str]) -> None:
        self.kit = kit
        self.book = book
        self.kinds = kinds
        self.number = 0
        """The number of the line that is being read."""
        self.seed = "position"
        self.round = 1
        self.starter = 0
        self.maze: dict[PackedCell, int] = {}
        self.hands: list[tuple[int, ...]] = [()] * kit.seats
        self.pile: tuple[int, ...] = ()
        self.discard: list[int] = []
        self.aside: tuple[int, ...] = ()
        self.stack: list[Decision] = []
        self.lines: dict[str, LineReader] = {
            "maze": self._maze,
            "hand": self._hand,
            "pile": self._pile,
            "discard": self._discard,
            "aside": self._aside,
            "ask": self._ask,
        }
        """For each first word of a line, the function that parses the other words."""

    def read(self, text: str) -> StateT:
        """Return the state of a position; raise ``PositionError`` if it is invalid."""
        finished = False
        for line, written in enumerate(text.splitlines(), 1):
            words = written.split()
            if not words or words[0].startswith("#"):
                continue
            self.number = line
            finished = finished or words[0] == "result"
            try:
                self._line(words, written)
            except (ValueError, LookupError) as error:
                raise unreadable(line, written, error) from None
        if not self.stack and not finished:  # as at the beginning of a round
            self.stack.append(Decision(TURN, self.starter))
        return self.state()

    def _line(self, words: list[str], written: str) -> None:
        if words[0] == "seed":  # it may hold blanks
            self.seed = written[len("seed ") :]
        elif words[0] in self.lines:
            self.lines[words[0]](words[1:])
        else:
            raise ValueError(f"no line begins with {words[0]!r}; lines are {self.known_lines()}")

    def known_lines(self) -> str:
        """Return the names of the lines that a position of this rule set may have."""
        return ", ".join(sorted({"seed", *self.lines}))

    @abstractmethod
    def state(self) -> StateT:
        """Build the state from all lines; raise ``PositionError`` if they contradict each other."""

    def common_fields(
        self, deal: DealT, maze: Maze
    ) -> tuple[KitT, BookT, str, DealT, Table, Maze, tuple[Decision, ...]]:
        """Return the fields of ``GameState``, in their order."""
        return self.kit, self.book, self.seed, deal, self.table(), maze, tuple(self.stack)

    def table(self) -> Table:
        """Return the cards in hands, pile and discard, and those set aside."""
        return Table(self.hands, self.pile, len(self.pile), self.discard, self.aside)

    def laid_out(self, hidden: Collection[PackedCell]) -> Maze:
        """Return the maze with Start and the cards of the lines.

        ``hidden`` are the cells that have a face-down card unless a line puts a card there.
        """
        kit: Any = self.kit
        maze = empty_maze(kit.poses.poses)
        maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
        for place, pose in self.maze.items():
            if place not in maze.cards:
                maze.lay(place, pose)
        for place in hidden:
            if place not in maze.cards:
                maze.cover(place)
        return maze

    # Words.

    def card(self, name: str) -> int:
        """Return the card called ``name``; raise ``ValueError`` if there is none."""
        if name not in self.kit.cards:
            raise ValueError(f"there is no card {name!r}")
        return self.kit.cards[name]

    def drawn(self, name: str) -> int:
        """Return the card called ``name``, which must be able to lie in a hand or a pile."""
        return self.card(name)

    def on_cell(self, name: str, place: PackedCell) -> int:
        """Return the card called ``name``, which must be able to lie face up on that cell."""
        return self.card(name)

    def seat(self, word: str, what: str = "seat") -> int:
        """Parse a number below the number of seats; ``what`` names it in errors."""
        seat = number(word)
        if not 0 <= seat < self.kit.seats:
            raise ValueError(f"there is no {what} {seat}")
        return seat

    def seat_or_nobody(self, word: str) -> int:
        """Parse a seat, or ``-`` for ``NOBODY``."""
        return -1 if word == "-" else self.seat(word)

    def for_each_seat(self, words: Collection[object], what: str) -> None:
        """Raise ``ValueError`` unless there is one word for each seat."""
        if len(words) != self.kit.seats:
            raise ValueError(f"{len(words)} {what} for {self.kit.seats} seats")

    def trace(self, words: list[str], seen: int, card: int, read: Callable[[str], int]) -> Trace:
        """Build a trace from the words of a line: its seat, the card's possible places, its cases.

        ``seen`` is where the card was seen and, if the line has no ``now``, still is. ``read``
        parses a place.
        """
        stop = words.index("if") if "if" in words else len(words)
        cases = [case for word in words[stop + 1 :] for case in _cases(word)]
        now = [seen]
        if "now" in words:
            now = [read(word) for word in words[words.index("now") + 1 : stop]]
        return Trace(self.seat(words[0]), card, seen, frozenset(now), frozenset(cases))

    # Lines that several families have.

    def read_round(self, words: list[str]) -> None:
        """Parse the number of the round and the seat that began it."""
        self.round = number(words[0])
        if words[1:2] == ["starter"]:
            self.starter = self.seat(words[2])

    def _maze(self, words: list[str]) -> None:
        for place, name in map(read_placed, words):
            card = self.on_cell(name.removesuffix("*"), place)
            self.maze[place] = self.kit.poses.pose(card, turned=name.endswith("*"))

    def _hand(self, words: list[str]) -> None:
        self.hands[self.seat(words[0])] = tuple(map(self.drawn, words[1:]))

    def _pile(self, words: list[str]) -> None:
        self.pile = tuple(map(self.drawn, words))

    def _aside(self, words: list[str]) -> None:
        self.aside = tuple(map(self.drawn, words))

    def _discard(self, words: list[str]) -> None:
        for word in words:
            name, *seats = word.split("~")
            card = self.drawn(name)
            known = [self.seat(seat) for seat in seats if seat]
            self.discard.append(hidden_entry(card, *known) if seats else card)

    def _ask(self, words: list[str]) -> None:
        at_least(2, words, "what is asked, and of which seat")
        kind, seat, *rest = words
        if kind not in self.kinds:
            raise ValueError(
                f"nothing is called {kind!r}; what is asked is one of these: "
                + ", ".join(sorted(self.kinds))
            )
        move = cut(rest, "move")
        then = cut(rest, "then")
        left = cut(rest, "left")
        place = parse_cell(rest.pop(0)) if rest and "," in rest[0] else -1
        self.stack.append(
            Decision(
                kind,
                self.seat(seat),
                place,
                tuple(map(self.seat, then)),
                self.card(rest.pop(0)) if rest else -1,
                number(left[0]) if left else 0,
                self.book.parse(" ".join(move)) if move else None,
            )
        )


def _cases(word: str) -> list[Case]:
    question, _, which = word.partition("=")
    order, _, size = question.partition("/")
    start = number(order) * CASE_BASE + number(size)
    return [start * CASE_BASE + number(case) for case in which.split(",")]


def unreadable(line: int, written: str, error: Exception) -> PositionError:
    """Return the error for a line that cannot be parsed."""
    reason = "a word is missing" if isinstance(error, IndexError) else str(error)
    return PositionError(f"line {line}: {written.strip()!r} can't be read: {reason}")
