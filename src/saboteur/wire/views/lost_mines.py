"""The view of The Lost Mines on the wire, as ``View.named`` gives it."""

from saboteur.games.lost_mines.view import View
from saboteur.wire.struct import Message
from saboteur.wire.views.view import GameView, as_message, prepared


class LaidCard(Message):
    """A face-up card on the board: a path, a Start or a mine that was entered."""

    x: int
    y: int
    card: str
    turned: bool
    obstacle: str | None
    """What lies across the path, overcome or not."""
    overcome: bool
    """Whether its tool token lies on it (LM-19)."""


class MineCell(Message):
    """A mine space: its face if it lies open, and what this seat saw of it."""

    x: int
    y: int
    face: str | None
    seen: str | None
    looked: tuple[int, ...]


class TreasureCard(Message):
    """A treasure of the round, beside the board or before a seat."""

    number: int
    symbol: str
    holder: int | None
    card: str | None
    """Its kind, if this seat may know it."""
    value: int | None
    looked: tuple[int, ...]


class DwarfCard(Message):
    """A seat's dwarf: where his figure stands; his card only to those who may know it."""

    seat: int
    clan: str
    x: int
    y: int
    card: str | None
    identity: str | None
    looked: tuple[int, ...]


class EdgeToken(Message):
    """A trap or a troll on an edge; the side is E or S."""

    x: int
    y: int
    side: str
    token: str
    seat: int | None
    """Whose troll it is."""


class TrollCard(Message):
    """A troll card that lies before its player until his next turn (LM-24)."""

    seat: int
    card: str


class BoardSize(Message):
    """How many columns and rows of spaces are printed."""

    columns: int
    rows: int


class WonTreasure(Message):
    """A treasure that a seat had taken when the round ended."""

    number: int
    seat: int
    card: str
    value: int


class RoundResult(Message):
    """How a round ended: what was shown, and what each seat got (LM-42 to LM-46)."""

    round: int
    cause: str
    dwarves: tuple[str, ...]
    treasures: tuple[WonTreasure, ...]
    dragon: int | None
    """The seat that paid the dragon."""
    gains: tuple[int, ...]


@prepared
class LostMinesView(GameView, tag="lost-mines"):
    """A game of The Lost Mines through one sight. A screen never shows the discard (R-186)."""

    rounds: int
    asked_seats: tuple[int, ...]
    """Who is asked afterwards, in a vote."""
    proposed: bool
    draws: int
    """How many cards the seat on turn will draw."""
    dwarf: str | None
    """Your own secret dwarf."""
    aside: int
    discard: int
    """How many cards lie there."""
    board: BoardSize
    maze: tuple[LaidCard, ...]
    mines: tuple[MineCell, ...]
    treasures: tuple[TreasureCard, ...]
    dwarves: tuple[DwarfCard, ...]
    tokens: tuple[EdgeToken, ...]
    trolls: tuple[TrollCard, ...]
    supply: dict[str, int]
    dragon: int | None
    last: int | None
    points: tuple[int, ...]
    results: tuple[RoundResult, ...]


def view_message(view: View) -> LostMinesView:
    """Return a view as a message; a field too many or too few raises ``ValidationError``."""
    return as_message(view.named(), LostMinesView)
