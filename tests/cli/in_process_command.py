"""The command in this process, with the test's input, output and environment.

What needs a real process (signals, exit codes, a real window) is in ``command_process``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from io import BytesIO, TextIOBase, TextIOWrapper
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Self
from unittest.mock import patch

from typer import rich_utils

from saboteur.cli import main
from tests.cli.command_process import PROMPT, environment

PIPE_ENVIRONMENT = {"COLUMNS": "80", "LINES": "25"}
"""Environment of a command whose output is a pipe."""


@dataclass(frozen=True)
class CommandResult:
    returncode: int
    stdout: str
    stderr: str


@contextmanager
def redirected_environment(
    args: Sequence[str],
    stdin: object,
    stdout: object,
    stderr: object,
    extra_environment: dict[str, str],
) -> Iterator[None]:
    """Replace the streams, arguments and environment of this process."""
    with (
        patch.dict(os.environ, environment(**extra_environment), clear=True),
        patch.multiple(sys, argv=["saboteur", *args], stdin=stdin, stdout=stdout, stderr=stderr),
        patch.object(rich_utils, "FORCE_TERMINAL", None),  # read from the environment at import
    ):
        yield


def run_main() -> int:
    try:
        main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    message = "the command did not end with an exit code"
    raise AssertionError(message)


def run(*args: str, stdin_text: str = "", **extra_environment: str) -> CommandResult:
    """Run the command in this process; return its exit code and output."""
    script = TextIOWrapper(BytesIO(stdin_text.encode()), "utf-8")
    out, err = (TextIOWrapper(BytesIO(), "utf-8", write_through=True) for _ in range(2))
    with redirected_environment(args, script, out, err, PIPE_ENVIRONMENT | extra_environment):
        code = run_main()
    return CommandResult(code, *(stream.buffer.getvalue().decode() for stream in (out, err)))


class Screen(TextIOBase):
    r"""A terminal output that keeps what is written, with ``\r\n`` as line ends."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.written = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.written += text.replace("\n", "\r\n")
        return len(text)


class Keyboard(TextIOBase):
    """A terminal input that signals each question to the test and waits for its line."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.asked: SimpleQueue[bool] = SimpleQueue()
        """True at each question, False at the end of the command."""
        self.lines: SimpleQueue[str | None] = SimpleQueue()

    def isatty(self) -> bool:
        return True

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        """Wait for the test's line and return it; ``""`` is the end of input."""
        self.asked.put(item=True)
        line = self.lines.get()
        if line is None:
            return ""
        self.screen.write(f"{line}\n")
        return f"{line}\n"


class Session:
    """A command in a terminal of this size, as ``command_process.Session``.

    The command and the test take turns: one of them waits while the other runs.
    """

    def __init__(self, *words: str, columns: int = 80, lines: int = 24, **more: str) -> None:
        self.screen = Screen()
        self.keyboard = Keyboard(self.screen)
        window = {"COLUMNS": str(columns), "LINES": str(lines), "TERM": "xterm-256color"}
        self.here = redirected_environment(
            words, self.keyboard, self.screen, self.screen, window | more
        )
        self.thread = Thread(target=self._run)
        self.code: int | None = None
        self.seen = 0
        self.stack = ExitStack()

    def _run(self) -> None:
        try:
            self.code = run_main()
        finally:
            self.keyboard.asked.put(item=False)

    @property
    def written(self) -> str:
        """Return the output so far, control codes included."""
        return self.screen.written

    def prompt(self) -> str:
        """Wait for the next prompt or the end; return the output since the last answer."""
        if self.keyboard.asked.get():
            assert self.written.endswith(PROMPT), self.written[-400:]
        shown, self.seen = self.written[self.seen :], len(self.written)
        return shown

    def answer(self, line: str) -> str:
        """Type a line; wait for the next prompt or the end and return the output since."""
        self.keyboard.lines.put(line)
        return self.prompt()

    def end(self) -> int:
        """End the input, wait for the command to end, and return its exit code."""
        self.keyboard.lines.put(None)
        self.thread.join()
        assert self.code is not None
        return self.code

    def __enter__(self) -> Self:
        self.stack.enter_context(self.here)
        self.thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.keyboard.lines.put(None)  # a player who leaves the terminal leaves the game
        self.thread.join()
        self.stack.close()
