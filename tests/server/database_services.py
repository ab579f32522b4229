"""PostgreSQL and Redis as real processes, in a temporary folder, on the loopback interface."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

import psycopg
from redis import Redis
from redis.exceptions import RedisError
from sqlalchemy import inspect

from saboteur.server.storage.database import database_url, make_sync_engine
from saboteur.server.storage.migrations.migrate import VERSION_TABLE, upgrade_in_transaction

TIMEOUT_S: Final = 60.0
RESET_SCHEMA: Final = ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
UNPRIVILEGED_USERS: Final = ("postgres", "nobody")
"""Users to run PostgreSQL as if the tests run as root, which PostgreSQL refuses."""


def find_program(name: str, package: str) -> str:
    """Return the path of a program; Debian keeps those of PostgreSQL outside ``PATH``."""
    aside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = shutil.which(name) or (str(aside[0]) if aside else None)
    assert found, f"the tests need {name}: please install {package} (Debian), or run make test"
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class PostgreSQL:
    """A PostgreSQL server for all tests of a process; each test gets its own database."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="saboteur-postgresql-"))
        self._user, self._group = _unprivileged_user()
        if self._user is not None and self._group is not None:
            os.chown(self._folder, self._user, self._group)
        self._data = self._folder / "data"
        self._free: list[str] = []
        self._taken: list[str] = []
        self._made = 0
        self._reset_statements: dict[str, list[str]] = {}
        """By the name of each migrated database: the statements that empty it."""
        subprocess.run(  # noqa: S603 - our own command
            [
                find_program("initdb", "postgresql"), "-D", str(self._data), "-A", "trust",
                "-U", "saboteur", "--encoding=UTF8", "--locale=C", "--no-sync",
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            user=self._user,
            group=self._group,
        )  # fmt: skip
        self.port = free_port()  # not earlier, since other processes take ports until then
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [
                find_program("postgres", "postgresql"),
                "-D", str(self._data), "-k", str(self._folder), "-h", "127.0.0.1",
                "-p", str(self.port), "-c", "max_connections=200",
                # Durability is not tested, so nothing is synced or vacuumed.
                "-c", "fsync=off", "-c", "autovacuum=off",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            group=self._group,
        )  # fmt: skip
        end = monotonic() + TIMEOUT_S
        while True:
            try:
                psycopg.connect(self._url("postgres")).close()
            except psycopg.OperationalError:
                assert monotonic() < end, "PostgreSQL does not start"
                sleep(0.05)
            else:
                return

    def stop(self) -> None:
        """Stop the server at once, cutting every open connection."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(TIMEOUT_S)

    def empty_database(self) -> str:
        """Return the address of a database without tables, for tests of creation and migration."""
        return self._allocate([name for name in self._free if name not in self._reset_statements])

    def migrated_database(self) -> str:
        """Return the address of a migrated database without rows."""
        ready = [name for name in self._free if name in self._reset_statements]
        address = self._allocate(ready)
        if not ready:
            self._reset_statements[self._taken[-1]] = _create_schema(address)
        return address

    def reset_databases(self) -> None:
        """Empty the used databases, which is quicker than creating new ones."""
        for name in self._taken:
            self._execute(
                name,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()",
                *self._reset_statements.get(name, RESET_SCHEMA),
            )
        self._free += self._taken
        self._taken.clear()

    def _allocate(self, free: list[str]) -> str:
        if free:
            name = free[0]
            self._free.remove(name)
        else:
            name = f"saboteur_{self._made}"
            self._made += 1
            self._execute("postgres", f"CREATE DATABASE {name}")
        self._taken.append(name)
        return self._url(name)

    def _execute(self, name: str, *statements: str) -> None:
        with psycopg.connect(self._url(name), autocommit=True) as connection:
            connection.execute("; ".join(statements).encode())

    def shut_down(self) -> None:
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(TIMEOUT_S)
        shutil.rmtree(self._folder)

    def _url(self, name: str) -> str:
        return f"postgresql://saboteur@127.0.0.1:{self.port}/{name}"


def _create_schema(address: str) -> list[str]:
    """Create the tables; return the statements that restore them to this state.

    Deleting the rows takes a twentieth of the time of creating and dropping the tables.
    """
    engine = make_sync_engine(database_url(address, Path()), 1)
    with engine.begin() as connection:
        upgrade_in_transaction(connection)
        tables = inspect(connection).get_table_names()
        numbers = inspect(connection).get_sequence_names()
    engine.dispose()
    return [
        "SET session_replication_role = replica",  # in any order
        *(f"DELETE FROM {table}" for table in tables if table != VERSION_TABLE),  # noqa: S608 - ours
        *(f"SELECT setval('{number}', 1, false)" for number in numbers),
        "INSERT INTO write_probe VALUES (1, 0)",
    ]


def _unprivileged_user() -> tuple[int | None, int | None]:
    """Return an unprivileged user and group if the tests run as root."""
    if os.getuid() != 0:
        return None, None
    for name in UNPRIVILEGED_USERS:
        with suppress(KeyError):
            found = pwd.getpwnam(name)
            return found.pw_uid, found.pw_gid
    raise AssertionError(f"one of the users {UNPRIVILEGED_USERS} must exist to run PostgreSQL")


class RedisServer:
    """A Redis process without persistence."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [
                find_program("redis-server", "redis-server"), "--port", str(self.port),
                "--bind", "127.0.0.1", "--save", "", "--appendonly", "no",
                "--dir", tempfile.gettempdir(),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        end = monotonic() + TIMEOUT_S
        while True:
            try:
                with Redis.from_url(self.url) as client:
                    client.ping()
            except RedisError:
                assert monotonic() < end, "Redis does not start"
                sleep(0.02)
            else:
                return

    def pause(self) -> None:
        """Stop the process with SIGSTOP: connections stay open, but get no answers."""
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """Kill the process, and with it every connection."""
        self._process.send_signal(signal.SIGCONT)
        self._process.kill()
        self._process.wait(TIMEOUT_S)
