"""The site on a device: installed, opened without a line, renewed under an open page."""

import functools
import http.server
import json
import shutil
import threading
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from saboteur.server.http.head import FILES
from saboteur.server.http.static import INDEX, STATIC
from tests.browser.conftest import PATIENCE_MS, NewPage

KEPT: Final = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
"""Resolves once a version is kept whole."""


class WebSpace(http.server.ThreadingHTTPServer):
    """A plain server of files, whose folder changes and which may be away."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Files)
        self.folder = folder
        self.away = False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Files(http.server.SimpleHTTPRequestHandler):
    server: WebSpace

    def do_GET(self) -> None:
        if self.server.away:
            self.close_connection = True
            self.connection.close()
            return
        name = self.path.partition("?")[0].lstrip("/")
        if name.startswith("api/"):
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        if not (self.server.folder / name).is_file():
            self.path = f"/{INDEX}"
        self.directory = str(self.server.folder)
        super().do_GET()

    def log_message(self, *_: object) -> None:
        pass

    def handle(self) -> None:
        try:
            super().handle()
        except (OSError, ValueError):
            if not self.server.away:
                raise


@pytest.fixture
def space(tmp_path: Path) -> Iterator[WebSpace]:
    """Serve a copy of the client."""
    folder = tmp_path / "client"
    shutil.copytree(STATIC, folder)
    index = folder / INDEX
    index.write_text(index.read_text().replace(*FILES))
    server = WebSpace(folder)
    thread = threading.Thread(target=functools.partial(server.serve_forever, 0.05), daemon=True)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def device(browser: Browser, space: WebSpace) -> Iterator[BrowserContext]:
    """Use a device that keeps the site, and has it by now."""
    context = browser.new_context(locale="fr-FR", base_url=space.address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    # Nobody waits four seconds for the line to be free.
    context.add_init_script(
        "const later = setTimeout; window.setTimeout = (act, ms, ...rest) =>"
        " later(act, ms === 4000 ? 0 : ms, ...rest)"
    )
    yield context
    context.close()


def opened(device: BrowserContext, path: str = "/") -> Page:
    """Open a page and wait until the site is kept."""
    page = device.new_page()
    page.goto(path)
    assert page.evaluate(KEPT) in ("activating", "activated")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def test_pages_open_without_a_line(device: BrowserContext, space: WebSpace) -> None:
    """What somebody reads is there when the server is away: pages never opened before, too."""
    page = opened(device)
    space.away = True
    page.goto("/rules/duel")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Duel")
    page.goto("/cards/dark-cave")
    expect(page.get_by_role("main").locator("svg").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Jouer tout de suite").first).to_be_visible()


def test_new_version_waits_for_leave(device: BrowserContext, space: WebSpace) -> None:
    """A page that is open keeps its parts; the new version comes when somebody says so."""
    page, other = opened(device), device.new_page()
    other.goto("/t/ABCDE")
    script = renew(space)
    other.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.get_by_text("Une nouvelle version est là.")).to_be_visible()
    # A part that was never asked for, and that the server no longer has, still comes.
    page.get_by_role("link", name="Règles").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="La charger").click()
    page.wait_for_function("name => document.scripts[1].src.endsWith(name)", arg=script)
    # Who is at a table is not asked, and goes on with what he has.
    assert other.get_by_text("Une nouvelle version").count() == 0
    other.evaluate(
        "history.pushState(null, '', '/rules'); dispatchEvent(new PopStateEvent('popstate'))"
    )
    expect(other.get_by_role("heading", level=1)).to_be_visible()


def renew(space: WebSpace) -> str:
    """Put a new version in the old one's place; returns the script with which its page begins."""
    index = space.folder / "index.html"
    before = next(
        path.name
        for path in (space.folder / "assets").glob("index-*.js")
        if path.name in index.read_text("utf-8")
    )
    after = "index-OfToday0.js"
    for path in (index, space.folder / "offline.js"):
        path.write_text(path.read_text("utf-8").replace(before, after), "utf-8")
    worker = space.folder / "offline.js"
    worker.write_text(worker.read_text("utf-8").replace('client-`+"', 'client-`+"new-'), "utf-8")
    (space.folder / "assets" / before).rename(space.folder / "assets" / after)
    gone = next((space.folder / "assets").glob("Rules-*.js"))
    gone.unlink()
    worker.write_text(worker.read_text("utf-8").replace(f'"assets/{gone.name}",', ""), "utf-8")
    return after


def test_record_is_handed_over(device: BrowserContext) -> None:
    """Another app shares a file; the page of replays has it."""
    page = opened(device, "/replay")
    page.evaluate(
        """() => {
            const form = document.createElement("form");
            form.method = "post";
            form.enctype = "multipart/form-data";
            form.action = "/replay";
            const input = document.createElement("input");
            Object.assign(input, { type: "file", name: "record" });
            const box = new DataTransfer();
            box.items.add(new File(["no record"], "game.txt", { type: "text/plain" }));
            input.files = box.files;
            form.append(input);
            document.body.append(form);
            form.submit();
        }"""
    )
    page.wait_for_url("**/replay?shared")
    # This server keeps no records; that it was asked to is what the page says.
    expect(page.get_by_role("alert").locator("p")).to_be_visible()
    assert page.evaluate("caches.open('shared').then((cache) => cache.match('/replay'))") is None


@pytest.mark.parametrize(
    ("locale", "play"), [("fr-FR", "Jouer tout de suite"), ("en-GB", "Play now")]
)
def test_site_can_be_installed(new_page: NewPage, locale: str, play: str) -> None:
    """The manifest is whole, in the visitor's language, and Chromium would install it."""
    page = new_page("/", locale=locale)
    session = page.context.new_cdp_session(page)
    found: dict[str, Any] = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["lang"] == locale[:2]
    assert manifest["shortcuts"][0]["name"] == play
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []
    for icon in manifest["icons"]:
        answer = page.request.get("/" + icon["src"])
        assert answer.status == 200
        size = page.evaluate(
            "src => { const i = new Image(); i.src = src;"
            " return i.decode().then(() => `${i.naturalWidth}x${i.naturalHeight}`) }",
            "/" + icon["src"],
        )
        assert icon["sizes"] in (size, "any")


def test_shortcuts_lead_on(new_page: NewPage) -> None:
    """«Play now» deals; «Join» waits for a code."""
    page = new_page("/?join")
    expect(page.get_by_label("Code of the table")).to_be_focused()
    page.goto("/?play")
    page.wait_for_url("**/t/*")
