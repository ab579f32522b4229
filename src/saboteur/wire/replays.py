"""Finished games, as they are asked for: a step and a sight are texts that anybody can type."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur import picture
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.play.replay import Replay
from saboteur.wire import messages as wire
from saboteur.wire.encode import replay_log, replay_step
from saboteur.wire.problems import NoStep

THEMES: Final[Mapping[str, picture.Theme]] = MappingProxyType({"dark": "dark", "light": "light"})
LONGEST_RECORD: Final = 128 * 1024
"""In bytes."""


def asked_log(replay: Replay, sight: str) -> wire.ReplayLog:
    """Tell a finished game from the deal to the end, as a sight learnt it; raises ``NoStep``."""
    try:
        return replay_log(replay, _sight(sight))
    except ValueError as error:
        raise NoStep(str(error)) from None


def asked_step(replay: Replay, step: str, sight: str) -> wire.ReplayStep:
    """Show one step of a finished game through a seat's eyes; raises ``NoStep``."""
    try:
        return replay_step(replay, _number(step), _sight(sight))
    except (IndexError, ValueError) as error:
        raise NoStep(str(error)) from None


def asked_picture(replay: Replay, name: str, theme: str) -> str:
    """Draw the board at a step as everybody saw it (``12.svg``); raises ``NoStep``."""
    number, _, form = name.partition(".")
    shown = THEMES.get(theme)
    if form != "svg" or shown is None:
        raise NoStep("pictures are STEP.svg, dark or light")
    try:
        step = _number(number)
        return picture.svg(replay.view(step, PUBLIC), last=replay.move(step) or False, theme=shown)
    except (IndexError, ValueError) as error:
        raise NoStep(str(error)) from None


def step_number(text: str) -> int:
    """Read the number of a step; raises ``NoStep``."""
    try:
        return _number(text)
    except ValueError as error:
        raise NoStep(str(error)) from None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise ValueError("steps are numbers from 0 on")
    return int(text)


def _sight(text: str) -> Sight:
    if text == PUBLIC:
        return PUBLIC
    return OPEN if text == OPEN else _number(text)
