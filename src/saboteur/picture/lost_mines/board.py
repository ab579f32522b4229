"""The board of The Lost Mines as text: cards, mines, dwarves, and tokens on edges."""

from collections.abc import Iterable
from typing import Final

from saboteur.games.lost_mines.view import Token, View
from saboteur.kernel.geometry import SIDE_NAMES, E, neighbour, pack_xy, xy
from saboteur.kernel.maze import cell_of, empty_maze, node_at, reach_from
from saboteur.picture.lost_mines.symbols import TOKEN_SYMBOLS, decorate, mine_symbol
from saboteur.picture.text.blocks import Block, Size, draw_back, shade
from saboteur.picture.text.board import FamilyBoard
from saboteur.picture.text.glyphs import EYE, UNKNOWN
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.styles import BLOCKED, CLAN
from saboteur.picture.text.tunnels import draw_card

CROWD_SYMBOL: Final = "+"
"""Follows a dwarf's symbol if more dwarves are on the cell than fit."""


class Board(FamilyBoard[View]):
    """The board of The Lost Mines as text, drawn from a view."""

    def read_view(self) -> tuple[Iterable[Spot], Spot]:
        """Store the contents of the view by cell; return the cells to show and the focus.

        The focus is the viewer's dwarf or, for spectators, the dwarf on turn.
        """
        view, onlooker = self.view, self.viewer
        self.mines = {(mine.x, mine.y): mine for mine in view.mines}
        self.figures: dict[Spot, list[int]] = {}
        for seat, figure in enumerate(view.figures):
            self.figures.setdefault(xy(figure), []).append(seat)
        self.tokens: dict[Spot, list[Token]] = {}
        for token in view.tokens:
            beyond = neighbour(pack_xy(token.x, token.y), SIDE_NAMES.index(token.side))
            self.tokens.setdefault(xy(beyond), []).append(token)
        self.lit = linked_cells(view, onlooker.seat)
        focus = view.figures[onlooker.seat if onlooker.seat is not None else view.turn or 0]
        return map(xy, view.kit.board), xy(focus)

    def draw_cell(self, spot: Spot, size: Size) -> Block | None:
        """Draw a card or a mine; return ``None`` for an empty cell."""
        view, place = self.view, pack_xy(*spot)
        kit = view.kit
        if place in view.cards:
            pose = view.cards[place]
            lit = "".join(SIDE_NAMES) if place in self.lit else ""
            block = draw_card(kit.poses.poses[pose].tile, lit, size)
            decorate(block, kit, pose // 2, size, self.viewer, overcome=place in view.tools)
            return shade(block) if sum(spot) % 2 else block
        mine = self.mines.get(spot)
        if mine is None:
            return None
        known = mine.face or mine.seen
        return draw_back(
            UNKNOWN if known is None else mine_symbol(kit, kit.cards[known]),
            "" if known is None else EYE,
            size,
        )

    def overlay(self, block: Block, spot: Spot, size: Size) -> None:
        """Draw dwarves by the numbers of their seats, and the tokens on the edges.

        A token lies on the western or northern rim of the cell beyond its edge.
        """
        for token in self.tokens.get(spot, ()):
            row, column = size.middle
            at = (row, 0) if SIDE_NAMES.index(token.side) == E else (0, column)
            block[at[0]][at[1]] = (TOKEN_SYMBOLS[token.token], BLOCKED)
        seats = sorted(self.figures.get(spot, []), key=lambda seat: seat != self.viewer.seat)
        places = _places(size, labelled=spot in self.choices)
        for number, (seat, (row, column)) in enumerate(zip(seats, places, strict=False), 1):
            more = number == len(places) < len(seats)
            sign = CROWD_SYMBOL if more else str(seat)
            block[row][column] = (sign, CLAN + self.view.clans[seat])


def linked_cells(view: View, seat: int | None) -> set[int]:
    """Return the cells linked with the dwarf of ``seat``, or with a Start if it is ``None``."""
    kit = view.kit
    maze = empty_maze(kit.poses.poses)
    for place, pose in view.cards.items():
        maze.lay(place, pose)
    sources = kit.starts if seat is None else [view.figures[seat]]
    nodes = [node_at(place, 0) for place in sources if place in view.cards]
    return {cell_of(node) for node in reach_from(maze, nodes).nodes}


def _places(size: Size, *, labelled: bool) -> list[tuple[int, int]]:
    """Return the positions of dwarves on a cell: corners, so that paths and labels stay visible."""
    last = size.width - 1
    if size.height == 1:
        return [(0, last)] if labelled else [(0, 0), (0, last)]
    if size.height == 2:
        return [(0, last), (0, 0)]
    return [(0, last), (2, last), (2, 0), (0, 0)]
