"""The mini-expansion Treasure chests: covered paths in the maze with a surprise under each."""

from saboteur.games.classic.modules.treasure_chests.module import TREASURE_CHESTS

__all__ = ["TREASURE_CHESTS"]
