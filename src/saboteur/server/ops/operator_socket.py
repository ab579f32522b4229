"""Unix socket in the data folder through which ``saboteur admin`` reaches a running server.

Only the server's user may open it (mode 0600), and the user id of the peer is checked as well.
No change goes through it: the command writes to the database, then asks the server to poll the
cluster events at once. The socket also reports what only a running server knows: which guests
are connected, and from which addresses.
"""

import asyncio
import logging
import os
import secrets
import socket
import struct
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, Literal

import msgspec

from saboteur.server.services.cluster_events import ClusterEvents
from saboteur.server.services.connections import ConnectionInfo, ConnectionRegistry

SOCKET_PREFIX: Final = "operators-"
SOCKET_SUFFIX: Final = ".sock"
SOCKET_NAME_BYTES: Final = 4
MAX_LINE_BYTES: Final = 1024
REPLY_TIMEOUT_S: Final = 5.0
MAX_PATH_BYTES: Final = 100
"""Limit below that of the kernel for the paths of Unix sockets (104 to 108 bytes)."""

_log: Final = logging.getLogger(__name__)


class OperatorRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request: to poll the cluster events, or to list the connections."""

    command: Literal["poll-events", "list-connections"]


class ConnectionRow(msgspec.Struct):
    """An open connection of a guest."""

    guest: str
    nickname: str
    address: str
    table: str
    since: float


class OperatorReply(msgspec.Struct):
    """A server's answer; ``connections`` is empty for ``poll-events``."""

    connections: list[ConnectionRow] = msgspec.field(default_factory=list)


@asynccontextmanager
async def serve_operator_socket(
    folder: Path, connections: ConnectionRegistry, cluster_events: ClusterEvents
) -> AsyncIterator[None]:
    """Listen for operators while the context is open.

    Does nothing where the data folder cannot hold a Unix socket (Windows, long paths).
    """
    list(find_sockets(folder))  # removes sockets of stopped servers
    path = folder / f"{SOCKET_PREFIX}{secrets.token_hex(SOCKET_NAME_BYTES)}{SOCKET_SUFFIX}"
    try:
        listener = _bind(path)
    except OSError as error:
        _log.info(
            "no operator socket, commands take effect within a second: %s", error.strerror or error
        )
        yield
        return

    async def handle_client(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, msgspec.DecodeError, ValueError):
            async with asyncio.timeout(REPLY_TIMEOUT_S):
                if _is_same_user(writer.get_extra_info("socket")):
                    request = msgspec.json.decode(await reader.readline(), type=OperatorRequest)
                    writer.write(
                        msgspec.json.encode(
                            await _handle_request(request, connections, cluster_events)
                        )
                    )
                    await writer.drain()
                else:
                    _log.warning("another user tried to use the operator socket")
        writer.close()

    server = await asyncio.start_unix_server(handle_client, sock=listener, limit=MAX_LINE_BYTES)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def find_sockets(folder: Path) -> Iterator[Path]:
    """Yield the sockets of running servers; delete those of stopped ones."""
    for path in sorted(folder.glob(f"{SOCKET_PREFIX}*{SOCKET_SUFFIX}")):
        try:
            _connect(path).close()
        except ConnectionRefusedError:
            path.unlink(missing_ok=True)
        except OSError:
            continue  # another user's, or too slow
        else:
            yield path


def send_request(folder: Path, request: OperatorRequest) -> Sequence[OperatorReply]:
    """Send a request to every server running on a data folder; return the replies."""
    replies: list[OperatorReply] = []
    for path in find_sockets(folder):
        with suppress(OSError, msgspec.DecodeError), _connect(path) as sock:
            sock.sendall(msgspec.json.encode(request) + b"\n")
            with sock.makefile("rb") as stream:
                replies.append(msgspec.json.decode(stream.read(), type=OperatorReply))
    return replies


async def _handle_request(
    request: OperatorRequest, connections: ConnectionRegistry, cluster_events: ClusterEvents
) -> OperatorReply:
    if request.command == "poll-events":
        await cluster_events.poll()
        return OperatorReply()
    return OperatorReply([_connection_row(info) for info in connections.list_connections()])


def _connection_row(info: ConnectionInfo) -> ConnectionRow:
    guest = info.connection.guest
    return ConnectionRow(
        guest.id, guest.nickname, info.address, info.target.code, info.connected_at
    )


def _bind(path: Path) -> socket.socket:
    if sys.platform == "win32" or len(os.fsencode(path)) > MAX_PATH_BYTES:
        raise OSError("the data folder cannot hold a Unix socket")
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    old_umask = os.umask(0o177)
    try:
        sock.bind(str(path))
    except OSError:
        sock.close()
        raise
    finally:
        os.umask(old_umask)
    return sock


def _connect(path: Path) -> socket.socket:
    sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    sock.settimeout(REPLY_TIMEOUT_S)
    try:
        sock.connect(str(path))
    except OSError:
        sock.close()
        raise
    return sock


def _is_same_user(sock: socket.socket) -> bool:
    """Whether the peer is the same user or root.

    Where the platform cannot tell, the result is true, and only the file mode protects the socket.
    """
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    credentials = sock.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    _, user, _ = struct.unpack("3i", credentials)
    return user in (0, os.geteuid())
