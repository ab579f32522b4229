"""What happens in a worker: a bot is asked, and says its move.

It is told what the bot's seat may see and nothing else: its view, the events of its sight from
the deal on, its legal moves. A bot's choice depends on its seed and on what it was shown, in
however many portions (``saboteur.bots.protocol``), so it makes the bot anew for every question and
keeps no state: any worker may answer, also after a crash.

    python -m saboteur.server.table.thinker MEGABYTES     is such a process; 0 for no limit
"""

import faulthandler
import io
import os
import pickle
import signal
import sys
from dataclasses import dataclass
from traceback import walk_tb
from typing import Any, Final

from saboteur.bots import LEVELS, Bot, BotError, Budget, bot
from saboteur.bots.own import own_bot
from saboteur.bots.protocol import Moves, News
from saboteur.games.options import OptionValue
from saboteur.games.registry import ruleset
from saboteur.games.ruleset import AnyRuleSet

KIT: Final = "kit"
"""Stands for the rule set's compiled cards, which the worker has of its own."""
THINKING: Final = 0.2
"""Seconds that a level which searches may take for a move."""
OWN_THINKING: Final = 5.0
"""Seconds that a bot of the operator's own may take for a move; then it is stopped."""
END: Final = 6.0
"""Seconds after which a worker ends whose bot can't be stopped otherwise."""
LENGTH_BYTES: Final = 4
READY, SAID, FAILED = b"?", b"+", b"-"
"""How its frames begin: it awaits its first question; a move; what went wrong."""
NICE: Final = 5
"""Tables come before their bots where cores are scarce."""
_NOWHERE: Final = os.open(os.devnull, os.O_RDWR)


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked, as plain data for another process."""

    level: str
    """A level, or where the class of a bot of the operator's own stands."""
    seed: str
    ruleset: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    deck: str | None
    sight: bytes
    """The seat's view and events, pickled."""
    moves: tuple[str, ...]
    table: str = ""
    """Who asks: tables take turns."""


class BotFailed(Exception):
    """A bot of the operator's own gave no move: its name, and what went wrong.

    Nothing that it said: its words may hold what its seat holds, and they end in a log.
    """


class _SightUnpickler(pickle.Unpickler):
    """Puts this process's own kit where one is named."""

    def __init__(self, file: io.BytesIO, kit: object) -> None:
        super().__init__(file)
        self._kit = kit

    def persistent_load(self, name: str) -> object:
        if name != KIT:
            raise pickle.UnpicklingError(name)
        return self._kit


def answer(question: Question) -> str:
    """Let a bot choose; one of the operator's own may raise ``BotFailed``."""
    rules: AnyRuleSet = ruleset(
        question.ruleset, question.seats, dict(question.options), question.deck
    )
    view, events = _SightUnpickler(io.BytesIO(question.sight), rules.kit).load()
    moves = tuple(rules.parse_move(text) for text in question.moves)
    if question.level not in LEVELS:
        return _own_choice(question, view, moves, events)
    player = bot(question.level, question.seed, rules.family, Budget(seconds=THINKING))
    return player.choose(view, moves, events).text


def _own_choice(question: Question, view: Any, moves: Moves, events: News) -> str:  # noqa: ANN401 - each family's own view
    try:
        player: Bot = own_bot(question.level, question.seed, OWN_THINKING)
        return player.choose(view, moves, events).text
    except BotError as error:
        raise BotFailed(question.level, _cause(error)) from None
    except BaseException as error:  # noqa: BLE001 - or the worker itself would be told to stop
        raise BotFailed(question.level, type(error).__name__) from None


def _cause(error: BotError) -> str:
    """Name the kind of a mistake and the line of it, without its words."""
    cause = error.__cause__
    if cause is None:
        return "no legal move in time"
    *_, (frame, line) = walk_tb(cause.__traceback__)
    return f"{type(cause).__name__} in {frame.f_code.co_filename}, line {line}"


def main(megabytes: int) -> None:
    """Answer questions from the one who started us, until he has no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with its server, and by nothing else
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(_NOWHERE, 0)  # a bot that reads or prints gets nothing, and spoils nothing
    os.dup2(_NOWHERE, 1)
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        if megabytes:
            resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(NICE)
    said = READY
    while True:
        sink.write(len(said).to_bytes(LENGTH_BYTES, "big") + said)
        sink.flush()
        length = source.read(LENGTH_BYTES)
        if not length:
            return
        faulthandler.dump_traceback_later(END, exit=True, file=_NOWHERE)
        said = _said(source.read(int.from_bytes(length, "big")))
        faulthandler.cancel_dump_traceback_later()


def _said(packed: bytes) -> bytes:
    """Answer a question: with a move, or with what went wrong, in no words of a bot's."""
    try:
        return SAID + answer(pickle.loads(packed)).encode()  # noqa: S301 - from our own server
    except BotFailed as failed:
        return FAILED + str(failed.args[1]).encode()
    except Exception as error:  # noqa: BLE001 - whatever it was, the next question may be better
        return FAILED + type(error).__name__.encode()


if __name__ == "__main__":
    main(int(sys.argv[1]))
