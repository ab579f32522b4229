"""The connection to SQLite or PostgreSQL: several readers, one writer.

Writes wait in one queue. All writes that arrive during a commit share the next one (group commit),
so a slow disk costs each move at most one commit instead of one per table. A commit runs in the
writer's thread and a query in a reader's thread, each as a whole: switching threads for every
statement took longer than the statements.
"""

import asyncio
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias, final

from sqlalchemy import (
    URL,
    Connection,
    Delete,
    Engine,
    Insert,
    RowMapping,
    Select,
    Update,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from saboteur.server.metrics import COMMIT_DURATION_S
from saboteur.table.storage.ports import AlreadyExists, StaleWrite

SQLITE_FILE_NAME: Final = "saboteur.sqlite3"
ASYNC_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
SYNC_DRIVERS: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
"""Drivers for the reader and writer threads, which may block."""
READER_THREADS: Final = 4
BUSY_TIMEOUT_S: Final = 5
"""How long a statement may wait for a lock, or run, before it fails."""
MAX_COMMIT_BATCH: Final = 200
DEADLOCK_SQLSTATE: Final = "40P01"
"""PostgreSQL's error code of a deadlock: two commits each hold a row that the other needs."""
POSTGRESQL_OPTIONS: Final = (
    f"-c statement_timeout={BUSY_TIMEOUT_S}s -c lock_timeout={BUSY_TIMEOUT_S}s "
    f"-c idle_in_transaction_session_timeout={4 * BUSY_TIMEOUT_S}s"
)


class InvalidDatabaseUrl(ValueError):
    """The database URL is malformed or names an unsupported database."""


@dataclass(frozen=True, slots=True)
class ExpectOneRow:
    """A statement that must affect exactly one row.

    If it does not, the whole write fails with ``StaleWrite``.
    """

    statement: Update | Delete


@dataclass(frozen=True, slots=True)
class BulkInsert:
    """Rows to insert with one prepared INSERT."""

    statement: Insert
    rows: Sequence[Mapping[str, object]]


Statement: TypeAlias = Insert | Update | Delete | ExpectOneRow | BulkInsert


def database_url(configured: str | None, folder: Path) -> URL:
    """Return the URL of the database with an async driver; by default a file in the data folder.

    Raises ``InvalidDatabaseUrl``; the message contains no password.
    """
    if configured is None:
        return URL.create(ASYNC_DRIVERS["sqlite"], database=str(folder / SQLITE_FILE_NAME))
    try:
        url = make_url(configured)
    except (ArgumentError, ValueError):  # the original message contains the password
        raise InvalidDatabaseUrl("the URL of the database is malformed") from None
    driver = ASYNC_DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise InvalidDatabaseUrl(
            f"databases are {', '.join(ASYNC_DRIVERS)}; not {url.get_backend_name()}"
        )
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise InvalidDatabaseUrl(
            "SQLite needs a file: a database in memory would be lost at the end"
        )
    return url.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def restrict_permissions(file: Path) -> None:
    """Create the database file and its folder with access for the current user only.

    The permissions of an existing folder are not changed.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)
    elif os.name == "posix" and file.stat().st_uid == os.getuid():
        file.chmod(0o600)  # SQLite creates its journals with the same mode


def make_engine(url: URL) -> AsyncEngine:
    """Create an async engine. Its errors hide statement parameters, because moves are secret."""
    if is_sqlite(url):
        engine = create_async_engine(url, hide_parameters=True)
        _register_sqlite_hooks(engine.sync_engine)
        return engine
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=4,
        max_overflow=4,
        connect_args=_postgresql_connect_args(),
    )


def make_sync_engine(url: URL, threads: int) -> Engine:
    """Create an engine with one connection per thread."""
    sync_url = url.set(drivername=SYNC_DRIVERS[url.get_backend_name()])
    if is_sqlite(url):
        engine = create_engine(sync_url, hide_parameters=True, pool_size=threads)
        _register_sqlite_hooks(engine)
        return engine
    connect_args = _postgresql_connect_args()
    return create_engine(
        sync_url, hide_parameters=True, pool_size=threads, connect_args=connect_args
    )


def _postgresql_connect_args() -> dict[str, object]:
    """Return connection arguments that set all timeouts.

    A server that has become unreachable is detected after twice ``BUSY_TIMEOUT_S``.
    """
    return {
        "connect_timeout": BUSY_TIMEOUT_S,
        "options": POSTGRESQL_OPTIONS,
        "keepalives_idle": BUSY_TIMEOUT_S,
        "keepalives_interval": 1,
        "keepalives_count": BUSY_TIMEOUT_S,
        "tcp_user_timeout": 2000 * BUSY_TIMEOUT_S,
    }


def _register_sqlite_hooks(engine: Engine) -> None:
    event.listen(engine, "connect", _configure_sqlite_connection)
    event.listen(engine, "begin", _begin_sqlite_transaction)


def _configure_sqlite_connection(connection: Any, _: object) -> None:  # noqa: ANN401 - SQLAlchemy's own adapter
    # Transactions begin by the event below, so that DDL is transactional too.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={1000 * BUSY_TIMEOUT_S}",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite_transaction(connection: Any) -> None:  # noqa: ANN401 - SQLAlchemy's own
    connection.exec_driver_sql("BEGIN")


@dataclass(frozen=True, slots=True, eq=False)
class _QueuedWrite:
    """Statements of one transaction, and the future that its caller awaits."""

    statements: tuple[Statement, ...]
    future: asyncio.Future[None]


@final
class Database:
    """Reads concurrently and writes one commit after the other; the schema must be in place."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._read_engine = make_sync_engine(engine.url, READER_THREADS)
        self._read_executor = ThreadPoolExecutor(READER_THREADS, "reader")
        self._write_engine = make_sync_engine(engine.url, 1)
        self._write_executor = ThreadPoolExecutor(1, "writer")
        self._write_queue: asyncio.Queue[_QueuedWrite] = asyncio.Queue()
        self._writer_task = asyncio.create_task(self._write_loop(), name="database writer")

    async def close(self) -> None:
        """Finish all queued writes, then close every connection."""
        await self._write_queue.join()
        self._writer_task.cancel()
        await asyncio.gather(self._writer_task, return_exceptions=True)
        for executor, engine in (
            (self._read_executor, self._read_engine),
            (self._write_executor, self._write_engine),
        ):
            executor.shutdown()
            engine.dispose()
        await self._engine.dispose()

    async def read(self, query: Select[*tuple[Any, ...]]) -> Sequence[RowMapping]:
        """Return all rows of a query; retry once if the connection was lost."""
        try:
            return await self._read(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._read(query)  # on a new connection: the database was restarted

    async def write(self, *statements: Statement) -> None:
        """Execute statements in one transaction and wait until they are durable.

        Raises ``AlreadyExists`` if a constraint is violated, ``StaleWrite`` if an ``ExpectOneRow``
        does not affect exactly one row.
        """
        await self.write_nowait(*statements)

    def write_nowait(self, *statements: Statement) -> asyncio.Future[None]:
        """Queue a transaction; the future resolves, or raises as ``write``, after its commit."""
        write = _QueuedWrite(statements, asyncio.get_running_loop().create_future())
        self._write_queue.put_nowait(write)
        return write.future

    async def _read(self, query: Select[*tuple[Any, ...]]) -> Sequence[RowMapping]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._read_executor, _fetch_rows, self._read_engine, query
        )

    async def _write_loop(self) -> None:
        while True:
            batch = [await self._write_queue.get()]
            while not self._write_queue.empty() and len(batch) < MAX_COMMIT_BATCH:
                batch.append(self._write_queue.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._write_queue.task_done()

    async def _commit(self, batch: list[_QueuedWrite], *, retry: bool = True) -> None:
        started_at = perf_counter()
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(
                self._write_executor, _commit_batch, self._write_engine, batch
            )
        except Exception as error:  # noqa: BLE001 - the writer task must go on after any error
            await self._handle_commit_error(batch, error, retry=retry)
        else:
            COMMIT_DURATION_S.observe(perf_counter() - started_at)
            _resolve_futures(batch, None)

    async def _handle_commit_error(
        self, batch: list[_QueuedWrite], error: Exception, *, retry: bool
    ) -> None:
        if isinstance(error, IntegrityError | StaleWrite) and len(batch) > 1:
            for write in batch:  # only the conflicting write may fail
                await self._commit([write])
        elif retry and _may_succeed_again(error):
            # If the commit succeeded although the connection broke, the fences detect it.
            await self._commit(batch, retry=False)
        else:
            _resolve_futures(
                batch, AlreadyExists(str(error)) if isinstance(error, IntegrityError) else error
            )


def _may_succeed_again(error: Exception) -> bool:
    """Whether a retry may succeed: the database was restarted, or resolved a deadlock."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or getattr(error.orig, "sqlstate", None) == DEADLOCK_SQLSTATE
    )


def _fetch_rows(engine: Engine, query: Select[*tuple[Any, ...]]) -> Sequence[RowMapping]:
    """Run a query; called in a reader's thread."""
    with engine.connect() as connection:
        return connection.execute(query).mappings().all()


def _commit_batch(engine: Engine, batch: list[_QueuedWrite]) -> None:
    """Execute a batch in one transaction; called in the writer's thread."""
    with engine.begin() as connection:
        for write in batch:
            for statement in write.statements:
                _execute(connection, statement)


def _execute(connection: Connection, statement: Statement) -> None:
    if isinstance(statement, BulkInsert):
        connection.execute(statement.statement, statement.rows)
    elif not isinstance(statement, ExpectOneRow):
        connection.execute(statement)
    elif connection.execute(statement.statement).rowcount != 1:
        raise StaleWrite


def _resolve_futures(batch: list[_QueuedWrite], error: Exception | None) -> None:
    for write in batch:
        if write.future.done():
            continue  # the waiting task was cancelled
        if error is None:
            write.future.set_result(None)
        else:
            write.future.set_exception(error)
