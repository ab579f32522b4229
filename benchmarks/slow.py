"""Measure what slow tables cost between moves: ``python -m benchmarks.slow FOLDER``.

It writes a database with 10,000 slow tables that wait for somebody, and an empty one, lets a real
server look after each for a while, and tells how much CPU time each took; then what one look for
overdue tables costs, and what it takes until some that are overdue have moved and sleep again.
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

from benchmarks.growth import PROGRAM, code_of, log_of
from saboteur.play.match import Match
from saboteur.server.lobby.registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage import schema
from saboteur.server.storage.database import Rows, database_url
from saboteur.server.storage.rows import table_inserts
from saboteur.server.storage.tables import Storage, open_storage
from saboteur.table.models import PLAYING, SLOW, Deal, Sitter, StoredGuest, StoredTable

TABLES, GUESTS, SEATS, MOVES = 10_000, 2_000, 3, 30
OVERDUE = 100
"""So many of the tables have had their time."""
DAY = 24 * 3600.0
SECONDS = 60
"""For which a server is watched."""
CALLS = 50


def midway() -> Match:
    """Play some moves of a game, anyhow."""
    match = Match("saboteur", seats=SEATS, seed="slow", nonce="nonce")
    dice = random.Random(1)
    while match.version < MOVES:
        seat = match.deciders[0]
        match.submit(seat, dice.choice(match.legal_moves(seat)).text, match.version)
    return match


async def fill(storage: Storage) -> None:
    """Write tables that wait, each for one of its guests."""
    match, now = midway(), time()
    database = storage.database
    guests = [f"guest{number:05}" for number in range(GUESTS)]
    await asyncio.gather(*(storage.add_guest(StoredGuest(guest, guest), guest) for guest in guests))
    asked, writes = match.deciders[0], []
    for number in range(TABLES):
        code = code_of(number)
        seated = [guests[(number + 7 * seat) % GUESTS] for seat in range(SEATS)]
        table = StoredTable(
            code=code, ruleset=match.ruleset, seats=SEATS, options=match.options, deck=None,
            host=seated[0], stage=PLAYING, clock=SLOW, deal=Deal(match.revision, "slow", "nonce"),
        )  # fmt: skip
        people = {seat: Sitter(guest, guest=guest) for seat, guest in enumerate(seated)}
        moves = [
            {"code": code, "number": m.number, "seat": m.seat, "text": m.text, "timed_out": False,
             "at": now}
            for m in log_of(match)
        ]  # fmt: skip
        until = now - 60 if number < OVERDUE else now + 2 * DAY
        awaited = schema.awaited.insert().values(
            code=code, guest=seated[asked], version=MOVES, since=until - DAY, until=until,
            answered=False, called=now,
        )  # fmt: skip
        writes.append(
            database.write(
                *table_inserts(table, people), Rows(schema.move.insert(), moves), awaited
            )
        )
    await asyncio.gather(*writes)


def cpu_of(process: int) -> float:
    """Return the CPU seconds of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def watched(folder: Path) -> float:
    """Return the CPU seconds that a server takes while nobody comes, once it has started."""
    words = ("serve", "--port", "0", "--data", str(folder))
    with subprocess.Popen(  # noqa: S603 - our own command
        [sys.executable, "-c", PROGRAM, *words], stdout=subprocess.PIPE, text=True
    ) as server:
        said = server.stdout or ()
        next(line for line in said if re.search(r"http://\S+/", line))
        sleep(15)  # what is overdue is done
        before = cpu_of(server.pid)
        sleep(SECONDS)
        spent = cpu_of(server.pid) - before
        server.terminate()
    return spent


async def told(folder: Path) -> None:
    """Tell what the looks of a node cost, and the moves of the clock."""
    storage = await open_storage(database_url(None, folder))
    hall = TableRegistry(storage, Settings(data=folder))
    slow, now = storage.slow, time()
    calls: dict[str, Callable[[], Awaitable[object]]] = {
        "a look for overdue tables": lambda: slow.overdue(now - DAY),
        "whom to call": lambda: slow.uncalled(now, 100),
        "the tables that wait for a guest": lambda: slow.turns("guest00007"),
    }
    for name, call in calls.items():
        await call()
        cpu = process_time()
        for _ in range(CALLS):
            await call()
        print(f"{name:40} {1000 * (process_time() - cpu) / CALLS:7.2f} ms CPU")
    cpu = process_time()
    await hall.check_clocks()
    while await slow.overdue(now):  # noqa: ASYNC110 - the tables tell nobody when they are done
        await asyncio.sleep(0.05)
    cpu = process_time() - cpu
    print(f"{'a table woken, moved by the clock':40} {1000 * cpu / OVERDUE:7.2f} ms CPU")
    await hall.close()
    await storage.close()


async def prepare(folder: Path, *, full: bool) -> None:
    """Write a database."""
    storage = await open_storage(database_url(None, folder))
    if full:
        await fill(storage)
    await storage.close()


def main() -> None:
    """Do all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for name in ("empty", "full"):
        if not (folder / name).exists():
            asyncio.run(prepare(folder / name, full=name == "full"))
    asyncio.run(told(folder / "full"))
    for name in ("empty", "full"):
        spent = watched(folder / name)
        print(f"a server with {name} database, {SECONDS} s{'':10} {1000 * spent:7.0f} ms CPU")


if __name__ == "__main__":
    main()
