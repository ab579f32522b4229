"""Bots on the command line: levels by their names, bots of one's own as ``module:Class``."""

import os
import re
import sys
from collections.abc import Iterable
from typing import Final

from saboteur.bots import LEVELS, MASTER, BotError, maker, missing, own_names
from saboteur.bots.own import WHERE
from saboteur.cli.errors import UsageError
from saboteur.texts import Texts

NAME: Final = re.compile(r"\w[\w -]{0,15}")
"""What a bot may be called at a server's tables."""

EXAMPLE: Final = "name=module:Class"


def checked_levels(texts: Texts, word: str) -> list[str]:
    """Read a list of levels and bots of one's own, or refuse; these are imported."""
    levels = [level.strip() for level in word.split(",")]
    for level in levels:
        check_level(texts, level)
    return levels


def check_level(texts: Texts, level: str) -> None:
    """Refuse what is neither a level that is installed nor a bot that can be found."""
    if level == MASTER and missing("saboteur"):
        raise UsageError(texts.text("error-master", lacking=missing("saboteur")))
    if level in LEVELS:
        return
    if WHERE not in level and level not in own_names():
        known = ", ".join((*LEVELS, *own_names()))
        raise UsageError(texts.text("error-bot", asked=level, known=known))
    find_here()
    try:
        maker(level)
    except BotError as error:
        raise own_failure(texts, error) from None


def offered_bots(texts: Texts, words: Iterable[str]) -> dict[str, str]:
    """Read which bots a server offers: by the names at its tables, where their classes stand."""
    found: dict[str, str] = {}
    for word in words:
        given, _, place = word.rpartition("=")
        name = given or place.rpartition(WHERE)[2]
        if place in LEVELS or name in LEVELS or name in found or not NAME.fullmatch(name):
            raise UsageError(texts.text("error-own-name", asked=name, named=EXAMPLE))
        check_level(texts, place)
        found[name] = place
    return found


def find_here() -> None:
    """Let modules of the folder be found in which the command was given, as Python itself does."""
    here = os.getcwd()  # noqa: PTH109 - as sys.path has it
    if here not in sys.path:
        sys.path.insert(0, here)


def own_failure(texts: Texts, error: BotError) -> UsageError:
    """Return what is wrong with a bot of one's own, as a refusal of the command."""
    return UsageError(texts.text("error-own-bot", reason=str(error)))
