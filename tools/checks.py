"""Run every check of the project on two cores: ``make test``, and the quick ones, ``make check``.

    python tools/checks.py            everything
    python tools/checks.py --quick    what can be told within 90 seconds

The tests of rules and bots run in the foreground and are shown as they go. Beside them run those
that start processes, those in the browser, two at a time, and one after the other format, types,
imports and the client's own checks: whenever one of them waits, another goes on. What they say is
shown whole when the first are over. Any failure fails the run.
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
ALONE: Final = ("python", "-m", "pytest", "--in-turns")
PYTEST: Final = (*ALONE, "--dist", "worksteal", "-n", "2")
"""Stealing leaves the tests of a file together, so that what they share is set up once."""
BEHIND: Final = ("nice", "-n", "10")
CHUNK: Final = 4096
TIMES: Final = Path("/proc/stat")
STOLEN: Final = 8
"""The place of what a host gave to others in the first line of ``TIMES``."""
ENVIRONMENT: Final = {
    name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
}
"""Compiled files are kept: the tests start many processes, and each would compile all anew."""


@dataclass(frozen=True)
class Part:
    """A command of the environment, with its arguments."""

    name: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class Ended:
    """How a part ended."""

    part: Part
    status: int
    seconds: float
    worked: float
    """Seconds of a core: what a run on two takes is half of their sum."""
    output: str

    @property
    def verdict(self) -> str:
        """Say it in one line; of tests, in their own closing line."""
        closing = self.output.strip().rpartition("\n")[2].strip("= ")
        told = closing if "pytest" in self.part.words else "passed" if not self.status else "FAILED"
        return f"{self.seconds:6.0f} s {self.worked:6.0f} s  {self.part.name}: {told}"


STATIC: Final = (
    Part("Format", ("ruff", "format", "--check")),
    Part("Style", ("ruff", "check")),
    Part("Imports", ("lint-imports",)),
    Part("Types", ("mypy", "--strict")),
)
CLIENT: Final = (
    Part("Browser client", ("python", "hatch_build.py", "test")),
    Part("Rules pages", ("python", "tools/rules_pages.py", "--check")),
    Part("Pages how to play", ("python", "-m", "tools.howto_pages", "--check")),
    Part("Page of events", ("python", "-m", "tools.events_page", "--check")),
    Part("Page of moves", ("python", "tools/moves_page.py", "--check")),
    Part("Pictures of boards", ("python", "tools/board_pictures.py", "--check")),
    Part("Outputs of notebooks", ("python", "tools/notebooks.py", "--check")),
    Part("Picture of the layers", ("python", "tools/architecture_picture.py", "--check")),
    Part("Site of the documentation", ("python", "tools/docs_site.py", "--check")),
    Part("Types of the client", ("python", "tools/client_types.py", "--check")),
    Part("Description of the wire", ("python", "tools/wire_description.py", "--check")),
)
PROCESSES: Final = ("cli", "packaging", "server")
"""Tests that start processes, and often wait for them: two at a time. Those of the arena start some
too, but a cluster that has the rest of a core for itself is given up before it is there."""
TESTS: Final = (
    Part("Tests", (*ALONE, *(f"--ignore=tests/{each}" for each in ("browser", *PROCESSES)))),
)
BESIDE: Final = (
    (Part("Tests of processes", (*PYTEST, *(f"tests/{each}" for each in PROCESSES))),),
    (
        Part(
            "Tests in the browser",
            (*PYTEST, "-p", "no:schemathesis", "tests/browser"),
        ),
    ),
    (*STATIC, *CLIENT),
)
"""What runs beside the tests, each row in turn."""
QUICK: Final = (
    Part("Rules, kernel, surface", (*PYTEST, "tests/rules", "tests/kernel", "tests/surface")),
    Part("Smoke", ("python", "-m", "pytest", "-m", "smoke", "tests/server", "tests/browser")),
)


def run(part: Part, *, shown: bool) -> Ended:
    """Run a part; show what it says as it comes, or keep it.

    What is shown is one process and takes longest, so it has a core for itself, and the rest shares
    the other: whoever is alone at the end leaves one idle.
    """
    began = perf_counter()
    said = bytearray()
    with (
        subprocess.Popen(  # noqa: S603 - our own command
            [*(() if shown else BEHIND), str(BIN / part.words[0]), *part.words[1:]],
            cwd=ROOT,
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as process
    ):
        assert process.stdout is not None  # noqa: S101 - it is a pipe
        while chunk := os.read(process.stdout.fileno(), CHUNK):
            said += chunk
            if shown:
                sys.stdout.buffer.write(chunk)
                sys.stdout.buffer.flush()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    worked = used.ru_utime + used.ru_stime
    output = said.decode(errors="replace")
    return Ended(part, process.returncode, perf_counter() - began, worked, output)


def in_turn(parts: Sequence[Part]) -> list[Ended]:
    """Run parts quietly, one after the other."""
    return [run(part, shown=False) for part in parts]


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="only what takes 90 seconds")
    quick = parser.parse_args().quick
    began, kept = perf_counter(), stolen()
    lanes = (STATIC,) if quick else BESIDE
    with ThreadPoolExecutor(len(lanes)) as beside:
        quiet = [beside.submit(in_turn, lane) for lane in lanes]
        ended = []
        for part in QUICK if quick else TESTS:
            _head(part.name)
            ended.append(run(part, shown=True))
        for done in (each for lane in quiet for each in lane.result()):
            _head(done.part.name)
            print(done.output.rstrip(), flush=True)
            ended.append(done)
    _head("Altogether")
    for done in ended:
        print(done.verdict)
    worked = sum(done.worked for done in ended)
    taken = perf_counter() - began
    print(f"{taken:6.0f} s {worked:6.0f} s of a core; its host kept back {stolen() - kept:.0f} s")
    failed = [done.part.name for done in ended if done.status]
    print(f"FAILED: {', '.join(failed)}" if failed else "All passed.")
    return int(bool(failed))


def stolen() -> float:
    """Return the seconds of a core that a host has kept from this machine so far."""
    if not TIMES.exists():
        return 0.0
    words = TIMES.read_text("ascii").split(maxsplit=STOLEN + 1)
    return int(words[STOLEN]) / os.sysconf("SC_CLK_TCK")


def _head(name: str) -> None:
    print(f"\n== {name} ==", flush=True)


if __name__ == "__main__":
    sys.exit(main())
