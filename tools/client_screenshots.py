"""Take pictures of every screen: six sizes, dark and light, to build/screenshots/.

    python -m tools.client_screenshots [NAME …]
    python -m tools.client_screenshots --readme    the pictures of the README, to docs/pictures/

Needs a Chromium (tools/chromium.py) and the client's packages in web/node_modules.
The scenes (tools/client_scenes.py) are recorded frames (tools/client_recordings.py), played by a
build of its own.
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

from saboteur.server.http.head import FILES
from tools.chromium import launch
from tools.client_answers import answered, qr
from tools.client_scenes import README, SCENES, Theme

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "build" / "screenshots"
CLIENT: Final = ROOT / "build" / "client-shots"
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
PATIENCE_MS: Final = 20_000
PICTURES: Final = ROOT / "docs" / "pictures"
CURTAIN: Final = (
    "for (const key of ['SKEXF', 'SKEXF:0', 'tv:SKEXF']) sessionStorage['curtain:' + key] = '{}'"
)


def listen(page: Page, name: str, complaints: list[str]) -> None:
    """Write down what the page complains of; a missing server is no fault of a picture."""

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" and "404" not in message.text:
            complaints.append(f"{name}: {message.text}")

    def broke(error: Error) -> None:
        complaints.append(f"{name}: {error}")

    page.on("console", heard)
    page.on("pageerror", broke)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a built client; every unknown path is the page itself."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            path, _, query = self.path.partition("?")
            if path.endswith("/qr.svg"):
                self.path = "/qr.svg"
            elif path.startswith("/api/"):
                found = answered(path, parse_qs(query))
                self.send_response(404 if found is None else 200)
                self.end_headers()
                self.copyfile(io.BytesIO(found or NO_TABLE), self.wfile)
                return
            elif not (folder / path.lstrip("/")).is_file():
                self.path = "/index.html"
            super().do_GET()

        def do_POST(self) -> None:
            self.do_GET()  # nothing is kept: an answer is all there is

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
    """Build the client that plays recorded frames."""
    subprocess.run([sys.executable, "hatch_build.py", "shots"], cwd=ROOT, check=True)
    page = CLIENT / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace(*FILES), encoding="utf-8")
    (CLIENT / "qr.svg").write_text(qr("http://localhost:8000/t/SKEXF"), encoding="utf-8")


def opened(browser: Browser, size: str, locale: str = "fr-FR") -> BrowserContext:
    """Open a browser of a size."""
    width, height = SIZES[size]
    touch = size not in ("desktop", "television")
    return browser.new_context(
        viewport={"width": width, "height": height},
        locale=locale,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )


def take(
    context: BrowserContext, url: str, name: str, files: Mapping[Theme, Path], complaints: list[str]
) -> None:
    """Take the pictures of a scene, one in each theme, and write down what went wrong."""
    scene = SCENES[name]
    page = context.new_page()
    listen(page, name, complaints)
    page.set_default_timeout(PATIENCE_MS)
    if scene.frames:
        page.add_init_script(CURTAIN.format(scene.curtain()))
    page.goto(url + scene.path)
    page.evaluate("document.fonts.ready")
    page.locator(":is(main, .table):not(.wait), .wait h1").first.wait_for()
    page.wait_for_timeout(150)
    try:
        scene.act(page)
        page.wait_for_timeout(200)
    except Exception as error:  # noqa: BLE001 - the other pictures are still wanted
        complaints.append(f"{name}: {error}")
    for theme, file in files.items():
        page.emulate_media(color_scheme=theme)
        page.screenshot(path=str(file), quality=86 if file.suffix == ".jpg" else None)
    page.close()


def shoot(browser: Browser, url: str, wanted: set[str]) -> list[str]:
    """Take the pictures; returns what the console complained about."""
    complaints: list[str] = []
    for size in SIZES:
        context = opened(browser, size)
        for name in SCENES:
            fits = SCENES[name].television == (size == "television")
            if fits and (not wanted or name in wanted):
                files = {theme: OUT / f"{name}-{size}-{theme}.png" for theme in THEMES}
                take(context, url, name, files, complaints)
        context.close()
    return complaints


def shoot_readme(browser: Browser, url: str) -> list[str]:
    """Take the pictures of the README, in its language."""
    complaints: list[str] = []
    for picture, (name, size, theme) in README.items():
        context = opened(browser, size, locale="en-GB")
        take(context, url, name, {theme: PICTURES / f"{picture}.jpg"}, complaints)
        context.close()
    return complaints


def main() -> int:
    """Build, shoot, report."""
    OUT.mkdir(parents=True, exist_ok=True)
    build()
    with served(CLIENT) as url, sync_playwright() as playwright:
        browser = launch(playwright)
        if sys.argv[1:] == ["--readme"]:
            complaints = shoot_readme(browser, url)
        else:
            complaints = shoot(browser, url, set(sys.argv[1:]))
        browser.close()
    for complaint in complaints:
        print(complaint)
    print(OUT)
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())
