"""Bots: players that see their seat's view, its events and its legal moves, and nothing else.

>>> import saboteur
>>> game = saboteur.new("saboteur", seats=3, seed="friday")
>>> player = bot("novice", seed="saturday", family=game.rules.family)
>>> player.choose(game.view(game.decider), game.legal_moves(), ()) in game.legal_moves()
True

A custom bot is any object with ``choose`` (see ``Bot``). It is named like a level, by the module
and the name of its class: ``bot("my_bots:Eager", seed="saturday")``.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from saboteur.bots.classic.decision_key import decision_key as classic_decision_key
from saboteur.bots.classic.expert import analyse as classic_analyse
from saboteur.bots.classic.expert import make_expert as classic_expert
from saboteur.bots.classic.novice import NoviceBot as ClassicNovice
from saboteur.bots.classic.skilled import SkilledBot as ClassicSkilled
from saboteur.bots.classic.speech import ClassicSpeechModel
from saboteur.bots.custom_bots import (
    GROUP,
    MODULE_SEPARATOR,
    BotError,
    Watched,
    load_bot,
    maker,
    own_names,
)
from saboteur.bots.dark_cave.expert import analyse as dark_cave_analyse
from saboteur.bots.dark_cave.expert import make_expert as dark_cave_expert
from saboteur.bots.dark_cave.novice import NoviceBot as DarkCaveNovice
from saboteur.bots.dark_cave.skilled import SkilledBot as DarkCaveSkilled
from saboteur.bots.dark_cave.speech import DarkCaveSpeechModel
from saboteur.bots.duel.expert import ExpertBot as DuelExpert
from saboteur.bots.duel.expert import analyse as duel_analyse
from saboteur.bots.duel.novice import NoviceBot as DuelNovice
from saboteur.bots.duel.skilled import SkilledBot as DuelSkilled
from saboteur.bots.duel.speech import DuelSpeechModel
from saboteur.bots.lost_mines.expert import analyse as lost_mines_analyse
from saboteur.bots.lost_mines.expert import make_expert as lost_mines_expert
from saboteur.bots.lost_mines.novice import NoviceBot as LostMinesNovice
from saboteur.bots.lost_mines.skilled import SkilledBot as LostMinesSkilled
from saboteur.bots.lost_mines.speech import LostMinesSpeechModel
from saboteur.bots.master.weights import REASONS, missing
from saboteur.bots.move_analysis import MoveAnalysis
from saboteur.bots.protocol import Bot, Budget, Maker, Moves, News
from saboteur.bots.random_bot import RandomBot
from saboteur.bots.speech.speaker import Speaker, SpeechFactory
from saboteur.bots.speech.temperament import Temperament
from saboteur.bots.tie_break import DecisionKey, view_digest
from saboteur.kernel.move import Move
from saboteur.kernel.value import value_class

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
"""The built-in levels, weakest first. ``master`` exists for some boxes and on some machines only
(see ``missing``)."""
MASTER: Final = LEVELS[-1]
STEPS: Final = LEVELS[:-1]
"""The levels to which a busy server lowers its bots. ``master`` is left out, because it does not
search and is as quick as ``skilled``.
"""


@value_class
class BotFamily:
    """The built-in bots of one rule family."""

    factories: Mapping[str, Maker]
    """The bot classes that know the family's rules, by level. A level without an entry is played by
    the next lower one.
    """
    expert_factory: Callable[[str, Budget | None], Bot]
    """Creates a bot of the level ``expert`` that keeps to the given time or simulation budget."""
    decision_key: DecisionKey
    """Returns a key of the decision in a view, which seeds the random choices of the level
    ``random``. It is ``tie_break.view_digest`` unless two decisions of a game can have equal views.
    """
    speech_factory: SpeechFactory
    """Creates the model of what a seat says in the family's games."""
    analyse: Callable[[str, Any, Moves, News, Move], MoveAnalysis]
    """Returns the analysis of a decision by an expert with the given seed."""


FAMILIES: Final[Mapping[str, BotFamily]] = MappingProxyType(
    {
        "classic": BotFamily(
            {"novice": ClassicNovice, "skilled": ClassicSkilled},
            classic_expert,
            classic_decision_key,
            ClassicSpeechModel,
            classic_analyse,
        ),
        "duel": BotFamily(
            {"novice": DuelNovice, "skilled": DuelSkilled},
            DuelExpert,
            view_digest,
            DuelSpeechModel,
            duel_analyse,
        ),
        "lost-mines": BotFamily(
            {"novice": LostMinesNovice, "skilled": LostMinesSkilled},
            lost_mines_expert,
            view_digest,
            LostMinesSpeechModel,
            lost_mines_analyse,
        ),
        "dark-cave": BotFamily(
            {"novice": DarkCaveNovice, "skilled": DarkCaveSkilled},
            dark_cave_expert,
            view_digest,
            DarkCaveSpeechModel,
            dark_cave_analyse,
        ),
    }
)
"""The built-in bots by family id."""


def _require_weights(box: str) -> None:
    if lacking := missing(box):
        raise ValueError(REASONS[lacking])


def _classic_master(seed: str, budget: Budget | None) -> Bot:
    _require_weights("saboteur")
    from saboteur.bots.classic.master.bot import MasterBot  # noqa: PLC0415 - NumPy is an extra

    return MasterBot(seed, budget)


def _duel_master(seed: str, budget: Budget | None) -> Bot:
    _require_weights("duel")
    from saboteur.bots.duel.master.bot import MasterBot  # noqa: PLC0415 - NumPy is an extra

    return MasterBot(seed, budget)


MASTER_FACTORIES: Final[Mapping[str, Callable[[str, Budget | None], Bot]]] = MappingProxyType(
    {"classic": _classic_master, "duel": _duel_master}
)
"""The functions that create a bot of the level ``master``, by family. Other families play
``expert``.
"""


def lowered(level: str, highest: str) -> str:
    """Return the level at which a bot plays while a server caps its bots at ``highest``.

    ``master`` counts as ``skilled`` here, because it does not search and is as quick.

    Args:
        level: The level that the table asked for.
        highest: The highest level that the server currently allows.

    Returns:
        ``level``, or ``highest`` if that is weaker.
    """
    if level == MASTER and LEVELS.index(highest) >= LEVELS.index("skilled"):
        return level
    return min(level, highest, key=LEVELS.index)


def levels(family: str) -> tuple[str, ...]:
    """List the levels that a family offers on every machine, weakest first.

    Args:
        family: The id of the family, for example ``classic``.

    Returns:
        ``random``, the family's own levels and ``expert``; never ``master``.

    Raises:
        KeyError: The family is unknown.
    """
    return ("random", *(level for level in LEVELS if level in FAMILIES[family].factories), "expert")


def bot(level: str, seed: str, family: str = "classic", budget: Budget | None = None) -> Bot:
    """Return a new bot for one seat of one game.

    Args:
        level: One of ``LEVELS``, or the name of a custom bot (see ``own_names`` and ``maker``).
        seed: Decides all random choices of the bot.
        family: The family of the rule set (``rules.family``).
        budget: How long the bot may search. Levels without a search and custom bots ignore it.

    Returns:
        The bot. A level that the family does not have is played by the next lower one.

    Raises:
        ValueError: The level is unknown, or ``master`` lacks its weights or NumPy.
        KeyError: The family is unknown.
        BotError: A custom bot cannot be found or made.
    """
    if level not in LEVELS and (MODULE_SEPARATOR in level or level in own_names()):
        return load_bot(level, seed)
    if level not in LEVELS:
        raise ValueError(f"there is no bot level {level!r}; levels are {', '.join(LEVELS)}")
    bot_family = FAMILIES[family]
    if level == MASTER and family in MASTER_FACTORIES:
        return MASTER_FACTORIES[family](seed, budget)
    if level in {"expert", MASTER}:
        return bot_family.expert_factory(seed, budget)
    for name in reversed(LEVELS[: LEVELS.index(level) + 1]):
        if name in bot_family.factories:
            return bot_family.factories[name](seed)
    return RandomBot(seed, bot_family.decision_key)


def speaker(seed: str, family: str, temperament: Temperament) -> Speaker:
    """Return the speaker for a bot on one seat of one game; its level does not matter.

    Args:
        seed: Decides all random choices, for example when a saboteur lies.
        family: The family of the rule set.
        temperament: How talkative the speaker is.

    Returns:
        An object whose ``speak`` returns the lines to say after each turn of the seat.

    Raises:
        KeyError: The family is unknown.
    """
    return Speaker(seed, temperament, FAMILIES[family].speech_factory(seed))
