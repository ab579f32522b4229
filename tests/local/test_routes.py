"""The routes of a house answer as a server's: the same statuses, the same codes."""

import json
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest

from saboteur.kernel.catalogue import corrections
from saboteur.local.routes import ROUTES
from saboteur.wire.replays import LONGEST_RECORD
from tests.local.device import Device, on_device
from tests.server.house import Server
from tests.server.test_deck import OWN
from tests.server.test_rest import finished

Asked = tuple[str, str, Any]

STRANGER: Final[tuple[Asked, ...]] = (
    ("GET", "/api/guest", None),
    ("DELETE", "/api/guest", None),
    ("GET", "/api/guest/preferences", None),
    ("PUT", "/api/guest/preferences", {"sound": True}),
    ("GET", "/api/guest/tables", None),
    ("GET", "/api/guest/data", None),
    ("GET", "/api/guest/career", None),
    ("POST", "/api/tables", {}),
    ("POST", "/api/tables", {"seats": "three"}),
    ("POST", "/api/replays", "record"),
    ("POST", "/api/guest", {"nickname": ""}),
    ("POST", "/api/guest", {"nickname": "\u200b"}),
    ("POST", "/api/guest", {"nickname": "Alvis"}),
    ("POST", "/api/guest", {"nickname": "x" * 60}),
    ("POST", "/api/guest", {"nickname": "Ada", "portrait": 99}),
    ("POST", "/api/guest", {"name": "Ada"}),
    ("POST", "/api/guest", "not json"),
)
GUEST: Final[tuple[Asked, ...]] = (
    ("POST", "/api/guest", {"nickname": "Ada", "portrait": 3}),
    ("GET", "/api/guest/preferences", None),
    ("PUT", "/api/guest/preferences", {"pace": "slow", "sound": True}),
    ("PUT", "/api/guest/preferences", {"pace": "breakneck"}),
    ("GET", "/api/guest/preferences", None),
    ("GET", "/api/guest/tables", None),
    ("GET", "/api/guest/career", None),
    ("POST", "/api/tables", {"group": "no-such-crew"}),
    ("GET", "/api/catalogue", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/learn", None),
    ("GET", "/api/learn/saboteur/1", None),
    ("GET", "/api/learn/saboteur/1?moves=lay%20nonsense", None),
    ("GET", "/api/learn/saboteur/99", None),
    ("GET", "/api/learn/nothing/1", None),
    ("GET", "/api/learn/saboteur/1/why?moves=&move=lay+cross+40,40", None),
    ("GET", "/api/learn/saboteur/1/why?move=%3F", None),
    ("GET", f"/api/learn/saboteur/1?moves={'x' * 2001}", None),
    ("POST", "/api/tables", {"ruleset": "monopoly"}),
    ("POST", "/api/tables", {"seats": 11}),
    ("POST", "/api/tables", {"seats": 13}),
    ("POST", "/api/tables", {"bots": "genius"}),
    ("POST", "/api/tables", {"options": {"nothing": 1}}),
    ("POST", "/api/tables", {"unknown": 1}),
    ("POST", "/api/tables", "not json"),
    ("GET", "/api/tables/0ZZZZ", None),
    ("GET", "/api/tables/0ZZZZ/deck", None),
    ("GET", "/api/tables/0ZZZZ/record", None),
    ("GET", "/api/tables/0ZZZZ/replay/0", None),
    ("POST", "/api/replays", "no record at all"),
    ("GET", "/api/replays/0ZZZZ", None),
    ("GET", "/api/replays/0ZZZZ/record", None),
    ("GET", "/api/replays/0ZZZZ/review", None),
    ("GET", "/api/tables/0ZZZZ/review", None),
    ("GET", "/api/nothing", None),
    ("GET", "/api/tables/0ZZZZ/nothing/at/all", None),
    ("PATCH", "/api/guest", None),
)
SAME: Final = ("/api/catalogue", "/api/learn", "/api/tables", "/api/guest/preferences")
"""Whose good answers are the same, word for word."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


def of_server(client: httpx.Client, asked: Asked) -> tuple[int, Any]:
    method, path, body = asked
    if body is None:
        answer = client.request(method, path)
    elif isinstance(body, str):
        answer = client.request(method, path, content=body)
    else:
        answer = client.request(method, path, json=body)
    if "json" not in answer.headers.get("content-type", ""):
        return answer.status_code, answer.text
    return answer.status_code, answer.json() if answer.text else ""


def test_what_is_refused_or_granted_is_what_a_server_refuses_and_grants(server: Server) -> None:
    async def test(device: Device) -> None:
        with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as client:
            for asked in (*STRANGER, *GUEST):
                there, here = of_server(client, asked), await device.ask(*asked)
                assert here[0] == there[0], (asked, here, there)
                if there[0] >= 400:
                    assert here[1]["code"] == there[1]["code"], (asked, here, there)
                elif asked[1].startswith(SAME):
                    assert here[1] == there[1], asked

    on_device(test)


def test_finished_games_are_shown_as_a_server_shows_them(server: Server) -> None:
    record = str(finished().record())
    broken = record.replace("seed ", "seed x", 1)

    async def test(device: Device) -> None:
        await device.arrive()
        with httpx.Client(
            base_url=server.url, headers={"Origin": server.url}, timeout=60
        ) as client:
            assert of_server(client, ("POST", "/api/guest", {"nickname": "Bob"}))[0] == 201
            for text in (broken, "\n".join(record.splitlines()[:-3]), "x" * (LONGEST_RECORD + 1)):
                there = of_server(client, ("POST", "/api/replays", text))
                here = await device.ask("POST", "/api/replays", text)
                assert (here[0], here[1]["code"]) == (there[0], there[1]["code"])
            there_id = of_server(client, ("POST", "/api/replays", record))[1]["id"]
            status, answer = await device.ask("POST", "/api/replays", record)
            assert status == 201
            assert await device.ask("POST", "/api/replays", record) == (201, answer)
            id_ = answer["id"]
            assert (len(id_), id_[0]) == (5, "0")
            for end in (
                "", "?sight=open", "?sight=7", "?sight=x", "/0", "/5?sight=0", "/5?sight=open",
                "/5?sight=3", "/99999", "/-1", "/x", "/record", "/review",
                "/moment/5.svg", "/moment/5.svg?theme=light", "/moment/5", "/moment/999.svg",
                "/advice/5", "/advice/0", "/advice/x", "/advice/9999",
            ):  # fmt: skip
                there = of_server(client, ("GET", f"/api/replays/{there_id}{end}", None))
                assert await device.ask("GET", f"/api/replays/{id_}{end}") == there
            for wish in (
                {"step": 9, "seat": 1, "bots": "novice"},
                {"step": 9, "seat": 1, "bots": "novice", "hidden": "anew"},
                {"step": 9, "seat": 1, "bots": "novice", "hidden": "some"},
                {"step": 99_999, "seat": 0, "bots": "novice"},
                {"step": 9, "seat": 7, "bots": "novice"},
                {"step": 9},
                "not json",
            ):
                there = of_server(client, ("POST", f"/api/replays/{there_id}/go-on", wish))
                here = await device.ask("POST", f"/api/replays/{id_}/go-on", wish)
                assert here[0] == there[0], (wish, here, there)
        _, data = await device.ask("GET", "/api/guest/data")
        assert [upload["record"] for upload in data["uploads"]] == [record]
        await device.stop()
        assert await device.ask("GET", f"/api/replays/{id_}/record") == (200, record)

    on_device(test)


def test_a_table_is_shown_and_its_game_stays_secret_until_it_is_over() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        code = await device.table(ruleset="dark-cave", seats=2)
        status, lobby = await device.ask("GET", f"/api/tables/{code}")
        assert (status, lobby["code"], lobby["invite"], lobby["mine"]) == (200, code, code, [0])
        for end in ("/record", "/replay", "/replay/0", "/review", "/moment/0.svg", "/advice/1"):
            assert (await device.ask("GET", f"/api/tables/{code}{end}"))[1]["code"] == "not-over"
        assert await device.ask("GET", f"/api/tables/{code}/deck") == (200, {"rows": {}})
        tab = device.sit(code)
        tab.say("rotate-invite")
        lobby = await tab.wait_for("lobby")
        while lobby["invite"] == code:
            lobby = await tab.wait_for("lobby")
        assert (len(lobby["invite"]), lobby["invite"][0]) == (5, "0")
        assert (await device.ask("GET", f"/api/tables/{lobby['invite']}"))[1]["code"] == code

    on_device(test)


def test_cards_of_ones_own_hold_at_new_tables() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        plain = await device.table(ruleset="duel", seats=2)
        unknown, heavy = OWN.replace("duel", "chess"), OWN.replace("count = 2", "count = 9")
        for unusable in ("[[", unknown, heavy):
            assert (await device.ask("PUT", "/api/deck", unusable))[1]["code"] == "bad-table"
        assert await device.ask("PUT", "/api/deck", OWN) == (204, "")
        assert await device.ask("GET", "/api/deck") == (200, OWN)
        await device.stop()
        own = await device.table(ruleset="duel", seats=2)
        for code, rows in ((plain, ()), (own, corrections(OWN))):
            assert (await device.sit(code).wait_for("lobby"))["deck"] == bool(rows)
            status, told = await device.ask("GET", f"/api/tables/{code}/deck")
            assert (status, [*told["rows"]]) == (200, [*rows])
        other = await device.table(ruleset="saboteur2", seats=3)  # another box has its own cards
        assert (await device.ask("GET", f"/api/tables/{other}"))[1]["deck"] is False
        assert await device.ask("DELETE", "/api/deck") == (204, "")
        last = await device.table(ruleset="duel", seats=2)
        assert (await device.ask("GET", f"/api/tables/{last}"))[1]["deck"] is False

    on_device(test)


def test_a_device_has_no_slow_tables() -> None:
    async def test(device: Device) -> None:
        await device.ask("POST", "/api/guest", {"nickname": "Ada"})
        status, answer = await device.ask("POST", "/api/tables", {"clock": "slow"})
        assert (status, answer["code"]) == (400, "bad-table")

    on_device(test)


def test_a_line_answers_what_it_can_t_take() -> None:
    async def test(device: Device) -> None:
        await device.arrive()
        tab = device.sit(await device.table())
        await tab.wait_for("lobby")
        for text, code in (
            ("no json", "malformed"),
            ('{"type":"fly"}', "malformed"),
            (json.dumps({"type": "chat", "text": "x" * 17_000}), "too-long"),
            ('{"type":"chat","text":"\ud800"}', "malformed"),
        ):
            tab.line.hear(text)
            assert (await tab.wait_for("trouble"))["code"] == code
        lost = device.sit("0ZZZZ")
        assert await lost.end() == 4404
        lost.say("hello")
        tab.line.leave()
        tab.line.leave()
        tab.say("hello")
        assert tab._frames.empty()

    on_device(test)


def test_every_route_is_tried() -> None:
    """Those with a table, a record or cards of one's own have tests of their own, above."""
    tried = {(method, path.partition("?")[0]) for method, path, _ in (*STRANGER, *GUEST)}
    own = ("api/deck", "api/tables/*", "api/replays/*")
    for method, pattern, _ in ROUTES:
        if not pattern.startswith(own):
            shape = pattern.replace("api/learn/*/*", "api/learn/saboteur/1")
            assert (method, f"/{shape}") in tried
