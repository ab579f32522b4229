"""The view of The Lost Mines as a message, with the fields of ``View.named``."""

from typing import Literal

from saboteur.games.lost_mines.view import View
from saboteur.protocol.message import Message
from saboteur.protocol.views.view import GameView, precompile, to_message


class LaidCard(Message):
    """A face-up card on the board: a path, a start or a mine that was entered."""

    x: int
    y: int
    card: str
    turned: bool
    obstacle: str | None
    """The obstacle on the path, overcome or not."""
    overcome: bool
    """Whether the tool token that overcomes the obstacle lies on the card (LM-19)."""


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
    """Kind of the treasure; ``null`` if this seat may not know it."""
    value: int | None
    looked: tuple[int, ...]


class DwarfCard(Message):
    """A seat's dwarf: the cell of its figure, and its card if this seat may know it."""

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
    """The seat that placed the troll; ``null`` for a trap."""


class TrollCard(Message):
    """A troll card that lies before its player until that seat's next turn (LM-24)."""

    seat: int
    card: str


class BoardSize(Message):
    """The number of columns and rows on the board."""

    columns: int
    rows: int


class WonTreasure(Message):
    """A treasure that a seat had taken when the round ended."""

    number: int
    seat: int
    card: str
    value: int


class RoundResult(Message):
    """The result of a round: the cards shown, and the gains of each seat (LM-42 to LM-46)."""

    round: int
    cause: Literal["hands-empty", "all-treasures", "agreed"]
    dwarves: tuple[str, ...]
    treasures: tuple[WonTreasure, ...]
    dragon: int | None
    """The seat that paid the dragon."""
    gains: tuple[int, ...]


@precompile
class LostMinesView(GameView, tag="lost-mines"):
    """A view of The Lost Mines.

    The cards of the discard are not included (R-186).
    """

    rounds: int
    asked_seats: tuple[int, ...]
    """The seats still to be asked, in a vote."""
    proposed: bool
    draws: int
    """Number of cards that the seat on turn will draw."""
    dwarf: str | None
    """The secret dwarf card of this seat; ``null`` for other sights."""
    aside: int
    discard: int
    """Number of cards in the discard."""
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
    """Return a view as a message.

    Raises ``ValidationError`` if the fields of the message and of the view differ.
    """
    return to_message(view.named(), LostMinesView)
