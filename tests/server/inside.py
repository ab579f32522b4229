"""A server inside this process, its guests, and their gatherings: routes, on either database."""

from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import update

from saboteur.server.http.context import Context
from saboteur.server.http.identity import COOKIE
from saboteur.server.storage import schema
from saboteur.table.models import ENDED, OVER

ADDRESS = "http://127.0.0.1"
ROOT = "/api/gatherings"


class Visitor:
    """A guest of a server inside this process."""

    def __init__(self, client: TestClient[Litestar], nickname: str) -> None:
        self._client = client
        client.cookies.clear()
        answer = client.post("/api/guest", json={"nickname": nickname}, headers={"Origin": ADDRESS})
        self.id: str = answer.json()["id"]
        self._cookie = f"{COOKIE}={answer.cookies[COOKIE]}"

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        self._client.cookies.clear()
        headers = {"Origin": ADDRESS, "Cookie": self._cookie}
        return self._client.request(method, path, json=body, headers=headers)

    def told(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        answer = self.ask(method, path, body)
        return answer.status_code, answer.json()["code"]


class House:
    """A server inside this process, with its database."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def visitors(self, *names: str) -> list[Visitor]:
        return [Visitor(self.client, name) for name in names]

    @property
    def context(self) -> Context:
        context = self.client.app.state.context
        assert isinstance(context, Context)
        return context

    def end(self, code: str, points: list[int] | None) -> None:
        """Let a table be over with such points, or broken off."""
        table, seat = schema.game_table, schema.seat
        stage = ENDED if points is None else OVER

        async def work() -> None:
            await self.context.storage.database.write(
                update(table).where(table.c.code == code).values(stage=stage),
                *(
                    update(seat)
                    .where(seat.c.code == code, seat.c.seat == number)
                    .values(points=each, won=each == max(points or []))
                    for number, each in enumerate(points or [])
                ),
            )

        self.client.blocking_portal.call(work)

    def forget_calls(self) -> None:
        """Let nobody have been told of his heat."""

        async def work() -> None:
            await self.context.storage.database.write(update(schema.heat).values(called=None))

        self.client.blocking_portal.call(work)

    def rows(self, query: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - a statement
        async def work() -> list[dict[str, Any]]:
            return [dict(row) for row in await self.context.storage.database.read(query)]

        return self.client.blocking_portal.call(work)


def set_up(organiser: Visitor, **more: object) -> Any:  # noqa: ANN401 - JSON
    wish = {"name": "Club night", "offers": [{"ruleset": "saboteur", "seats": 3}], **more}
    return organiser.told("POST", ROOT, wish)


def join(gathering: dict[str, Any], *people: Visitor, **wish: object) -> None:
    for each in people:
        each.told("POST", f"{ROOT}/links/{gathering['link']}", wish)
