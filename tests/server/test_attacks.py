"""Attacks on sessions, sockets and secrets get defined answers.

Malformed frames are in ``test_frames``; codes, origins and pages in ``test_http_surface``; failing
disks in ``test_storage``.
"""

import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from typing import Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from saboteur.server.rate_limits import Rates
from tests.server.server_process import Client, Server, Tab, full_table, pick_move, play_to_end

PINGS_PER_SOCKET: Final = Rates().player_frames.tokens - 10
PROXY_REQUESTS: Final = 30
SMUGGLED_REQUEST: Final = (
    b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n"
    b"\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n"
)
"""A request with contradictory length headers: by one of them it contains a second request."""


def error_code(tab: Tab, type_: str, **fields: object) -> str:
    tab.send(type_, **fields)
    return str(tab.wait_for("error")["code"])


def test_move_by_non_player_is_refused_at_every_table(server: Server) -> None:
    code, people, tabs = full_table(server)
    frames = [tab.wait_for("snapshot") for tab in tabs]
    other, _, others = full_table(server)
    theirs = others[0].wait_for("snapshot")
    seat = frames[0]["view"]["decider"]
    move = pick_move(frames[seat]["legal_moves"], 0)
    intruder = people[seat].join(other)
    assert intruder.wait_for("snapshot")["view"]["sight"] == "public"
    assert error_code(intruder, "play", version=0, move=move) == "not-seated"
    # A frame cannot reach another table by naming it.
    assert error_code(intruder, "play", version=0, move=move, table=code) == "malformed"
    assert error_code(tabs[seat], "play", version=0, move=move, table=other) == "malformed"
    for tab in (tabs[seat - 1], others[0]):
        assert "move-made" not in {frame["type"] for frame in tab.drain()}
    # Both games continue.
    play_to_end(tabs, frames, moves=1)
    play_to_end(others, [theirs, *(tab.wait_for("snapshot") for tab in others[1:])], moves=1)


def test_stolen_table_link_shows_only_public_view(server: Server) -> None:
    code, people, tabs = full_table(server)
    frames = play_to_end(tabs, [tab.wait_for("snapshot") for tab in tabs], moves=3)
    lobby = people[0].http.get(f"/api/tables/{code}").json()
    for text in (json.dumps(lobby), people[0].http.get(f"/api/tables/{code}/qr.svg").text):
        assert not [person for person in people if person.token in text]
    thief = Client(server, "Mallory")
    tab = thief.join(code)
    sync = tab.wait_for("snapshot")
    assert (sync["view"]["sight"], sync["view"]["hand"], sync["view"]["role"]) == (
        "public",
        [],
        None,
    )
    assert sync["legal_moves"] == []
    assert error_code(tab, "take-seat", seat=0) == "not-in-lobby"
    assert error_code(tab, "set-bot", seat=0, level="random") == "not-in-lobby"
    assert error_code(tab, "play", version=3, move=pick_move(_options(frames), 3)) == "not-seated"
    # Public data authenticates nobody: neither the id nor the name of a player is a token.
    for made_up in (people[0].id, "Person 0", "", "x" * 4000):
        thief.token = made_up
        assert Tab(thief, code).wait_closed() == 4401
    play_to_end(tabs, frames, moves=1)


def _options(frames: list[dict[str, object]]) -> list[dict[str, object]]:
    (found,) = [options for frame in frames if (options := frame["legal_moves"])]
    assert isinstance(found, list)
    return found


def test_sockets_of_one_guest_share_one_rate_limit(server: Server) -> None:
    code, people, tabs = full_table(server)
    frames = [tab.wait_for("snapshot") for tab in tabs]
    seat = frames[0]["view"]["decider"]
    flooder, other = (seat + 1) % 3, (seat + 2) % 3
    told = [_answer_to_pings(tabs[flooder])]
    while "error" not in told[-1]:  # some tokens are refilled while a busy machine sends requests
        told.append(_answer_to_pings(people[flooder].join(code)))
    pongs = sum(types.count("pong") for types in told)
    assert Rates().guest_frames.tokens - 20 < pongs < len(told) * PINGS_PER_SOCKET
    # The other connections are not affected.
    tabs[seat].send("play", version=0, move=pick_move(frames[seat]["legal_moves"], 0))
    assert tabs[other].wait_for("move-made")["version"] == 1


def _answer_to_pings(tab: Tab) -> list[str]:
    """Send pings until the socket is closed, and return the types of the answers.

    The answers are read in batches: the server would also close a socket that reads nothing.
    """
    types: list[str] = []
    try:
        while len(types) < PINGS_PER_SOCKET:  # each socket alone may send more than these
            for number in range(PROXY_REQUESTS):
                tab.send("ping", at=number)
            types.extend(tab.wait_for("pong", "error")["type"] for _ in range(PROXY_REQUESTS))
    except ConnectionClosed:
        assert tab.socket.close_code == 4002
    return types


@pytest.mark.parametrize(
    "path",
    [
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/%2e%2e%2f%2e%2e%2fapp.py",
        "/assets/..%5c..%5capp.py",
        "//etc/passwd",
        "/index.html%00.js",
        "/t/%2e%2e/%2e%2e/app.py",
        "/" + "a" * 20_000,
    ],
)
def test_static_files_refuse_path_traversal(server: Server, path: str) -> None:
    page = httpx.get(f"{server.url}/")
    answer = httpx.get(httpx.URL(server.url).copy_with(raw_path=path.encode()))
    assert answer.status_code in (400, 404, 414) or answer.content == page.content
    assert "root:" not in answer.text
    assert "litestar" not in answer.text


@pytest.mark.parametrize(
    "request_",
    [
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 200_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
        SMUGGLED_REQUEST,
        b"GET / HTTP/1.1\r\nHost: a\r\nBad Header\x00: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"TRACE / HTTP/1.1\r\nHost: a\r\n\r\n",
    ],
)
def test_server_refuses_malicious_headers(attacked_server: Server, request_: bytes) -> None:
    answer = b""
    line = socket.create_connection(("localhost", attacked_server.port), 20)
    with closing(line), suppress(OSError):  # the server need not read to the end
        line.sendall(request_)
        line.shutdown(socket.SHUT_WR)
        while got := line.recv(65536):
            answer += got
    assert answer == b"" or answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 5"))
    assert b"saboteur_" not in answer
    assert httpx.get(f"{attacked_server.url}/healthz").status_code == 200


@pytest.fixture(scope="module")
def attacked_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server; assert that its log says that a request was invalid, and nothing else."""
    running = Server(tmp_path_factory.mktemp("attacked"))
    yield running
    for line in running.stop().splitlines():
        assert json.loads(line)["event"] == "Invalid HTTP request received."


def test_forwarded_headers_of_clients_are_not_trusted(server: Server) -> None:
    """The server trusts ``X-Forwarded-*`` only from a configured proxy, not from any local one."""
    far = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example"}
    assert httpx.get(f"{server.url}/metrics", headers=far).status_code == 404
    guest = {"nickname": "Mallory"}
    evil = {**far, "Origin": "http://evil.example"}
    answer = httpx.post(f"{server.url}/api/guest", json=guest, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


def test_locked_database_closes_sockets_without_losing_moves(isolated_server: Server) -> None:
    code, people, tabs = full_table(isolated_server)
    frames = [tab.wait_for("snapshot") for tab in tabs]
    seat = frames[0]["view"]["decider"]
    move = pick_move(frames[seat]["legal_moves"], 0)
    file = str(isolated_server.database.database)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        tabs[seat].send("play", version=0, move=move)
        assert {tab.wait_closed() for tab in tabs} == {4003}
    assert not [tab for tab in tabs if "move-made" in "".join(tab.raw)]
    again = [person.join(code) for person in people]
    assert {tab.wait_for("snapshot")["version"] for tab in again} == {0}
    again[seat].send("play", version=0, move=move)
    assert {tab.wait_for("move-made")["version"] for tab in again} == {1}
