"""Tests that offline routes answer with the same statuses and codes as a server."""

import json
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest

from saboteur.kernel.catalogue import corrections
from saboteur.offline.routes import ROUTES
from saboteur.protocol.replays import MAX_RECORD_BYTES
from tests.offline.offline_harness import OfflineDevice
from tests.server.custom_deck import CUSTOM_DECK
from tests.server.finished_games import finished_match
from tests.server.server_process import Server

Request = tuple[str, str, Any]

REQUESTS_WITHOUT_GUEST: Final[tuple[Request, ...]] = (
    ("GET", "/api/guest", None),
    ("DELETE", "/api/guest", None),
    ("GET", "/api/guest/preferences", None),
    ("PUT", "/api/guest/preferences", {"sound": True}),
    ("GET", "/api/guest/tables", None),
    ("GET", "/api/guest/data", None),
    ("GET", "/api/guest/profile", None),
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
REQUESTS_AS_GUEST: Final[tuple[Request, ...]] = (
    ("POST", "/api/guest", {"nickname": "Ada", "portrait": 3}),
    ("GET", "/api/guest/preferences", None),
    ("PUT", "/api/guest/preferences", {"pace": "slow", "sound": True}),
    ("PUT", "/api/guest/preferences", {"pace": "breakneck"}),
    ("GET", "/api/guest/preferences", None),
    ("GET", "/api/guest/tables", None),
    ("GET", "/api/guest/profile", None),
    ("POST", "/api/tables", {"group": "no-such-crew"}),
    ("GET", "/api/catalogue", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/learn", None),
    ("GET", "/api/learn/saboteur/1", None),
    ("GET", "/api/learn/saboteur/1?moves=lay%20nonsense", None),
    ("GET", "/api/learn/saboteur/99", None),
    ("GET", "/api/learn/nothing/1", None),
    ("GET", "/api/learn/saboteur/1/explanation?moves=&move=lay+cross+40,40", None),
    ("GET", "/api/learn/saboteur/1/explanation?move=%3F", None),
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
    ("GET", "/api/tables/0ZZZZ/replay/steps", None),
    ("POST", "/api/replays", "no record at all"),
    ("GET", "/api/replays/0ZZZZ", None),
    ("GET", "/api/replays/0ZZZZ/record", None),
    ("GET", "/api/replays/0ZZZZ/review", None),
    ("GET", "/api/tables/0ZZZZ/review", None),
    ("GET", "/api/nothing", None),
    ("GET", "/api/tables/0ZZZZ/nothing/at/all", None),
    ("PATCH", "/api/guest", None),
)
IDENTICAL_PATHS: Final = ("/api/catalogue", "/api/learn", "/api/tables", "/api/guest/preferences")
"""Paths whose successful responses must equal the server's byte for byte."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


def ask_server(client: httpx.Client, request: Request) -> tuple[int, Any]:
    method, path, body = request
    if body is None:
        answer = client.request(method, path)
    elif isinstance(body, str):
        answer = client.request(method, path, content=body)
    else:
        answer = client.request(method, path, json=body)
    if "json" not in answer.headers.get("content-type", ""):
        return answer.status_code, answer.text
    return answer.status_code, answer.json() if answer.text else ""


async def test_offline_routes_answer_with_the_servers_status_and_code(
    device: OfflineDevice, server: Server
) -> None:
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as client:
        for asked in (*REQUESTS_WITHOUT_GUEST, *REQUESTS_AS_GUEST):
            there, here = ask_server(client, asked), await device.request(*asked)
            assert here[0] == there[0], (asked, here, there)
            if there[0] >= 400:
                assert here[1]["code"] == there[1]["code"], (asked, here, there)
            elif asked[1].startswith(IDENTICAL_PATHS):
                assert here[1] == there[1], asked


async def test_offline_replays_match_the_servers(device: OfflineDevice, server: Server) -> None:
    record = str(finished_match().record())
    broken = record.replace("seed ", "seed x", 1)

    await device.register_guest()
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=60) as client:
        assert ask_server(client, ("POST", "/api/guest", {"nickname": "Bob"}))[0] == 201
        for text in (broken, "\n".join(record.splitlines()[:-3]), "x" * (MAX_RECORD_BYTES + 1)):
            there = ask_server(client, ("POST", "/api/replays", text))
            here = await device.request("POST", "/api/replays", text)
            assert (here[0], here[1]["code"]) == (there[0], there[1]["code"])
        there_id = ask_server(client, ("POST", "/api/replays", record))[1]["id"]
        status, answer = await device.request("POST", "/api/replays", record)
        assert status == 201
        assert await device.request("POST", "/api/replays", record) == (201, answer)
        id_ = answer["id"]
        assert (len(id_), id_[0]) == (5, "0")
        for end in (
            "", "?sight=open", "?sight=7", "?sight=x", "/steps", "/steps?start=5&sight=0",
            "/steps?start=5&count=3&sight=open", "/steps?start=5&sight=3", "/steps?start=99999",
            "/steps?start=-1", "/steps?start=x", "/steps?count=0", "/steps?count=17", "/record",
            "/review",
            "/image/5.svg", "/image/5.svg?theme=light", "/image/5", "/image/999.svg",
            "/advice/5", "/advice/0", "/advice/x", "/advice/9999",
        ):  # fmt: skip
            there = ask_server(client, ("GET", f"/api/replays/{there_id}{end}", None))
            assert await device.request("GET", f"/api/replays/{id_}{end}") == there
        for wish in (
            {"step": 9, "seat": 1, "bots": "novice"},
            {"step": 9, "seat": 1, "bots": "novice", "hidden": "anew"},
            {"step": 9, "seat": 1, "bots": "novice", "hidden": "some"},
            {"step": 99_999, "seat": 0, "bots": "novice"},
            {"step": 9, "seat": 7, "bots": "novice"},
            {"step": 9},
            "not json",
        ):
            there = ask_server(client, ("POST", f"/api/replays/{there_id}/branch", wish))
            here = await device.request("POST", f"/api/replays/{id_}/branch", wish)
            assert here[0] == there[0], (wish, here, there)
    _, data = await device.request("GET", "/api/guest/data")
    assert [upload["record"] for upload in data["uploads"]] == [record]
    await device.reload()
    assert await device.request("GET", f"/api/replays/{id_}/record") == (200, record)


async def test_offline_game_is_secret_until_it_is_over(device: OfflineDevice) -> None:
    await device.register_guest()
    code = await device.open_table(ruleset="dark-cave", seats=2)
    status, lobby = await device.request("GET", f"/api/tables/{code}")
    assert (status, lobby["code"], lobby["join_code"], lobby["own_seats"]) == (200, code, code, [0])
    for end in ("/record", "/replay", "/replay/steps", "/review", "/image/0.svg", "/advice/1"):
        assert (await device.request("GET", f"/api/tables/{code}{end}"))[1]["code"] == "not-over"
    assert await device.request("GET", f"/api/tables/{code}/deck") == (200, {"rows": {}})
    tab = device.join(code)
    tab.send("rotate-join-code")
    lobby = await tab.wait_for("lobby")
    while lobby["join_code"] == code:
        lobby = await tab.wait_for("lobby")
    assert (len(lobby["join_code"]), lobby["join_code"][0]) == (5, "0")
    assert (await device.request("GET", f"/api/tables/{lobby['join_code']}"))[1]["code"] == code


async def test_custom_deck_applies_to_new_tables(device: OfflineDevice) -> None:
    await device.register_guest()
    plain = await device.open_table(ruleset="duel", seats=2)
    unknown, heavy = (
        CUSTOM_DECK.replace("duel", "chess"),
        CUSTOM_DECK.replace("count = 2", "count = 9"),
    )
    for unusable in ("[[", unknown, heavy):
        assert (await device.request("PUT", "/api/deck", unusable))[1]["code"] == "bad-table"
    assert await device.request("PUT", "/api/deck", CUSTOM_DECK) == (204, "")
    assert await device.request("GET", "/api/deck") == (200, CUSTOM_DECK)
    await device.reload()
    own = await device.open_table(ruleset="duel", seats=2)
    for code, rows in ((plain, ()), (own, corrections(CUSTOM_DECK))):
        assert (await device.join(code).wait_for("lobby"))["deck"] == bool(rows)
        status, told = await device.request("GET", f"/api/tables/{code}/deck")
        assert (status, [*told["rows"]]) == (200, [*rows])
    other = await device.open_table(ruleset="saboteur2", seats=3)  # another box has its own cards
    assert (await device.request("GET", f"/api/tables/{other}"))[1]["deck"] is False
    assert await device.request("DELETE", "/api/deck") == (204, "")
    last = await device.open_table(ruleset="duel", seats=2)
    assert (await device.request("GET", f"/api/tables/{last}"))[1]["deck"] is False


async def test_offline_server_refuses_correspondence_tables(device: OfflineDevice) -> None:
    await device.request("POST", "/api/guest", {"nickname": "Ada"})
    status, answer = await device.request("POST", "/api/tables", {"clock": "slow"})
    assert (status, answer["code"]) == (400, "bad-table")


async def test_offline_socket_answers_request_ids(device: OfflineDevice) -> None:
    await device.register_guest()
    tab = device.join(await device.open_table(seats=3))
    tab.send("set-bot", seat=1, level="novice", request_id=1)
    tab.send("start", request_id=2)
    tab.send("fly", request_id=3)
    answers = [await tab.wait_for("done", "error") for _ in range(3)]
    # Unreadable requests are answered at once, before those in the queue.
    assert {each["request_id"]: each.get("code") for each in answers} == {
        1: None, 2: "seats-empty", 3: "malformed",
    }  # fmt: skip


async def test_offline_socket_answers_malformed_messages(device: OfflineDevice) -> None:
    await device.register_guest()
    tab = device.join(await device.open_table())
    await tab.wait_for("lobby")
    for text, code in (
        ("no json", "malformed"),
        ('{"type":"fly"}', "malformed"),
        (json.dumps({"type": "chat", "text": "x" * 17_000}), "too-long"),
        ('{"type":"chat","text":"\ud800"}', "malformed"),
    ):
        tab.socket.receive(text)
        assert (await tab.wait_for("error"))["code"] == code
    lost = device.join("0ZZZZ")
    assert await lost.wait_closed() == 4404
    lost.send("hello")
    tab.socket.disconnect()
    tab.socket.disconnect()
    tab.send("hello")
    assert not tab.has_frames


def test_every_offline_route_is_requested() -> None:
    """Routes of tables, records and custom decks are left out; other tests request them."""
    tried = {
        (method, path.partition("?")[0])
        for method, path, _ in (*REQUESTS_WITHOUT_GUEST, *REQUESTS_AS_GUEST)
    }
    own = ("api/deck", "api/tables/*", "api/replays/*")
    for method, pattern, _ in ROUTES:
        if not pattern.startswith(own):
            shape = pattern.replace("api/learn/*/*", "api/learn/saboteur/1")
            assert (method, f"/{shape}") in tried
