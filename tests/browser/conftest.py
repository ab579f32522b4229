"""Fixtures for browser tests: a real server, a real Chromium, the built client."""

import asyncio
import re
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from saboteur.games.registry import ruleset
from saboteur.play.game import Game
from tests.browser.fake_socket import FakeServerPage
from tests.browser.recorded_games import Seated, finished, keep, late, played_out
from tests.built_client import require_client
from tests.fork_server import ForkedProcess, Setup, start
from tools.chromium import launch_chromium

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NOT_FOUND = re.compile("404")
"""Pattern of the console error that browsers log for a response with status 404."""
BLANK_PATH = "/favicon.svg"
"""Path that loads at once on the server's origin, for setting storage and cookies."""
NewPage = Callable[..., Page]
ResumeGame = Callable[..., Page]
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
NARROW: ViewportSize = {"width": 390, "height": 844}
PHONE: dict[str, Any] = {"viewport": NARROW, "has_touch": True, "is_mobile": True}
SIGN_UP_JS = """() => fetch("/api/guest", {
  method: "POST", headers: {"Content-Type": "application/json"},
    body: JSON.stringify({nickname: "Ada", portrait: 0})})"""
"""JavaScript that creates a guest with a nickname and portrait, which tables would ask for."""
NEVER_ASK_JS = "localStorage.preferences ??= JSON.stringify({ confirm: 'never' })"
"""JavaScript that turns off confirmation of moves, unless a test has set the preference."""
TIMEOUT_MS = 60_000
"""Timeout of page actions and expectations; long, because the test machine may be busy."""
expect.set_options(timeout=TIMEOUT_MS)


OPEN_PAGES: Final = pytest.StashKey[list[Page]]()
MAX_REPORTED_CHARS: Final = 2_000
"""Maximum length of a page's text in the report of a failed test."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the text of the pages to the report of a failed test."""
    report = yield
    if report.when == "call" and report.failed:
        for page in item.stash.get(OPEN_PAGES, []):
            with suppress(Error):
                text = page.locator("body").inner_text(timeout=TIMEOUT_MS / 30)
                report.sections.append((page.url, text[:MAX_REPORTED_CHARS]))
    return report


def start_server(
    data: Path,
    port: int = 0,
    deck: Path | None = None,
    *,
    setup: Setup | None = None,
    extra_args: Sequence[str] = (),
) -> tuple[ForkedProcess, str]:
    """Start a server; return its process and its address once it listens."""
    require_client()
    options = ["--port", str(port), "--data", str(data), "--bot-pause", "0", "--lang", "en"]
    options += [] if deck is None else ["--deck", str(deck)]
    options += extra_args
    server = start("serve", *options, setup=setup)
    assert server.stdout is not None
    said = ""
    while not (found := re.search(r"http://\S+:\d+", said)):
        line = server.stdout.readline()
        assert line, f"the server did not start: {said}{server.communicate()[1]}"
        said += line
    return server, found[0].replace("localhost", "127.0.0.1")


@pytest.fixture(scope="session")
def finished_game() -> Game:
    """Return a finished game of three, which no test may change."""
    return finished()


class SharedServer(NamedTuple):
    """The server that most tests share: finished games of each family, and games near their end."""

    address: str
    tables: dict[str, Seated]


@pytest.fixture(scope="session")
def shared_server(
    tmp_path_factory: pytest.TempPathFactory, finished_game: Game
) -> Iterator[SharedServer]:
    folder = tmp_path_factory.mktemp("data")
    games = {
        "ENDED": finished_game,
        "GRADE": played_out("duel", 1),
        "MENES": played_out("lost-mines", 3),
        "CAVES": played_out("dark-cave", 2),
        "DEALS": late(ruleset("saboteur", 5), 4),
        "LASTS": late(ruleset("saboteur", 5), 10, rounds=3),
    }
    tables = {code: keep(folder, code, game, 0) for code, game in games.items()}
    server, where = start_server(folder)
    with server:
        yield SharedServer(where, tables)
        server.terminate()


@pytest.fixture
def address(shared_server: SharedServer) -> str:
    return shared_server.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launch_chromium(playwright) as browser:
        loop = asyncio.get_running_loop()
        yield browser
        asyncio._set_running_loop(loop)  # the last test may be one without a browser


@pytest.fixture
def ignored_errors() -> re.Pattern[str]:
    """Return a pattern of console errors that do not fail a test."""
    return NOT_FOUND


@pytest.fixture(scope="session")
def fake_pages(
    browser: Browser, shared_server: SharedServer
) -> Iterator[Mapping[str, FakeServerPage]]:
    """Yield a desktop and a phone page that all tests of recorded positions reuse."""
    sizes: dict[str, dict[str, Any]] = {"desk": {"viewport": DESKTOP}, "phone": PHONE}
    found: dict[str, FakeServerPage] = {}
    for name, size in sizes.items():
        context = browser.new_context(
            locale="en-GB",
            reduced_motion="reduce",
            base_url=shared_server.address,
            service_workers="block",
            **size,
        )
        context.set_default_timeout(TIMEOUT_MS)
        page = context.new_page()
        line = found[name] = FakeServerPage(page, size["viewport"])
        _collect_errors(page, line.errors, NOT_FOUND, shared_server.address)
        page.goto(BLANK_PATH)
        page.evaluate(SIGN_UP_JS)
    yield found
    for line in found.values():
        line.page.context.close()


@pytest.fixture
def desktop(fake_pages: Mapping[str, FakeServerPage]) -> Iterator[FakeServerPage]:
    """Yield the desktop page for recorded positions: large window, mouse and keyboard."""
    yield from _checked_page(fake_pages["desk"])


@pytest.fixture
def phone(fake_pages: Mapping[str, FakeServerPage]) -> Iterator[FakeServerPage]:
    """Yield the phone page for recorded positions: small window and touch."""
    yield from _checked_page(fake_pages["phone"])


def _checked_page(line: FakeServerPage) -> Iterator[FakeServerPage]:
    """Yield a page; fail if it has sent an illegal move or logged a console error."""
    line.errors.clear()
    yield line
    assert line.errors == []


@pytest.fixture
def new_page(
    browser: Browser, address: str, ignored_errors: re.Pattern[str], request: pytest.FixtureRequest
) -> Iterator[NewPage]:
    """Yield a function that opens a page with cookies of its own; console errors fail the test."""
    contexts: list[BrowserContext] = []
    pages = request.node.stash[OPEN_PAGES] = list[Page]()
    errors: list[str] = []

    def make(path: str = "/", **options: Any) -> Page:
        settings: dict[str, Any] = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "base_url": address,
            "service_workers": "block",
        }
        settings |= options
        context = browser.new_context(**settings)
        context.set_default_timeout(TIMEOUT_MS)
        contexts.append(context)
        context.add_init_script(NEVER_ASK_JS)
        page = context.new_page()
        pages.append(page)
        _collect_errors(page, errors, ignored_errors, settings["base_url"])
        page.goto(path)
        return page

    yield make
    for context in contexts:
        close_context(context)
    assert errors == []


def close_context(context: BrowserContext) -> None:
    """Close a context and drop its pending requests, which would fail the next test."""
    for page in context.pages:
        page.unroute_all(behavior="ignoreErrors")
    context.unroute_all(behavior="ignoreErrors")
    context.close()


@pytest.fixture
def resume_game(new_page: NewPage, shared_server: SharedServer) -> ResumeGame:
    """Return a function that opens a table of the shared server as its player, by cookie."""

    def come_back(code: str, **options: object) -> Page:
        cookie = {"name": "saboteur_guest", "value": shared_server.tables[code].token, "path": "/"}
        state = {"cookies": [cookie | {"domain": "127.0.0.1"}], "origins": []}
        return new_page(f"/t/{code}", storage_state=state, **options)

    return come_back


def _collect_errors(
    page: Page, errors: list[str], ignored_errors: re.Pattern[str], address: str
) -> None:
    """Collect a page's console errors, uncaught errors and requests to other hosts."""
    page.on("console", lambda message: _add_console_error(errors, ignored_errors, message))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: _check_same_host(errors, request.url, address))


def _add_console_error(
    errors: list[str], ignored_errors: re.Pattern[str], message: ConsoleMessage
) -> None:
    if message.type == "error" and not ignored_errors.search(message.text):
        errors.append(message.text)


def _check_same_host(errors: list[str], url: str, address: str) -> None:
    if not url.startswith((address, address.replace("http", "ws"), "data:", "blob:")):
        errors.append(f"asked another host: {url}")
