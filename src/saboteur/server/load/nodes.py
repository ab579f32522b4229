"""The servers under test: processes of our own, and what they say of themselves."""

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

from saboteur.server.load.plan import Plan

PROGRAM: Final = "from saboteur.cli import main; main()"
PATIENCE: Final = 180.0
_FIGURE: Final = re.compile(r"^(\w+(?:\{[^}]*\})?) ([\d.e+-]+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Node:
    """One server process."""

    process: asyncio.subprocess.Process
    port: int
    start_seconds: float
    """From its start to its address."""

    @property
    def host(self) -> str:
        """Where it is reached."""
        return f"127.0.0.1:{self.port}"

    async def figures(self) -> dict[str, float]:
        """Read its metrics."""
        text = await asyncio.to_thread(_read, f"http://{self.host}/metrics")
        return {name: float(number) for name, number in _FIGURE.findall(text)}

    async def stop(self) -> None:
        """End it in good order."""
        with suppress(ProcessLookupError):
            self.process.terminate()
        await self.process.communicate()


def _read(url: str) -> str:
    with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode())


async def start(plan: Plan, folder: Path) -> list[Node]:
    """Start all nodes, one after the other: so each start is measured alone."""
    words = ["--data", str(folder), "--host", "127.0.0.1", "--port", "0"]
    if plan.database_url is not None:
        words += ["--database-url", plan.database_url]
    if plan.redis_url is not None:
        words += ["--redis-url", plan.redis_url]
    return [await _start(words, number) for number in range(plan.nodes)]


async def _start(words: list[str], number: int) -> Node:
    begun = perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, "serve", *words, stdout=asyncio.subprocess.PIPE
    )
    _pin(process.pid, number)
    if process.stdout is None:
        raise RuntimeError("a process without output")
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while line := (await process.stdout.readline()).decode():
                found = re.search(r"http://localhost:(\d+)/", line)
                if found:
                    return Node(process, int(found[1]), perf_counter() - begun)
    raise RuntimeError(f"a server under test did not start within {PATIENCE:.0f} seconds")


def _pin(pid: int, number: int) -> None:
    """Give each node one core, where that can be done."""
    if sys.platform == "linux":
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(pid, {cores[number % len(cores)]})
