"""Pictures of a game: the board as a sight sees it, as text and as SVG.

The terminal colours the same text, and the drawings of the SVG are those of the browser.
"""

from typing import Any

from saboteur.games.view import GameView
from saboteur.picture.registry import BOARDS
from saboteur.picture.text.blocks import LARGE
from saboteur.picture.text.board import Reader

__all__ = ["text"]


def text(view: GameView[Any]) -> str:
    """Draw the board of a view as plain text, coordinates at the rim."""
    seat = view.seat
    return BOARDS[type(view)](view, Reader(seat if seat >= 0 else None)).text(LARGE)


class _Painter:
    """What views are drawn by, from the layer that knows how."""

    text = staticmethod(text)


GameView.painter = _Painter()
