"""A static web host with the built client."""

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

from saboteur.server.http.csp import CONTENT_SECURITY_POLICY
from saboteur.server.http.page_meta import RELATIVE_URL_REPLACEMENT
from saboteur.server.http.static_assets import INDEX_NAME, STATIC_DIR
from tests.browser.conftest import NEVER_ASK_JS, TIMEOUT_MS

WORKER_STATE_JS: Final = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
"""JavaScript that resolves when a version of the site is completely installed."""
WORKER_CONTROLS_JS: Final = """() => new Promise((done) => {
    const led = () => navigator.serviceWorker.controller && done();
    navigator.serviceWorker.addEventListener("controllerchange", led);
    led();
})"""
"""JavaScript that resolves when the service worker controls the page."""
UPDATE_INSTALLED_JS: Final = """async () => {
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
"""JavaScript that checks for an update and resolves when it is installed and waiting."""
FAST_TIMERS_JS: Final = """const later = setTimeout;
    window.setTimeout = (act, ms, ...rest) => later(act, ms === 4000 ? 0 : ms, ...rest)"""
"""JavaScript that removes the delay of four seconds before caching."""


class StaticHost(http.server.ThreadingHTTPServer):
    """A static file server that can go offline and whose folder can be replaced."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), _Files)
        self.folder = folder
        self.is_down = False
        self.withheld_path = "\n"
        """Prefix of file names that get 404; the default matches none."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Files(http.server.SimpleHTTPRequestHandler):
    server: StaticHost

    def do_GET(self) -> None:
        if self.server.is_down:
            self.close_connection = True
            self.connection.close()
            return
        name = self.path.partition("?")[0].lstrip("/")
        if name.startswith(("api/", self.server.withheld_path)):
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        if not (self.server.folder / name).is_file():
            self.path = f"/{INDEX_NAME}"
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
            if not self.server.is_down:
                raise


@contextmanager
def serve_client(folder: Path) -> Iterator[StaticHost]:
    """Serve a copy of the built client from ``folder``."""
    shutil.copytree(STATIC_DIR, folder)
    index = folder / INDEX_NAME
    index.write_text(index.read_text().replace(*RELATIVE_URL_REPLACEMENT))
    server = StaticHost(folder)
    thread = threading.Thread(target=functools.partial(server.serve_forever, 0.05), daemon=True)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@contextmanager
def installed_device(
    browser: Browser, static_host: StaticHost, locale: str
) -> Iterator[BrowserContext]:
    """Yield a browser context that may install the site as a service worker."""
    context = browser.new_context(
        locale=locale, base_url=static_host.address, reduced_motion="reduce"
    )
    context.set_default_timeout(TIMEOUT_MS)
    context.add_init_script(FAST_TIMERS_JS)
    context.add_init_script(NEVER_ASK_JS)
    yield context
    context.close()


def open_installed(device: BrowserContext, path: str = "/") -> Page:
    """Open a page, wait until the site is installed and controls it, and return the page."""
    page = device.new_page()
    page.goto(path)
    assert page.evaluate(WORKER_STATE_JS) in ("activating", "activated")
    page.evaluate(WORKER_CONTROLS_JS)
    return page


def reopen_with_version(page: Page, script: str) -> Page:
    """Close and reopen the page until it loads ``script`` of the new version; return it."""
    device, address = page.context, page.url
    while page.locator(f"script[src$='{script}']").count() == 0:
        page.close()  # the old version is removed some time after its last page is closed
        page = device.new_page()
        page.goto(address)
    return page


def deploy_new_version(static_host: StaticHost) -> str:
    """Replace the deployed version by a new one; return the name of its first script."""
    index = static_host.folder / "index.html"
    before = next(
        path.name
        for path in (static_host.folder / "assets").glob("index-*.js")
        if path.name in index.read_text("utf-8")
    )
    after = "index-OfToday0.js"
    for path in (index, static_host.folder / "offline.js"):
        path.write_text(path.read_text("utf-8").replace(before, after), "utf-8")
    worker = static_host.folder / "offline.js"
    worker.write_text(worker.read_text("utf-8").replace('client-`+"', 'client-`+"new-'), "utf-8")
    (static_host.folder / "assets" / before).rename(static_host.folder / "assets" / after)
    gone = next((static_host.folder / "assets").glob("Rules-*.js"))
    gone.unlink()
    worker.write_text(worker.read_text("utf-8").replace(f'"assets/{gone.name}",', ""), "utf-8")
    return after
