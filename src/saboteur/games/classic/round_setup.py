"""The set-up of a round before its cards are dealt."""

from functools import lru_cache
from typing import TypeVar

from saboteur.games.classic.kit import Kit
from saboteur.kernel.event import Event
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from
from saboteur.kernel.randomness import pick, shuffle

T = TypeVar("T")


class Setup:
    """The set-up of a round while it is prepared; modules add cards and change the maze.

    It starts as the set-up of the base game.
    """

    def __init__(self, kit: Kit, seed: str, round_: int) -> None:
        self.kit = kit
        self.seed = seed
        self.round = round_
        self.deck = list(kit.deck)
        """The cards to be shuffled and dealt (B-10)."""
        self.goals = list(kit.goal_cards)
        """The goal cards to be shuffled and laid on the goal cells (B-9)."""
        self.goals_out: tuple[int, ...] = ()
        """Goal cards that stay in the box."""
        maze, _ = opening(kit)
        self.maze = maze.clone()
        self.slots: dict[str, object] = {}
        self.news: list[Event] = []
        """Events of modules, logged after the event that begins the round."""

    def shuffled(self, items: list[T], purpose: str) -> list[T]:
        """Return the items shuffled with the seed of the game, for a purpose in this round."""
        return shuffle(items, self.seed, f"round/{self.round}/{purpose}")

    def pick(self, limit: int, purpose: str) -> int:
        """Return a random number below ``limit``, for a purpose in this round."""
        return pick(limit, self.seed, f"round/{self.round}/{purpose}")


@lru_cache(maxsize=256)
def opening(kit: Kit) -> tuple[Maze, Reach]:
    """Return a maze with Start face up and the goals face down (B-9, R-3), and the reach of Start.

    Cached; each round copies it.
    """
    maze = empty_maze(kit.poses.poses)
    maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
    for place in kit.goal_cells:
        maze.cover(place)
    return maze, reach_from(maze, kit.start_nodes)
