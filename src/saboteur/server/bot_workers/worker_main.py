"""Main loop of a worker process: reads bot and advice requests, writes moves and advice.

Usage: ``python -m saboteur.server.bot_workers.worker_main MAX_MIB`` (0 for no memory limit).
"""

import faulthandler
import os
import pickle
import signal
import sys
from typing import Final

from saboteur.table.analysis.move_advice import AdviceRequest, compute_advice
from saboteur.table.bot_runtime.bot_request import BotFailed, BotRequest, handle_request

HARD_TIMEOUT_S: Final = 6.0
"""After this time the worker process exits, if a bot cannot be stopped otherwise."""
LENGTH_BYTES: Final = 4
READY, OK, ERROR = b"?", b"+", b"-"
"""First byte of a frame: ready for the first request; a result; an error."""
NICENESS: Final = 5
"""The server process gets the CPU first where cores are scarce."""
_DEVNULL: Final = os.open(os.devnull, os.O_RDWR)


def main(max_mib: int) -> None:
    """Answer requests from standard input until it is closed."""
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
        faulthandler.dump_traceback_later(HARD_TIMEOUT_S, exit=True, file=_DEVNULL)
        reply = _handle_request(source.read(int.from_bytes(length, "big")))
        faulthandler.cancel_dump_traceback_later()


def _handle_request(payload: bytes) -> bytes:
    """Return a result frame, or an error frame without any text written by the bot."""
    try:
        request: BotRequest | AdviceRequest = pickle.loads(payload)  # noqa: S301 - our own server
        reply = (
            compute_advice(request)
            if isinstance(request, AdviceRequest)
            else handle_request(request)
        )
        return OK + reply.encode()
    except BotFailed as failure:
        return ERROR + str(failure.args[1]).encode()
    except Exception as error:  # noqa: BLE001 - any error: the worker goes on
        return ERROR + type(error).__name__.encode()


if __name__ == "__main__":
    main(int(sys.argv[1]))
