"""Run every check of the project on two cores: ``make test``, and the quick ones, ``make check``.

    python tools/checks.py            everything
    python tools/checks.py --quick    checks that take less than 90 seconds

The first row runs in the foreground with live output. The other rows run beside it at a lower
priority, and their output follows. ``make -j`` measures no times and nox runs no sessions in
parallel, so this file does both. Any failure fails the run.
"""

import os
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = Path(sys.executable).parent
PYTEST: Final = "python -m pytest"
PYTEST_PARALLEL: Final = f"{PYTEST} --dist worksteal -n 2"
"""Work stealing keeps the tests of a file together, so that shared fixtures are set up once."""
PYTEST_WAITING: Final = PYTEST_PARALLEL.replace("-n 2", "-n 3")
"""Three workers, since these tests spend half of their time waiting for processes."""
Row = Mapping[str, str]
"""Commands by name, run one after the other."""

STATIC_CHECKS: Final[Row] = {
    "Format": "ruff format --check",
    "Style": "ruff check",
    "Words": "python tools/check_words.py",
    "Imports": "lint-imports",
    "Types": "mypy --strict",
}
CLIENT_AND_PAGES: Final[Row] = {
    "Browser client": "python hatch_build.py test",
    "Rules pages": "python tools/rules_pages.py --check",
    "How-to-play pages": "python -m tools.howto_pages --check",
    "Events page": "python -m tools.events_page --check",
    "Moves page": "python tools/moves_page.py --check",
    "Board pictures": "python tools/board_pictures.py --check",
    "Notebook outputs": "python tools/notebooks.py --check",
    "Documentation site": "python tools/docs_site.py --check",
    "Client types": "python tools/client_types.py --check",
    "Protocol description": "python tools/protocol_description.py --check",
}
ROWS: Final[tuple[Row, ...]] = (
    {
        "Tests": f"{PYTEST} --ignore=tests/browser --ignore=tests/cli --ignore=tests/engines"
        " --ignore=tests/packaging --ignore=tests/secrecy/test_socket.py --ignore=tests/server"
    },
    # A Ray cluster, which shares no core, stays with the others.
    {
        "Process tests": f"{PYTEST_WAITING} tests/cli tests/packaging"
        " tests/secrecy/test_socket.py tests/server"
    },
    {
        "Browser tests": f"{PYTEST_PARALLEL} -p no:schemathesis tests/browser",
        "Games in three engines": f"{PYTEST} -p no:schemathesis tests/engines",
    },
    {**STATIC_CHECKS, **CLIENT_AND_PAGES},
)
QUICK_ROWS: Final[tuple[Row, ...]] = (
    {
        "Rules, records, secrets and texts": f"{PYTEST_PARALLEL} tests/rules tests/kernel"
        " tests/surface tests/play tests/texts tests/golden tests/secrecy/test_views.py",
        "Smoke": f"{PYTEST} -m smoke tests/server tests/browser",
    },
    STATIC_CHECKS,
)


class Result(NamedTuple):
    """The end of a command; ``output`` is empty if it was printed as it came."""

    name: str
    status: int
    seconds: float
    output: bytes


def run(name: str, command: str, *, is_foreground: bool) -> Result:
    """Run a program of the virtual environment; in the background at a lower priority."""
    program, *arguments = command.split()
    began = perf_counter()
    ended = subprocess.run(  # noqa: S603 - our own command
        [*(() if is_foreground else ("nice",)), str(BIN / program), *arguments],
        cwd=ROOT,
        # Bytecode is kept: the tests start many processes, which would all compile everything.
        env={name: os.environ[name] for name in os.environ if name != "PYTHONDONTWRITEBYTECODE"},
        stdout=None if is_foreground else subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return Result(name, ended.returncode, perf_counter() - began, ended.stdout or b"")


def run_in_background(row: Row) -> list[Result]:
    """Run the commands of a row, one after the other."""
    return [run(name, command, is_foreground=False) for name, command in row.items()]


def main(*options: str) -> int:
    """Run the checks and return the exit status."""
    first, *others = QUICK_ROWS if options == ("--quick",) else ROWS
    began = perf_counter()
    with ThreadPoolExecutor() as pool:
        futures = [pool.submit(run_in_background, row) for row in others]
        results = []
        for name, command in first.items():
            print(f"\n== {name} ==", flush=True)
            results.append(run(name, command, is_foreground=True))
    for result in (each for future in futures for each in future.result()):
        print(f"\n== {result.name} ==\n{result.output.decode(errors='replace').rstrip()}")
        results.append(result)
    print("\n== Summary ==")
    for result in results:
        print(f"{result.seconds:6.0f} s  {result.name}: {'FAILED' if result.status else 'passed'}")
    times = os.times()
    cpu_s = times.children_user + times.children_system
    print(f"{perf_counter() - began:6.0f} s, {cpu_s:.0f} s CPU time")
    failed = [result.name for result in results if result.status]
    print(f"FAILED: {', '.join(failed)}" if failed else "All passed.")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
