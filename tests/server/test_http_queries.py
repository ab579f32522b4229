"""A request reads its guest and its table from the database only once."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.asgi_app import AppFixture
from tests.server.http_client import open_client
from tests.server.storage_data import engine_listener

BRANCH: Final = {"step": 0, "seat": 0, "bots": "novice"}


@pytest.fixture
def app(tmp_path: Path) -> Iterator[AppFixture]:
    with open_client(tmp_path) as client:
        yield AppFixture(client)


@contextmanager
def recorded_statements() -> Iterator[list[str]]:
    """Yield a list to which each statement of any engine is added."""
    statements: list[str] = []

    def record(_: Any, __: Any, statement: str, *___: Any) -> None:
        statements.append(statement)

    with engine_listener("before_cursor_execute", record):
        yield statements


@pytest.mark.parametrize(
    ("method", "path", "status", "table_reads"),
    [
        ("GET", "/api/guest", 200, 0),
        ("GET", "/api/guest/tables", 200, 0),
        ("GET", "/api/tables/{code}", 200, 1),
        ("GET", "/api/tables/{code}/qr.svg", 200, 1),
        ("GET", "/api/tables/{code}/deck", 200, 1),
        ("GET", "/api/tables/{code}/record", 403, 1),
        ("POST", "/api/tables/{code}/branch", 403, 1),
        ("GET", "/t/{code}", 200, 1),
        ("GET", "/t/22222", 404, 1),
    ],
)
def test_request_reads_guest_and_table_once(
    app: AppFixture, method: str, path: str, status: int, table_reads: int
) -> None:
    (ada,) = app.new_clients("Ada")
    code = ada.request_json("POST", "/api/tables", {})["code"]
    with recorded_statements() as statements:
        answer = ada.request(method, path.format(code=code), BRANCH if method == "POST" else None)
    assert answer.status_code == status
    assert sum("FROM device_session JOIN guest" in each for each in statements) == 1
    assert sum("JOIN join_code" in each for each in statements) == table_reads
