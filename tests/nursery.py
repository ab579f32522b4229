"""The real command in processes of their own, which have read its libraries already.

To read them is most of what a short process does, and the tests start hundreds. So one process
reads them all, does nothing else, and is copied (by fork) for each that is asked for: a copy is a
process as any other, with its own words, environment, pipes and end.
"""

import atexit
import gc
import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock
from typing import IO, Any, Final, Self

import saboteur

COMMAND: Final = "from saboteur.cli import main; main()"
LIBRARIES: Final = (
    "aiosqlite",
    "alembic.command",
    "anyio._backends._asyncio",
    "encodings.idna",
    "litestar.plugins.pydantic",
    "openskill",
    "psycopg",
    "redis.asyncio",
    "saboteur.learn",
    "saboteur.server.serve",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvicorn.lifespan.on",
    "uvloop",
    "websockets.sync.client",
)
LONG: Final = 1 << 20
"""No order is longer."""


class Process:
    """A copy; it is asked and told as a ``subprocess.Popen`` is."""

    def __init__(self, pid: int, stdout: IO[str] | None, stderr: IO[str] | None) -> None:
        """``stderr`` is a file: nobody has to read it while the process runs."""
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._stderr = stderr
        self._end = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """Return how it ended, ``None`` while it runs."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end and return how it ended."""
        if self.returncode is None:
            if not select.select([self._end], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("saboteur", timeout or 0)
            self.returncode = _nursery().ended(self.pid)
            os.close(self._end)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._end, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it without a chance to clean up."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Wait for its end; return what it wrote since, and what it complained of."""
        self.wait(timeout)
        said = "" if self.stdout is None or self.stdout.closed else self.stdout.read()
        complained = ""
        if self._stderr is not None and not self._stderr.closed:
            self._stderr.seek(0)
            complained = self._stderr.read()
        self.close()
        return said, complained

    def close(self) -> None:
        """Let go of what it wrote."""
        for file in (self.stdout, self._stderr):
            if file is not None:
                file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.wait()


class Nursery:
    """The process that is copied, seen from a test."""

    def __init__(self) -> None:
        self._turn = Lock()
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [
                    sys.executable,
                    "-c",
                    "from tests.nursery import nurse; nurse()",
                    str(theirs.fileno()),
                ],
                pass_fds=[theirs.fileno()],
                cwd=Path(__file__).parents[1],
                env=os.environ
                | {"PYTHONPATH": str(Path(saboteur.__file__).parents[1]), "LANG": "C.UTF-8"},
            )
        atexit.register(self._close)

    def born(
        self,
        words: tuple[str, ...],
        files: tuple[int, int, int],
        *,
        program: str,
        environment: Mapping[str, str],
        session: bool,
    ) -> int:
        """Start a copy and return its number."""
        order = {
            "program": program, "words": words, "environment": dict(environment),
            "folder": str(Path.cwd()), "session": session,
        }  # fmt: skip
        return self._asked(order, files)

    def ended(self, pid: int) -> int:
        """Return how a copy ended that has ended."""
        return self._asked({"ended": pid}, ())

    def _asked(self, order: Mapping[str, Any], files: Sequence[int]) -> int:
        with self._turn:  # a test may start several at a time
            socket.send_fds(self._line, [json.dumps(order).encode()], files)
            return int(self._line.recv(LONG))

    def _close(self) -> None:
        self._line.close()
        self._process.wait()


_first = Lock()


def _nursery() -> Nursery:
    with _first:
        return _only()


@cache
def _only() -> Nursery:
    return Nursery()


def start(*words: str, program: str = COMMAND) -> Process:
    """Start the command; what it writes is read from its ``stdout``."""
    outcome, written = os.pipe()
    complaints = _file()
    with Path(os.devnull).open() as nothing, os.fdopen(written, "w") as end:
        files = (nothing.fileno(), end.fileno(), complaints.fileno())
        pid = _nursery().born(words, files, program=program, environment=os.environ, session=False)
    return Process(pid, os.fdopen(outcome, encoding="utf-8"), complaints)


def run(
    *words: str, typed: str, environment: Mapping[str, str], timeout: float
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, with a script as its keyboard."""
    with _file() as keyboard, _file() as screen:
        keyboard.write(typed)
        keyboard.seek(0)
        complaints = _file()
        files = (keyboard.fileno(), screen.fileno(), complaints.fileno())
        pid = _nursery().born(words, files, program=COMMAND, environment=environment, session=False)
        process = Process(pid, None, complaints)
        complained = process.communicate(timeout)[1]
        screen.seek(0)
        return subprocess.CompletedProcess(words, process.wait(), screen.read(), complained)


def _file() -> IO[str]:
    return tempfile.TemporaryFile("w+", encoding="utf-8", newline="")


def start_in(terminal: int, *words: str, program: str, environment: Mapping[str, str]) -> Process:
    """Start the command before a terminal, in a session of its own."""
    files = (terminal, terminal, terminal)
    pid = _nursery().born(words, files, program=program, environment=environment, session=True)
    return Process(pid, None, None)


def nurse() -> None:
    """Read the libraries, then be copied until nobody asks; a copy goes on as the command."""
    line = socket.socket(fileno=int(sys.argv[1]))
    for name in LIBRARIES:
        importlib.import_module(name)
    commands = importlib.import_module("saboteur.cli.commands")
    for module in pkgutil.iter_modules(commands.__path__, "saboteur.cli.commands."):
        importlib.import_module(module.name)
    _build_once()
    gc.collect()
    gc.freeze()
    order = _order(line)
    if order is not None:
        sys.argv = ["-c", *order["words"]]
        exec(order["program"], {"__name__": "__main__"})  # noqa: S102 - a program of the tests


def _build_once() -> None:
    """Make commands and a server that nobody starts: what the first takes, the next finds done."""
    command_line = importlib.import_module("saboteur.cli.app")
    for language in command_line.languages():
        command_line.build(command_line.Texts(language))
    settings = importlib.import_module("saboteur.server.settings").Settings(data=Path())
    importlib.import_module("saboteur.server.app").build(settings)


def _order(line: socket.socket) -> dict[str, Any] | None:
    """Wait for orders; return a copy's own in the copy, ``None`` in the nurse at the end."""
    alive: set[int] = set()
    while True:
        message, files, _, _ = socket.recv_fds(line, LONG, 3)
        if not message:  # whoever gives orders has gone, perhaps without a word
            for pid in alive:
                os.kill(pid, signal.SIGKILL)
            return None
        order: dict[str, Any] = json.loads(message)
        if "ended" in order:
            _, status = os.waitpid(order["ended"], 0)
            alive.discard(order["ended"])
            line.send(str(os.waitstatus_to_exitcode(status)).encode())
        elif pid := os.fork():
            alive.add(pid)
            line.send(str(pid).encode())
            for file in files:
                os.close(file)
        else:
            line.close()
            _become(order, files)
            return order


def _become(order: Mapping[str, Any], files: list[int]) -> None:
    """Take the files, folder and environment of a process that was started for this order."""
    if order["session"]:
        os.setsid()
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", 1 if os.isatty(1) else -1, "utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, "utf-8", "backslashreplace", closefd=False)  # noqa: SIM115
