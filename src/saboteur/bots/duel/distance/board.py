"""The board of a duel: the maze and what both seats reach in it, now or after a move."""

from dataclasses import dataclass
from typing import final

from saboteur.games.duel.kit import Kit
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from


@final
@dataclass(slots=True, eq=False)
class Board:
    """A maze with the reach of both seats; moves are tried on copies.

    ``board_of`` makes one from a view.
    """

    kit: Kit
    maze: Maze
    reaches: list[Reach]

    def after_laying(self, place: PackedCell, pose: int) -> "Board":
        """Return the board with a path, or a face-up goal, on a cell."""
        maze = self.maze.clone()
        maze.uncover(place)
        maze.lay(place, pose)
        reaches = self.reaches.copy()
        for seat, reach in enumerate(reaches):
            # otherwise its reach does not change
            if place in reach.ends or maze.poses[pose].tile.hubs:
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
        """Return the board with a barrier opened for some seats: one by a key, all by a bribe."""
        reaches = self.reaches.copy()
        for seat in seats:
            reaches[seat] = reaches[seat].clone()
            reaches[seat].unblock(self.maze, place)
        return Board(self.kit, self.maze, reaches)


def board_of(view: View, before: Board | None = None) -> Board:
    """Return the board that a view shows.

    If cards were only laid since ``before``, they are added to that board instead of building a new
    one.
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
    """Return whether ``view`` has all cards of the board ``before`` and the same open barriers."""
    return before.maze.cards.items() <= view.cards.items() and all(
        reach.opened == _opened(view, seat) for seat, reach in enumerate(before.reaches)
    )


def _opened(view: View, seat: int) -> frozenset[PackedCell]:
    """Return the barriers that are open to a seat: bribed trolls, and its keys."""
    bribed = [place for place, _ in view.marks.bribes]
    return frozenset(bribed + [place for place, holder in view.marks.keys if holder == seat])
