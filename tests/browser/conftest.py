"""A real server, a real Chromium, the built client: `make test` brings all three."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.positions import Seated
from tools.chromium import launch

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "saboteur" / "server" / "static" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NOT_FOUND = re.compile("404")
"""Reported as an error by a browser."""
NewPage = Callable[..., Page]
Sit = Callable[..., Page]
PATIENCE_MS = 60_000
"""A busy machine is slow, not wrong."""
expect.set_options(timeout=PATIENCE_MS)


def start_server(
    data: Path, port: int = 0, deck: Path | None = None
) -> tuple[subprocess.Popen[str], str]:
    """Start a server; return it and its address as soon as it listens."""
    if not STATIC.exists():
        pytest.fail("the client is not built: make web")
    command = [sys.executable, "-c", "from saboteur.cli import main; main()", "serve"]
    options = ["--port", str(port), "--data", str(data), "--bot-pause", "0", "--lang", "en"]
    options += [] if deck is None else ["--deck", str(deck)]
    server = subprocess.Popen(  # noqa: S603
        [*command, *options], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert server.stdout is not None
    said = ""
    while not (found := re.search(r"http://\S+:\d+", said)):
        line = server.stdout.readline()
        assert line, f"the server did not start: {said}"
        said += line
    return server, found[0].replace("localhost", "127.0.0.1")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server of our own listens."""
    server, where = start_server(tmp_path_factory.mktemp("data"))
    with server:
        yield where
        server.terminate()


@pytest.fixture(scope="module")  # Playwright's event loop must not outlast the browser tests
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launch(playwright) as browser:
        yield browser


@pytest.fixture
def excused() -> re.Pattern[str]:
    """Errors that a browser writes to its console by itself, where nothing is wrong."""
    return NOT_FOUND


@pytest.fixture
def new_page(browser: Browser, address: str, excused: re.Pattern[str]) -> Iterator[NewPage]:
    """Open pages, each with a guest of its own; none may write an error to its console."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(path: str = "/", **options: Any) -> Page:  # noqa: ANN401 - Playwright's own
        settings: dict[str, Any] = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "base_url": address,
        }
        context = browser.new_context(**(settings | options))
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: _keep(errors, excused, message))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: _stays(errors, request.url, address))
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def sit(new_page: NewPage, tables: tuple[str, dict[str, Seated]]) -> Sit:
    """Come back to a seat of a module's ``tables``, as the browser that has its cookie."""

    def come_back(code: str, **options: object) -> Page:
        cookie = {"name": "saboteur_guest", "value": tables[1][code].token, "path": "/"}
        state = {"cookies": [cookie | {"domain": "127.0.0.1"}], "origins": []}
        return new_page(f"/t/{code}", storage_state=state, **options)

    return come_back


def _keep(errors: list[str], excused: re.Pattern[str], message: ConsoleMessage) -> None:
    if message.type == "error" and not excused.search(message.text):
        errors.append(message.text)


def _stays(errors: list[str], url: str, address: str) -> None:
    if not url.startswith((address, address.replace("http", "ws"), "data:", "blob:")):
        errors.append(f"asked another host: {url}")
