"""Pictures of a game: the board from any viewpoint, as text and as SVG.

The terminal colours the same text, and the SVG uses the drawings of the browser client.
"""

from collections.abc import Iterable
from typing import Any

from saboteur.games.view import GameView
from saboteur.kernel.move import Move
from saboteur.picture.registry import FAMILIES
from saboteur.picture.svg.art import THEMES, Theme
from saboteur.picture.text.blocks import LARGE
from saboteur.picture.text.board import FamilyBoard, PlainViewer
from saboteur.picture.text.grid import Spot

__all__ = ["Svg", "Theme", "svg", "text"]


class Svg(str):
    """SVG text that notebooks display as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def text(view: GameView[Any]) -> str:
    """Return the board of a view as plain text, with coordinates at the rim."""
    return _board(view).text(LARGE)


def svg(
    view: GameView[Any],
    *,
    last: Move | bool = True,
    legal: Iterable[Move] = (),
    theme: Theme = "dark",
) -> Svg:
    """Return the board of a view as SVG.

    The cells of the move ``last`` have a frame. If that move names no cell, or if ``last`` is
    ``True``, the card laid last has it. The cells of ``legal`` moves have dashes round them.

    Raises:
        ValueError: there is no such theme.
    """
    if theme not in THEMES:
        message = f"there is no theme {theme!r}; themes are {' and '.join(THEMES)}"
        raise ValueError(message)
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
    return board(view, PlainViewer(view.seat if view.seat >= 0 else None))


def _cells(moves: Iterable[Move]) -> set[Spot]:
    """Return the cells that moves name."""
    return {cell for move in moves for cell in (move.cell, move.other) if cell is not None}


class _Painter:
    """The functions ``text`` and ``svg`` for views, whose lower layer cannot import them."""

    text = staticmethod(text)
    svg = staticmethod(svg)


GameView.painter = _Painter()
