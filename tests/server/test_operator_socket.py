"""The socket by which commands reach a running server is private to its user."""

import asyncio
import os
import socket
import stat
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from saboteur.server.ops.operator_socket import (
    OperatorReply,
    OperatorRequest,
    find_sockets,
    send_request,
    serve_operator_socket,
)
from saboteur.server.services.bans import ActiveBans
from saboteur.server.services.cluster_events import ClusterEvents
from saboteur.server.services.connections import ConnectionRegistry
from saboteur.server.storage.operators import OperatorStore
from saboteur.server.storage.tables import TableStore
from tests.server.server_process import TIMEOUT_S, Server

REQUEST = OperatorRequest("list-connections")


def test_operator_socket_exists_while_the_server_runs(isolated_server: Server) -> None:
    (path,) = find_sockets(isolated_server.data)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert send_request(isolated_server.data, REQUEST) == [OperatorReply()]
    with closing(socket.socket(socket.AF_UNIX)) as line:
        line.settimeout(TIMEOUT_S)
        line.connect(str(path))
        line.sendall(b'{"ask": "everything"}\n')
        assert line.recv(100) == b""  # no answer to an invalid request
    isolated_server.kill()
    assert list(find_sockets(isolated_server.data)) == []
    assert not path.exists()


async def test_operator_socket_answers_only_its_user_and_root(
    storage: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections, events = registry_and_events(storage)
    # The paths of sockets have a maximum length.
    with TemporaryDirectory(prefix="socket-", dir="/tmp") as name:
        folder = Path(name)
        async with serve_operator_socket(folder, connections, events):
            assert await asyncio.to_thread(send_request, folder, REQUEST) == [OperatorReply()]
            monkeypatch.setattr(os, "geteuid", lambda: 12345)
            answers = await asyncio.to_thread(send_request, folder, REQUEST)
            assert len(answers) == (os.getuid() == 0)


async def test_server_runs_without_operator_socket_in_folder_with_long_path(
    storage: TableStore, tmp_path: Path
) -> None:
    folder = tmp_path / ("x" * 120)
    async with serve_operator_socket(folder, *registry_and_events(storage)):
        assert not folder.exists()


def registry_and_events(storage: TableStore) -> tuple[ConnectionRegistry, ClusterEvents]:
    """Return an empty registry and events that change nothing."""

    async def ignore(_: str) -> None:
        pass

    bans = ActiveBans()
    connections = ConnectionRegistry(bans)
    events = ClusterEvents(
        OperatorStore(storage.database),
        bans,
        connections,
        ignore,
        on_holidays_changed=print,
        on_relations_changed=print,
    )
    return connections, events
