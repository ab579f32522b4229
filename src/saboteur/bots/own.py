"""Bots of one's own: found by a name or by where their class stands, made, and watched.

``module:Class`` names any class that can be imported; a package that is installed may give its
bots short names in the entry point group ``saboteur.bots``. Nobody looks for bots that were not
asked for: to find one is to run its code.
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
WHERE: Final = ":"
"""Stands between module and class."""
PATIENCE: Final = 60.0
"""Seconds that a bot of one's own may take for a move, if nobody says."""


TINY: Final = 1e-6


class BotError(ValueError):
    """A bot of one's own can't be found or made, or it has failed; the message names it."""


class TooSlow(BaseException):
    """Ends a choice that takes too long: no ``except Exception`` of a bot holds it up."""


def own_names() -> tuple[str, ...]:
    """List the bots that installed packages offer; nothing is imported."""
    return tuple(sorted(entry_points(group=GROUP).names))


def own_bot(word: str, seed: str, patience: float = PATIENCE) -> Bot:
    """Return a new bot of one's own, named as in ``maker``; it is watched."""
    make = maker(word)
    try:
        with _within(patience):
            made = make(seed)
    except TooSlow:
        raise BotError(_slow(word, patience)) from None
    except (Exception, SystemExit) as error:
        message = f"bot {word} can't be made from its seed: {_said(error)}"
        raise BotError(message) from error
    if not callable(getattr(made, "choose", None)):
        message = f"bot {word} has no method choose(view, moves, events)"
        raise BotError(message)
    return Watched(word, made, patience)


def maker(word: str) -> Maker:
    """Return what makes a bot: ``module:Class``, or a name of the entry point group."""
    place = word if WHERE in word else _entry(word).value
    module, _, name = place.partition(WHERE)
    try:
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        message = f"bot {word} can't be found: {_said(error)}"
        raise BotError(message) from error
    if not callable(found):
        message = f"bot {word} can't be made: {place} is no class"
        raise BotError(message)
    make: Maker = found
    return make


def _entry(name: str) -> EntryPoint:
    found = tuple(entry_points(group=GROUP, name=name))
    if not found:
        known = ", ".join(own_names()) or "none"
        message = f"there is no bot {name!r}: installed are {known}, or name one as module:Class"
        raise BotError(message)
    return found[0]


@final
class Watched:
    """A bot of one's own that answers with a legal move, in time, or is named for what it did."""

    def __init__(self, name: str, bot: Bot, patience: float = PATIENCE) -> None:
        """Take the bot, and how many seconds it has for a move."""
        self.name = name
        self._bot = bot
        self._patience = patience

    def choose(self, view: Any, moves: Moves, events: News) -> Move:  # noqa: ANN401 - each family's own
        """Return the bot's choice; raises ``BotError``."""
        try:
            with _within(self._patience):
                move: object = self._bot.choose(view, moves, events)
        except TooSlow:
            raise BotError(_slow(self.name, self._patience)) from None
        except (Exception, SystemExit) as error:
            message = f"bot {self.name} failed when it was asked {view.asked!r}: {_said(error)}"
            raise BotError(message) from error
        for legal in moves:
            if legal is move:
                return legal
        raise BotError(f"bot {self.name} {_wrong(move)}")


def _wrong(answer: object) -> str:
    if isinstance(answer, Move):
        return f"chose {answer.text!r}, which is none of its legal moves"
    kind = type(answer).__name__
    return f"returned {answer!r}, a {kind}: a bot returns one of the moves that it was given"


def _slow(name: str, patience: float) -> str:
    return f"bot {name} took longer than {patience:g} seconds"


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Raise ``TooSlow`` in whatever takes longer; where no alarm can ring, once it is done."""
    began = monotonic()
    rings = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    with _alarm(seconds) if rings else nullcontext():
        yield
    if monotonic() - began > seconds:
        raise TooSlow


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    began = monotonic()
    before = signal.signal(signal.SIGALRM, _ring)
    left, again = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:  # somebody else's alarm goes on
            signal.setitimer(signal.ITIMER_REAL, max(left - monotonic() + began, TINY), again)


def _ring(_signal: int, _frame: FrameType | None) -> None:
    raise TooSlow
