"""Carry a plan out and sum it up."""

import asyncio
import gc
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any, Final, TypeVar

from saboteur.games.registry import ruleset
from saboteur.server.files import allow_files
from saboteur.server.http.identity import new_guest
from saboteur.server.load.crowd import Socket, Table, Tally
from saboteur.server.load.machine import spent_seconds
from saboteur.server.load.nodes import Node, start
from saboteur.server.load.plan import Plan, TooMuch
from saboteur.server.storage.database import database_url
from saboteur.server.storage.tables import Storage, open_storage
from saboteur.table.codes import new_code
from saboteur.table.models import PLAYING, Sitter, StoredTable
from saboteur.table.waking import new_deal

AT_ONCE: Final = 50
"""Tables that are written down, and sockets that connect, at the same time."""
RESUMES: Final = 50
OTHER_FILES: Final = 200
"""That a process has open beside its sockets."""
CPU: Final = "process_cpu_seconds_total"
MEMORY: Final = "process_resident_memory_bytes"


DoneT = TypeVar("DoneT")


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the report."""

    name: str
    """A word that the texts know: ``load-NAME``."""
    value: float
    unit: str


async def run(plan: Plan) -> list[Figure]:
    """Start the nodes, fill the tables, play, resume, and measure."""
    _allow(plan.sockets)
    with tempfile.TemporaryDirectory(prefix="saboteur-load-") as folder:
        nodes = await start(plan, Path(folder))
        tally, tables = Tally(), []
        try:
            empty = await _summed(nodes)
            tables = await _fill(plan, Path(folder), nodes, tally)
            moving = tables[: plan.tables]
            full = await _summed(nodes)
            gc.freeze()  # or what is measured is how long we look for dead objects of our own
            begun, own, before = perf_counter(), process_time(), spent_seconds()
            tally.frames = 0
            await _play(plan, moving, tally)
            seconds, after = perf_counter() - begun, spent_seconds()
            played, frames = await _summed(nodes), tally.frames
            if before is not None and after is not None:
                ours = process_time() - own + played[CPU] - full[CPU]
                tally.others = (after - before - ours) / seconds
            await _resume(moving)
            tally.frames = frames
            return list(_report(plan, nodes, tally, (empty, full, played), seconds))
        finally:
            await asyncio.gather(*(socket.close() for table in tables for socket in table.sockets))
            await asyncio.gather(*(node.stop() for node in nodes))
            gc.unfreeze()


def _allow(sockets: int) -> None:
    """Take as many open files as the machine gives; each node inherits them."""
    if not allow_files(sockets + OTHER_FILES):
        raise TooMuch(f"{sockets} sockets need more open files than a process may have (ulimit -n)")


async def _fill(plan: Plan, folder: Path, nodes: list[Node], tally: Tally) -> list[Table]:
    storage = await open_storage(database_url(plan.database_url, folder))
    try:
        dealt = await _at_once(
            [
                (_deal if number < plan.tables else _deal_quiet)(plan, storage, code)
                for number, code in enumerate(_codes(plan.all_tables))
            ]
        )
    finally:
        await storage.close()
    tables = []
    for number, (code, tokens) in enumerate(dealt):
        sockets = [
            Socket(nodes[(number + place) % len(nodes)], code, token, tally)
            for place, token in enumerate(tokens)
        ]
        tables.append(Table(sockets[: plan.seats], sockets[plan.seats :], number))
    await _at_once([socket.open() for table in tables for socket in table.sockets])
    return tables


async def _at_once(work: Sequence[Coroutine[Any, Any, DoneT]]) -> list[DoneT]:
    """Do many things, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(each: Coroutine[Any, Any, DoneT]) -> DoneT:
        async with gate:
            return await each

    return await asyncio.gather(*map(one, work))


def _codes(number: int) -> set[str]:
    """Draw codes, each another: among so many, two would be the same."""
    codes: set[str] = set()
    while len(codes) < number:
        codes.add(new_code())
    return codes


async def _deal(plan: Plan, storage: Storage, code: str) -> tuple[str, list[str]]:
    """Write a table down, ready to be played; return its code and everybody's token."""
    crowd = await asyncio.gather(
        *(new_guest(storage, f"Load {seat}") for seat in range(plan.seats + plan.watchers))
    )
    sitters = {
        seat: Sitter(guest.nickname, guest=guest.id)
        for seat, (guest, _) in enumerate(crowd[: plan.seats])
    }
    await storage.add_table(_table(plan, code, crowd[0][0].id), sitters)
    return code, [token for _, token in crowd]


async def _deal_quiet(plan: Plan, storage: Storage, code: str) -> tuple[str, list[str]]:
    """Write down a table of people around one device, so that nobody is away."""
    guest, token = await new_guest(storage, "Load")
    sitters = {
        seat: Sitter(f"Load {seat}", guest=guest.id, shared=seat > 0) for seat in range(plan.seats)
    }
    await storage.add_table(_table(plan, code, guest.id), sitters)
    return code, [token]


def _table(plan: Plan, code: str, host: str) -> StoredTable:
    """Return a table that is dealt."""
    rules = ruleset(plan.ruleset, plan.seats)
    table = StoredTable(
        code=code,
        ruleset=rules.id,
        seats=rules.seats,
        options=dict(rules.options),
        deck=rules.deck,
        host=host,
        stage=PLAYING,
    )
    return replace(table, deal=new_deal(table))


async def _play(plan: Plan, tables: list[Table], tally: Tally) -> None:
    """Move every table at its pace, each begun at another moment."""
    pace = plan.tables / plan.rate
    loop = asyncio.get_running_loop()
    end = loop.time() + plan.seconds
    chance = Random(plan.tables)  # noqa: S311 - spreads the tables

    async def keep_moving(table: Table) -> None:
        due = loop.time() + chance.random() * pace
        while due < end:
            await asyncio.sleep(due - loop.time())
            if not await table.move(tally):
                return
            due = max(due + pace, loop.time())

    await asyncio.gather(*(keep_moving(table) for table in tables))


async def _resume(tables: list[Table]) -> None:
    sockets = [socket for table in tables for socket in table.players][:RESUMES]
    for socket in sockets:
        await socket.resume()


async def _summed(nodes: list[Node]) -> dict[str, float]:
    total: dict[str, float] = {}
    for node in nodes:
        for name, number in (await node.figures()).items():
            total[name] = total.get(name, 0.0) + number
    return total


def _report(
    plan: Plan,
    nodes: list[Node],
    tally: Tally,
    figures: tuple[dict[str, float], dict[str, float], dict[str, float]],
    seconds: float,
) -> Iterator[Figure]:
    if not tally.moves or not tally.resumes:
        raise TooMuch("not a single move was made: more seconds, or a higher rate")
    empty, full, played = figures
    moves = len(tally.moves)
    yield Figure("nodes", plan.nodes, "")
    yield Figure("tables", plan.all_tables, "")
    yield Figure("sockets", plan.sockets, "")
    yield Figure("commands", moves, "")
    yield Figure("rate", moves / seconds, "/s")
    yield Figure("frames", tally.frames / seconds, "/s")
    yield Figure("p50", 1000 * _quantile(tally.moves, 50), "ms")
    yield Figure("p99", 1000 * _quantile(tally.moves, 99), "ms")
    yield Figure("cpu", 1000 * (played[CPU] - full[CPU]) / moves, "ms")
    yield Figure("busy", 100 * (played[CPU] - full[CPU]) / seconds, "%")
    yield Figure("socket-memory", (full[MEMORY] - empty[MEMORY]) / plan.sockets / 1000, "kB")
    yield Figure("memory", played[MEMORY] / 1e6, "MB")
    yield Figure("resume", 1000 * _quantile(tally.resumes, 99), "ms")
    yield Figure("start", max(node.start_seconds for node in nodes), "s")
    yield Figure("others", 100 * tally.others, "%")
    yield Figure("lost", tally.lost, "")
    yield Figure("troubles", tally.troubles, "")


def _quantile(numbers: list[float], percent: int) -> float:
    return numbers[0] if len(numbers) == 1 else quantiles(numbers, n=100)[percent - 1]
