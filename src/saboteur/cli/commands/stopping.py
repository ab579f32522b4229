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
