"""Take pictures of every screen: desktop and phone, dark and light, to build/screenshots/.

    python tools/client_screenshots.py [NAME …]

Needs a Chromium (``CHROMIUM``, else the system's) and the client's packages in web/node_modules.
The scenes are recorded frames (tools/client_fixtures.py), played by a build of its own.
"""

import functools
import http.server
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "build" / "screenshots"
CLIENT: Final = ROOT / "build" / "client-shots"
FRAMES: Final = ROOT / "web" / "tests" / "fixture"
ARGUMENTS: Final = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
THEMES: Final = ("dark", "light")
Act = Callable[[Page], None]


def nothing(page: Page) -> None:
    """Take the picture as it is."""
    page.wait_for_timeout(100)


def see_role(page: Page) -> None:
    """Turn the role card."""
    page.locator("footer .btn.main").click()


def to_table(page: Page) -> None:
    """Go past the role card to the table."""
    see_role(page)
    page.locator("footer .btn.main").click()
    page.locator(".hand").wait_for()


def aim(page: Page) -> None:
    """Pick a path card that can be laid and point at a cell."""
    to_table(page)
    most, best = 0, 0
    for index in range(page.locator(".hand button").count()):
        page.keyboard.press(str(index + 1))
        page.wait_for_timeout(60)
        dead = "cul-de-sac" in (
            page.locator(".hand button").nth(index).get_attribute("aria-label") or ""
        )
        legal = page.locator(".cell.legal").count()
        if legal > most and not dead:
            most, best = legal, index
    page.keyboard.press("Escape")
    page.keyboard.press(str(best + 1))
    page.wait_for_timeout(60)
    page.locator(".cell.legal").nth(most // 2).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")


def ask_why(page: Page) -> None:
    """Try a cell that is not allowed."""
    aim(page)
    page.locator(".cell.empty:not(.legal)").nth(3).focus()
    page.keyboard.press("Enter")
    page.locator(".why").wait_for()


def take_gold(page: Page) -> None:
    """Point at a gold card."""
    page.locator(".pick button").first.click()


def help_page(page: Page) -> None:
    """Open the help."""
    to_table(page)
    page.keyboard.press("?")


def open_dialog(page: Page) -> None:
    """Open the dialog of a new table."""
    page.locator(".cta .btn").nth(1).click()


def pass_end(page: Page) -> None:
    """Click through the ends of the rounds."""
    while page.locator(".draft .btn.main").count():
        page.locator(".draft .btn.main").click()
        page.wait_for_timeout(50)


SCENES: Final[dict[str, tuple[str, Act]]] = {
    "home": ("/", nothing),
    "new-table": ("/", open_dialog),
    "lobby": ("/t/SKEXF?fixture=lobby", nothing),
    "role-covered": ("/t/SKEXF?fixture=role", nothing),
    "role": ("/t/SKEXF?fixture=role", see_role),
    "table-first": ("/t/SKEXF?fixture=first", to_table),
    "table": ("/t/SKEXF?fixture=turn", aim),
    "why": ("/t/SKEXF?fixture=turn", ask_why),
    "help": ("/t/SKEXF?fixture=turn", help_page),
    "draft": ("/t/SKEXF?fixture=draft", take_gold),
    "buried": ("/t/SKEXF?fixture=buried", nothing),
    "over": ("/t/SKEXF?fixture=over", pass_end),
}
EARLIER_ROUNDS: Final = "sessionStorage.setItem('curtain:SKEXF', '{}')"
BEFORE: Final = ("table", "why", "help", "draft", "buried")
"""Scenes of a later round: what came before is already turned over."""


def listen(page: Page, name: str, complaints: list[str]) -> None:
    """Write down what the page complains of; a missing server is no fault of a picture."""

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" and "404" not in message.text:
            complaints.append(f"{name}: {message.text}")

    def broke(error: Error) -> None:
        complaints.append(f"{name}: {error}")

    page.on("console", heard)
    page.on("pageerror", broke)


def curtain(path: str) -> str:
    """Return how many roles and round ends were seen before the scene."""
    frames = json.loads((FRAMES / f"{path.partition('=')[2]}.json").read_text(encoding="utf-8"))
    view = frames[-1]["view"]
    fresh = view["asked"] == "take-gold" or view["payments"]
    return f"{view['round'] - 1} {len(view['results']) - bool(fresh)}"


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a built client; every unknown path is the page itself."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            path = self.path.split("?")[0]
            if path.endswith("/qr.svg"):
                self.path = "/qr.svg"
            elif path.startswith("/api/"):
                self.send_error(404)
                return
            elif not (folder / path.lstrip("/")).is_file():
                self.path = "/index.html"
            super().do_GET()

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
    try:
        import segno  # noqa: PLC0415

        segno.make("http://localhost:8000/t/SKEXF").save(
            str(CLIENT / "qr.svg"), scale=4, border=0, dark="#2a1c10"
        )
    except ImportError:
        pass


def shoot(browser: Browser, url: str, wanted: set[str]) -> list[str]:
    """Take the pictures; returns what the console complained about."""
    complaints: list[str] = []
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=theme,
                locale="fr-FR",
                has_touch=size == "phone",
                is_mobile=size == "phone",
                reduced_motion="reduce",
            )
            for name, (path, act) in SCENES.items():
                if wanted and name not in wanted:
                    continue
                page = context.new_page()
                listen(page, name, complaints)
                page.set_default_timeout(5000)
                if name in BEFORE:
                    page.add_init_script(EARLIER_ROUNDS.format(curtain(path)))
                page.goto(url + path)
                page.evaluate("document.fonts.ready")
                page.wait_for_timeout(150)
                try:
                    act(page)
                    page.wait_for_timeout(200)
                except Exception as error:  # noqa: BLE001 - the other pictures are still wanted
                    complaints.append(f"{name} {size} {theme}: {error}")
                page.screenshot(path=str(OUT / f"{name}-{size}-{theme}.png"))
                page.close()
            context.close()
    return complaints


def main() -> int:
    """Build, shoot, report."""
    OUT.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*ARGUMENTS, "--no-sandbox"] if root else ARGUMENTS
    build()
    with served(CLIENT) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        complaints = shoot(browser, url, set(sys.argv[1:]))
        browser.close()
    for complaint in complaints:
        print(complaint)
    print(OUT)
    return int(bool(complaints))


if __name__ == "__main__":
    sys.exit(main())
