"""The board of a duel: the maze with what both seats reach, as it lies or as a move leaves it."""

from dataclasses import dataclass
from typing import final

from saboteur.games.duel.kit import Kit
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from


@final
@dataclass(slots=True, eq=False)
class Board:
    """A maze with the reaches of both seats; a move is tried on a copy.

    ``board_of`` makes one from a view.
    """

    kit: Kit
    maze: Maze
    reaches: list[Reach]

    def after_laying(self, place: PackedCell, pose: int) -> "Board":
        """Return the board with a path, or a goal face up, on a cell."""
        maze = self.maze.clone()
        maze.uncover(place)
        maze.lay(place, pose)
        reaches = self.reaches.copy()
        for seat, reach in enumerate(reaches):
            if place in reach.ends or maze.poses[pose].tile.hubs:  # else it does not concern him
                reaches[seat] = reach.clone()
                reaches[seat].extend(maze, place)
        return Board(self.kit, maze, reaches)

    def after_rockfall(self, place: PackedCell) -> "Board":
        """Return the board without the path on a cell."""
        maze = self.maze.clone()
        number = maze.lift(place)
        reaches = [reach.clone() for reach in self.reaches]
        for reach in reaches:
            reach.withdraw(maze, place, number)
        return Board(self.kit, maze, reaches)

    def after_opening(self, place: PackedCell, seats: range) -> "Board":
        """Return the board with a barrier open to some seats: a key (one) or a bribe (all)."""
        reaches = self.reaches.copy()
        for seat in seats:
            reaches[seat] = reaches[seat].clone()
            reaches[seat].open(self.maze, place)
        return Board(self.kit, self.maze, reaches)


def board_of(view: View, before: Board | None = None) -> Board:
    """Lay out what a view shows: cards and tokens.

    Where cards were only laid since ``before``, they are added to that.
    """
    if before is not None and _goes_on(before, view):
        for place in view.cards.keys() - before.maze.cards.keys():
            before = before.after_laying(place, view.cards[place])
        return before
    kit = view.kit
    maze = empty_maze(kit.poses.poses)
    for place, number in view.cards.items():
        maze.lay(place, number)
    for place in view.covered:
        maze.cover(place)
    reaches = []
    for seat, colour in enumerate(view.colour_numbers):
        blocked, opened = kit.blocked(colour), _opened(view, seat)
        reaches.append(reach_from(maze, kit.start_nodes[colour], blocked=blocked, opened=opened))
    return Board(kit, maze, reaches)


def _goes_on(before: Board, view: View) -> bool:
    """Whether all that lay there lies there still, and no other barrier is open."""
    return before.maze.cards.items() <= view.cards.items() and all(
        reach.opened == _opened(view, seat) for seat, reach in enumerate(before.reaches)
    )


def _opened(view: View, seat: int) -> frozenset[PackedCell]:
    """Return the barriers that are open to a seat: trolls bribed by anyone, and its keys."""
    bribed = [place for place, _ in view.marks.bribes]
    return frozenset(bribed + [place for place, holder in view.marks.keys if holder == seat])
