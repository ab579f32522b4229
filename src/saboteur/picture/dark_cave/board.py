"""The cave as text: cards, goals, dwarves, creatures and webs on the grid."""

from collections.abc import Iterable
from typing import Final

from saboteur.games.dark_cave.view import View
from saboteur.games.view import Goal
from saboteur.kernel.geometry import SIDE_NAMES, SIDES, E, N, S, W, pack_xy, xy
from saboteur.kernel.maze import cell_of, empty_maze, node_at, reach_from
from saboteur.kernel.tile import CLOSED, NODES_PER_CARD
from saboteur.picture.dark_cave.symbols import CREATURE_SYMBOLS, WEB_SYMBOL, draw_path, goal_symbol
from saboteur.picture.text.blocks import LARGE, SMALL, Block, Size, draw_back, shade
from saboteur.picture.text.board import FamilyBoard
from saboteur.picture.text.glyphs import EYE, PAWN_SYMBOL, UNKNOWN
from saboteur.picture.text.grid import Spot
from saboteur.picture.text.styles import BLOCKED, HARM, PAWN

SEAT_SYMBOLS: Final = "⁰¹²³⁴⁵⁶⁷"
"""Symbols of the seats' dwarves, raised so that they differ from the numbers of choices."""


class Board(FamilyBoard[View]):
    """The board of The Dark Cave as text, drawn from a view."""

    def read_view(self) -> tuple[Iterable[Spot], Spot]:
        """Store the contents of the view by cell; return the cells to show and the focus.

        The focus is the cell of the dwarf on turn.
        """
        view = self.view
        self.goals = {(goal.x, goal.y): goal for goal in view.goals}
        self.lit = _lit(view)
        self.dwarves: dict[tuple[Spot, int], list[int]] = {}
        for seat, dwarf in enumerate(view.dwarves):
            if dwarf is not None:
                self.dwarves.setdefault(((dwarf.x, dwarf.y), dwarf.space), []).append(seat)
        spots = [*map(xy, view.cards), *self.goals]
        return spots, self._focus()

    def _focus(self) -> Spot:
        """Return the cell to show if the cave is larger than the window: the dwarf on turn."""
        turn = self.view.turn
        dwarf = None if turn is None else self.view.dwarves[turn]
        return (0, 0) if dwarf is None else (dwarf.x, dwarf.y)

    def draw_cell(self, spot: Spot, size: Size) -> Block | None:
        """Draw a card of the cave or a goal; return ``None`` for an empty cell."""
        place = pack_xy(*spot)
        if place not in self.view.cards:
            return _goal(self.goals[spot], self.view, size) if spot in self.goals else None
        pose = self.view.cards[place]
        gold = any(cell_of(node) == place for node in self.view.vein_nodes)
        block = draw_path(self.view.kit, pose, self.lit[spot], size, gold=gold)
        return shade(block) if sum(spot) % 2 else block

    def overlay(self, block: Block, spot: Spot, size: Size) -> None:
        """Draw webs, dwarves and creatures on a card."""
        for web in self.view.webs:
            if (web.x, web.y) == spot:
                row, column = _place(SIDE_NAMES.index(web.side), size)
                block[row][column] = (WEB_SYMBOL, HARM)
            elif (
                web.side == "E" and (web.x + 1, web.y) == spot and pack_xy(*spot) in self.view.cards
            ):
                row, column = _place(W, size)
                block[row][column] = (WEB_SYMBOL, HARM) if size == LARGE else block[row][column]
        for (where, space), seats in self.dwarves.items():
            if where == spot:
                row, column = self._space(spot, space, size)
                block[row][column] = (
                    SEAT_SYMBOLS[seats[0]] if len(seats) == 1 else PAWN_SYMBOL,
                    PAWN,
                )
        for creature in self.view.creatures:
            if (creature.x, creature.y) == spot:
                row, column = self._space(spot, creature.space, size)
                beside = column + 1 if column + 1 < size.width else column - 1
                beside = size.width - 1 if size == SMALL else beside
                block[row][beside] = (CREATURE_SYMBOLS[creature.creature], BLOCKED)

    def _space(self, spot: Spot, space: int, size: Size) -> tuple[int, int]:
        """Return the position of a space in the picture of its card."""
        laid = self.view.kit.poses.poses[self.view.cards[pack_xy(*spot)]]
        if size == SMALL:
            return 0, 0
        sides = laid.exits[space]
        crowded = any(len(other) > 1 for at, other in enumerate(laid.exits) if at != space)
        if len(sides) == 1 or (sides and crowded):
            return _place(sides[0], size)
        return (size.height - 1, 0) if not sides and space + 1 < laid.tile.nodes else size.middle


def _place(side: int, size: Size) -> tuple[int, int]:
    """Return the position of an edge in the picture of its card."""
    row, column = size.middle
    return {N: (0, column), E: (row, size.width - 1), S: (size.height - 1, column), W: (row, 0)}[
        side
    ]


def _lit(view: View) -> dict[Spot, str]:
    """Return, by card, the edges that are connected to Start; webs do not interrupt."""
    maze = empty_maze(view.kit.poses.poses)
    for place, pose in view.cards.items():
        maze.lay(place, pose)
    reach = reach_from(maze, [view.kit.start_node])
    found: dict[tuple[int, int], str] = {}
    for place, pose in view.cards.items():
        arms = maze.poses[pose].arms
        found[xy(place)] = "".join(
            SIDE_NAMES[side]
            for side in SIDES
            if arms[side] != CLOSED and node_at(place, arms[side]) in reach.nodes
        )
    return found


def _goal(goal: Goal, view: View, size: Size) -> Block:
    """Draw the back of a goal; an eye marks a card that the seat saw."""
    known = goal.face or goal.seen
    if known is None:
        return draw_back(UNKNOWN, "", size)
    return draw_back(goal_symbol(view.kit, view.kit.cards[known]), EYE, size)


def node_of(view: View, seat: int) -> int | None:
    """Return the space of a seat's dwarf; ``None`` outside the mine."""
    dwarf = view.dwarves[seat]
    return None if dwarf is None else pack_xy(dwarf.x, dwarf.y) * NODES_PER_CARD + dwarf.space
