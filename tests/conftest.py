"""Settings of all tests, and the summary of a run.

The marker `clause` needs no support here: it is declared in `pyproject.toml`, and
`test_rule_coverage.py` reads it from the source of the tests.
"""

import asyncio
import gc
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import Phase, settings

from tests.seed import SEED_VARIABLE, seed, seed_number

MAX_SLOWEST_TESTS: Final = 10
"""Maximum number of slow tests listed at the end of the run."""
GC_THRESHOLD: Final = 10_000
"""Allocations between two garbage collections: games make many objects, and few cycles."""

# `make test` tries few examples, by the seed of the run; `make soak` many, others each time.
settings.register_profile(
    "sample", deadline=None, derandomize=False, database=None, max_examples=60
)
settings.register_profile(
    "faults", settings.get_profile("sample"), phases=(Phase.explicit, Phase.generate)
)  # one failing example is enough to find a mutant
settings.register_profile("soak", deadline=None, max_examples=10_000, print_blob=True)
settings.load_profile("sample")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Seed Hypothesis with the seed of the run, except in the soak."""
    given = config.getoption("--hypothesis-seed")
    if given is None and config.getoption("--hypothesis-profile") != "soak":
        config.option.hypothesis_seed = seed_number()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Disable garbage collection during test collection, when nothing could be freed."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(GC_THRESHOLD)
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Hide the event loop that Playwright leaves in the main thread from other tests."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def pytest_report_header() -> str:
    return f"samples: {SEED_VARIABLE}={seed()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the seconds of each suite and the slowest tests."""
    seconds: defaultdict[str, float] = defaultdict(float)
    suites: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid] += report.duration
                suites[_suite_of(report.nodeid)] += report.duration
    if not seconds:
        return
    terminalreporter.section("seconds by suite")
    for suite, took in sorted(suites.items(), key=lambda found: -found[1]):
        terminalreporter.line(f"{took:7.1f}  {suite}")
    terminalreporter.section(f"{MAX_SLOWEST_TESTS} slowest tests")
    for test, took in sorted(seconds.items(), key=lambda found: -found[1])[:MAX_SLOWEST_TESTS]:
        terminalreporter.line(f"{took:7.1f}  {test}")


def _suite_of(test: str) -> str:
    """Return the folder below ``tests`` that contains a test, or its file if there is none."""
    parts = Path(test.partition("::")[0]).parts
    return parts[1] if len(parts) > 2 else parts[-1]
