"""The bots that a host may seat, and the bot that plays in place of a missing one."""

from collections.abc import Mapping
from typing import Final

from saboteur.bots import LEVELS, MASTER, STEPS, levels, missing
from saboteur.games.registry import family_of

SUBSTITUTE_LEVEL: Final = "novice"
"""The level of a bot that replaces an absent player or a failed bot: sensible moves, no search."""


def available_bots(ruleset_id: str, custom_bots: Mapping[str, str]) -> tuple[str, ...]:
    """Return the bots that a host may seat: the usual levels, then this server's extra ones."""
    return (*levels(family_of(ruleset_id)), *extra_bots(ruleset_id, custom_bots))


def extra_bots(ruleset_id: str, custom_bots: Mapping[str, str]) -> tuple[str, ...]:
    """Return the bots beyond the usual levels: ``master`` if installed, and custom bots."""
    return (*(() if missing(ruleset_id) else (MASTER,)), *custom_bots)


def resolve_bot(level: str, custom_bots: Mapping[str, str], ruleset_id: str) -> str:
    """Return the level that plays, or the import path of a custom bot.

    ``master`` is replaced by the strongest level if it is not installed, and a bot that
    this server no longer offers by a substitute, so that its games continue.
    """
    if level == MASTER and missing(ruleset_id):
        return STEPS[-1]
    return level if level in LEVELS else custom_bots.get(level, SUBSTITUTE_LEVEL)
