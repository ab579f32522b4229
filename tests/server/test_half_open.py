"""A phone that vanishes without a word: its socket stays open, and nobody answers."""

import asyncio
import socket
from base64 import b64encode
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from saboteur.server import punctual
from saboteur.server.http.socket import LONGEST_MESSAGE
from saboteur.server.punctual import LAST_LOOK, PING_PATIENCE, PING_SECONDS, PunctualSocket
from tests.nursery import COMMAND
from tests.server.house import PATIENCE, Person, Server, until

NOTICED_WITHIN = 30.0
QUICK = (
    "from saboteur.server import punctual as p, serve as s; p.LAST_LOOK = 0.05; "
    "s.PING_SECONDS = s.PING_PATIENCE = 1.5; " + COMMAND
)


def test_who_vanishes_is_noticed_within_half_a_minute() -> None:
    assert PING_SECONDS + PING_PATIENCE + LAST_LOOK <= NOTICED_WITHIN
    assert PING_PATIENCE >= 10  # a healthy phone may be slow


def half_open(person: Person, code: str) -> socket.socket:
    """Open a socket that says hello, and nothing more whatever comes."""
    line = socket.create_connection(("127.0.0.1", person.server.port), timeout=PATIENCE)
    line.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost:{person.server.port}\r\n"
        f"Origin: {person.server.url}\r\nCookie: saboteur_guest={person.token}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert b" 101 " in answer
    hello = b'{"type":"hello"}'
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


def test_others_learn_that_a_player_has_vanished(tmp_path: Path) -> None:
    running = Server(tmp_path, program=QUICK)
    ada = Person(running, "Ada")
    code = ada.open_table(seats=3)

    def here() -> bool:
        lobby = ada.http.get(f"/api/tables/{code}").json()
        return bool(lobby["seats"][0]["here"])

    with half_open(ada, code) as line:
        told = b""
        while some := line.recv(4096):  # never answered, and at last it ends
            told += some
    assert b'"lobby"' in told  # she was there
    until(lambda: not here())
    assert running.stop() == ""


async def application(_: object, receive: object, send: object) -> None:
    """Serve nobody."""


async def stuck() -> tuple[PunctualSocket, socket.socket]:
    """Return a socket with more to send than anybody takes, and its other end."""
    config = uvicorn.Config(
        application,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=0.01,
        ws_ping_timeout=0.01,
        log_config=None,
    )
    config.load()
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    protocol = PunctualSocket(config, ServerState(), {})
    await loop.connect_accepted_socket(lambda: protocol, ours)
    protocol.conn.state = State.OPEN
    protocol.transport.write(bytes(1 << 24))
    assert protocol.transport.get_write_buffer_size() > 0
    return protocol, theirs


async def lost(protocol: PunctualSocket) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await protocol.queue.get())["type"] != "websocket.disconnect":
            pass


def test_an_answer_that_waited_to_be_read_counts() -> None:
    """The process was away for longer than a ping's patience; so its clock rings first."""

    async def late() -> None:
        protocol, theirs = await stuck()
        protocol.send_keepalive_ping()
        protocol.keepalive_timeout()
        assert protocol.pending_ping_payload is not None
        protocol.handle_pong(Frame(Opcode.PONG, protocol.pending_ping_payload))
        assert protocol.pong_timer is None
        assert protocol.ping_timer is not None  # and on it goes
        protocol.transport.abort()
        await lost(protocol)
        theirs.close()

    asyncio.run(late())


def test_what_nobody_takes_holds_nothing_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(punctual, "LAST_LOOK", 0.01)

    async def silent() -> None:
        protocol, theirs = await stuck()
        protocol.start_keepalive()
        await lost(protocol)
        theirs.close()

    async def finished() -> None:
        protocol, theirs = await stuck()
        protocol.close_timeout = 0.01
        protocol.scope = {}  # type: ignore[typeddict-item]
        protocol.handshake_complete = True
        await protocol.run_asgi()
        await lost(protocol)
        theirs.close()

    asyncio.run(silent())
    asyncio.run(finished())
