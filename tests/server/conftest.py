from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Server


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
