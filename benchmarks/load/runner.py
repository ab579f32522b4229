"""Runs a load test and reports the results."""

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

from benchmarks.load.clients import ClientSocket, ClientTable, Measurements
from benchmarks.load.cpu_time import total_cpu_seconds
from benchmarks.load.nodes import Node, start_nodes
from benchmarks.load.plan import InvalidPlan, Plan
from saboteur.games.registry import ruleset
from saboteur.server.http.auth import create_guest
from saboteur.server.rlimits import raise_open_file_limit
from saboteur.server.storage.database import database_url
from saboteur.server.storage.tables import TableStore, open_table_store
from saboteur.table.codes import new_code
from saboteur.table.lifecycle.table_loading import new_deal
from saboteur.table.storage.models import STAGE_PLAYING, SeatAssignment, TableRecord

CONCURRENCY: Final = 50
"""Tables created, and sockets connected, at the same time."""
RESUME_SAMPLES: Final = 50
OTHER_OPEN_FILES: Final = 200
"""Open files of a process besides its sockets."""
CPU_METRIC: Final = "process_cpu_seconds_total"
MEMORY_METRIC: Final = "process_resident_memory_bytes"


ResultT = TypeVar("ResultT")


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A line of the report."""

    name: str
    value: float
    unit: str


async def run_plan(plan: Plan) -> list[ReportRow]:
    """Run a load test and return the report.

    Raises:
        InvalidPlan: The machine does not allow as many open files as the plan needs.
        RuntimeError: A node did not start, or a move did not arrive in time.
    """
    _raise_file_limit(plan.sockets)
    with tempfile.TemporaryDirectory(prefix="saboteur-load-") as folder:
        nodes = await start_nodes(plan, Path(folder))
        measurements, tables = Measurements(), []
        try:
            empty = await _sum_metrics(nodes)
            tables = await _create_tables(plan, Path(folder), nodes, measurements)
            active_tables = tables[: plan.tables]
            full = await _sum_metrics(nodes)
            gc.freeze()  # else the client's garbage collection distorts the times
            started_at, own_cpu, total_cpu_before = (
                perf_counter(),
                process_time(),
                total_cpu_seconds(),
            )
            measurements.frames = 0
            await _play_moves(plan, active_tables, measurements)
            seconds, total_cpu_after = perf_counter() - started_at, total_cpu_seconds()
            played, frames = await _sum_metrics(nodes), measurements.frames
            if total_cpu_before is not None and total_cpu_after is not None:
                our_cpu = process_time() - own_cpu + played[CPU_METRIC] - full[CPU_METRIC]
                measurements.other_load = (total_cpu_after - total_cpu_before - our_cpu) / seconds
            await _measure_resumes(active_tables)
            measurements.frames = frames
            return list(_report_rows(plan, nodes, measurements, (empty, full, played), seconds))
        finally:
            await asyncio.gather(*(socket.close() for table in tables for socket in table.sockets))
            await asyncio.gather(*(node.stop() for node in nodes))
            gc.unfreeze()


def _raise_file_limit(sockets: int) -> None:
    """Raise the limit of open files, which the nodes inherit; raises ``InvalidPlan``."""
    if not raise_open_file_limit(sockets + OTHER_OPEN_FILES):
        raise InvalidPlan(
            f"{sockets} sockets need more open files than a process may have (ulimit -n)"
        )


async def _create_tables(
    plan: Plan, folder: Path, nodes: list[Node], measurements: Measurements
) -> list[ClientTable]:
    storage = await open_table_store(database_url(plan.database_url, folder))
    try:
        created = await _gather_limited(
            [
                (_create_table if number < plan.tables else _create_idle_table)(plan, storage, code)
                for number, code in enumerate(_unique_codes(plan.all_tables))
            ]
        )
    finally:
        await storage.close()
    tables = []
    for number, (code, tokens) in enumerate(created):
        sockets = [
            ClientSocket(nodes[(number + index) % len(nodes)], code, token, measurements)
            for index, token in enumerate(tokens)
        ]
        tables.append(ClientTable(sockets[: plan.seats], sockets[plan.seats :], number))
    await _gather_limited([socket.open() for table in tables for socket in table.sockets])
    return tables


async def _gather_limited(work: Sequence[Coroutine[Any, Any, ResultT]]) -> list[ResultT]:
    """Run coroutines, at most ``CONCURRENCY`` at a time; return their results in order."""
    semaphore = asyncio.Semaphore(CONCURRENCY)

    async def run_one(coroutine: Coroutine[Any, Any, ResultT]) -> ResultT:
        async with semaphore:
            return await coroutine

    return await asyncio.gather(*map(run_one, work))


def _unique_codes(number: int) -> set[str]:
    """Return ``number`` different random codes, of which none is drawn twice."""
    codes: set[str] = set()
    while len(codes) < number:
        codes.add(new_code())
    return codes


async def _create_table(plan: Plan, storage: TableStore, code: str) -> tuple[str, list[str]]:
    """Store a dealt table with new guests; return its code and all guests' tokens."""
    guests = await asyncio.gather(
        *(create_guest(storage, f"Load {seat}") for seat in range(plan.seats + plan.watchers))
    )
    assignments = {
        seat: SeatAssignment(guest.nickname, guest=guest.id)
        for seat, (guest, _) in enumerate(guests[: plan.seats])
    }
    await storage.add_table(_dealt_table(plan, code, guests[0][0].id), assignments)
    return code, [token for _, token in guests]


async def _create_idle_table(plan: Plan, storage: TableStore, code: str) -> tuple[str, list[str]]:
    """Store a dealt table all of whose seats share one device; return its code and token.

    Then one socket is enough to keep every seat present.
    """
    guest, token = await create_guest(storage, "Load")
    assignments = {
        seat: SeatAssignment(f"Load {seat}", guest=guest.id, is_hotseat=seat > 0)
        for seat in range(plan.seats)
    }
    await storage.add_table(_dealt_table(plan, code, guest.id), assignments)
    return code, [token]


def _dealt_table(plan: Plan, code: str, host: str) -> TableRecord:
    rules = ruleset(plan.ruleset, plan.seats)
    table = TableRecord(
        code=code,
        ruleset=rules.id,
        seats=rules.seats,
        options=dict(rules.options),
        deck=rules.deck,
        host=host,
        stage=STAGE_PLAYING,
    )
    return replace(table, deal=new_deal(table))


async def _play_moves(plan: Plan, tables: list[ClientTable], measurements: Measurements) -> None:
    """Play moves at the planned rate; tables start at random offsets."""
    interval = plan.tables / plan.rate
    loop = asyncio.get_running_loop()
    end = loop.time() + plan.seconds
    rng = Random(plan.tables)

    async def play_table(table: ClientTable) -> None:
        due = loop.time() + rng.random() * interval
        while due < end:
            await asyncio.sleep(due - loop.time())
            if not await table.play_move(measurements):
                return
            due = max(due + interval, loop.time())

    await asyncio.gather(*(play_table(table) for table in tables))


async def _measure_resumes(tables: list[ClientTable]) -> None:
    sockets = [socket for table in tables for socket in table.players][:RESUME_SAMPLES]
    for socket in sockets:
        await socket.resume()


async def _sum_metrics(nodes: list[Node]) -> dict[str, float]:
    total: dict[str, float] = {}
    for node in nodes:
        for name, number in (await node.read_metrics()).items():
            total[name] = total.get(name, 0.0) + number
    return total


def _report_rows(
    plan: Plan,
    nodes: list[Node],
    measurements: Measurements,
    metrics: tuple[dict[str, float], dict[str, float], dict[str, float]],
    seconds: float,
) -> Iterator[ReportRow]:
    if not measurements.moves or not measurements.resumes:
        raise InvalidPlan("no move was made: use more seconds or a higher rate")
    empty, full, played = metrics
    move_count = len(measurements.moves)
    yield ReportRow("nodes", plan.nodes, "")
    yield ReportRow("tables", plan.all_tables, "")
    yield ReportRow("sockets", plan.sockets, "")
    yield ReportRow("moves made", move_count, "")
    yield ReportRow("moves", move_count / seconds, "/s")
    yield ReportRow("frames received", measurements.frames / seconds, "/s")
    yield ReportRow("command to last frame, median", 1000 * _quantile(measurements.moves, 50), "ms")
    yield ReportRow("command to last frame, p99", 1000 * _quantile(measurements.moves, 99), "ms")
    yield ReportRow(
        "the servers' CPU time per move",
        1000 * (played[CPU_METRIC] - full[CPU_METRIC]) / move_count,
        "ms",
    )
    yield ReportRow("CPU in use", 100 * (played[CPU_METRIC] - full[CPU_METRIC]) / seconds, "%")
    yield ReportRow(
        "memory per socket, tables included",
        (full[MEMORY_METRIC] - empty[MEMORY_METRIC]) / plan.sockets / 1000,
        "kB",
    )
    yield ReportRow("memory of all nodes", played[MEMORY_METRIC] / 1e6, "MB")
    yield ReportRow("resume, p99", 1000 * _quantile(measurements.resumes, 99), "ms")
    yield ReportRow("start to ready", max(node.start_seconds for node in nodes), "s")
    yield ReportRow(
        "CPU in use by other programs, databases among them", 100 * measurements.other_load, "%"
    )
    yield ReportRow("sockets lost", measurements.lost_sockets, "")
    yield ReportRow("frames turned down", measurements.errors, "")


def _quantile(numbers: list[float], percent: int) -> float:
    return numbers[0] if len(numbers) == 1 else quantiles(numbers, n=100)[percent - 1]
