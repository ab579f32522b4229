"""Measure the cost of correspondence tables: ``python -m benchmarks.correspondence FOLDER``.

It writes a database with 10,000 waiting correspondence tables and an empty one, runs a real server
on each for a while, and prints the CPU time of both. Before that it measures the queries of a node,
and how long overdue tables take to be loaded, moved by the clock and unloaded.
"""

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import process_time, sleep, time

from benchmarks.large_database import CLI_PROGRAM, stored_moves, table_code
from saboteur.play.match import Match
from saboteur.server.services.table_registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage import schema
from saboteur.server.storage.database import BulkInsert, database_url
from saboteur.server.storage.notification_outbox import OutboxStore
from saboteur.server.storage.statements import table_inserts
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.storage.models import (
    CLOCK_CORRESPONDENCE,
    STAGE_PLAYING,
    Deal,
    GuestRecord,
    SeatAssignment,
    TableRecord,
)

TABLE_COUNT, GUEST_COUNT, SEAT_COUNT, MOVES_PER_GAME = 10_000, 2_000, 3, 30
OVERDUE_TABLE_COUNT = 100
"""The number of tables whose deadline has passed."""
DAY_S = 24 * 3600.0
WATCH_S = 60
"""The duration of the measurement of a server."""
CALLS_PER_QUERY = 50


def play_mid_game() -> Match:
    """Return a game after some random moves."""
    match = Match("saboteur", seats=SEAT_COUNT, seed="slow", nonce="nonce")
    rng = random.Random(1)
    while match.version < MOVES_PER_GAME:
        seat = match.deciders[0]
        match.submit(seat, rng.choice(match.legal_moves(seat)).text, match.version)
    return match


async def fill_database(storage: TableStore) -> None:
    """Write tables at which a guest has to move."""
    match, now = play_mid_game(), time()
    database = storage.database
    guests = [f"guest{number:05}" for number in range(GUEST_COUNT)]
    await asyncio.gather(*(storage.add_guest(GuestRecord(guest, guest), guest) for guest in guests))
    decider, writes = match.deciders[0], []
    for number in range(TABLE_COUNT):
        code = table_code(number)
        seated = [guests[(number + 7 * seat) % GUEST_COUNT] for seat in range(SEAT_COUNT)]
        table = TableRecord(
            code=code, ruleset=match.ruleset, seats=SEAT_COUNT, options=match.options, deck=None,
            host=seated[0], stage=STAGE_PLAYING, clock=CLOCK_CORRESPONDENCE,
            deal=Deal(match.revision, "slow", "nonce"),
        )  # fmt: skip
        people = {seat: SeatAssignment(guest, guest=guest) for seat, guest in enumerate(seated)}
        moves = [
            {"table_code": code, "number": m.number, "seat": m.seat, "text": m.text,
             "timed_out": False, "played_at": now}
            for m in stored_moves(match)
        ]  # fmt: skip
        until = now - 60 if number < OVERDUE_TABLE_COUNT else now + 2 * DAY_S
        pending_turn = schema.pending_turn.insert().values(
            table_code=code, guest_id=seated[decider], after_move=MOVES_PER_GAME,
            asked_at=until - DAY_S, deadline_at=until, is_answered=False,
        )  # fmt: skip
        writes.append(
            database.write(
                *table_inserts(table, people), BulkInsert(schema.move.insert(), moves), pending_turn
            )
        )
    await asyncio.gather(*writes)


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure_idle_cpu_s(folder: Path) -> float:
    """Start a server, wait, and return the CPU seconds that it uses in ``WATCH_S`` idle seconds."""
    arguments = ("serve", "--port", "0", "--data", str(folder))
    with subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-c", CLI_PROGRAM, *arguments], stdout=subprocess.PIPE, text=True
    ) as server:
        output = server.stdout or ()
        next(line for line in output if re.search(r"http://\S+/", line))
        sleep(15)  # until the overdue tables are done
        before = cpu_seconds(server.pid)
        sleep(WATCH_S)
        used = cpu_seconds(server.pid) - before
        server.terminate()
    return used


async def measure_queries(folder: Path) -> None:
    """Print the cost of a node's queries, and of the moves by the clock."""
    storage = await open_table_store(database_url(None, folder))
    registry = TableRegistry(storage, Settings(data=folder))
    correspondence, now = storage.correspondence, time()
    outbox = OutboxStore(storage.database)
    calls: dict[str, Callable[[], Awaitable[object]]] = {
        "overdue tables": lambda: correspondence.overdue_turns(now - DAY_S),
        "a look for due notifications": lambda: outbox.claim_due("push", now),
        "the tables that wait for a guest": lambda: correspondence.turns_for("guest00007"),
    }
    for name, call in calls.items():
        await call()
        cpu = process_time()
        for _ in range(CALLS_PER_QUERY):
            await call()
        print(f"{name:40} {1000 * (process_time() - cpu) / CALLS_PER_QUERY:7.2f} ms CPU")
    cpu = process_time()
    await registry.recovery.expire_deadlines()
    while await correspondence.overdue_turns(now):  # noqa: ASYNC110 - there is no event to wait for
        await asyncio.sleep(0.05)
    cpu = process_time() - cpu
    print(
        f"{'a table loaded, moved by the clock':40} {1000 * cpu / OVERDUE_TABLE_COUNT:7.2f} ms CPU"
    )
    await registry.close()
    await storage.close()


async def prepare_database(folder: Path, *, with_tables: bool) -> None:
    storage = await open_table_store(database_url(None, folder))
    if with_tables:
        await fill_database(storage)
    await storage.close()


def main() -> None:
    """Write the databases unless they exist, and print all measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for name in ("empty", "full"):
        if not (folder / name).exists():
            asyncio.run(prepare_database(folder / name, with_tables=name == "full"))
    asyncio.run(measure_queries(folder / "full"))
    for name in ("empty", "full"):
        used = measure_idle_cpu_s(folder / name)
        print(f"a server with {name} database, {WATCH_S} s{'':10} {1000 * used:7.0f} ms CPU")


if __name__ == "__main__":
    main()
