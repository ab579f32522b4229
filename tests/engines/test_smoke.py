"""Each game and the main pages in Chromium, Firefox and WebKit, by mouse, against a real server.

Every engine shows one deal, whose elements must have the sizes that Chromium gives them; then it
plays moves of a deal of its own.
"""

import json
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import pytest

from tests.engines.drivers import ENGINES, MINI_BROWSER, Chromium, Engine
from tests.server.server_process import Client, Server

SEATS: Final = {"saboteur": 3, "saboteur2": 4, "duel": 2, "lost-mines": 3, "dark-cave": 3}
PAGES: Final = ("/", "/people", "/replay", "/cards")
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
PREFERENCES: Final = {
    "pace": "instant",
    "motion": "none",
    "confirm": "never",
    "theme": "light",
    "bot_chat": "hidden",
}
MOVES: Final = 2
TIMEOUT_S: Final = 120
POLL_S: Final = 0.05
MAX_LOOKS: Final = 20
MIN_STILL: Final = 10
"""Measurements without a change after which a page is complete."""
TOLERANCE_PX: Final = 6
TOLERANCE_SHARE: Final = 0.1
EDGE_PX: Final = 2
PAGE_SCRIPT: Final = Path(__file__).with_name("page_script.js").read_text("utf-8")
SELECTORS: Final = {
    "table": (
        ".banner", ".hand button", ".acts .go, .acts button", ".plate", "[data-hold]",
        "[data-hold] svg", "[data-hold] span", ".cell.laid", ".window",
    ),
    "/": (".copy h1", ".copy .btn, .copy button", ".strip", ".strip svg", ".box .words"),
    "/people": (".parts", ".parts > .slab"),
    "/replay": (".strip svg", ".slab"),
    "/cards": ("article", "article svg"),
}  # fmt: skip
"""What must be on a page; the last one shows that the page is complete."""
MEASURE_JS: Final = """((selectors) => Object.fromEntries(selectors.map((selector) => {
  const e = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length);
  if (!e) return [selector, null];
  const { x, y, width, height } = e.getBoundingClientRect();
  return [selector, [x, y, width, height].map(Math.round)];
})))(%s)"""
REQUIRED_PROGRAMS: Final[Mapping[str, Mapping[str, object]]] = {
    "firefox": {"firefox-esr": shutil.which("firefox-esr")},
    "webkit": {
        "webkit2gtk-driver": shutil.which("WebKitWebDriver") and MINI_BROWSER.exists(),
        "xvfb": shutil.which("Xvfb"),
    },
}
T = TypeVar("T")
pytestmark = pytest.mark.soak


class Box(NamedTuple):
    """Where an element is on a page, in CSS pixels."""

    x: int
    y: int
    width: int
    height: int

    def is_inside(self, width: int, height: int) -> bool:
        return (
            self.x >= -EDGE_PX
            and self.y >= -EDGE_PX
            and self.x + self.width <= width + EDGE_PX
            and self.y + self.height <= height + EDGE_PX
        )

    def is_like(self, other: "Box") -> bool:
        pairs = ((self.width, other.width), (self.height, other.height))
        return all(abs(a - b) <= max(TOLERANCE_PX, TOLERANCE_SHARE * b) for a, b in pairs)

    def overlaps(self, other: "Box") -> bool:
        return (
            self.x + EDGE_PX < other.x + other.width
            and other.x + EDGE_PX < self.x + self.width
            and self.y + EDGE_PX < other.y + other.height
            and other.y + EDGE_PX < self.y + self.height
        )


def poll(condition: Callable[[], T]) -> T:
    """Return the first true value of ``condition``."""
    end = time.monotonic() + TIMEOUT_S
    while not (found := condition()):
        assert time.monotonic() < end, "the page did not get there"
        time.sleep(POLL_S)
    return found


class Deal(NamedTuple):
    """A table of bots with one guest, who is to move first where the rules allow it."""

    token: str
    code: str


class Site:
    """The server, and how its pages look in Chromium."""

    def __init__(self, server: Server, chromium: Engine) -> None:
        self.server = server
        self.chromium = chromium
        self.shared_deal = cache(self.new_deal)
        """The deal of a game that all engines show."""
        self.reference = cache(self._reference)

    def new_deal(self, game: str) -> Deal:
        guest = Client(self.server, "Ada")
        options = {} if game == "duel" else {"first_player": 0}
        code = guest.open_table(
            ruleset=game, seats=SEATS[game], bots="random", pace="instant", options=options
        )
        return Deal(guest.token, code)

    def _reference(self, name: str, size: tuple[int, int]) -> dict[str, Box | None]:
        self.chromium.resize(*size)
        return self.measure(self.chromium, name)

    def measure(self, engine: Engine, name: str) -> dict[str, Box | None]:
        """Open the shared table of a game, or a page, and return where its elements are."""
        if name in SEATS:
            self.open_table(engine, self.shared_deal(name))
            selectors = SELECTORS["table"]
        else:
            engine.open(self.server.url + name)
            selectors = SELECTORS[name]
            poll(lambda: engine.evaluate(f"!!document.querySelector({json.dumps(selectors[-1])})"))
            engine.evaluate("document.querySelector('.strip')?.scrollIntoView({ block: 'center' })")
        measured: dict[str, Box | None] = {}
        still = 0

        def is_still() -> bool:
            nonlocal measured, still
            now: dict[str, list[int] | None] = engine.evaluate(MEASURE_JS % json.dumps(selectors))
            before = measured
            measured = {key: None if box is None else Box(*box) for key, box in now.items()}
            still = still + 1 if measured == before else 0
            return still >= MIN_STILL

        poll(is_still)
        return measured

    def open_table(self, engine: Engine, deal: Deal) -> None:
        """Open a table and go as far as the guest's first move."""
        engine.sign_in(deal.token)
        engine.open(f"{self.server.url}/t/{deal.code}")
        engine.evaluate(PAGE_SCRIPT)

        def is_ready() -> bool:
            if engine.evaluate("player.isReady()"):
                return True
            if aim := engine.evaluate("player.aim()"):
                engine.press(*aim[:2])
            return False

        poll(is_ready)

    def play(self, engine: Engine, game: str, moves: int) -> list[str]:
        """Play moves of a new deal; return what a pointer did not reach."""
        self.open_table(engine, self.new_deal(game))
        unreached: list[str] = []

        def has_played() -> bool:
            aim = engine.evaluate("player.aim()")
            for _ in range(MAX_LOOKS):  # what is about to go may be in the way for a moment
                if aim is None or aim[2]:
                    break
                time.sleep(POLL_S)
                aim = engine.evaluate("player.look()")
            if aim and aim[2]:
                engine.press(*aim[:2])
            elif aim:
                unreached.append(aim[3])
            return bool(engine.evaluate("player.moves()") >= moves)

        poll(has_played)
        return unreached


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    server = Server(tmp_path_factory.mktemp("data"), "--lang", "en")
    chromium = Chromium()
    try:
        prepare(chromium, server)
        yield Site(server, chromium)
    finally:
        chromium.close()
        server.stop()


@pytest.fixture(scope="module", params=ENGINES)
def engine_name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def engine(engine_name: str, site: Site) -> Iterator[Engine]:
    if engine_name == "chromium":
        yield site.chromium
        return
    missing = [package for package, found in REQUIRED_PROGRAMS[engine_name].items() if not found]
    if missing:
        pytest.fail(f"please install {' '.join(missing)} (Debian's names)")
    engine = ENGINES[engine_name]()
    try:
        prepare(engine, site.server)
        yield engine
    finally:
        engine.close()


def prepare(engine: Engine, server: Server) -> None:
    """Set the preferences of the tests."""
    engine.resize(*DESK)
    engine.open(f"{server.url}/favicon.svg")
    engine.evaluate(f"localStorage.setItem('preferences', {json.dumps(json.dumps(PREFERENCES))})")


def faults_of(
    measured: dict[str, Box | None], expected: dict[str, Box | None], window: tuple[int, int] | None
) -> list[str]:
    """Compare a page with Chromium's; within ``window`` everything must be in sight."""
    faults = []
    for selector, reference in expected.items():
        box = measured[selector]
        if reference is None:
            continue
        if box is None:
            faults.append(f"{selector} is missing")
            continue
        if not box.is_like(reference):
            faults.append(f"{selector} is {box[2]} x {box[3]}, not {reference[2]} x {reference[3]}")
        if window and not box.is_inside(*window):
            faults.append(f"{selector} is out of sight: {box}")
    picture, words = measured.get("[data-hold] svg"), measured.get("[data-hold] span")
    if picture and words and picture.overlaps(words):
        faults.append("the secret card lies over its words")
    return faults


def errors_of(engine: Engine) -> Any:  # noqa: ANN401 - a list of texts
    return engine.evaluate("window.pageErrors ?? []")


@pytest.mark.parametrize("game", SEATS)
def test_a_table_looks_as_in_chromium_and_plays_two_moves(
    site: Site, engine: Engine, game: str
) -> None:
    measured = site.measure(engine, game)
    assert faults_of(measured, site.reference(game, DESK), DESK) == []
    assert errors_of(engine) == []
    assert site.play(engine, game, MOVES) == []
    assert errors_of(engine) == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_looks_as_in_chromium(site: Site, engine: Engine, page: str) -> None:
    measured = site.measure(engine, page)
    assert faults_of(measured, site.reference(page, DESK), None) == []
    assert errors_of(engine) == []


@pytest.mark.parametrize("game", SEATS)
def test_a_table_looks_as_in_chromium_on_a_phone(site: Site, engine: Engine, game: str) -> None:
    reference = site.reference(game, PHONE)
    engine.resize(*PHONE)
    try:
        measured = site.measure(engine, game)
        assert faults_of(measured, reference, PHONE) == []
        assert site.play(engine, game, 3 * MOVES) == []
        assert errors_of(engine) == []
    finally:
        engine.resize(*DESK)
