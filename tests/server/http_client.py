"""An HTTP client of a server without a network."""

from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from saboteur.server.app import create_app
from saboteur.server.settings import Settings
from tests.server.asgi_app import BASE_URL


def open_client(data: Path, **settings: Any) -> TestClient[Litestar]:
    """Return an HTTP client of an application in this process."""
    return TestClient(create_app(Settings(data=data, **settings)), base_url=BASE_URL)
