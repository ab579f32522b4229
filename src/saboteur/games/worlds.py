"""Possible worlds: what every family lays out first of a state made from a seat's view."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, TypeVar

from saboteur.games.view import GameView
from saboteur.kernel.maze import Maze, empty_maze
from saboteur.kernel.randomness import Stream

Place = TypeVar("Place", bound=Hashable)


def viewer(view: GameView[Any]) -> int:
    """Return the seat whose view it is; no other sight has a possible world."""
    if not isinstance(view.sight, int):
        message = "a possible world is made from a seat's view"
        raise ValueError(message)  # noqa: TRY004 - a sight is of the right type, but not a seat
    return view.sight


def lay_out(view: GameView[Any]) -> Maze:
    """Lay the maze out as the view shows it."""
    maze = empty_maze(view.kit.poses.poses)
    for place, pose in view.cards.items():
        maze.lay(place, pose)
    for place in view.covered:
        maze.cover(place)
    return maze


def put_down(view: GameView[Any]) -> list[int]:
    """List the cards that lie openly on the table and nowhere else yet (R-238).

    Several questions may be about the same one: what it costs, and that it waits for that.
    """
    moves = dict.fromkeys(asked.move for asked in view.stack if asked.move is not None)
    return [move.kind for move in moves]


def fill(
    places: Sequence[Place], known: Mapping[Place, int], pool: Sequence[int], stream: Stream
) -> tuple[dict[Place, int], list[int]]:
    """Put a card of the pool on every place, the known ones first; return also what is left."""
    shown = {place: known[place] for place in places if place in known}
    rest = stream.shuffled(sorted((Counter(pool) - Counter(shown.values())).elements()))
    return {place: shown[place] if place in shown else rest.pop() for place in places}, rest
