"""Custom bots: loaded by name or by module and class, and supervised.

``module:Class`` names any class that can be imported; an installed package may give its bots short
names in the entry point group ``saboteur.bots``. Only bots that are asked for are loaded, because
loading a bot runs its code.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from time import monotonic
from types import FrameType
from typing import Any, Final, final

from saboteur.bots.protocol import Bot, Maker, Moves, News
from saboteur.kernel.move import Move

GROUP: Final = "saboteur.bots"
"""The entry point group of custom bots."""
MODULE_SEPARATOR: Final = ":"
"""Separates module and class in the name of a bot."""
MOVE_TIMEOUT_S: Final = 60.0
"""Default time limit for a move of a custom bot."""


MIN_ALARM_S: Final = 1e-6


class BotError(ValueError):
    """A custom bot cannot be found or created, or has failed; the message names it."""


class MoveTimeout(BaseException):
    """A choice took too long. It is no ``Exception``, so that no handler of the bot catches it."""


def own_names() -> tuple[str, ...]:
    """List the names of the bots that installed packages offer; imports nothing.

    Returns:
        The names in the entry point group ``GROUP``, sorted.
    """
    return tuple(sorted(entry_points(group=GROUP).names))


def load_bot(name: str, seed: str, timeout_s: float = MOVE_TIMEOUT_S) -> Bot:
    """Return a new custom bot, supervised; ``name`` is a name that ``maker`` accepts.

    Raises:
        BotError: The bot cannot be found or made, or making it took longer than ``timeout_s``.
    """
    make = maker(name)
    try:
        with _time_limit(timeout_s):
            made = make(seed)
    except MoveTimeout:
        raise BotError(_timeout_text(name, timeout_s)) from None
    except (Exception, SystemExit) as error:
        message = f"bot {name} can't be made from its seed: {_error_text(error)}"
        raise BotError(message) from error
    if not callable(getattr(made, "choose", None)):
        message = f"bot {name} has no method choose(view, moves, events)"
        raise BotError(message)
    return Watched(name, made, timeout_s)


def maker(word: str) -> Maker:
    """Return the factory of a custom bot.

    Args:
        word: ``module:Class``, or a name of the entry point group.

    Returns:
        A callable that makes a bot from a seed.

    Raises:
        BotError: The name is unknown, importing the module failed, or it is not callable.
    """
    place = word if MODULE_SEPARATOR in word else _entry_point(word).value
    module, _, name = place.partition(MODULE_SEPARATOR)
    try:
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        message = f"bot {word} can't be found: {_error_text(error)}"
        raise BotError(message) from error
    if not callable(found):
        message = f"bot {word} can't be made: {place} is no class"
        raise BotError(message)
    make: Maker = found
    return make


def _entry_point(name: str) -> EntryPoint:
    found = tuple(entry_points(group=GROUP, name=name))
    if not found:
        known = ", ".join(own_names()) or "none"
        message = f"there is no bot {name!r}: installed are {known}, or name one as module:Class"
        raise BotError(message)
    return found[0]


@final
class Watched:
    """A custom bot whose choices are checked: each must be legal and in time.

    Args:
        name: The name of the bot, which every error message states.
        bot: The bot.
        patience: Time limit for a move, in seconds.
    """

    def __init__(self, name: str, bot: Bot, patience: float = MOVE_TIMEOUT_S) -> None:
        self.name = name
        self._bot = bot
        self._timeout_s = patience

    def choose(self, view: Any, moves: Moves, events: News) -> Move:  # noqa: ANN401 - each family's own
        """Return the bot's choice.

        Raises:
            BotError: The bot raised an exception, took too long, or answered with an illegal move.
        """
        try:
            with _time_limit(self._timeout_s):
                move: object = self._bot.choose(view, moves, events)
        except MoveTimeout:
            raise BotError(_timeout_text(self.name, self._timeout_s)) from None
        except (Exception, SystemExit) as error:
            message = (
                f"bot {self.name} failed when it was asked {view.asked!r}: {_error_text(error)}"
            )
            raise BotError(message) from error
        for legal in moves:
            if legal is move:
                return legal
        raise BotError(f"bot {self.name} {_illegal_answer_text(move)}")


def _illegal_answer_text(answer: object) -> str:
    if isinstance(answer, Move):
        return f"chose {answer.text!r}, which is none of its legal moves"
    kind = type(answer).__name__
    return f"returned {answer!r}, a {kind}: a bot returns one of the moves that it was given"


def _timeout_text(name: str, timeout_s: float) -> str:
    return f"bot {name} took longer than {timeout_s:g} seconds"


def _error_text(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


@contextmanager
def _time_limit(timeout_s: float) -> Iterator[None]:
    """Raise ``MoveTimeout`` if the body takes longer than ``timeout_s``.

    Outside the main thread, or where signals have no timer, it is raised only once the body has
    ended.
    """
    began = monotonic()
    rings = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    with _alarm_after(timeout_s) if rings else nullcontext():
        yield
    if monotonic() - began > timeout_s:
        raise MoveTimeout


@contextmanager
def _alarm_after(timeout_s: float) -> Iterator[None]:
    began = monotonic()
    before = signal.signal(signal.SIGALRM, _raise_timeout)
    left, again = signal.setitimer(signal.ITIMER_REAL, timeout_s)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:  # restore the previous alarm
            signal.setitimer(
                signal.ITIMER_REAL, max(left - monotonic() + began, MIN_ALARM_S), again
            )


def _raise_timeout(_signal: int, _frame: FrameType | None) -> None:
    raise MoveTimeout
