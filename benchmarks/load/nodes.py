"""The servers under test: child processes and their metrics."""

import asyncio
import os
import re
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final
from urllib.request import urlopen

from benchmarks.load.plan import Plan

SERVER_PROGRAM: Final = "from saboteur.cli import main; main()"
NODE_TIMEOUT_S: Final = 180.0
_METRIC_PATTERN: Final = re.compile(r"^(\w+(?:\{[^}]*\})?) ([\d.e+-]+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Node:
    """A server process under test."""

    process: asyncio.subprocess.Process
    port: int
    start_seconds: float
    """Time from the start until the server printed its URL."""

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def read_metrics(self) -> dict[str, float]:
        text = await asyncio.to_thread(_fetch, f"http://{self.host}/metrics")
        return {name: float(number) for name, number in _METRIC_PATTERN.findall(text)}

    async def stop(self) -> None:
        """Terminate the process and wait for it."""
        with suppress(ProcessLookupError):
            self.process.terminate()
        await self.process.communicate()


def _fetch(url: str) -> str:
    with urlopen(url, timeout=NODE_TIMEOUT_S) as response:  # noqa: S310 - our own server
        return str(response.read().decode())


async def start_nodes(plan: Plan, folder: Path) -> list[Node]:
    """Start all nodes one after the other, so that each start time is measured alone."""
    arguments = ["--data", str(folder), "--host", "127.0.0.1", "--port", "0"]
    if plan.database_url is not None:
        arguments += ["--database-url", plan.database_url]
    if plan.redis_url is not None:
        arguments += ["--redis-url", plan.redis_url]
    return [await _start_node(arguments, number) for number in range(plan.nodes)]


async def _start_node(arguments: list[str], number: int) -> Node:
    started_at = perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER_PROGRAM, "serve", *arguments, stdout=asyncio.subprocess.PIPE
    )
    _pin_to_core(process.pid, number)
    if process.stdout is None:
        raise RuntimeError("the server process has no output pipe")
    with suppress(TimeoutError):
        async with asyncio.timeout(NODE_TIMEOUT_S):
            while line := (await process.stdout.readline()).decode():
                found = re.search(r"http://localhost:(\d+)/", line)
                if found:
                    return Node(process, int(found[1]), perf_counter() - started_at)
    raise RuntimeError(f"a server under test did not start within {NODE_TIMEOUT_S:.0f} seconds")


def _pin_to_core(pid: int, number: int) -> None:
    """Pin a process to one core, where the platform allows it."""
    if sys.platform == "linux":
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(pid, {cores[number % len(cores)]})
