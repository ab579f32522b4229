"""The fields shared by the views of all families, as an allow-list.

They are the table and its options, the current decision, the face-up maze and the seat's own
hand. All other fields are listed by each family.
"""

from typing import Any, ClassVar, Final, Generic, Protocol

from saboteur.games.book import KitT
from saboteur.games.options import OptionValue
from saboteur.kernel.decision import Decision, OpenQuestion
from saboteur.kernel.geometry import Cell, PackedCell
from saboteur.kernel.maze import Maze
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.kernel.table import FACE_DOWN, KNOWERS_SHIFT, NOBODY, Table, knowers
from saboteur.kernel.value import to_json_data, value_class

HIDDEN: Final = FACE_DOWN - 1
"""Replaces the kind of a discarded card that a sight does not know."""


class OnCell:
    """Base class of views that lie on a cell, with its coordinates."""

    __slots__ = ()

    x: int
    y: int

    @property
    def cell(self) -> Cell:
        return Cell(self.x, self.y)


@value_class
class Discarded:
    """A card of the discard: ``card`` is ``None`` if this sight does not know it."""

    card: str | None
    known_by: tuple[int, ...] | None
    """The seats that know a face-down card; ``None`` if all saw it."""


@value_class
class Laid(OnCell):
    """A face-up card of the maze; families add fields, such as its tokens."""

    x: int
    y: int
    card: str
    turned: bool


@value_class
class Covered(OnCell):
    """A card laid out face down: its face once turned over, and what the view's seat saw of it."""

    x: int
    y: int
    face: str | None
    seen: str | None
    """The card that the view's seat saw when it looked; ``None`` if it has not looked."""


@value_class
class Goal(Covered):
    """A goal: its face if it is turned over, and what the view's seat knows of it."""

    looked: tuple[int, ...]
    """The seats that have looked at it, the latest last."""


@value_class
class SeenCard:
    """A card that the view's seat saw go into another hand; ``stale`` if it may have left since."""

    seat: int
    card: str
    stale: bool


def known_entries(discard: list[int], seat: int) -> tuple[int, ...]:
    """Return the discard, with ``HIDDEN`` for each card whose kind ``seat`` does not know.

    ``seat`` may be ``NOBODY``, who knows only the face-up cards.
    """
    own = 1 << KNOWERS_SHIFT + seat if seat >= 0 else 0  # as ``is_entry_known`` asks, but once
    return tuple(
        [entry if entry < FACE_DOWN or entry & own else entry | HIDDEN for entry in discard]
    )


def named_entries(entries: tuple[int, ...], names: tuple[str, ...]) -> tuple[Discarded, ...]:
    """Return the entries of ``known_entries`` with the names of their cards."""
    return tuple(
        Discarded(None if entry & HIDDEN == HIDDEN else names[entry & HIDDEN], knowers(entry))
        for entry in entries
    )


HEAD_FIELDS: Final = ("ruleset", "revision", "seats", "options", "sight")
"""The fields at the head of every view."""
ROUND_FIELDS: Final = ("round", "rounds", "starter")
HAND_FIELDS: Final = ("hand", "hands", "hand_sizes", "pile")


def describe_game(ruleset: str, seats: int, round: int, decider: int | None) -> str:
    """Return a short summary: rule set, seats, round and decider."""
    what = "over" if decider is None else f"seat {decider} to decide"
    return f"{ruleset}, {seats} seat{'s' * (seats > 1)}, round {round}, {what}"


_NOBODYS: Final = {PUBLIC: "the public", OPEN: "all cards"}


class Painter(Protocol):
    """Draws views; a higher layer implements it and sets it on import."""

    def text(self, view: Any) -> str:  # noqa: ANN401 - each family's own
        """Return the board of a view as plain text."""

    def svg(self, view: Any) -> str:  # noqa: ANN401 - as above
        """Return the board of a view as SVG."""


class GameView(OpenQuestion, Generic[KitT]):
    """The view of a game for one sight."""

    painter: ClassVar[Painter]
    """The painter; set by importing ``saboteur.picture``, as ``saboteur`` does."""

    __slots__ = (
        "card_numbers", "cards", "covered", "hand_sizes", "kit", "open_hands", "pile", "revision",
        "ruleset", "sight", "stack", "starter",
    )  # fmt: skip

    fields: ClassVar[tuple[str, ...]]
    """The names of the visible fields, in order: the keys of ``to_dict``.

    Each is an attribute of the view. All other attributes are compact data for rules and bots.
    """
    discarded: tuple[object, ...]
    round: int
    """The number of the round, from 1."""

    def __init__(self, whole: object, sight: Sight, ruleset: str, revision: int) -> None:
        state: Any = whole  # each family's own
        self.ruleset = ruleset
        self.revision = revision
        self.kit: KitT = state.kit
        self.sight: Sight = sight
        # Public.
        self.starter: int = state.deal.starter
        self.stack: tuple[Decision, ...] = state.stack
        maze: Maze = state.maze
        self.cards: dict[PackedCell, int] = maze.cards.copy()
        self.covered: frozenset[PackedCell] = maze.covered
        table: Table = state.table
        hands = table.hands
        self.hand_sizes: tuple[int, ...] = tuple([len(hand) for hand in hands])
        self.pile = table.left
        # The seat's own; of the open game, all hands.
        self.card_numbers: tuple[int, ...] = ()
        self.open_hands: tuple[tuple[int, ...], ...] | None = None
        if self.seat >= 0:
            self.card_numbers = hands[self.seat]
        elif self.opened:
            self.open_hands = tuple(hands)
        self.copy(state)

    def copy(self, state: Any) -> None:  # noqa: ANN401 - each family's own
        """Copy the family's own data that the sight may see, and nothing else."""
        raise NotImplementedError

    @property
    def seat(self) -> int:
        """The seat of the sight, or ``NOBODY``."""
        return self.sight if isinstance(self.sight, int) else NOBODY

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.stack

    @property
    def opened(self) -> bool:
        """Whether the view is open, which shows all hands, roles and goals."""
        return self.sight == OPEN

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.kit.seats

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        rounds: int = getattr(self.kit, "rounds", 1)
        return rounds

    @property
    def asked_card(self) -> str | None:
        """The face-up card that the current decision is about; ``None`` if there is none."""
        return None if self.asked_kind < 0 else self.kit.names[self.asked_kind]

    @property
    def options(self) -> dict[str, OptionValue]:
        """The rule options of the table."""
        return dict(self.kit.options)

    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's own cards, in the order it got them."""
        return self.names(self.card_numbers)

    def in_rows(self) -> tuple[tuple[PackedCell, int], ...]:
        """Return the face-up cards row by row from the north, whatever the order of laying."""
        return tuple(sorted(self.cards.items()))

    def names(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        """Return the names of the kinds with these numbers."""
        names = self.kit.names
        return tuple([names[card] for card in cards])

    @property
    def hands(self) -> tuple[tuple[str, ...], ...] | None:
        """All hands if the view is open, else ``None``."""
        return None if self.open_hands is None else tuple(map(self.names, self.open_hands))

    def __str__(self) -> str:
        """Return the board as plain text, as this sight sees it."""
        return self.painter.text(self)

    def _repr_svg_(self) -> str:
        """Return the board as SVG for a notebook."""
        return self.painter.svg(self)

    def __repr__(self) -> str:
        """Return the sight, the rule set and the decider, for debugging."""
        whose = f"seat {self.sight}" if self.seat >= 0 else _NOBODYS[str(self.sight)]
        round_ = getattr(self, "round", 1)  # the cave has but one
        return f"<View of {whose}: {describe_game(self.ruleset, self.seats, round_, self.decider)}>"

    def named(self) -> dict[str, object]:
        """Return all fields by name, as screens show them: of the discard only its size."""
        return {name: getattr(self, name) for name in self.fields} | {
            "discard": len(self.discarded)
        }

    def to_dict(self) -> dict[str, object]:
        """Return all fields as plain JSON data."""
        return {name: to_json_data(getattr(self, name)) for name in self.fields}
