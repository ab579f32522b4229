"""Clients that stop answering while their socket stays open."""

import asyncio
import socket
from base64 import b64encode
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from saboteur.server import uvicorn_protocols
from saboteur.server.http.socket import MAX_MESSAGE_BYTES
from saboteur.server.uvicorn_protocols import (
    PING_INTERVAL_S,
    PING_TIMEOUT_S,
    PONG_GRACE_S,
    AbortingWebSocketProtocol,
)
from tests.process_setups import ping_often
from tests.server.server_process import TIMEOUT_S, Client, Server, wait_until

MAX_DETECTION_S = 30.0


def test_ping_settings_detect_dead_socket_within_30_seconds() -> None:
    assert PING_INTERVAL_S + PING_TIMEOUT_S + PONG_GRACE_S <= MAX_DETECTION_S
    assert PING_TIMEOUT_S >= 10  # a healthy phone may be slow


def open_unresponsive_socket(client: Client, code: str) -> socket.socket:
    """Open a WebSocket, send ``hello`` on it, and return it; nothing more is read or sent."""
    line = socket.create_connection(("127.0.0.1", client.server.port), timeout=TIMEOUT_S)
    line.sendall(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost:{client.server.port}\r\n"
        f"Origin: {client.server.url}\r\nCookie: saboteur_guest={client.token}\r\n"
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


def test_dead_socket_marks_player_absent(tmp_path: Path) -> None:
    running = Server(tmp_path, setup=ping_often)
    ada = Client(running, "Ada")
    code = ada.open_table(seats=3)

    def here() -> bool:
        lobby = ada.http.get(f"/api/tables/{code}").json()
        return bool(lobby["seats"][0]["connected"])

    with open_unresponsive_socket(ada, code) as line:
        told = b""
        while some := line.recv(4096):  # never answered, so the connection ends
            told += some
    assert b'"lobby"' in told  # she was connected
    wait_until(lambda: not here())
    assert running.stop() == ""


async def idle_application(_: object, receive: object, send: object) -> None:
    """An application without routes."""


async def stuck_protocol() -> tuple[AbortingWebSocketProtocol, socket.socket]:
    """Return a protocol with unsent data and the socket of its peer, which reads nothing."""
    config = uvicorn.Config(
        idle_application,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=0.01,
        ws_ping_timeout=0.01,
        log_config=None,
    )
    config.load()
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    protocol = AbortingWebSocketProtocol(config, ServerState(), {})
    await loop.connect_accepted_socket(lambda: protocol, ours)
    protocol.conn.state = State.OPEN
    protocol.transport.write(bytes(1 << 24))
    assert protocol.transport.get_write_buffer_size() > 0
    return protocol, theirs


async def assert_connection_lost(protocol: AbortingWebSocketProtocol) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while (await protocol.queue.get())["type"] != "websocket.disconnect":
            pass


async def test_uvicorn_keepalive_accepts_pong_read_after_timeout() -> None:
    """A suspended process runs the timer of the ping before it reads the pong."""
    protocol, theirs = await stuck_protocol()
    protocol.send_keepalive_ping()
    protocol.keepalive_timeout()
    assert protocol.pending_ping_payload is not None
    protocol.handle_pong(Frame(Opcode.PONG, protocol.pending_ping_payload))
    assert protocol.pong_timer is None
    assert protocol.ping_timer is not None  # and more data is sent
    protocol.transport.abort()
    await assert_connection_lost(protocol)
    theirs.close()


async def test_uvicorn_keepalive_drops_connection_that_reads_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "PONG_GRACE_S", 0.01)

    protocol, theirs = await stuck_protocol()
    protocol.start_keepalive()
    await assert_connection_lost(protocol)
    theirs.close()

    protocol, theirs = await stuck_protocol()
    protocol.close_timeout = 0.01
    protocol.scope = {}  # type: ignore[typeddict-item]
    protocol.handshake_complete = True
    await protocol.run_asgi()
    await assert_connection_lost(protocol)
    theirs.close()
