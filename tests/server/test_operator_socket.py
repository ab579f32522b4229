"""The socket by which commands reach a running server is private to its user."""

import os
import socket
import stat
from pathlib import Path

import pytest

from saboteur.server.ops import operator_socket
from tests.server.server_process import Server


def test_admin_socket_is_private_to_its_user(
    isolated_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = operator_socket.find_sockets(isolated_server.data)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    question = operator_socket.OperatorRequest("list-connections")
    assert [
        reply.connections for reply in operator_socket.send_request(isolated_server.data, question)
    ] == [[]]
    with operator_socket._connect(path) as line:
        line.sendall(b'{"ask": "everything"}\n')
        assert line.recv(100) == b""  # no answer to an invalid request
    isolated_server.kill()
    assert list(operator_socket.find_sockets(isolated_server.data)) == []
    assert not path.exists()
    with pytest.raises(OSError, match="hold a Unix socket"):
        operator_socket._bind(Path("/tmp") / ("x" * 120))  # noqa: S108 - never made
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    left, right = socket.socketpair()
    with left, right:
        assert operator_socket._is_same_user(left) is (os.getuid() == 0)
