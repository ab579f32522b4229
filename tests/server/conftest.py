"""Fixtures that several server tests use: servers, databases, Redis and harnesses."""

from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import URL

from saboteur.bot_runtime.executor import handle_request
from saboteur.bot_runtime.process_pool import BotWorkers
from saboteur.bot_runtime.request import BotRequest
from saboteur.play.match import Match
from saboteur.server.rate_limits import Rates
from saboteur.server.storage.database import database_url
from saboteur.server.storage.tables import TableStore
from saboteur.table.rate_limiter import Rate
from tests.process_setups import use_settings
from tests.server.correspondence_harness import CorrespondenceHarness, open_correspondence
from tests.server.database_services import PostgreSQL, RedisServer
from tests.server.email_links import free_port
from tests.server.fake_notification_services import (
    FakePushService,
    SmtpSink,
    run_push_service,
    run_smtp_sink,
)
from tests.server.finished_games import finished_match
from tests.server.harness import RegistryHarness, open_harness
from tests.server.notification_harness import NotificationHarness
from tests.server.server_process import Server
from tests.server.sqlite_files import new_sqlite_file
from tests.server.storage_data import open_storage


@pytest.fixture(scope="session")
def shared_postgresql() -> Iterator[PostgreSQL]:
    """Run one PostgreSQL for all tests of the process that do not stop it."""
    running = PostgreSQL()
    yield running
    running.shut_down()


@pytest.fixture
def postgresql(shared_postgresql: PostgreSQL) -> Iterator[PostgreSQL]:
    """Yield a PostgreSQL whose databases are emptied after the test."""
    yield shared_postgresql
    shared_postgresql.reset_databases()


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    running = RedisServer()
    yield running
    running.kill()


NO_REFILL_OF_GUESSES: Final = Rates(
    **{
        name: Rate(getattr(Rates(), name).tokens, 1e6)
        for name in Rates.__struct_fields__
        if name.startswith("wrong_")
    }
)
"""Rates that refill no wrong guesses during a test: a slow machine may take long for twenty."""
BOTH_DATABASES_MODULES: Final = (
    "test_cluster_events",
    "test_devices",
    "test_email_addresses",
    "test_groups",
    "test_leases",
    "test_log_compression",
    "test_moderation",
    "test_notifications",
    "test_push_notifications",
    "test_relations",
    "test_schema_versions",
    "test_stats",
    "test_storage",
    "test_storage_indexes",
    "test_tournament_storage",
)
"""Test modules that always run on both databases.

The others run on SQLite, and on PostgreSQL only in the soak.
"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize tests that use a database with the kinds of database they run on."""
    bare = "empty_database" in metafunc.fixturenames
    if not bare and "backend_url" not in metafunc.fixturenames:
        return
    both = bare or metafunc.module.__name__.rpartition(".")[2] in BOTH_DATABASES_MODULES
    kinds = ["sqlite", pytest.param("postgresql", marks=() if both else pytest.mark.soak)]
    metafunc.parametrize("kind" if bare else "backend_url", kinds, indirect=not bare)


@pytest.fixture
def backend_url(request: pytest.FixtureRequest) -> str | None:
    """Return the address of an empty PostgreSQL database; ``None`` for SQLite."""
    if request.param == "sqlite":
        return None
    running: PostgreSQL = request.getfixturevalue("postgresql")
    return running.migrated_database()


@pytest.fixture
def database(backend_url: str | None, tmp_path: Path) -> URL:
    """Return the address of a migrated database without rows."""
    return new_sqlite_file(tmp_path) if backend_url is None else database_url(backend_url, tmp_path)


@pytest.fixture
def empty_database(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> URL:
    """Return the address of a database without tables, for tests of creation and migration."""
    if kind == "sqlite":
        return database_url(None, tmp_path)
    running: PostgreSQL = request.getfixturevalue("postgresql")
    return database_url(running.empty_database(), tmp_path)


@pytest.fixture
async def harness(database: URL) -> AsyncIterator[RegistryHarness]:
    """Yield guests and tables in this process, on a database of either kind."""
    async with open_harness(database) as harness:
        yield harness


@pytest.fixture
async def correspondence(database: URL) -> AsyncIterator[CorrespondenceHarness]:
    async with open_correspondence(database) as correspondence:
        yield correspondence


@pytest.fixture
async def storage(database: URL) -> AsyncIterator[TableStore]:
    async with open_storage(database) as storage:
        yield storage


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server for tests that leave it intact; assert that it logs no error."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


@pytest.fixture
def isolated_server(tmp_path: Path) -> Iterator[Server]:
    """Yield a server that a test may kill or fill; it refills no wrong guesses."""
    running = Server(tmp_path, setup=partial(use_settings, rates=NO_REFILL_OF_GUESSES))
    yield running
    running.stop()


@pytest.fixture
def server_on_each_backend(backend_url: str | None, tmp_path: Path) -> Iterator[Server]:
    """Yield a server for one test, on SQLite and in the soak on PostgreSQL."""
    running = Server(tmp_path, database=backend_url)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def notification_sinks(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[FakePushService, SmtpSink]]:
    folder = tmp_path_factory.mktemp("offices")
    with run_push_service(folder) as push, run_smtp_sink(folder / "mails") as mail:
        yield push, mail


@pytest.fixture
def bot_questions(monkeypatch: pytest.MonkeyPatch) -> list[BotRequest]:
    """Run bots in this process, and return the list of the requests that they get."""
    questions: list[BotRequest] = []

    async def choose(_: BotWorkers, question: BotRequest) -> str:
        questions.append(question)
        return handle_request(question)

    monkeypatch.setattr(BotWorkers, "choose", choose)
    return questions


@pytest.fixture(scope="session")
def match() -> Match:
    return finished_match()


@pytest.fixture
def notifications(
    storage: TableStore, notification_sinks: tuple[FakePushService, SmtpSink]
) -> NotificationHarness:
    """Return a notification harness whose push and mail sinks are empty."""
    push, mail = notification_sinks
    push.received.clear()
    push.status.clear()
    push.retry_after = None
    for file in mail.folder.glob("*.eml"):
        file.unlink()
    return NotificationHarness(storage, push, mail)


@pytest.fixture(scope="module")
def mailing_server(
    notification_sinks: tuple[FakePushService, SmtpSink], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """Run a server that sends mail; assert that it logs no error."""
    port = free_port()
    running = Server(
        tmp_path_factory.mktemp("data"),
        *("--port", str(port), "--public-url", f"http://localhost:{port}"),
        *("--push-contact", "mailto:tests@play.example", "--push-networks", "127.0.0.0/8"),
        *("--smtp-url", notification_sinks[1].url, "--mail-from", "Saboteur <post@play.example>"),
    )
    yield running
    assert running.stop() == ""


@pytest.fixture
def smtp_sink(notification_sinks: tuple[FakePushService, SmtpSink]) -> SmtpSink:
    for file in notification_sinks[1].folder.glob("*.eml"):
        file.unlink()
    return notification_sinks[1]
