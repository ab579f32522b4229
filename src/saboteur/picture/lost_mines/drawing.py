"""The board of The Lost Mines as SVG: cards, mines, dwarves, tools, and tokens on edges."""

from typing import ClassVar, Final

from saboteur.games.lost_mines.view import View
from saboteur.picture.lost_mines.board import Board
from saboteur.picture.svg.art import Ground, art
from saboteur.picture.svg.drawing import Drawing
from saboteur.picture.svg.tile import WIDTH, Parts, art_for, shape_of, tile
from saboteur.picture.text.grid import Spot

TOOLS: Final = {"log": "axe", "pond": "boat", "ravine": "rope"}
_SIZES: Final = (0.46, 0.4, 0.31)
"""Widths of a dwarf in rows of one, two or three, in fractions of a card."""


class LostMinesDrawing(Drawing[View]):
    """The board of The Lost Mines as SVG, drawn from a view."""

    ground: ClassVar[Ground] = "forest"
    board: Board

    def card(self, spot: Spot) -> Parts | None:
        """Draw a card or a mine; return ``None`` for an empty cell."""
        if spot in self.poses:
            return self._path(spot, self.poses[spot])
        mine = self.board.mines.get(spot)
        if mine is None:
            return None
        known = mine.face or mine.seen
        if known is None:
            return (art()["backs"]["goal"][list(self.board.mines).index(spot)],)
        kit = self.view.kit
        return self.mark_seen(self._path(spot, kit.poses.pose(kit.cards[known], turned=False)))

    def _path(self, spot: Spot, pose: int) -> Parts:
        kit = self.view.kit
        kind = kit.names[pose // 2]
        lying = kit.poses.poses[pose]
        card = art_for(art()["lost_mines"], kind, kit.poses.poses[pose // 2 * 2].tile)
        groups = shape_of(lying.tile)
        return tile(
            kind,
            self.ground,
            groups,
            "".join(groups),
            card,
            turned=lying.turned,
            more=self.symbols(spot, card, lying.tile),
        )

    def pieces(self) -> None:
        """Draw tools on obstacles, dwarves by the numbers of their seats, tokens on edges."""
        for laid in self.view.maze:
            if laid.obstacle and laid.overcome:
                x, y = self.point((laid.x, laid.y))
                self.token((x, y - 31), TOOLS.get(laid.obstacle, "axe"))
        for spot, seats in self.board.figures.items():
            for number, seat in enumerate(seats):
                dx, dy, width = _dwarf_offset(number, len(seats))
                x, y = self.point(spot)
                drawing = art()["figures"]["forest"][self.view.clans[seat]]
                at = (x + dx * WIDTH, y + dy * WIDTH)
                self.figure(at, drawing, seat, scale=width * WIDTH / 26)
        for token in self.view.tokens:
            self.token(self.edge((token.x, token.y), token.side), token.token, hostile=True)


def _dwarf_offset(number: int, count: int) -> tuple[float, float, float]:
    """Return a dwarf's offset among ``count`` and its width, in fractions of a card."""
    columns = 1 if count < 2 else 2 if count < 5 else 3
    rows = -(-count // columns)
    row, column = divmod(number, columns)
    in_row = min(columns, count - row * columns)
    return (
        (column - (in_row - 1) / 2) * (0.31 if columns == 3 else 0.4),
        0.06 + (row - (rows - 1) / 2) * (0.4 if rows > 2 else 0.5),
        _SIZES[columns - 1],
    )
