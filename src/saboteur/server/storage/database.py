"""The connection to SQLite or PostgreSQL: many readers, one writer.

Writes wait in one queue. Whatever has come together while a commit was under way goes into the
next one (group commit), so a slow disk costs each move one commit at most, not one per table. A
whole commit is made in the writer's own thread, and a whole query in a reader's: statement by
statement, the way there and back cost more than the work.
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

from saboteur.server.metrics import COMMIT_SECONDS
from saboteur.table.keeping import StaleWrite, Taken

FILE: Final = "saboteur.sqlite3"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
THREADED: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
"""The drivers of those who may wait in a thread of their own."""
READERS: Final = 4
BUSY_SECONDS: Final = 5
"""So long a statement waits for another process, or runs, before it fails."""
LARGEST_COMMIT: Final = 200
POSTGRESQL_OPTIONS: Final = (
    f"-c statement_timeout={BUSY_SECONDS}s -c lock_timeout={BUSY_SECONDS}s "
    f"-c idle_in_transaction_session_timeout={4 * BUSY_SECONDS}s"
)


class BadDatabase(ValueError):
    """No database of ours can be where the address points."""


@dataclass(frozen=True, slots=True)
class ExactlyOne:
    """A change that must meet just one row; if it does not, we were overtaken."""

    change: Update | Delete


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows for one statement, which is written once and used again and again."""

    insert: Insert
    rows: Sequence[Mapping[str, object]]


Change: TypeAlias = Insert | Update | Delete | ExactlyOne | Rows


def database_url(asked: str | None, folder: Path) -> URL:
    """Return the address of the database; without one, it is a file in the data folder."""
    if asked is None:
        return URL.create(DRIVERS["sqlite"], database=str(folder / FILE))
    try:
        url = make_url(asked)
    except (ArgumentError, ValueError):  # it would repeat a password
        raise BadDatabase("the address of the database can't be read") from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise BadDatabase(f"databases are {', '.join(DRIVERS)}; not {url.get_backend_name()}")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadDatabase("a database that must last needs a file")
    return url.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    """Whether a database is a file of ours."""
    return url.get_backend_name() == "sqlite"


def keep_private(file: Path) -> None:
    """Make the database and its folder the user's alone; a folder that was there stays as it is."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)
    elif os.name == "posix" and file.stat().st_uid == os.getuid():
        file.chmod(0o600)  # SQLite gives its journals the same


def make_engine(url: URL) -> AsyncEngine:
    """Make an engine; nothing is opened yet. Its errors show no parameters: moves are secret."""
    if is_sqlite(url):
        engine = create_async_engine(url, hide_parameters=True)
        _prepare_for_sqlite(engine.sync_engine)
        return engine
    return create_async_engine(
        url, hide_parameters=True, pool_size=4, max_overflow=4, connect_args=_postgresql_words()
    )


def make_threaded(url: URL, threads: int) -> Engine:
    """Make an engine for so many threads, each of which needs one connection."""
    own = url.set(drivername=THREADED[url.get_backend_name()])
    if is_sqlite(url):
        engine = create_engine(own, hide_parameters=True, pool_size=threads)
        _prepare_for_sqlite(engine)
        return engine
    words = _postgresql_words()
    return create_engine(own, hide_parameters=True, pool_size=threads, connect_args=words)


def _postgresql_words() -> dict[str, object]:
    """Wait for a server that vanishes without a word twice as long as for a busy one."""
    return {
        "connect_timeout": BUSY_SECONDS,
        "options": POSTGRESQL_OPTIONS,
        "keepalives_idle": BUSY_SECONDS,
        "keepalives_interval": 1,
        "keepalives_count": BUSY_SECONDS,
        "tcp_user_timeout": 2000 * BUSY_SECONDS,
    }


def _prepare_for_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - SQLAlchemy's own adapter
    connection.isolation_level = None  # we begin ourselves, so a change of the schema is safe too
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={1000 * BUSY_SECONDS}",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:  # noqa: ANN401 - SQLAlchemy's own
    connection.exec_driver_sql("BEGIN")


@dataclass(frozen=True, slots=True, eq=False)
class _Write:
    """Changes that are made together or not at all, and who waits for them."""

    changes: tuple[Change, ...]
    done: asyncio.Future[None]


@final
class Database:
    """Reads at once; writes one commit after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Take an engine whose schema is in place."""
        self._engine = engine
        self._reading = make_threaded(engine.url, READERS)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writing = make_threaded(engine.url, 1)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._writes: asyncio.Queue[_Write] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_on(), name="writer")

    async def close(self) -> None:
        """Finish what waits, then let go of the database."""
        await self._writes.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        for threads, engine in ((self._readers, self._reading), (self._thread, self._writing)):
            threads.shutdown()
            engine.dispose()
        await self._engine.dispose()

    async def read(self, query: Select[*tuple[Any, ...]]) -> Sequence[RowMapping]:
        """Return all rows of a query."""
        try:
            return await self._read(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._read(query)  # the database was restarted: a new connection

    async def write(self, *changes: Change) -> None:
        """Make changes in one transaction: all of them, or none. They are durable afterwards."""
        await self.post(*changes)

    def post(self, *changes: Change) -> asyncio.Future[None]:
        """Do so without waiting: they are durable once the future is done."""
        write = _Write(changes, asyncio.get_running_loop().create_future())
        self._writes.put_nowait(write)
        return write.done

    async def _read(self, query: Select[*tuple[Any, ...]]) -> Sequence[RowMapping]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, _rows_of, self._reading, query)

    async def _write_on(self) -> None:
        while True:
            batch = [await self._writes.get()]
            while not self._writes.empty() and len(batch) < LARGEST_COMMIT:
                batch.append(self._writes.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._writes.task_done()

    async def _commit(self, batch: list[_Write], *, again: bool = True) -> None:
        begun = perf_counter()
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, _make_all, self._writing, batch)
        except Exception as error:  # noqa: BLE001 - the writer outlives whatever it was
            await self._recommit(batch, error, again=again)
        else:
            COMMIT_SECONDS.observe(perf_counter() - begun)
            _settle(batch, None)

    async def _recommit(self, batch: list[_Write], error: Exception, *, again: bool) -> None:
        if isinstance(error, IntegrityError | StaleWrite) and len(batch) > 1:
            for write in batch:  # one of them is to blame, the others are not
                await self._commit([write])
        elif again and isinstance(error, DBAPIError) and error.connection_invalidated:
            # The database was restarted. If that commit was made after all, the fences tell.
            await self._commit(batch, again=False)
        else:
            _settle(batch, Taken(str(error)) if isinstance(error, IntegrityError) else error)


def _rows_of(engine: Engine, query: Select[*tuple[Any, ...]]) -> Sequence[RowMapping]:
    """Ask for rows: this runs in a reader's thread."""
    with engine.connect() as connection:
        return connection.execute(query).mappings().all()


def _make_all(engine: Engine, batch: list[_Write]) -> None:
    """Make a batch durable: this runs in the writer's thread."""
    with engine.begin() as connection:
        for write in batch:
            for change in write.changes:
                _make(connection, change)


def _make(connection: Connection, change: Change) -> None:
    if isinstance(change, Rows):
        connection.execute(change.insert, change.rows)
    elif not isinstance(change, ExactlyOne):
        connection.execute(change)
    elif connection.execute(change.change).rowcount != 1:
        raise StaleWrite


def _settle(batch: list[_Write], error: Exception | None) -> None:
    for write in batch:
        if write.done.done():
            continue  # whoever waited has gone
        if error is None:
            write.done.set_result(None)
        else:
            write.done.set_exception(error)
