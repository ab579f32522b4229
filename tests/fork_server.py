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

CLI_PROGRAM: Final = "from saboteur.cli import main; main()"
PRELOADED_MODULES: Final = (
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
MAX_REQUEST_BYTES: Final = 1 << 20
"""No order is longer."""


class ForkedProcess:
    """A forked copy, with the interface of ``subprocess.Popen``. ``stderr`` is a file."""

    def __init__(self, pid: int, stdout: IO[str] | None, stderr: IO[str] | None) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._stderr = stderr
        self._pidfd = os.pidfd_open(pid)

    def poll(self) -> int | None:
        """Return how it ended, ``None`` while it runs."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end and return how it ended."""
        if self.returncode is None:
            if not select.select([self._pidfd], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("saboteur", timeout or 0)
            self.returncode = _fork_server().reap(self.pid)
            os.close(self._pidfd)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._pidfd, number)

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
        """Close its output."""
        for file in (self.stdout, self._stderr):
            if file is not None:
                file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.wait()


class ForkServer:
    """The process that is copied, seen from a test."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [
                    sys.executable,
                    "-c",
                    "from tests.fork_server import serve; serve()",
                    str(theirs.fileno()),
                ],
                pass_fds=[theirs.fileno()],
                cwd=Path(__file__).parents[1],
                env=os.environ
                | {"PYTHONPATH": str(Path(saboteur.__file__).parents[1]), "LANG": "C.UTF-8"},
            )
        atexit.register(self._close)

    def spawn(
        self,
        args: tuple[str, ...],
        stdio: tuple[int, int, int],
        *,
        program: str,
        environment: Mapping[str, str],
        session: bool,
    ) -> int:
        """Start a copy and return its number."""
        order = {
            "program": program, "words": args, "environment": dict(environment),
            "folder": str(Path.cwd()), "session": session,
        }  # fmt: skip
        return self._request(order, stdio)

    def reap(self, pid: int) -> int:
        """Return how a copy ended that has ended."""
        return self._request({"ended": pid}, ())

    def _request(self, request: Mapping[str, Any], files: Sequence[int]) -> int:
        with self._lock:  # a test may start several at a time
            socket.send_fds(self._socket, [json.dumps(request).encode()], files)
            return int(self._socket.recv(MAX_REQUEST_BYTES))

    def _close(self) -> None:
        self._socket.close()
        self._process.wait()


_start_lock = Lock()


def _fork_server() -> ForkServer:
    with _start_lock:
        return _shared_fork_server()


@cache
def _shared_fork_server() -> ForkServer:
    return ForkServer()


def start(*args: str, program: str = CLI_PROGRAM) -> ForkedProcess:
    """Start the command; what it writes is read from its ``stdout``."""
    outcome, written = os.pipe()
    complaints = _temporary_file()
    with Path(os.devnull).open() as nothing, os.fdopen(written, "w") as end:
        files = (nothing.fileno(), end.fileno(), complaints.fileno())
        pid = _fork_server().spawn(
            args, files, program=program, environment=os.environ, session=False
        )
    return ForkedProcess(pid, os.fdopen(outcome, encoding="utf-8"), complaints)


def run(
    *args: str, stdin_text: str, environment: Mapping[str, str], timeout: float
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, with a script as its keyboard."""
    with _temporary_file() as keyboard, _temporary_file() as screen:
        keyboard.write(stdin_text)
        keyboard.seek(0)
        complaints = _temporary_file()
        files = (keyboard.fileno(), screen.fileno(), complaints.fileno())
        pid = _fork_server().spawn(
            args, files, program=CLI_PROGRAM, environment=environment, session=False
        )
        process = ForkedProcess(pid, None, complaints)
        complained = process.communicate(timeout)[1]
        screen.seek(0)
        return subprocess.CompletedProcess(args, process.wait(), screen.read(), complained)


def _temporary_file() -> IO[str]:
    return tempfile.TemporaryFile("w+", encoding="utf-8", newline="")


def start_in_terminal(
    terminal: int, *args: str, program: str, environment: Mapping[str, str]
) -> ForkedProcess:
    """Start the command before a terminal, in a session of its own."""
    files = (terminal, terminal, terminal)
    pid = _fork_server().spawn(args, files, program=program, environment=environment, session=True)
    return ForkedProcess(pid, None, None)


def serve() -> None:
    """Import the libraries and fork on request; a copy runs the requested command."""
    line = socket.socket(fileno=int(sys.argv[1]))
    for name in PRELOADED_MODULES:
        importlib.import_module(name)
    commands = importlib.import_module("saboteur.cli.commands")
    for module in pkgutil.iter_modules(commands.__path__, "saboteur.cli.commands."):
        importlib.import_module(module.name)
    _warm_up()
    gc.collect()
    gc.freeze()
    order = _serve_requests(line)
    if order is not None:
        sys.argv = ["-c", *order["words"]]
        exec(order["program"], {"__name__": "__main__"})  # noqa: S102 - a program of the tests


def _warm_up() -> None:
    """Build commands and a server once, so that copies find caches filled."""
    command_line = importlib.import_module("saboteur.cli.app")
    for language in command_line.languages():
        command_line.build(command_line.Texts(language))
    settings = importlib.import_module("saboteur.server.settings").Settings(data=Path())
    importlib.import_module("saboteur.server.app").create_app(settings)


def _serve_requests(connection: socket.socket) -> dict[str, Any] | None:
    """Wait for orders; return a copy's own in the copy, ``None`` in the nurse at the end."""
    alive: set[int] = set()
    while True:
        message, files, _, _ = socket.recv_fds(connection, MAX_REQUEST_BYTES, 3)
        if not message:  # the client has gone, perhaps without a message
            for pid in alive:
                os.kill(pid, signal.SIGKILL)
            return None
        order: dict[str, Any] = json.loads(message)
        if "ended" in order:
            _, status = os.waitpid(order["ended"], 0)
            alive.discard(order["ended"])
            connection.send(str(os.waitstatus_to_exitcode(status)).encode())
        elif pid := os.fork():
            alive.add(pid)
            connection.send(str(pid).encode())
            for file in files:
                os.close(file)
        else:
            connection.close()
            _take_over(order, files)
            return order


def _take_over(request: Mapping[str, Any], files: list[int]) -> None:
    """Take the files, folder and environment of a process that was started for this order."""
    if request["session"]:
        os.setsid()
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", 1 if os.isatty(1) else -1, "utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, "utf-8", "backslashreplace", closefd=False)  # noqa: SIM115
