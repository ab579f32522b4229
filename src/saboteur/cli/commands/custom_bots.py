"""Bots on the command line: built-in levels, and custom bots as ``module:Class``."""

import os
import re
import sys
from collections.abc import Iterable
from typing import Final

from saboteur.bots import LEVELS, MASTER, BotError, maker, missing, own_names
from saboteur.bots.custom_bots import MODULE_SEPARATOR
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts

BOT_NAME: Final = re.compile(r"\w[\w -]{0,15}")
"""The names that a server's custom bots can have."""

EXAMPLE: Final = "name=module:Class"


def parse_levels(texts: Texts, word: str) -> list[str]:
    """Parse a list of levels and custom bots; custom bots are imported."""
    levels = [level.strip() for level in word.split(",")]
    for level in levels:
        check_level(texts, level)
    return levels


def check_level(texts: Texts, level: str) -> None:
    """Raise ``UsageError`` if a level is not installed or a custom bot cannot be loaded."""
    if level == MASTER and missing("saboteur"):
        raise UsageError(texts.text("error-master", lacking=missing("saboteur")))
    if level in LEVELS:
        return
    if MODULE_SEPARATOR not in level and level not in own_names():
        known = ", ".join((*LEVELS, *own_names()))
        raise UsageError(texts.text("error-bot", asked=level, known=known))
    add_cwd_to_path()
    try:
        maker(level)
    except BotError as error:
        raise custom_bot_error(texts, error) from None


def parse_offered_bots(texts: Texts, words: Iterable[str]) -> dict[str, str]:
    """Parse the bots that a server offers; map their names at the tables to ``module:Class``."""
    found: dict[str, str] = {}
    for word in words:
        given, _, place = word.rpartition("=")
        name = given or place.rpartition(MODULE_SEPARATOR)[2]
        if place in LEVELS or name in LEVELS or name in found or not BOT_NAME.fullmatch(name):
            raise UsageError(texts.text("error-own-name", asked=name, named=EXAMPLE))
        check_level(texts, place)
        found[name] = place
    return found


def add_cwd_to_path() -> None:
    """Put the working directory on ``sys.path``, as ``python -m`` does."""
    folder = os.getcwd()  # noqa: PTH109 - sys.path holds strings
    if folder not in sys.path:
        sys.path.insert(0, folder)


def custom_bot_error(texts: Texts, error: BotError) -> UsageError:
    """Return the ``UsageError`` for a custom bot that cannot be loaded."""
    return UsageError(texts.text("error-own-bot", reason=str(error)))
