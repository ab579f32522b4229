"""A plain web space with the built client: what it has of the site, and no more."""

import functools
import http.server
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

from saboteur.server.http.head import FILES
from saboteur.server.http.policy import CONTENT_SECURITY_POLICY
from saboteur.server.http.static import INDEX, STATIC
from tests.browser.conftest import AT_ONCE, PATIENCE_MS

KEPT: Final = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
"""Resolves once a version is kept whole."""
LED: Final = """() => new Promise((done) => {
    const led = () => navigator.serviceWorker.controller && done();
    navigator.serviceWorker.addEventListener("controllerchange", led);
    led();
})"""
"""Resolves once what is kept serves the page."""
INSTALLED: Final = """async () => {
    const all = await navigator.serviceWorker.getRegistration();
    await all.update();
    const next = all.installing ?? all.waiting;
    await new Promise((done) => {
        const look = () => next.state === "installing" || done();
        next.addEventListener("statechange", look);
        look();
    });
    if (!all.waiting) throw new Error(next.state);
}"""
"""Asks for the new version, and resolves once it is kept whole and waits."""
HURRIED: Final = """const later = setTimeout;
    window.setTimeout = (act, ms, ...rest) => later(act, ms === 4000 ? 0 : ms, ...rest)"""
"""Nobody waits four seconds for the line to be free."""


class WebSpace(http.server.ThreadingHTTPServer):
    """A plain server of files, whose folder changes and which may be away."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Files)
        self.folder = folder
        self.away = False
        self.withheld = "\n"
        """How the names of files begin that are not there for now."""

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
        if name.startswith(("api/", self.server.withheld)):
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        if not (self.server.folder / name).is_file():
            self.path = f"/{INDEX}"
        self.directory = str(self.server.folder)
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", CONTENT_SECURITY_POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass

    def handle(self) -> None:
        try:
            super().handle()
        except (OSError, ValueError):
            if not self.server.away:
                raise


@contextmanager
def web_space(folder: Path) -> Iterator[WebSpace]:
    """Serve a copy of the client."""
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


@contextmanager
def keeping_device(browser: Browser, space: WebSpace, locale: str) -> Iterator[BrowserContext]:
    """Use a device that keeps the site."""
    context = browser.new_context(locale=locale, base_url=space.address, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(HURRIED)
    context.add_init_script(AT_ONCE)
    yield context
    context.close()


def opened(device: BrowserContext, path: str = "/") -> Page:
    """Open a page and wait until the site is kept."""
    page = device.new_page()
    page.goto(path)
    assert page.evaluate(KEPT) in ("activating", "activated")
    page.evaluate(LED)
    return page


def reopened(page: Page, script: str) -> Page:
    """Close the page and open it anew, until it begins with that script of the new version."""
    device, address = page.context, page.url
    while page.locator(f"script[src$='{script}']").count() == 0:
        page.close()  # the old version goes some time after its last page
        page = device.new_page()
        page.goto(address)
    return page


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
