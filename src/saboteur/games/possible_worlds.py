"""Possible worlds: the parts of completing a view to a state that all families share."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, TypeVar

from saboteur.games.view import GameView
from saboteur.kernel.maze import Maze, empty_maze
from saboteur.kernel.randomness import Stream

Place = TypeVar("Place", bound=Hashable)


def viewer(view: GameView[Any]) -> int:
    """Return the seat of a view; raises ``ValueError`` for other sights, which have no world."""
    if not isinstance(view.sight, int):
        message = "a possible world is made from a seat's view"
        raise ValueError(message)  # noqa: TRY004 - a sight is of the right type, but not a seat
    return view.sight


def lay_out(view: GameView[Any]) -> Maze:
    """Return the maze of the view: its face-up cards and its covered cells."""
    maze = empty_maze(view.kit.poses.poses)
    for place, pose in view.cards.items():
        maze.lay(place, pose)
    for place in view.covered:
        maze.cover(place)
    return maze


def put_down(view: GameView[Any]) -> list[int]:
    """Return the cards of declared moves that wait on the stack (R-238).

    They are in no hand, nor yet in the maze or the discard. Each is listed once, even if
    several decisions refer to it.
    """
    moves = dict.fromkeys(asked.move for asked in view.stack if asked.move is not None)
    return [move.kind for move in moves]


def fill(
    places: Sequence[Place], known: Mapping[Place, int], pool: Sequence[int], stream: Stream
) -> tuple[dict[Place, int], list[int]]:
    """Return a card from the pool for every place, and the cards left over.

    Places in ``known`` get their known card, all others a random one.
    """
    shown = {place: known[place] for place in places if place in known}
    rest = stream.shuffled(sorted((Counter(pool) - Counter(shown.values())).elements()))
    return {place: shown[place] if place in shown else rest.pop() for place in places}, rest
