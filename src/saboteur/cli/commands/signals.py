"""Signal handling of long-running commands."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def sigterm_as_interrupt() -> Iterator[None]:
    """Raise ``KeyboardInterrupt`` on SIGTERM too; background jobs do not receive Ctrl + C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def shield_signals() -> Iterator[None]:
    """Delay SIGINT and SIGTERM until the block is done, then raise ``KeyboardInterrupt``."""
    received: list[int] = []
    both = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.getsignal(number) for number in both}
    try:
        for number in both:
            if before[number] is not signal.SIG_IGN:
                signal.signal(number, lambda number, _: received.append(number))
        yield
    finally:
        for number in both:
            signal.signal(number, before[number])
    if received:
        raise KeyboardInterrupt
