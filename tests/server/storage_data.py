"""A database with two guests and a table, for tests of the stores."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import URL, Engine, event, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from saboteur.server.storage import schema
from saboteur.server.storage.database import make_engine
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.storage.models import (
    GuestRecord,
    MoveRecord,
    SeatAssignment,
    TableRecord,
)
from tests.server.harness import TIMEOUT_S

ADA, BOB = GuestRecord("a", "Ada"), GuestRecord("b", "Bob")
FIRST_MOVE = MoveRecord(1, 0, "pass map", timed_out=False)


@asynccontextmanager
async def open_storage(database: URL) -> AsyncIterator[TableStore]:
    storage = await open_table_store(database)
    try:
        yield storage
    finally:
        await storage.close()


@asynccontextmanager
async def open_engine(database: URL) -> AsyncIterator[AsyncEngine]:
    engine = make_engine(database)
    try:
        yield engine
    finally:
        await engine.dispose()


@contextmanager
def engine_listener(name: str, listener: Callable[..., None]) -> Iterator[None]:
    """Call a listener at an event of any engine while the context is open."""
    event.listen(Engine, name, listener)
    try:
        yield
    finally:
        event.remove(Engine, name, listener)


def table_record(code: str = "ABCDE", host: GuestRecord = ADA) -> TableRecord:
    return TableRecord(
        code=code,
        ruleset="saboteur",
        seats=3,
        options={"a": True},
        deck=None,
        host=host.id,
        invite=code,
    )


async def seed_data(storage: TableStore, *codes: str) -> None:
    await storage.add_guest(ADA, "hash of a")
    await storage.add_guest(BOB, "hash of b")
    for code in codes or ("ABCDE",):
        await storage.add_table(table_record(code), {0: SeatAssignment("Ada", guest="a")})


async def count_rows(storage: TableStore, name: str) -> int:
    kept = schema.metadata.tables[name]
    (row,) = await storage.database.read(select(func.count().label("n")).select_from(kept))
    return int(row["n"])


async def wait_for_rows(storage: TableStore, name: str, number: int) -> None:
    """Poll until the database table ``name`` has ``number`` rows."""
    async with asyncio.timeout(TIMEOUT_S):
        while await count_rows(storage, name) != number:  # noqa: ASYNC110 - no event tells it
            await asyncio.sleep(0.01)


async def add_guests(storage: TableStore, *names: str) -> None:
    for name in names:
        await storage.add_guest(GuestRecord(name, name.upper()), f"hash of {name}")
