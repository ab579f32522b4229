"""Replays of finished games over HTTP; steps and sights come as text from the URL."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from saboteur import picture
from saboteur.kernel.sight import OPEN, PUBLIC, Sight
from saboteur.play.replay import Replay
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import replay_log, replay_step
from saboteur.protocol.errors import StepNotFound

THEMES: Final[Mapping[str, picture.Theme]] = MappingProxyType({"dark": "dark", "light": "light"})
MAX_RECORD_BYTES: Final = 128 * 1024


def get_replay_log(replay: Replay, sight: str) -> wire.ReplayLog:
    """Return the log of a finished game as a sight saw it. Raises ``StepNotFound``."""
    try:
        return replay_log(replay, _parse_sight(sight))
    except ValueError as error:
        raise StepNotFound(str(error)) from None


def get_replay_step(replay: Replay, step: str, sight: str) -> wire.ReplayStep:
    """Return one step of a finished game as a sight saw it. Raises ``StepNotFound``."""
    try:
        return replay_step(replay, _parse_number(step), _parse_sight(sight))
    except (IndexError, ValueError) as error:
        raise StepNotFound(str(error)) from None


def get_board_image(replay: Replay, name: str, theme: str) -> str:
    """Return the public board at a step as SVG. Raises ``StepNotFound``.

    ``name`` is a file name such as ``12.svg``; ``theme`` is ``dark`` or ``light``.
    """
    number, _, extension = name.partition(".")
    known_theme = THEMES.get(theme)
    if extension != "svg" or known_theme is None:
        raise StepNotFound("pictures are STEP.svg, dark or light")
    try:
        step = _parse_number(number)
        return picture.svg(
            replay.view(step, PUBLIC), last=replay.move(step) or False, theme=known_theme
        )
    except (IndexError, ValueError) as error:
        raise StepNotFound(str(error)) from None


def parse_step(text: str) -> int:
    """Parse the number of a step. Raises ``StepNotFound``."""
    try:
        return _parse_number(text)
    except ValueError as error:
        raise StepNotFound(str(error)) from None


def _parse_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise ValueError("steps are numbers from 0 on")
    return int(text)


def _parse_sight(text: str) -> Sight:
    if text == PUBLIC:
        return PUBLIC
    return OPEN if text == OPEN else _parse_number(text)
