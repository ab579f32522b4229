"""What happens in a worker: a bot is asked, and says its move (``table.question``).

python -m saboteur.server.thinking.thinker MEGABYTES     is such a process; 0 for no limit
"""

import faulthandler
import os
import pickle
import signal
import sys
from typing import Final

from saboteur.table.advice import AdviceQuestion, advise
from saboteur.table.question import BotFailed, Question, answer

END: Final = 6.0
"""Seconds after which a worker ends whose bot can't be stopped otherwise."""
LENGTH_BYTES: Final = 4
READY, SAID, FAILED = b"?", b"+", b"-"
"""How its frames begin: it awaits its first question; a move; what went wrong."""
NICE: Final = 5
"""Tables come before their bots where cores are scarce."""
_NOWHERE: Final = os.open(os.devnull, os.O_RDWR)


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
        asked: Question | AdviceQuestion = pickle.loads(packed)  # noqa: S301 - from our own server
        said = advise(asked) if isinstance(asked, AdviceQuestion) else answer(asked)
        return SAID + said.encode()
    except BotFailed as failed:
        return FAILED + str(failed.args[1]).encode()
    except Exception as error:  # noqa: BLE001 - whatever it was, the next question may be better
        return FAILED + type(error).__name__.encode()


if __name__ == "__main__":
    main(int(sys.argv[1]))
