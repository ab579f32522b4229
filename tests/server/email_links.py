"""Requests for mails, the tokens of their links, and a free port for a mail server."""

import re
import socket
from typing import Any

import httpx

from tests.server.server_process import Client

EMAIL_TOKEN = re.compile(r"/email#(confirm|login)\.([A-Za-z0-9_-]{43})")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def request_mail(
    client: httpx.Client, address: str, path: str = "guest/notifications/email"
) -> httpx.Response:
    return client.post(f"/api/{path}", json={"address": address, "language": "en"})


def notification_settings(client: Client) -> dict[str, Any]:
    return dict(client.http.get("/api/guest/notifications").json())
