"""Take pictures of every screen: six sizes, dark and light, to build/screenshots/.

    python -m tools.client_screenshots [NAME …]
    python -m tools.client_screenshots --readme    the pictures of the README, to docs/pictures/

Needs a Chromium (tools/chromium.py) and the client's packages in web/node_modules. The scenes
(tools/client_scenes.py) replay recorded frames (tools/client_recordings.py) in a build of their
own.
"""

import functools
import http.server
import io
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    sync_playwright,
)

from saboteur.server.http.page_meta import RELATIVE_URL_REPLACEMENT
from tools.chromium import launch_chromium
from tools.client_responses import qr_svg, respond
from tools.client_scenes import README, SCENES, Theme

ROOT: Final = Path(__file__).resolve().parent.parent
OUTPUT_DIR: Final = ROOT / "build" / "screenshots"
CLIENT_DIR: Final = ROOT / "build" / "client-shots"
SIZES: Final = {
    "desktop": (1440, 900),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
    "landscape": (844, 390),
    "television": (1920, 1080),
}
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
NO_TABLE: Final = b'{"code": "no-table", "reason": ""}'
NAVIGATION_TIMEOUT_MS: Final = 20_000
PICTURES_DIR: Final = ROOT / "docs" / "pictures"
CURTAIN: Final = (
    "for (const key of ['SKEXF', 'SKEXF:0', 'tv:SKEXF']) sessionStorage['curtain:' + key] = '{}'"
)


def collect_console_errors(page: Page, name: str, errors: list[str]) -> None:
    """Collect the errors of the page's console; a missing server (404) does not count."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and "404" not in message.text:
            errors.append(f"{name}: {message.text}")

    def on_page_error(error: Error) -> None:
        errors.append(f"{name}: {error}")

    page.on("console", on_console)
    page.on("pageerror", on_page_error)


@contextmanager
def serve_folder(folder: Path) -> Iterator[str]:
    """Serve a built client; every unknown path is the start page."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            path, _, query = self.path.partition("?")
            if path.endswith("/qr.svg"):
                self.path = "/qr.svg"
            elif path.startswith("/api/"):
                found = respond(path, parse_qs(query))
                self.send_response(404 if found is None else 200)
                self.end_headers()
                self.copyfile(io.BytesIO(found or NO_TABLE), self.wfile)
                return
            elif not (folder / path.lstrip("/")).is_file():
                self.path = "/index.html"
            super().do_GET()

        def do_POST(self) -> None:
            self.do_GET()  # stateless: a response is all that a page needs

        def log_message(self, *_: object) -> None:
            pass

    handler = functools.partial(Handler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


def build() -> None:
    """Build the client that replays recorded frames."""
    subprocess.run([sys.executable, "hatch_build.py", "shots"], cwd=ROOT, check=True)
    page = CLIENT_DIR / "index.html"
    page.write_text(
        page.read_text(encoding="utf-8").replace(*RELATIVE_URL_REPLACEMENT), encoding="utf-8"
    )
    (CLIENT_DIR / "qr.svg").write_text(qr_svg("http://localhost:8000/t/SKEXF"), encoding="utf-8")


def open_context(browser: Browser, size: str, locale: str = "fr-FR") -> BrowserContext:
    """Open a browser context with a screen size."""
    width, height = SIZES[size]
    touch = size not in ("desktop", "television")
    return browser.new_context(
        viewport={"width": width, "height": height},
        locale=locale,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )


def take_screenshots(
    context: BrowserContext, url: str, name: str, files: Mapping[Theme, Path], errors: list[str]
) -> None:
    """Take the pictures of a scene, one in each theme, and collect errors."""
    scene = SCENES[name]
    page = context.new_page()
    collect_console_errors(page, name, errors)
    page.set_default_timeout(NAVIGATION_TIMEOUT_MS)
    if scene.frames:
        page.add_init_script(CURTAIN.format(scene.curtain()))
    page.goto(url + scene.path)
    page.evaluate("document.fonts.ready")
    page.locator(":is(main, .table):not(.wait), .wait h1").first.wait_for()
    page.wait_for_timeout(150)
    try:
        scene.action(page)
        page.wait_for_timeout(200)
    except Exception as error:  # noqa: BLE001 - take the other pictures too
        errors.append(f"{name}: {error}")
    for theme, file in files.items():
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=str(file), quality=86 if file.suffix == ".jpg" else None)
    page.close()


def take_all_screenshots(browser: Browser, url: str, names: set[str]) -> list[str]:
    """Take the pictures of all scenes, or of those named; return the errors."""
    complaints: list[str] = []
    for size in SIZES:
        context = open_context(browser, size)
        for name in SCENES:
            fits = SCENES[name].is_television == (size == "television")
            if fits and (not names or name in names):
                files = {theme: OUTPUT_DIR / f"{name}-{size}-{theme}.png" for theme in THEMES}
                take_screenshots(context, url, name, files, complaints)
        context.close()
    return complaints


def take_readme_screenshots(browser: Browser, url: str) -> list[str]:
    """Take the pictures of the README, in English."""
    complaints: list[str] = []
    for picture, (name, size, theme) in README.items():
        context = open_context(browser, size, locale="en-GB")
        take_screenshots(context, url, name, {theme: PICTURES_DIR / f"{picture}.jpg"}, complaints)
        context.close()
    return complaints


def main() -> int:
    """Build the client, take the pictures and return the exit status."""
    OUTPUT_DIR.mkdir(parents=True, exist_ok=True)
    build()
    with serve_folder(CLIENT_DIR) as url, sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        if sys.argv[1:] == ["--readme"]:
            complaints = take_readme_screenshots(browser, url)
        else:
            complaints = take_all_screenshots(browser, url, set(sys.argv[1:]))
        browser.close()
    for complaint in complaints:
        print(complaint)
    print(OUTPUT_DIR)
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())
