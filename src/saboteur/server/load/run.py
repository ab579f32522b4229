"""Carry a plan out and sum it up."""

import asyncio
import gc
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Final

from saboteur.games.registry import ruleset
from saboteur.server.http.identity import new_guest
from saboteur.server.load.crowd import Socket, Table, Tally
from saboteur.server.load.nodes import Node, start
from saboteur.server.load.plan import Plan, TooMuch
from saboteur.server.storage.codes import new_code
from saboteur.server.storage.database import database_url
from saboteur.server.storage.models import Sitter, StoredTable
from saboteur.server.storage.schema import PLAYING
from saboteur.server.storage.tables import Storage, open_storage
from saboteur.server.table.waking import new_deal

AT_ONCE: Final = 50
"""Sockets that connect at the same time."""
RESUMES: Final = 50
CPU: Final = "process_cpu_seconds_total"
MEMORY: Final = "process_resident_memory_bytes"


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the report."""

    name: str
    """A word that the texts know: ``load-NAME``."""
    value: float
    unit: str


async def run(plan: Plan) -> list[Figure]:
    """Start the nodes, fill the tables, play, resume, and measure."""
    with tempfile.TemporaryDirectory(prefix="saboteur-load-") as folder:
        nodes = await start(plan, Path(folder))
        tally, tables = Tally(), []
        try:
            empty = await _summed(nodes)
            tables = await _fill(plan, Path(folder), nodes, tally)
            full = await _summed(nodes)
            gc.freeze()  # or what is measured is how long we look for dead objects of our own
            begun = perf_counter()
            tally.frames = 0
            await _play(plan, tables, tally)
            seconds = perf_counter() - begun
            played, frames = await _summed(nodes), tally.frames
            await _resume(tables)
            tally.frames = frames
            return list(_report(plan, nodes, tally, (empty, full, played), seconds))
        finally:
            await asyncio.gather(*(socket.close() for table in tables for socket in table.sockets))
            await asyncio.gather(*(node.stop() for node in nodes))
            gc.unfreeze()


async def _fill(plan: Plan, folder: Path, nodes: list[Node], tally: Tally) -> list[Table]:
    storage = await open_storage(database_url(plan.database_url, folder))
    try:
        dealt = [await _deal(plan, storage) for _ in range(plan.tables)]
    finally:
        await storage.close()
    tables = []
    for number, (code, tokens) in enumerate(dealt):
        sockets = [
            Socket(nodes[(number + place) % len(nodes)], code, token, tally)
            for place, token in enumerate(tokens)
        ]
        tables.append(Table(sockets[: plan.seats], sockets[plan.seats :], number))
    gate = asyncio.Semaphore(AT_ONCE)

    async def enter(socket: Socket) -> None:
        async with gate:
            await socket.open()

    await asyncio.gather(*(enter(socket) for table in tables for socket in table.sockets))
    return tables


async def _deal(plan: Plan, storage: Storage) -> tuple[str, list[str]]:
    """Write a table down, ready to be played; return its code and everybody's token."""
    rules = ruleset(plan.ruleset, plan.seats)
    crowd = await asyncio.gather(
        *(new_guest(storage, f"Load {seat}") for seat in range(plan.seats + plan.watchers))
    )
    table = StoredTable(
        code=new_code(),
        ruleset=rules.id,
        seats=rules.seats,
        options=dict(rules.options),
        deck=rules.deck,
        host=crowd[0][0].id,
        stage=PLAYING,
    )
    table = replace(table, deal=new_deal(table))
    sitters = {
        seat: Sitter(guest.nickname, guest=guest.id)
        for seat, (guest, _) in enumerate(crowd[: plan.seats])
    }
    await storage.add_table(table, sitters)
    return table.code, [token for _, token in crowd]


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
    yield Figure("tables", plan.tables, "")
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
    yield Figure("lost", tally.lost, "")
    yield Figure("troubles", tally.troubles, "")


def _quantile(numbers: list[float], percent: int) -> float:
    return numbers[0] if len(numbers) == 1 else quantiles(numbers, n=100)[percent - 1]
