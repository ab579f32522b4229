"""Settings that all tests share, and what a run tells of itself.

The marker `clause` needs no support here: it is declared in `pyproject.toml`, and
`test_rule_coverage.py` reads it from the source of the tests.
"""

import gc
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import Phase, settings

from tests.sampling import SeededRandom, seed_for
from tests.seed import SEED_VARIABLE, seed, seed_number

SAMPLE_1_IN: Final = 3
"""Of the tests of a file that are marked `in_turns` one in so many runs, others each commit, unless
the mark says how many."""
MAX_SLOWEST_TESTS: Final = 10
"""So many tests are named at the end."""
GC_THRESHOLD: Final = 10_000
"""Objects between two looks of the garbage collector: games make many, and few in circles."""

# `make test` looks at a small sample, another one with every commit; `make soak` digs deep,
# elsewhere each time.
settings.register_profile(
    "sample", deadline=None, derandomize=False, database=None, max_examples=60
)
settings.register_profile(
    "faults", settings.get_profile("sample"), phases=(Phase.explicit, Phase.generate)
)  # that a planted fault is found is enough
settings.register_profile("soak", deadline=None, max_examples=10_000, print_blob=True)
settings.load_profile("sample")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis draw by the seed of the run, but for the soak."""
    given = config.getoption("--hypothesis-seed")
    if given is None and config.getoption("--hypothesis-profile") != "soak":
        config.option.hypothesis_seed = seed_number()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `make test` take tests in turns; a test that is asked for by name runs."""
    parser.addoption("--in-turns", action="store_true", help="of costly tests run one in some")


@pytest.hookimpl(trylast=True)  # after those of the soak have gone
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests whose turn it is not; those of a rule are never left out."""
    if not config.getoption("--in-turns"):
        return
    files: defaultdict[tuple[str, int], list[pytest.Item]] = defaultdict(list)
    for item in items:
        mark = item.get_closest_marker("in_turns")
        if mark and not item.get_closest_marker("clause"):
            files[item.path.stem, *(mark.args or (SAMPLE_1_IN,))].append(item)
    left: set[pytest.Item] = set()
    for (name, turns), tests in files.items():
        turn = SeededRandom(seed_for(f"turn/{name}")).randbelow(turns)
        left.update(test for number, test in enumerate(tests) if number % turns != turn)
    config.hook.pytest_deselected(items=[item for item in items if item in left])
    items[:] = [item for item in items if item not in left]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let the garbage collector pass by thousands of tests, which live to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(GC_THRESHOLD)
        gc.enable()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run async tests and fixtures in a loop of asyncio."""
    return "asyncio"


def pytest_report_header() -> str:
    """Name the seed."""
    return f"samples: {SEED_VARIABLE}={seed()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell how long each suite took, and name the slowest tests."""
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
    """Return the folder of a test below ``tests``."""
    parts = Path(test.partition("::")[0]).parts
    return parts[1] if len(parts) > 2 else parts[-1]
