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
MAX_STEPS: Final = 16
"""Maximum number of steps in one answer."""
FIRST_STEP: Final = "0"
DEFAULT_STEPS: Final = str(MAX_STEPS)


def get_replay_log(replay: Replay, sight: str) -> wire.ReplayLog:
    """Return the log of a finished game as a sight saw it. Raises ``StepNotFound``."""
    try:
        return replay_log(replay, _parse_sight(sight))
    except ValueError as error:
        raise StepNotFound(str(error)) from None


def get_replay_steps(replay: Replay, start: str, count: str, sight: str) -> wire.ReplaySteps:
    """Return up to ``count`` steps of a finished game from ``start`` on, as a sight saw them.

    Raises ``StepNotFound``, also for a ``count`` outside of 1 to ``MAX_STEPS``.
    """
    try:
        first, viewing_sight = _parse_number(start), _parse_sight(sight)
        last = min(first + _parse_count(count) - 1, len(replay))
        steps = range(first, max(first, last) + 1)  # an unknown first step is an error
        return wire.ReplaySteps(
            steps=tuple(replay_step(replay, step, viewing_sight) for step in steps)
        )
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
        raise ValueError("steps, counts and seats are numbers from 0 on")
    return int(text)


def _parse_count(text: str) -> int:
    count = _parse_number(text)
    if not 1 <= count <= MAX_STEPS:
        raise ValueError(f"count is a number from 1 to {MAX_STEPS}")
    return count


def _parse_sight(text: str) -> Sight:
    if text == PUBLIC:
        return PUBLIC
    return OPEN if text == OPEN else _parse_number(text)
