"""A browser that is not signed in, and the error of a refused request."""

import httpx

from tests.server.server_process import Server


def new_browser(server: Server) -> httpx.Client:
    """Return an HTTP client without a session."""
    client = httpx.Client(base_url=server.url, headers={"Origin": server.url})
    server.connections.callback(client.close)
    return client


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]
