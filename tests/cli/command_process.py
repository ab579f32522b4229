"""The real command as its own process, with pipes or in a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
from pathlib import Path
from types import TracebackType
from typing import Self

import saboteur
from tests import fork_server

PROMPT = "> "
TIMEOUT_S = 60
WIPE = "\x1b[H\x1b[2J\x1b[3J"
CLEAR = "\x1b[H\x1b[2J"


def environment(**extra: str) -> dict[str, str]:
    """Return an environment without the user's settings.

    The command runs from the source under test, even if another version is installed.
    """
    kept = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")}
    source = str(Path(saboteur.__file__).parents[1])
    return {**kept, "LANG": "C.UTF-8", "PYTHONPATH": source, **extra}


def run(
    *args: str, stdin_text: str = "", **extra_environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with pipes; return its exit code and output."""
    return fork_server.run(
        *args,
        stdin_text=stdin_text,
        environment=environment(**extra_environment),
        timeout=TIMEOUT_S,
    )


class Session:
    """The command in a pseudo-terminal of this size."""

    def __init__(self, *words: str, columns: int = 80, lines: int = 24, **more: str) -> None:
        self.screen, keyboard = pty.openpty()
        size = struct.pack("HHHH", lines, columns, 0, 0)
        fcntl.ioctl(keyboard, termios.TIOCSWINSZ, size)
        self.process = fork_server.start_in_terminal(
            keyboard,
            *words,
            environment=environment(TERM="xterm-256color", **more),
        )
        os.close(keyboard)
        self.raw = b""

    @property
    def written(self) -> str:
        """Return the output so far, control codes included."""
        return self.raw.decode("utf-8", "replace")

    def prompt(self) -> str:
        """Wait for the next prompt or the end; return the output since the last answer."""
        seen = len(self.raw)
        while not self.raw[seen:].endswith(PROMPT.encode()):
            if not self._read():
                break
        return self.raw[seen:].decode("utf-8", "replace")

    def answer(self, line: str) -> str:
        """Type a line; wait for the next prompt or the end and return the output since."""
        os.write(self.screen, f"{line}\n".encode())
        return self.prompt()

    def interrupt(self) -> int:
        """Send SIGINT, as Ctrl + C does, once the command waits for input; return its exit code."""
        while not self._waits():
            os.sched_yield()
        self.process.send_signal(signal.SIGINT)
        return self.end()

    def end(self) -> int:
        while self._read():
            pass
        return self.process.wait(TIMEOUT_S)

    def _waits(self) -> bool:
        """Return whether the process sleeps: a signal sent before would be handled too late."""
        state = Path(f"/proc/{self.process.pid}/stat")
        return state.read_text("utf-8").rpartition(")")[2].split()[0] == "S"

    def _read(self) -> bool:
        ready, _, _ = select.select([self.screen], [], [], TIMEOUT_S)
        if not ready:
            message = f"nothing was written for {TIMEOUT_S} s; last: {self.written[-400:]!r}"
            raise TimeoutError(message)
        try:
            found = os.read(self.screen, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += found
        return bool(found)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.screen)
