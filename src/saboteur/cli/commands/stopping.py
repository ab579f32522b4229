"""Stopping a command that runs for long."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def killed_like_interrupted() -> Iterator[None]:
    """Let ``kill`` do what Ctrl + C does: a command in the background does not hear the latter."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def unstopped() -> Iterator[None]:
    """Finish what must not be left half done; whoever wants to stop us is heard after it."""
    heard: list[int] = []
    both = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.getsignal(number) for number in both}
    try:
        for number in both:
            if before[number] is not signal.SIG_IGN:
                signal.signal(number, lambda number, _: heard.append(number))
        yield
    finally:
        for number in both:
            signal.signal(number, before[number])
    if heard:
        raise KeyboardInterrupt
