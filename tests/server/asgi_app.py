"""The server's Litestar application in this process, its database and its clients."""

from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import update

from saboteur.server.http.auth import GUEST_COOKIE
from saboteur.server.http.context import AppContext
from saboteur.server.storage import schema
from saboteur.table.storage.models import STAGE_ABORTED, STAGE_OVER

BASE_URL = "http://127.0.0.1"
TOURNAMENTS_PATH = "/api/tournaments"


class ApiClient:
    """An HTTP client of an application in this process, signed in as one guest."""

    def __init__(self, client: TestClient[Litestar], nickname: str) -> None:
        self._client = client
        client.cookies.clear()
        answer = client.post(
            "/api/guest", json={"nickname": nickname}, headers={"Origin": BASE_URL}
        )
        self.id: str = answer.json()["id"]
        self._cookie = f"{GUEST_COOKIE}={answer.cookies[GUEST_COOKIE]}"

    def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        self._client.cookies.clear()
        headers = {"Origin": BASE_URL, "Cookie": self._cookie}
        return self._client.request(method, path, json=body, headers=headers)

    def request_json(self, method: str, path: str, body: object = None) -> Any:
        answer = self.request(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def request_error(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        answer = self.request(method, path, body)
        return answer.status_code, answer.json()["code"]


class AppFixture:
    """An application in this process, and its database."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def new_clients(self, *names: str) -> list[ApiClient]:
        return [ApiClient(self.client, name) for name in names]

    @property
    def context(self) -> AppContext:
        context = self.client.app.state.context
        assert isinstance(context, AppContext)
        return context

    def finish_table(self, code: str, points: list[int] | None) -> None:
        """Finish a table with the scores ``points``, or abort it if they are ``None``."""
        table, seat = schema.game_table, schema.seat
        stage = STAGE_ABORTED if points is None else STAGE_OVER

        async def work() -> None:
            await self.context.storage.database.write(
                update(table).where(table.c.code == code).values(stage=stage),
                *(
                    update(seat)
                    .where(seat.c.table_code == code, seat.c.seat == number)
                    .values(points=each, won=each == max(points or []))
                    for number, each in enumerate(points or [])
                ),
            )

        self.client.blocking_portal.call(work)

    def fetch_rows(self, query: Any) -> list[dict[str, Any]]:
        async def work() -> list[dict[str, Any]]:
            return [dict(row) for row in await self.context.storage.database.read(query)]

        return self.client.blocking_portal.call(work)


def create_tournament(organiser: ApiClient, **more: object) -> Any:
    wish = {"name": "Club night", "game_choices": [{"ruleset": "saboteur", "seats": 3}], **more}
    return organiser.request_json("POST", TOURNAMENTS_PATH, wish)


def sign_up(tournament: dict[str, Any], *clients: ApiClient, **wish: object) -> None:
    for each in clients:
        each.request_json("POST", f"{TOURNAMENTS_PATH}/links/{tournament['link']}", wish)
