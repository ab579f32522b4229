"""Servers and services that the tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from saboteur.server.storage.database import database_url
from tests.server.house import Server
from tests.server.services import PostgreSQL, RedisServer


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


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str | None:
    """Where a server keeps its games, both ways: nowhere else, or in an empty PostgreSQL."""
    if request.param == "sqlite":
        return None
    running: PostgreSQL = request.getfixturevalue("postgresql")
    return running.database()


@pytest.fixture
def database(address: str | None, tmp_path: Path) -> URL:
    """An empty database of either kind."""
    return database_url(address, tmp_path)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not harm it. It must not complain of anything."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, for a test that kills or fills it."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def either_server(address: str | None, tmp_path: Path) -> Iterator[Server]:
    """As ``own_server``, on a database of either kind."""
    running = Server(tmp_path, database=address)
    yield running
    running.stop()
