"""Pictures of a game: the board as a sight sees it, as text and as SVG.

The terminal colours the same text, and the drawings of the SVG are those of the browser.
"""

from collections.abc import Iterable
from typing import Any

from saboteur.games.view import GameView
from saboteur.kernel.move import Move
from saboteur.picture.registry import FAMILIES
from saboteur.picture.svg.art import Theme
from saboteur.picture.text.blocks import LARGE
from saboteur.picture.text.board import FamilyBoard, Reader
from saboteur.picture.text.grid import Spot

__all__ = ["Svg", "Theme", "svg", "text"]


class Svg(str):
    """A picture as text, which a notebook shows as what it is."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def text(view: GameView[Any]) -> str:
    """Draw the board of a view as plain text, coordinates at the rim."""
    return _board(view).text(LARGE)


def svg(
    view: GameView[Any],
    *,
    last: Move | bool = True,
    legal: Iterable[Move] = (),
    theme: Theme = "dark",
) -> Svg:
    """Draw the board of a view as SVG.

    A frame is round the cells of the move ``last``, or round the card laid last where it names no
    cell or only ``True`` is given; cells of ``legal`` moves have dashes round them.
    """
    _, drawing = FAMILIES[type(view)]
    board = _board(view)
    newest: Spot | None = getattr(board, "newest", None)
    framed = _cells([last]) if isinstance(last, Move) else set()
    if last and not framed and newest is not None:
        framed = {newest}
    title = repr(view)[1:-1]
    return Svg(drawing(view, board, theme).draw(title, last=framed, legal=_cells(legal)))


def _board(view: GameView[Any]) -> FamilyBoard[Any]:
    board, _ = FAMILIES[type(view)]
    return board(view, Reader(view.seat if view.seat >= 0 else None))


def _cells(moves: Iterable[Move]) -> set[Spot]:
    """Return the cells that moves speak of."""
    return {cell for move in moves for cell in (move.cell, move.other) if cell is not None}


class _Painter:
    """What views are drawn by, from the layer that knows how."""

    text = staticmethod(text)
    svg = staticmethod(svg)


GameView.painter = _Painter()
