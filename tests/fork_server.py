"""The command in processes forked from one that has imported its libraries.

Imports take most of the time of a short process, and the tests start hundreds. So the fork server
of ``multiprocessing`` imports ``tests.preloaded`` once.
"""

import atexit
import ctypes
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import cache
from multiprocessing import reduction
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import IO, Final, Self

PR_SET_PDEATHSIG: Final = 1
Setup = Callable[[], object]
"""Prepares a process before the command runs; must be picklable."""


class ForkedProcess:
    """A process of the command, with the interface of ``subprocess.Popen``."""

    def __init__(
        self,
        args: tuple[str, ...],
        stdio: tuple[IO[str] | int, ...],
        *,
        stdout: IO[str] | None = None,
        stderr: IO[str] | None = None,
        environment: Mapping[str, str] | None = None,
        setup: Setup | None = None,
        has_terminal: bool = False,
    ) -> None:
        files = [_InheritedFile(each if isinstance(each, int) else each.fileno()) for each in stdio]
        environment = dict(os.environ if environment is None else environment)
        self._process = _context().Process(
            target=_run_command, args=(args, files, environment, setup, has_terminal)
        )
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid
        self.stdout = stdout
        self._stderr = stderr

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("saboteur", timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Wait for the end of the process; return its remaining output and its errors."""
        self.wait(timeout)
        output = "" if self.stdout is None or self.stdout.closed else self.stdout.read()
        errors = ""
        if self._stderr is not None and not self._stderr.closed:
            self._stderr.seek(0)
            errors = self._stderr.read()
        self.close()
        return output, errors

    def close(self) -> None:
        for file in (self.stdout, self._stderr):
            if file is not None:
                file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.wait()


class _InheritedFile:
    """A file descriptor that is passed to a process, and unpickled there as its number."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def __reduce__(self) -> tuple[Callable[[object], int], tuple[object]]:
        return _detach, (reduction.DupFd(self._descriptor),)


def _detach(duplicate: object) -> int:
    return int(duplicate.detach())  # type: ignore[attr-defined]


@cache
def _context() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.preloaded"])
    atexit.register(_kill_all)
    return context


def _kill_all() -> None:
    for process in multiprocessing.active_children():
        process.kill()


def start(*args: str, setup: Setup | None = None) -> ForkedProcess:
    """Start the command without input; its output is read from ``stdout``."""
    ours, theirs = os.pipe()
    errors = _temporary_file()
    with Path(os.devnull).open(encoding="utf-8") as nothing, os.fdopen(theirs, "w") as output:
        reader = os.fdopen(ours, encoding="utf-8")
        return ForkedProcess(
            args, (nothing, output, errors), stdout=reader, stderr=errors, setup=setup
        )


def run(
    *args: str, stdin_text: str, environment: Mapping[str, str], timeout: float
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end with this input; return its exit code and output."""
    with _temporary_file() as keyboard, _temporary_file() as screen:
        keyboard.write(stdin_text)
        keyboard.seek(0)
        errors = _temporary_file()
        files = (keyboard, screen, errors)
        process = ForkedProcess(args, files, stderr=errors, environment=environment)
        complaints = process.communicate(timeout)[1]
        screen.seek(0)
        return subprocess.CompletedProcess(args, process.wait(), screen.read(), complaints)


def _temporary_file() -> IO[str]:
    return tempfile.TemporaryFile("w+", encoding="utf-8", newline="")


def start_in_terminal(terminal: int, *args: str, environment: Mapping[str, str]) -> ForkedProcess:
    """Start the command in a terminal, in a session of its own."""
    return ForkedProcess(args, (terminal,) * 3, environment=environment, has_terminal=True)


def _run_command(
    args: tuple[str, ...],
    files: list[int],
    environment: Mapping[str, str],
    setup: Setup | None,
    has_terminal: bool,  # noqa: FBT001 - positional in a process
) -> None:
    """Run the command in this forked process, with the given files and environment."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # of the fork server
    if has_terminal:
        os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.environ.clear()
    os.environ.update(environment)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", 1 if os.isatty(1) else -1, "utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, "utf-8", "backslashreplace", closefd=False)  # noqa: SIM115
    if setup is not None:
        setup()
    from saboteur.cli import main  # noqa: PLC0415 - not in the process of the tests

    sys.argv = ["-c", *args]
    main()
