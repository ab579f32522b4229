"""Bots: they see their seat's view, its events and its legal moves, and nothing else.

>>> import saboteur
>>> game = saboteur.new("saboteur", seats=3, seed="friday")
>>> player = bot("novice", seed="saturday", family=game.rules.family)
>>> player.choose(game.view(game.decider), (), game.legal_moves()) in game.legal_moves()
True
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from saboteur.bots.classic.expert import expert as classic_expert
from saboteur.bots.classic.moment import moment as classic_moment
from saboteur.bots.classic.novice import NoviceBot as ClassicNovice
from saboteur.bots.classic.skilled import SkilledBot as ClassicSkilled
from saboteur.bots.dark_cave.expert import expert as dark_cave_expert
from saboteur.bots.dark_cave.novice import NoviceBot as DarkCaveNovice
from saboteur.bots.dark_cave.skilled import SkilledBot as DarkCaveSkilled
from saboteur.bots.duel.expert import ExpertBot as DuelExpert
from saboteur.bots.duel.novice import NoviceBot as DuelNovice
from saboteur.bots.duel.skilled import SkilledBot as DuelSkilled
from saboteur.bots.lost_mines.expert import expert as lost_mines_expert
from saboteur.bots.lost_mines.novice import NoviceBot as LostMinesNovice
from saboteur.bots.lost_mines.skilled import SkilledBot as LostMinesSkilled
from saboteur.bots.lot import Moment, whole_view
from saboteur.bots.protocol import Bot, Budget
from saboteur.bots.uniform import RandomBot
from saboteur.kernel.value import value

__all__ = ["LEVELS", "Bot", "Budget", "bot", "levels"]

LEVELS: Final = ("random", "novice", "skilled", "expert")
"""From the weakest to the strongest."""


@value
class Players:
    """Who plays a family: a maker for each level that must know its rules."""

    makers: Mapping[str, Callable[[str], Bot]]
    """By level; one that a family does not have is played by the next below."""
    moment: Moment
    """What the lots of the level ``random`` go by; ``lot.whole_view`` unless a view may recur."""


FAMILIES: Final[Mapping[str, Players]] = MappingProxyType(
    {
        "classic": Players(
            {"novice": ClassicNovice, "skilled": ClassicSkilled, "expert": classic_expert},
            classic_moment,
        ),
        "duel": Players(
            {"novice": DuelNovice, "skilled": DuelSkilled, "expert": DuelExpert}, whole_view
        ),
        "lost-mines": Players(
            {"novice": LostMinesNovice, "skilled": LostMinesSkilled, "expert": lost_mines_expert},
            whole_view,
        ),
        "dark-cave": Players(
            {"novice": DarkCaveNovice, "skilled": DarkCaveSkilled, "expert": dark_cave_expert},
            whole_view,
        ),
    }
)
"""The bots of every family, by its id."""


def levels(family: str) -> tuple[str, ...]:
    """List the levels that a family has, from the weakest to the strongest."""
    return ("random", *(level for level in LEVELS if level in FAMILIES[family].makers))


def bot(level: str, seed: str, family: str = "classic") -> Bot:
    """Return a new bot of a level, for one seat of one game; a rule set names its ``family``."""
    if level not in LEVELS:
        raise ValueError(f"there is no bot level {level!r}; levels are {', '.join(LEVELS)}")
    players = FAMILIES[family]
    for name in reversed(LEVELS[: LEVELS.index(level) + 1]):
        if name in players.makers:
            return players.makers[name](seed)
    return RandomBot(seed, players.moment)
