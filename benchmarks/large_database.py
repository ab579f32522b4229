"""Measure a server with a large database: ``python -m benchmarks.large_database FOLDER``.

It fills a SQLite file there (a million guests, 300,000 finished games, 10,000 running ones; some
minutes and a gigabyte), unless it exists. Then it measures the cost of every listing and purge, the
time of a restart until ``/readyz`` succeeds, and the time to load a table.
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
from saboteur.server.ops.maintenance import DAY_S
from saboteur.server.storage.admin_search import AdminSearch, SearchQuery
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.database import SQLITE_FILE_NAME, database_url
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.leases import LeaseStore
from saboteur.server.storage.log_compression import compress_log
from saboteur.server.storage.statements import round_down_to_day
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.codes import CODE_CHARS
from saboteur.table.lifecycle.table_loading import load_table
from saboteur.table.storage.models import GuestRecord, MoveRecord

GUEST_COUNT, FINISHED_GAME_COUNT, RUNNING_GAME_COUNT, LISTED_TABLE_COUNT = (
    1_000_000,
    300_000,
    10_000,
    100,
)
SEAT_COUNT = 3
BUSIEST_GUEST_GAMES = 200
"""The number of games of the guest who has played most."""
DUE_TABLE_COUNT = 50
"""The number of running games in which a bot has to move."""
MOVES_PER_RUNNING_GAME = 60
CALLS_PER_QUERY = 20
WAKE_TIMEOUT_S = 60.0
CLI_PROGRAM = "from saboteur.cli import main; main()"
ADDRESS_PATTERN = re.compile(r"http://\S+/")


def table_code(number: int) -> str:
    chars = []
    for _ in range(5):
        number, index = divmod(number, len(CODE_CHARS))
        chars.append(CODE_CHARS[index])
    return "".join(chars)


def play_game() -> Match:
    """Return a finished game of random play."""
    match = Match("saboteur", seats=SEAT_COUNT, seed="growth", nonce="nonce")
    rng = random.Random(1)
    while not match.over:
        seat = match.deciders[0]
        match.submit(seat, rng.choice(match.legal_moves(seat)).text, match.version)
    return match


def stored_moves(match: Match) -> list[MoveRecord]:
    """Return the log of a game in the form in which it is stored."""
    return [
        MoveRecord(made.version, made.seat, made.move, made.timed_out)
        for made in match.log
        if made.seat is not None and made.move is not None
    ]


def fill_database(file: Path) -> None:
    """Fill a migrated database that has no rows."""
    match, now, today = play_game(), time(), round_down_to_day(time())
    log = stored_moves(match)
    with sqlite3.connect(file) as connection:
        for pragma in ("synchronous=OFF", "cache_size=-400000", "foreign_keys=OFF"):
            connection.execute(f"PRAGMA {pragma}")

        def write(table: str, columns: str, rows: Iterator[tuple[object, ...]]) -> None:
            placeholders = ",".join("?" * len(columns.split(",")))
            connection.executemany(
                f"INSERT INTO {table} ({columns}) VALUES ({placeholders})",  # noqa: S608 - constants
                rows,
            )
            connection.commit()

        # Few are inactive, as on a server that purges them every hour.
        seen = [
            today - DAY_S * (95 if number % 1000 == 999 else number % 80)
            for number in range(GUEST_COUNT)
        ]
        write(
            "guest",
            "id,nickname,created_at,last_seen_at",
            ((f"guest{number:07}", f"Guest {number}", now, at) for number, at in enumerate(seen)),
        )
        write(
            "device_session",
            "token_hash,guest_id,created_at,last_seen_at",
            (
                (f"{number * 0x9E3779B97F4A7C15 % 2**64:064x}", f"guest{number:07}", now, at)
                for number, at in enumerate(seen)
            ),
        )
        stages = (
            ["over"] * FINISHED_GAME_COUNT
            + ["playing"] * RUNNING_GAME_COUNT
            + ["lobby"] * LISTED_TABLE_COUNT
        )
        write(
            "game_table",
            "code,ruleset,seats,options,host_guest_id,stage,created_at,is_listed,join_code,revision,"
            "seed,nonce,ended_at",
            (
                (
                    table_code(number), "saboteur", SEAT_COUNT, "{}", host_id(number), stage,
                    now - (len(stages) - number) / 20, stage == "lobby", table_code(number),
                    *((None,) * 3 if stage == "lobby" else (match.revision, "growth", "nonce")),
                    now - number if stage == "over" else None,
                )
                for number, stage in enumerate(stages)
            ),
        )  # fmt: skip
        codes = [table_code(number) for number in range(len(stages))]
        write("join_code", "join_code,table_code", ((code, code) for code in codes))
        write(
            "seat",
            "table_code,seat,guest_id,bot_level,name",
            (
                (code, seat, guest, None if guest else "novice", guest or "Bot")
                for number, code in enumerate(codes)
                for seat, guest in enumerate(
                    (host_id(number), f"guest{number * 3 % GUEST_COUNT:07}", None)
                )
                if stages[number] != "lobby" or seat == 0
            ),
        )
        compressed = compress_log(log, [now + 8 * number for number in range(len(log))])
        write(
            "compressed_log",
            "table_code,compressed_moves",
            ((code, compressed) for code in codes[:FINISHED_GAME_COUNT]),
        )
        running = codes[FINISHED_GAME_COUNT : FINISHED_GAME_COUNT + RUNNING_GAME_COUNT]
        write(
            "move",
            "table_code,number,seat,text,timed_out,played_at",
            (
                (code, move.number, move.seat, move.text, move.timed_out, now)
                for code in running
                for move in log[:MOVES_PER_RUNNING_GAME]
            ),
        )


def mark_node_killed(file: Path) -> None:
    """Write leases as a killed node leaves them, for all running games."""
    with sqlite3.connect(file) as connection:
        connection.executemany(
            "INSERT OR REPLACE INTO table_lease (table_code, node, bot_due_at) "
            "VALUES (?, 'killed', ?)",
            (
                (
                    table_code(FINISHED_GAME_COUNT + number),
                    time() if number < DUE_TABLE_COUNT else None,
                )
                for number in range(RUNNING_GAME_COUNT)
            ),
        )


def host_id(number: int) -> str:
    """Return the host of a table; the first games all belong to one guest."""
    return f"guest{0 if number < BUSIEST_GUEST_GAMES else number * 7 % GUEST_COUNT:07}"


async def measure_queries(storage: TableStore) -> None:
    """Print the cost of each listing and purge, and of loading a table."""
    guests, chat = GuestStore(storage.database), ChatStore(storage.database)
    leases, search = LeaseStore(storage.database, "killed"), AdminSearch(storage.database)
    ada = GuestRecord("guest0000000", "Guest 0")
    before = time() - 90 * DAY_S
    calls: dict[str, Callable[[], Awaitable[object]]] = {
        "public tables": storage.listed_tables,
        "table access by code": lambda: storage.access_by_code(table_code(7), ada),
        "guest by cookie": lambda: storage.guest_by_token(f"{1:064x}"),
        "a guest's tables (7)": lambda: guests.tables_of("guest0000021"),
        f"a guest's tables ({BUSIEST_GUEST_GAMES})": lambda: guests.tables_of(ada.id),
        f"all about a guest ({BUSIEST_GUEST_GAMES} tables)": lambda: guests.export_data(ada.id),
        "inactive guests": lambda: guests.inactive_since(before),
        "share of inactive guests": lambda: guests.inactive_share(before),
        "purge of devices": lambda: guests.purge_devices(0.0),
        "purge of chat": lambda: chat.purge(0.0),
        "games to be compressed": lambda: storage.uncompressed_games(20),
        "log of a finished game": lambda: storage.moves(table_code(7)),
        f"owner check ({RUNNING_GAME_COUNT} tables)": leases.count_tables,
        "newest tables, for an operator": lambda: search.find_tables(SearchQuery()),
        "latest guests, for an operator": lambda: search.find_guests(SearchQuery()),
        "bots that are due": lambda: LeaseStore(storage.database, "new").abandoned(None),
    }
    for name, call in calls.items():
        await call()
        begun, cpu = perf_counter(), process_time()
        for _ in range(CALLS_PER_QUERY):
            await call()
        wall, cpu = perf_counter() - begun, process_time() - cpu
        cpu_ms, wall_ms = 1000 * cpu / CALLS_PER_QUERY, 1000 * wall / CALLS_PER_QUERY
        print(f"{name:40} {cpu_ms:7.2f} ms CPU {wall_ms:7.2f} ms")
    begun = process_time()
    for number in range(CALLS_PER_QUERY):
        await load_table(storage, table_code(FINISHED_GAME_COUNT + DUE_TABLE_COUNT + number))
    cpu = process_time() - begun
    name = f"loading a table of {MOVES_PER_RUNNING_GAME} moves"
    print(f"{name:40} {1000 * cpu / CALLS_PER_QUERY:7.2f} ms CPU")


def measure_restart(folder: Path) -> None:
    """Print the time until a restarted server is ready, and until the due tables are loaded."""
    command = (sys.executable, "-c", CLI_PROGRAM, "serve", "--port", "0", "--data", str(folder))
    begun = perf_counter()
    with subprocess.Popen(  # noqa: S603 - our own command
        command, stdout=subprocess.PIPE, text=True
    ) as server:
        address = next(filter(None, map(ADDRESS_PATTERN.search, server.stdout or ())))[0]
        while not is_ready(address):
            sleep(0.01)
        wall, cpu = perf_counter() - begun, cpu_seconds(server.pid)
        print(
            f"{f'start with {RUNNING_GAME_COUNT} running games':40} {cpu:7.2f} s  CPU {wall:7.2f} s"
        )
        while (
            count_woken_tables(folder) < DUE_TABLE_COUNT and perf_counter() - begun < WAKE_TIMEOUT_S
        ):
            sleep(0.05)
        wall, cpu = perf_counter() - begun, cpu_seconds(server.pid)
        name = f"until {DUE_TABLE_COUNT} tables with bots are loaded"
        print(f"{name:40} {cpu:7.2f} s  CPU {wall:7.2f} s")
        memory = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.pid}/status").read_text())
        print(f"{'memory then':40} {int(memory[1]) // 1024 if memory else 0:7} MiB")
        server.terminate()


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_ready(address: str) -> bool:
    """Return whether a server answers its readiness probe."""
    try:
        with urlopen(f"{address}readyz") as answer:  # noqa: S310 - our own server
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def count_woken_tables(folder: Path) -> int:
    """Count the tables whose lease is held by a new node."""
    with sqlite3.connect(folder / SQLITE_FILE_NAME) as connection:
        query = "SELECT count(*) FROM table_lease WHERE node NOT IN ('', 'killed')"
        (number,) = connection.execute(query).fetchone()
    return int(number)


async def prepare_database(folder: Path) -> None:
    """Fill the database if it is new, mark its node as killed, and measure its queries."""
    file = folder / SQLITE_FILE_NAME
    new = not file.exists()
    storage = await open_table_store(database_url(None, folder))
    await storage.close()
    if new:
        begun = perf_counter()
        fill_database(file)
        print(f"filled in {perf_counter() - begun:.0f} s, {file.stat().st_size // 2**20} MiB")
    mark_node_killed(file)
    storage = await open_table_store(database_url(None, folder))
    await measure_queries(storage)
    await storage.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    asyncio.run(prepare_database(folder))
    measure_restart(folder)


if __name__ == "__main__":
    main()
