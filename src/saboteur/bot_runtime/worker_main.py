"""Main loop of a worker process: reads pickled tasks, writes their results.

Usage: ``python -m saboteur.bot_runtime.worker_main MAX_MIB HARD_TIMEOUT_S`` (0 MiB: no limit).
"""

import faulthandler
import os
import signal
import sys
from typing import Final

from saboteur.bot_runtime.executor import BotFailed, run_task
from saboteur.notation.record import RecordError

LENGTH_BYTES: Final = 4
READY, OK, ERROR = b"?", b"+", b"-"
"""The first byte of a frame: ready for the first task; a result; an error."""
NICENESS: Final = 5
"""The niceness of a worker, so that the server process gets the CPU first."""
_DEVNULL: Final = os.open(os.devnull, os.O_RDWR)


def main(max_mib: int, hard_timeout_s: float) -> None:
    """Run tasks from standard input until it is closed.

    A task that takes longer than ``hard_timeout_s`` ends the process, in case the server has
    already exited.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(_DEVNULL, 0)  # a bot that reads or prints must not disturb the protocol
    os.dup2(_DEVNULL, 1)
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        if max_mib:
            resource.setrlimit(resource.RLIMIT_AS, (max_mib << 20, max_mib << 20))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(NICENESS)
    reply = READY
    while True:
        sink.write(len(reply).to_bytes(LENGTH_BYTES, "big") + reply)
        sink.flush()
        length = source.read(LENGTH_BYTES)
        if not length:
            return
        faulthandler.dump_traceback_later(hard_timeout_s, exit=True, file=_DEVNULL)
        reply = answer_frame(source.read(int.from_bytes(length, "big")))
        faulthandler.cancel_dump_traceback_later()


def answer_frame(pickled_task: bytes) -> bytes:
    """Return a result frame, or an error frame without any text written by a custom bot."""
    try:
        return OK + run_task(pickled_task).encode()
    except BotFailed as failure:
        return ERROR + str(failure.args[1]).encode()
    except RecordError as error:
        return ERROR + str(error).encode()
    except Exception as error:  # noqa: BLE001 - any error: the worker goes on
        return ERROR + type(error).__name__.encode()


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
