"""Bots: they see their seat's view, its events and its legal moves, and nothing else.

>>> import saboteur
>>> game = saboteur.new("saboteur", seats=3, seed="friday")
>>> player = bot("novice", seed="saturday", family=game.rules.family)
>>> player.choose(game.view(game.decider), game.legal_moves(), ()) in game.legal_moves()
True

A bot of your own is anything with ``choose`` (``Bot``). It is named like a level, by where its
class stands: ``bot("my_bots:Eager", seed="saturday")``.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from saboteur.bots.advice import Study
from saboteur.bots.classic.expert import expert as classic_expert
from saboteur.bots.classic.expert import study as classic_study
from saboteur.bots.classic.moment import moment as classic_moment
from saboteur.bots.classic.novice import NoviceBot as ClassicNovice
from saboteur.bots.classic.skilled import SkilledBot as ClassicSkilled
from saboteur.bots.classic.speech import Mind as ClassicMind
from saboteur.bots.dark_cave.expert import expert as dark_cave_expert
from saboteur.bots.dark_cave.expert import study as dark_cave_study
from saboteur.bots.dark_cave.novice import NoviceBot as DarkCaveNovice
from saboteur.bots.dark_cave.skilled import SkilledBot as DarkCaveSkilled
from saboteur.bots.dark_cave.speech import Mind as DarkCaveMind
from saboteur.bots.duel.expert import ExpertBot as DuelExpert
from saboteur.bots.duel.expert import study as duel_study
from saboteur.bots.duel.novice import NoviceBot as DuelNovice
from saboteur.bots.duel.skilled import SkilledBot as DuelSkilled
from saboteur.bots.duel.speech import Mind as DuelMind
from saboteur.bots.lost_mines.expert import expert as lost_mines_expert
from saboteur.bots.lost_mines.expert import study as lost_mines_study
from saboteur.bots.lost_mines.novice import NoviceBot as LostMinesNovice
from saboteur.bots.lost_mines.skilled import SkilledBot as LostMinesSkilled
from saboteur.bots.lost_mines.speech import Mind as LostMinesMind
from saboteur.bots.lot import Moment, whole_view
from saboteur.bots.master.weights import REASONS, missing
from saboteur.bots.own import GROUP, WHERE, BotError, Watched, maker, own_bot, own_names
from saboteur.bots.protocol import Bot, Budget, Maker, Moves, News
from saboteur.bots.speech.speaker import MindMaker, Speaker
from saboteur.bots.speech.temperament import Temperament
from saboteur.bots.uniform import RandomBot
from saboteur.kernel.move import Move
from saboteur.kernel.value import value

__all__ = [
    "GROUP",
    "LEVELS",
    "MASTER",
    "REASONS",
    "STEPS",
    "Bot",
    "BotError",
    "Budget",
    "Maker",
    "Watched",
    "bot",
    "levels",
    "lowered",
    "maker",
    "missing",
    "own_names",
    "speaker",
]

LEVELS: Final = ("random", "novice", "skilled", "expert", "master")
"""From the weakest to the strongest; the last is there for some boxes and on some machines only
(``missing``)."""
MASTER: Final = LEVELS[-1]
STEPS: Final = LEVELS[:-1]
"""What a busy server goes down: ``master`` does not search, and is as quick as ``skilled``."""


@value
class Players:
    """Who plays a family: a maker for each level that must know its rules."""

    makers: Mapping[str, Maker]
    """By level; one that a family does not have is played by the next below."""
    searcher: Callable[[str, Budget | None], Bot]
    """The level ``expert``, which keeps to a budget."""
    moment: Moment
    """What the lots of the level ``random`` go by; ``lot.whole_view`` unless a view may recur."""
    mind: MindMaker
    """What a seat goes by when it speaks."""
    study: Callable[[str, Any, Moves, News, Move], Study]
    """What an expert of a seed would have thought of where a move was made."""


FAMILIES: Final[Mapping[str, Players]] = MappingProxyType(
    {
        "classic": Players(
            {"novice": ClassicNovice, "skilled": ClassicSkilled},
            classic_expert,
            classic_moment,
            ClassicMind,
            classic_study,
        ),
        "duel": Players(
            {"novice": DuelNovice, "skilled": DuelSkilled},
            DuelExpert,
            whole_view,
            DuelMind,
            duel_study,
        ),
        "lost-mines": Players(
            {"novice": LostMinesNovice, "skilled": LostMinesSkilled},
            lost_mines_expert,
            whole_view,
            LostMinesMind,
            lost_mines_study,
        ),
        "dark-cave": Players(
            {"novice": DarkCaveNovice, "skilled": DarkCaveSkilled},
            dark_cave_expert,
            whole_view,
            DarkCaveMind,
            dark_cave_study,
        ),
    }
)
"""The bots of every family, by its id."""


def _need_mind(box: str) -> None:
    if lacking := missing(box):
        raise ValueError(REASONS[lacking])


def _classic_master(seed: str, budget: Budget | None) -> Bot:
    _need_mind("saboteur")
    from saboteur.bots.classic.master.bot import MasterBot  # noqa: PLC0415 - NumPy is an extra

    return MasterBot(seed, budget)


def _duel_master(seed: str, budget: Budget | None) -> Bot:
    _need_mind("duel")
    from saboteur.bots.duel.master.bot import MasterBot  # noqa: PLC0415 - NumPy is an extra

    return MasterBot(seed, budget)


MASTERS: Final[Mapping[str, Callable[[str, Budget | None], Bot]]] = MappingProxyType(
    {"classic": _classic_master, "duel": _duel_master}
)
"""By family, who plays at the level ``master``; another family's is played by ``expert``."""


def lowered(level: str, highest: str) -> str:
    """Return at which level a bot plays while none may think longer than the ``highest`` does."""
    if level == MASTER and LEVELS.index(highest) >= LEVELS.index("skilled"):
        return level
    return min(level, highest, key=LEVELS.index)


def levels(family: str) -> tuple[str, ...]:
    """List the levels that a family always has, from the weakest to the strongest."""
    return ("random", *(level for level in LEVELS if level in FAMILIES[family].makers), "expert")


def bot(level: str, seed: str, family: str = "classic", budget: Budget | None = None) -> Bot:
    """Return a new bot of a level, for one seat of one game; a rule set names its ``family``.

    ``level`` may also name a bot of one's own (``own``); that keeps to no budget.
    """
    if level not in LEVELS and (WHERE in level or level in own_names()):
        return own_bot(level, seed)
    if level not in LEVELS:
        raise ValueError(f"there is no bot level {level!r}; levels are {', '.join(LEVELS)}")
    players = FAMILIES[family]
    if level == MASTER and family in MASTERS:
        return MASTERS[family](seed, budget)
    if level in {"expert", MASTER}:
        return players.searcher(seed, budget)
    for name in reversed(LEVELS[: LEVELS.index(level) + 1]):
        if name in players.makers:
            return players.makers[name](seed)
    return RandomBot(seed, players.moment)


def speaker(seed: str, family: str, temperament: Temperament) -> Speaker:
    """Return who speaks for a bot on one seat of one game, whatever its level."""
    return Speaker(seed, temperament, FAMILIES[family].mind(seed))
