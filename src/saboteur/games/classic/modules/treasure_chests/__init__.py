"""The mini-expansion Treasure chests: covered paths in the maze, each with a chest under it."""

from saboteur.games.classic.modules.treasure_chests.module import TREASURE_CHESTS

__all__ = ["TREASURE_CHESTS"]
