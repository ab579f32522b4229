"""Preparations of a process before the command runs; each function is passed as ``setup``."""

import os
from pathlib import Path


def use_settings(**values: object) -> None:
    """Change the defaults of settings that have no option."""
    from saboteur.server.settings import Settings

    (Settings.__init__.__kwdefaults__ or {}).update(values)


def ping_often() -> None:
    """Detect dead sockets within seconds."""
    from saboteur.server import serve, uvicorn_protocols

    vars(uvicorn_protocols)["PONG_GRACE_S"] = 0.05
    vars(serve).update(PING_INTERVAL_S=1.5, PING_TIMEOUT_S=1.5)


def time_requests_out(seconds: float) -> None:
    """Make the server time out requests that take longer than ``seconds``."""
    from saboteur.server.uvicorn_protocols import RequestTimeoutProtocol

    RequestTimeoutProtocol.request_timeout_s = seconds


def deal_from_seed(seed: str) -> None:
    """Deal every game of the server from one seed."""
    from types import SimpleNamespace

    from saboteur.table.lifecycle import table_loading

    vars(table_loading)["secrets"] = SimpleNamespace(token_hex=lambda _: seed)


def read_clock_from(file: Path, certificate_file: Path) -> None:
    """Read the time from a file, and poll deadlines and notifications frequently."""
    os.environ["SSL_CERT_FILE"] = str(certificate_file)
    use_settings(
        now=lambda: float(file.read_text("utf-8")), notification_poll_s=0.2, deadline_poll_s=0.2
    )
