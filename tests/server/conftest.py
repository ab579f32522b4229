"""Servers and services that the tests share."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import URL

from saboteur.server.storage.database import database_url
from tests.nursery import COMMAND
from tests.server.files import new_file
from tests.server.house import Server
from tests.server.services import PostgreSQL, RedisServer
from tests.worlds import Dice, drawn


@pytest.fixture(scope="session")
def shared_postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL for all tests that do not harm it."""
    running = PostgreSQL()
    yield running
    running.remove()


@pytest.fixture
def postgresql(shared_postgresql: PostgreSQL) -> Iterator[PostgreSQL]:
    """A PostgreSQL that gives empty databases."""
    yield shared_postgresql
    shared_postgresql.clear()


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """A Redis of its own."""
    running = RedisServer()
    yield running
    running.kill()


UNFORGIVING: Final = (
    "from saboteur.server.http import context; from saboteur.table.limits import Rate; "
    "rates = {name: rate for name, rate in vars(context).items() if name.startswith('WRONG_')}; "
    "[setattr(context, name, Rate(rate.credits, 1e6)) for name, rate in rates.items()]; " + COMMAND
)
"""However long a busy machine takes to guess twenty times: meanwhile no credit comes back."""
KINDS: Final = ("sqlite", "postgresql")
"""Where a server keeps its games: in a file, and nowhere else; or in a PostgreSQL."""
ON_BOTH: Final = ("test_storage", "test_growth", "test_versions", "test_gatherings_kept")
"""The tests of storage itself and of its schema, which are tried on one of the two always, and on
the other in turns; what stands on it is tried on one."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Choose the databases of a test: the one that the commit decides; of some the other too."""
    bare = "bare_database" in metafunc.fixturenames
    if not bare and "kept_in" not in metafunc.fixturenames:
        return
    first = Dice(drawn(metafunc.function.__name__)).choice(KINDS)
    both = bare or metafunc.module.__name__.rpartition(".")[2] in ON_BOTH
    kinds = [
        pytest.param(kind, marks=() if kind == first else pytest.mark.in_turns)
        for kind in KINDS
        if both or kind == first
    ]
    metafunc.parametrize("kind" if bare else "kept_in", kinds, indirect=not bare)


@pytest.fixture
def kept_in(request: pytest.FixtureRequest) -> str | None:
    """The address of a PostgreSQL in which nothing is written; ``None`` for a file."""
    if request.param == "sqlite":
        return None
    running: PostgreSQL = request.getfixturevalue("postgresql")
    return running.furnished()


@pytest.fixture
def database(kept_in: str | None, tmp_path: Path) -> URL:
    """A database of today in which nothing is written."""
    return new_file(tmp_path) if kept_in is None else database_url(kept_in, tmp_path)


@pytest.fixture
def bare_database(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> URL:
    """A database without tables, for those who ask how they are made and led on."""
    if kind == "sqlite":
        return database_url(None, tmp_path)
    running: PostgreSQL = request.getfixturevalue("postgresql")
    return database_url(running.database(), tmp_path)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it. It must not complain of anything."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, for a test that kills or fills it; who guesses there is not forgiven."""
    running = Server(tmp_path, program=UNFORGIVING)
    yield running
    running.stop()


@pytest.fixture
def either_server(kept_in: str | None, tmp_path: Path) -> Iterator[Server]:
    """As ``own_server``, on a database of either kind."""
    running = Server(tmp_path, database=kept_in)
    yield running
    running.stop()
