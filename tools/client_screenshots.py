"""Take pictures of every screen: five sizes, dark and light, to build/screenshots/.

    python tools/client_screenshots.py [NAME …]
    python tools/client_screenshots.py --readme    the pictures of the README, to docs/pictures/

Needs a Chromium (``CHROMIUM``, else the system's) and the client's packages in web/node_modules.
The scenes are recorded frames (tools/client_fixtures.py), played by a build of its own.
"""

import functools
import http.server
import io
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    sync_playwright,
)

from saboteur.kernel.sight import Sight
from saboteur.learn import scene as learnt
from saboteur.learn.lesson import Lesson
from saboteur.play.game import loads
from saboteur.play.replay import Replay
from saboteur.server.catalogue import offered
from saboteur.server.frames import lesson_shown, replay_log, replay_step

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
SIZES: Final = {
    "desktop": (1440, 900),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
    "landscape": (844, 390),
}
THEMES: Final = ("dark", "light")
REPLAY_STEP: Final = 40
PATIENCE_MS: Final = 20_000
PICTURES: Final = ROOT / "docs" / "pictures"
README: Final = {
    "table": ("table", "desktop", "dark"),
    "home": ("home", "desktop", "dark"),
    "lost-mines": ("mines-step", "desktop", "light"),
    "dark-cave": ("cave-dwarf-step", "desktop", "dark"),
    "round-end": ("draft", "desktop", "dark"),
    "phone": ("table", "phone", "light"),
    "phone-duel": ("duel-aim", "phone", "dark"),
    "phone-cave": ("cave-dwarf-step", "phone", "dark"),
}
"""The pictures of the README: which scene, on which screen."""
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
    """Go to the table and point at a cell."""
    to_table(page)
    point(page)


def point(page: Page) -> None:
    """Pick a path card that can be laid and point at a cell."""
    page.locator(".hand").wait_for()
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


def pick(number: int) -> Act:
    """Pick a card of the hand by its number."""

    def act(page: Page) -> None:
        page.locator(".hand").wait_for()
        page.keyboard.press(str(number))

    return act


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
    """Open the dialog of a new table, and choose a module that bars others."""
    page.locator(".cta .btn").nth(1).click()
    page.get_by_role("checkbox").nth(1).check()
    page.get_by_role("checkbox").last.scroll_into_view_if_needed()


def pass_end(page: Page) -> None:
    """Click through the ends of the rounds."""
    while page.locator(".draft .btn.main").count():
        page.locator(".draft .btn.main").click()
        page.wait_for_timeout(50)


def replay(page: Page) -> None:
    """Go through the finished game."""
    page.locator(".told p").first.wait_for()


def open_all(page: Page) -> None:
    """Look at a finished game with all open."""
    replay(page)
    page.get_by_role("combobox").select_option("open")
    page.locator(".secret").first.wait_for()


def settle(page: Page) -> None:
    """Wait until nothing more is fetched."""
    page.wait_for_load_state("networkidle")


@dataclass(frozen=True)
class Scene:
    """What is shown, and what is done before the picture."""

    frames: str | None = None
    """The recorded frames that are played; without them, the start page."""
    act: Act = nothing
    unread: int = 0
    """How many ends of rounds were not read yet."""
    page: str | None = None
    """Another page than the start page."""

    @property
    def path(self) -> str:
        """Where the browser goes."""
        if self.page:
            return self.page
        return f"/t/SKEXF?fixture={self.frames}" if self.frames else "/"

    def curtain(self) -> str:
        """Return which role and how many ends of rounds were seen before."""
        frames = json.loads((FRAMES / f"{self.frames}.json").read_text(encoding="utf-8"))
        view = frames[-1].get("view")
        if view is None:
            return "0 0"
        told = [event["type"] for event in frames[-1]["events"]]
        roles = sum(map(told.count, ("OwnRole", "RoleChanged", "OwnDwarf")))
        ends = len(view.get("results", ())) or int(view.get("result") is not None)
        return f"{max(roles - 1, 0)} {ends - self.unread}"


SCENES: Final[dict[str, Scene]] = {
    "home": Scene(),
    "new-table": Scene(act=open_dialog),
    "lobby": Scene("lobby"),
    "lobby-10": Scene("lobby-10"),
    "role-covered": Scene("role"),
    "role": Scene("role", see_role),
    "table-first": Scene("first", to_table),
    "table": Scene("turn", aim),
    "seats-6": Scene("seats-6", aim),
    "seats-8": Scene("seats-8", aim),
    "seats-10": Scene("seats-10", aim),
    "watch": Scene("watch"),
    "why": Scene("turn", ask_why),
    "help": Scene("turn", help_page),
    "draft": Scene("draft", take_gold, unread=1),
    "buried": Scene("buried", unread=1),
    "end-10": Scene("end-10", unread=1),
    "s2-lobby": Scene("s2-lobby"),
    "s2-role": Scene("s2-role", see_role),
    "s2-turn": Scene("s2-turn", to_table),
    "s2-end": Scene("s2-end", unread=1),
    "s2-theft": Scene("s2-theft", unread=1),
    "s2-12": Scene("s2-12", to_table),
    "places": Scene("places", aim),
    "veto": Scene("veto", to_table),
    "keep-card": Scene("keep-card", to_table),
    "exchange-goals": Scene("exchange-goals", to_table),
    "post-pawn": Scene("post-pawn", to_table),
    "trade-gold": Scene("trade-gold", to_table),
    "duel-turn": Scene("duel-turn", point),
    "duel-all": Scene("duel-all"),
    "duel-aim": Scene("duel-all", point),
    "duel-watch": Scene("duel-watch"),
    "duel-pass-more": Scene("duel-pass-more"),
    "duel-discard-two": Scene("duel-discard-two"),
    "duel-before-draw": Scene("duel-before-draw"),
    "duel-reveal-goal": Scene("duel-reveal-goal"),
    "duel-orient-goal": Scene("duel-orient-goal"),
    "duel-claim-gold": Scene("duel-claim-gold"),
    "duel-round": Scene("duel-round", unread=1),
    "duel-over": Scene("duel-over"),
    "duel-solo": Scene("duel-solo"),
    "duel-grade": Scene("duel-grade"),
    "mines-dwarf": Scene("mines-dwarf", see_role),
    "mines-turn": Scene("mines-turn", pick(1)),
    "mines-look": Scene("mines-turn", pick(2)),
    "mines-trap": Scene("mines-turn", pick(3)),
    "mines-watch": Scene("mines-watch"),
    "mines-step": Scene("mines-step"),
    "mines-take-treasure": Scene("mines-take-treasure"),
    "mines-orient-mine": Scene("mines-orient-mine"),
    "mines-end-vote": Scene("mines-end-vote"),
    "mines-pass-more": Scene("mines-pass-more"),
    "mines-round": Scene("mines-round", unread=1),
    "mines-over": Scene("mines-over"),
    "mines-9": Scene("mines-9"),
    "cave-clan": Scene("cave-first", see_role),
    "cave-first": Scene("cave-first", to_table),
    "cave-turn": Scene("cave-turn", aim),
    "cave-8": Scene("cave-8", aim),
    "cave-all": Scene("cave-all"),
    "cave-web": Scene("cave-all", pick(3)),
    "cave-watch": Scene("cave-watch"),
    "cave-pass-more": Scene("cave-pass-more"),
    "cave-creature-step": Scene("cave-creature-step"),
    "cave-dwarf-step": Scene("cave-dwarf-step"),
    "cave-attack-order": Scene("cave-attack-order"),
    "cave-repel-creature": Scene("cave-repel-creature"),
    "cave-orient-goal": Scene("cave-orient-goal"),
    "cave-take-nugget": Scene("cave-take-nugget"),
    "cave-end-vote": Scene("cave-end-vote"),
    "cave-unmasking": Scene("cave-over", unread=1),
    "cave-over": Scene("cave-over"),
    "over": Scene("over", pass_end, unread=3),
    "replay": Scene(act=replay, page=f"/replay/SKEXF?step={REPLAY_STEP}&sight=0"),
    "replay-open": Scene(act=open_all, page=f"/replay/SKEXF?step={REPLAY_STEP}"),
    "replays": Scene(act=settle, page="/replay"),
    "learn": Scene(act=settle, page="/learn"),
    **{
        f"learn-{box}": Scene(act=settle, page=f"/learn/{box}/{scene}")
        for box, scene in (
            ("saboteur", 1),
            ("saboteur2", 3),
            ("duel", 2),
            ("lost-mines", 2),
            ("dark-cave", 3),
        )
    },
    "rules": Scene(act=settle, page="/rules/B-24"),
    "cards": Scene(act=settle, page="/cards/saboteur2"),
    "cards-cave": Scene(act=settle, page="/cards/dark-cave"),
}
CURTAIN: Final = "sessionStorage.setItem('curtain:SKEXF', '{}')"


def listen(page: Page, name: str, complaints: list[str]) -> None:
    """Write down what the page complains of; a missing server is no fault of a picture."""

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" and "404" not in message.text:
            complaints.append(f"{name}: {message.text}")

    def broke(error: Error) -> None:
        complaints.append(f"{name}: {error}")

    page.on("console", heard)
    page.on("pageerror", broke)


@cache
def finished() -> Replay:
    """The recorded game that the pictures of a replay go through."""
    return Replay(loads((FRAMES / "replay.txt").read_text(encoding="utf-8")))


def answered(path: str, query: dict[str, list[str]]) -> bytes | None:
    """Answer what the pages ask for that play no recorded frames, as the server does."""
    sight = query.get("sight", ["public"])[0]
    eyes: Sight = int(sight) if sight.isdigit() else "open" if sight == "open" else "public"
    match path.split("/")[2:]:
        case ["catalogue"]:
            return msgspec.json.encode(offered())
        case ["learn"]:
            return msgspec.json.encode(
                {"boxes": {box: len(all_) for box, all_ in learnt.scenes().items()}}
            )
        case ["learn", box, number]:
            return msgspec.json.encode(lesson_shown(Lesson(learnt.scene(box, int(number)))))
        case ["tables", _]:
            lobby = json.loads((FRAMES / "over.json").read_bytes())[0]
            return json.dumps(lobby).encode()
        case ["tables", _, "replay"]:
            return msgspec.json.encode(replay_log(finished(), eyes))
        case ["tables", _, "replay", step]:
            return msgspec.json.encode(replay_step(finished(), int(step), eyes))
        case _:
            return None


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
                if found is None:
                    self.send_error(404)
                    return
                self.send_response(200)
                self.end_headers()
                self.copyfile(io.BytesIO(found), self.wfile)
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


def clothes(browser: Browser, size: str, theme: str, locale: str = "fr-FR") -> BrowserContext:
    """Open a browser of a size, in a theme."""
    width, height = SIZES[size]
    touch = size != "desktop"
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="light" if theme == "light" else "dark",
        locale=locale,
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )


def take(context: BrowserContext, url: str, name: str, file: Path, complaints: list[str]) -> None:
    """Take one picture, and write down what went wrong."""
    scene = SCENES[name]
    page = context.new_page()
    listen(page, name, complaints)
    page.set_default_timeout(PATIENCE_MS)
    if scene.frames:
        page.add_init_script(CURTAIN.format(scene.curtain()))
    page.goto(url + scene.path)
    page.evaluate("document.fonts.ready")
    page.locator(":is(main, .table):not(.wait)").first.wait_for()
    page.wait_for_timeout(150)
    try:
        scene.act(page)
        page.wait_for_timeout(200)
    except Exception as error:  # noqa: BLE001 - the other pictures are still wanted
        complaints.append(f"{file.stem}: {error}")
    page.screenshot(path=str(file), quality=86 if file.suffix == ".jpg" else None)
    page.close()


def shoot(browser: Browser, url: str, wanted: set[str]) -> list[str]:
    """Take the pictures; returns what the console complained about."""
    complaints: list[str] = []
    for size in SIZES:
        for theme in THEMES:
            context = clothes(browser, size, theme)
            for name in SCENES:
                if not wanted or name in wanted:
                    take(context, url, name, OUT / f"{name}-{size}-{theme}.png", complaints)
            context.close()
    return complaints


def shoot_readme(browser: Browser, url: str) -> list[str]:
    """Take the pictures of the README, in its language."""
    complaints: list[str] = []
    for picture, (name, size, theme) in README.items():
        context = clothes(browser, size, theme, locale="en-GB")
        take(context, url, name, PICTURES / f"{picture}.jpg", complaints)
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
