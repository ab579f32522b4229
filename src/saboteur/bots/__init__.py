"""Bots: they see their seat's view, its events and its legal moves, and nothing else.

>>> import saboteur
>>> game = saboteur.new("saboteur", seats=3, seed="friday")
>>> player = bot("novice", seed="saturday")
>>> player.choose(game.view(game.decider), (), game.legal_moves()) in game.legal_moves()
True
"""

from typing import Final

from saboteur.bots.novice import NoviceBot
from saboteur.bots.protocol import Bot, Budget
from saboteur.bots.uniform import RandomBot

__all__ = ["LEVELS", "Bot", "Budget", "bot"]

LEVELS: Final = ("random", "novice")


def bot(level: str, seed: str) -> Bot:
    """Return a new bot of a level, for one seat of one game."""
    if level == "random":
        return RandomBot(seed)
    if level == "novice":
        return NoviceBot(seed)
    raise ValueError(f"there is no bot level {level!r}; levels are {', '.join(LEVELS)}")
