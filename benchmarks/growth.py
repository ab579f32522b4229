"""Measure a server whose database has grown: ``python -m benchmarks.growth FOLDER``.

It fills a SQLite file there (a million guests, 300,000 finished games, 10,000 running ones; some
minutes and a gigabyte), unless it is there already. Then it measures what every listing and purge
costs, how long a restart takes until ``/readyz`` says so, and what it takes to wake a table.
"""

import argparse
import asyncio
import os
import random
import re
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from time import perf_counter, process_time, sleep, time
from urllib.error import URLError
from urllib.request import urlopen

from saboteur.play.match import Match
from saboteur.server.ops.housekeeping import DAY
from saboteur.server.storage.database import FILE, database_url
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.leases import LeaseStorage
from saboteur.server.storage.packing import packed
from saboteur.server.storage.rows import day_of
from saboteur.server.storage.search import Search, Wanted
from saboteur.server.storage.tables import Storage, open_storage
from saboteur.server.storage.talk import TalkStorage
from saboteur.table.codes import CODE_SIGNS
from saboteur.table.models import StoredGuest, StoredMove
from saboteur.table.waking import wake

GUESTS, FINISHED, RUNNING, LISTED = 1_000_000, 300_000, 10_000, 100
SEATS = 3
DEVOTED = 200
"""So many games has the guest who played most."""
DUE = 50
"""So many of the running games wait for a bot."""
MOVES = 60
"""So far the running games have come."""
CALLS = 20
PATIENCE = 60.0
PROGRAM = "from saboteur.cli import main; main()"
ADDRESS = re.compile(r"http://\S+/")


def code_of(number: int) -> str:
    """Return the code of a table by its number."""
    signs = []
    for _ in range(5):
        number, sign = divmod(number, len(CODE_SIGNS))
        signs.append(CODE_SIGNS[sign])
    return "".join(signs)


def played() -> Match:
    """Play a game to its end, anyhow."""
    match = Match("saboteur", seats=SEATS, seed="growth", nonce="nonce")
    dice = random.Random(1)
    while not match.over:
        seat = match.deciders[0]
        match.submit(seat, dice.choice(match.legal_moves(seat)).text, match.version)
    return match


def log_of(match: Match) -> list[StoredMove]:
    """Return the log of a game as it is written down."""
    return [
        StoredMove(made.version, made.seat, made.move, made.timed_out)
        for made in match.log
        if made.seat is not None and made.move is not None
    ]


def fill(file: Path) -> None:
    """Fill a database whose schema is in place."""
    match, now, today = played(), time(), day_of(time())
    log = log_of(match)
    with sqlite3.connect(file) as connection:
        for pragma in ("synchronous=OFF", "cache_size=-400000", "foreign_keys=OFF"):
            connection.execute(f"PRAGMA {pragma}")

        def write(table: str, columns: str, rows: Iterator[tuple[object, ...]]) -> None:
            places = ",".join("?" * len(columns.split(",")))
            connection.executemany(
                f"INSERT INTO {table} ({columns}) VALUES ({places})",  # noqa: S608 - our own words
                rows,
            )
            connection.commit()

        # Few stay away: those who are purged every hour.
        seen = [
            today - DAY * (95 if number % 1000 == 999 else number % 80) for number in range(GUESTS)
        ]
        write(
            "guest",
            "id,nickname,created,seen",
            ((f"guest{number:07}", f"Guest {number}", now, at) for number, at in enumerate(seen)),
        )
        write(
            "token",
            "hash,guest,created,seen",
            (
                (f"{number * 0x9E3779B97F4A7C15 % 2**64:064x}", f"guest{number:07}", now, at)
                for number, at in enumerate(seen)
            ),
        )
        stages = ["over"] * FINISHED + ["playing"] * RUNNING + ["lobby"] * LISTED
        write(
            "game_table",
            "code,ruleset,seats,options,host,stage,created,listed,invite,revision,seed,nonce,ended",
            (
                (
                    code_of(number), "saboteur", SEATS, "{}", host(number), stage,
                    now - (len(stages) - number) / 20, stage == "lobby", code_of(number),
                    *((None,) * 3 if stage == "lobby" else (match.revision, "growth", "nonce")),
                    now - number if stage == "over" else None,
                )
                for number, stage in enumerate(stages)
            ),
        )  # fmt: skip
        codes = [code_of(number) for number in range(len(stages))]
        write("invite", "invite,code", ((code, code) for code in codes))
        write(
            "seat",
            "code,seat,guest,bot,name",
            (
                (code, seat, guest, None if guest else "novice", guest or "Bot")
                for number, code in enumerate(codes)
                for seat, guest in enumerate((host(number), f"guest{number * 3 % GUESTS:07}", None))
                if stages[number] != "lobby" or seat == 0
            ),
        )
        piece = packed(log, [now + 8 * number for number in range(len(log))])
        write("packed", "code,moves", ((code, piece) for code in codes[:FINISHED]))
        running = codes[FINISHED : FINISHED + RUNNING]
        write(
            "move",
            "code,number,seat,text,timed_out,at",
            (
                (code, move.number, move.seat, move.text, move.timed_out, now)
                for code in running
                for move in log[:MOVES]
            ),
        )


def kill(file: Path) -> None:
    """Leave every running game as a node does that is killed."""
    with sqlite3.connect(file) as connection:
        connection.executemany(
            "INSERT OR REPLACE INTO lease (code, node, due) VALUES (?, 'killed', ?)",
            (
                (code_of(FINISHED + number), time() if number < DUE else None)
                for number in range(RUNNING)
            ),
        )


def host(number: int) -> str:
    """Return whose a table is: the first games are one guest's."""
    return f"guest{0 if number < DEVOTED else number * 7 % GUESTS:07}"


async def listings(storage: Storage) -> None:
    """Tell what each listing and purge costs."""
    guests, talk = GuestStorage(storage.database), TalkStorage(storage.database)
    leases, search = LeaseStorage(storage.database, "killed"), Search(storage.database)
    ada = StoredGuest("guest0000000", "Guest 0")
    before = time() - 90 * DAY
    calls: dict[str, Callable[[], Awaitable[object]]] = {
        "tables that anybody may join": storage.listed,
        "way to a table by its code": lambda: storage.access(code_of(7), ada),
        "guest by his cookie": lambda: storage.guest(f"{1:064x}"),
        "a guest's tables (7)": lambda: guests.tables("guest0000021"),
        f"a guest's tables ({DEVOTED})": lambda: guests.tables(ada.id),
        f"all about a guest ({DEVOTED} tables)": lambda: guests.data(ada.id),
        "guests who stayed away": lambda: guests.idle(before),
        "which share stayed away": lambda: guests.share_idle(before),
        "purge of devices": lambda: guests.purge_devices(0.0),
        "purge of talk": lambda: talk.purge(0.0),
        "games still to be packed": lambda: storage.unpacked(20),
        "log of a finished game": lambda: storage.moves(code_of(7)),
        f"owner check ({RUNNING} tables)": leases.count,
        "newest tables, for an operator": lambda: search.tables(Wanted()),
        "latest guests, for an operator": lambda: search.guests(Wanted()),
        "bots that are due": lambda: LeaseStorage(storage.database, "new").due(None),
    }
    for name, call in calls.items():
        await call()
        begun, cpu = perf_counter(), process_time()
        for _ in range(CALLS):
            await call()
        wall, cpu = perf_counter() - begun, process_time() - cpu
        print(f"{name:40} {1000 * cpu / CALLS:7.2f} ms CPU {1000 * wall / CALLS:7.2f} ms")
    begun = process_time()
    for number in range(CALLS):
        await wake(storage, code_of(FINISHED + DUE + number))
    cpu = process_time() - begun
    print(f"{f'waking a table of {MOVES} moves':40} {1000 * cpu / CALLS:7.2f} ms CPU")


def restart(folder: Path) -> None:
    """Tell how long a server takes until it is ready."""
    words = (sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--data", str(folder))
    begun = perf_counter()
    with subprocess.Popen(  # noqa: S603 - our own command
        words, stdout=subprocess.PIPE, text=True
    ) as server:
        address = next(filter(None, map(ADDRESS.search, server.stdout or ())))[0]
        while not is_ready(address):
            sleep(0.01)
        wall, cpu = perf_counter() - begun, cpu_of(server.pid)
        print(f"{f'start with {RUNNING} running games':40} {cpu:7.2f} s  CPU {wall:7.2f} s")
        while woken(folder) < DUE and perf_counter() - begun < PATIENCE:
            sleep(0.05)
        wall, cpu = perf_counter() - begun, cpu_of(server.pid)
        print(f"{f'until {DUE} tables with bots are awake':40} {cpu:7.2f} s  CPU {wall:7.2f} s")
        memory = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.pid}/status").read_text())
        print(f"{'memory then':40} {int(memory[1]) // 1024 if memory else 0:7} MiB")
        server.terminate()


def cpu_of(pid: int) -> float:
    """Return the seconds that a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_ready(address: str) -> bool:
    """Whether a server says that it is ready."""
    try:
        with urlopen(f"{address}readyz") as answer:  # noqa: S310 - our own server
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def woken(folder: Path) -> int:
    """Count the tables that somebody has woken."""
    with sqlite3.connect(folder / FILE) as connection:
        query = "SELECT count(*) FROM lease WHERE node NOT IN ('', 'killed')"
        (number,) = connection.execute(query).fetchone()
    return int(number)


async def prepare(folder: Path) -> None:
    """Fill the database if it is new, and measure what it answers."""
    file = folder / FILE
    new = not file.exists()
    storage = await open_storage(database_url(None, folder))
    await storage.close()
    if new:
        begun = perf_counter()
        fill(file)
        print(f"filled in {perf_counter() - begun:.0f} s, {file.stat().st_size // 2**20} MiB")
    kill(file)
    storage = await open_storage(database_url(None, folder))
    await listings(storage)
    await storage.close()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    asyncio.run(prepare(folder))
    restart(folder)


if __name__ == "__main__":
    main()
