"""Run every check of the project on two cores: ``make test``, and the quick ones, ``make check``.

    python tools/checks.py            everything
    python tools/checks.py --quick    checks that take less than 90 seconds

The tests of rules and bots run in the foreground with live output. In parallel run the tests that
start processes, the browser tests (two at a time), and one after the other format, types, imports
and the client's own checks, so that waiting tasks leave no core idle. Their output is printed when
the foreground is done. Any failure fails the run.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = Path(sys.executable).parent
PYTEST_SERIAL: Final = ("python", "-m", "pytest")
PYTEST_PARALLEL: Final = (*PYTEST_SERIAL, "--dist", "worksteal", "-n", "2")
"""Work stealing keeps the tests of a file together, so that shared fixtures are set up once."""
LOW_PRIORITY: Final = ("nice", "-n", "10")
CHUNK_BYTES: Final = 4096
PROC_STAT: Final = Path("/proc/stat")
STEAL_FIELD: Final = 8
"""Index of the steal time (given to other guests by the host) in the first line of ``PROC_STAT``.
"""
ENVIRONMENT: Final = {
    name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
}
"""Keeps bytecode caches: the tests start many processes, which would all compile everything."""


@dataclass(frozen=True)
class Task:
    """A named command of the environment."""

    name: str
    command: tuple[str, ...]


@dataclass(frozen=True)
class TaskResult:
    """The exit status, times and output of a task."""

    task: Task
    status: int
    wall_s: float
    cpu_s: float
    """CPU seconds; on two cores the wall time is at least half of their sum."""
    output: str

    @property
    def verdict(self) -> str:
        """The result in one line; for pytest, its own closing line."""
        closing = self.output.strip().rpartition("\n")[2].strip("= ")
        outcome = (
            closing if "pytest" in self.task.command else "passed" if not self.status else "FAILED"
        )
        return f"{self.wall_s:6.0f} s {self.cpu_s:6.0f} s  {self.task.name}: {outcome}"


STATIC_CHECKS: Final = (
    Task("Format", ("ruff", "format", "--check")),
    Task("Style", ("ruff", "check")),
    Task("Words", ("python", "tools/check_words.py")),
    Task("Imports", ("lint-imports",)),
    Task("Types", ("mypy", "--strict")),
)
CLIENT_CHECKS: Final = (
    Task("Browser client", ("python", "hatch_build.py", "test")),
    Task("Rules pages", ("python", "tools/rules_pages.py", "--check")),
    Task("How-to-play pages", ("python", "-m", "tools.howto_pages", "--check")),
    Task("Events page", ("python", "-m", "tools.events_page", "--check")),
    Task("Moves page", ("python", "tools/moves_page.py", "--check")),
    Task("Board pictures", ("python", "tools/board_pictures.py", "--check")),
    Task("Notebook outputs", ("python", "tools/notebooks.py", "--check")),
    Task("Architecture picture", ("python", "tools/architecture_picture.py", "--check")),
    Task("Documentation site", ("python", "tools/docs_site.py", "--check")),
    Task("Client types", ("python", "tools/client_types.py", "--check")),
    Task("Protocol description", ("python", "tools/protocol_description.py", "--check")),
)
PROCESS_TESTS: Final = ("cli", "packaging", "server")
"""Tests that start processes, and often wait for them: they run two at a time.

Tests of the arena start some too, but a Ray cluster that shares a core hits its start timeout.
"""
TESTS: Final = (
    Task(
        "Tests",
        (*PYTEST_SERIAL, *(f"--ignore=tests/{each}" for each in ("browser", *PROCESS_TESTS))),
    ),
)
PARALLEL: Final = (
    (Task("Process tests", (*PYTEST_PARALLEL, *(f"tests/{each}" for each in PROCESS_TESTS))),),
    (
        Task(
            "Browser tests",
            (*PYTEST_PARALLEL, "-p", "no:schemathesis", "tests/browser"),
        ),
    ),
    (*STATIC_CHECKS, *CLIENT_CHECKS),
)
"""The tasks that run beside the tests; the tasks of a row run one after the other."""
QUICK_TESTS: Final = (
    Task(
        "Rules, kernel, surface", (*PYTEST_PARALLEL, "tests/rules", "tests/kernel", "tests/surface")
    ),
    Task("Smoke", ("python", "-m", "pytest", "-m", "smoke", "tests/server", "tests/browser")),
)


def run_task(task: Task, *, is_foreground: bool) -> TaskResult:
    """Run a task; print its output live in the foreground, else collect it.

    The foreground task is a single process and takes longest, so it has a core for itself and the
    others share the second one with a lower priority; otherwise one core would be idle at the end.
    """
    began = perf_counter()
    output = bytearray()
    with (
        subprocess.Popen(  # noqa: S603 - our own command
            [
                *(() if is_foreground else LOW_PRIORITY),
                str(BIN / task.command[0]),
                *task.command[1:],
            ],
            cwd=ROOT,
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as process
    ):
        assert process.stdout is not None  # noqa: S101 - a pipe was requested
        while chunk := os.read(process.stdout.fileno(), CHUNK_BYTES):
            output += chunk
            if is_foreground:
                sys.stdout.buffer.write(chunk)
                sys.stdout.buffer.flush()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    cpu_s = used.ru_utime + used.ru_stime
    return TaskResult(
        task, process.returncode, perf_counter() - began, cpu_s, output.decode(errors="replace")
    )


def run_serially(tasks: Sequence[Task]) -> list[TaskResult]:
    """Run tasks in the background, one after the other."""
    return [run_task(task, is_foreground=False) for task in tasks]


def main() -> int:
    """Run the checks and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--quick", action="store_true", help="only checks that take less than 90 seconds"
    )
    quick = parser.parse_args().quick
    began, stolen = perf_counter(), steal_time_s()
    lanes = (STATIC_CHECKS,) if quick else PARALLEL
    with ThreadPoolExecutor(len(lanes)) as pool:
        futures = [pool.submit(run_serially, lane) for lane in lanes]
        results = []
        for task in QUICK_TESTS if quick else TESTS:
            _print_heading(task.name)
            results.append(run_task(task, is_foreground=True))
        for result in (each for future in futures for each in future.result()):
            _print_heading(result.task.name)
            print(result.output.rstrip(), flush=True)
            results.append(result)
    _print_heading("Summary")
    for result in results:
        print(result.verdict)
    cpu_s = sum(result.cpu_s for result in results)
    wall_s = perf_counter() - began
    print(f"{wall_s:6.0f} s {cpu_s:6.0f} s CPU time, {steal_time_s() - stolen:.0f} s steal time")
    failed = [result.task.name for result in results if result.status]
    print(f"FAILED: {', '.join(failed)}" if failed else "All passed.")
    return int(bool(failed))


def steal_time_s() -> float:
    """Return the CPU seconds that the host has withheld from this machine so far."""
    if not PROC_STAT.exists():
        return 0.0
    words = PROC_STAT.read_text("ascii").split(maxsplit=STEAL_FIELD + 1)
    return int(words[STEAL_FIELD]) / os.sysconf("SC_CLK_TCK")


def _print_heading(name: str) -> None:
    print(f"\n== {name} ==", flush=True)


if __name__ == "__main__":
    sys.exit(main())
