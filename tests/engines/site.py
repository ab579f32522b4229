"""Tables with fixed deals, and functions that play at them and measure pages in a browser."""

import json
import time
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from saboteur.games.registry import ruleset
from saboteur.play.game import new_game
from saboteur.table.storage.models import Deal
from tests.browser.recorded_games import late
from tests.engines.drivers import BrowserCrashed, Engine
from tests.server.server_process import Client, Server, insert_table

SEATS: Final = {"saboteur": 3, "saboteur2": 4, "duel": 2, "lost-mines": 3, "dark-cave": 3}
DESK: Final = (1280, 800)
PREFERENCES: Final = {
    "pace": "instant",
    "motion": "none",
    "confirm": "never",
    "theme": "light",
    "bot_chat": "hidden",
}
TIMEOUT_S: Final = 120
POLL_S: Final = 0.05
MAX_LOOKS: Final = 20
MIN_STILL: Final = 5
"""Number of equal measurements in a row after which a page counts as complete."""
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
"""Selectors of elements that a page must have; the last one appears when it is complete."""
PAGES: Final = tuple(name for name in SELECTORS if name.startswith("/"))
APART: Final = (
    (".banner", ".hand button"),
    (".banner", ".acts .go, .acts button"),
    (".hand button", ".acts .go, .acts button"),
    (".plate", ".window"),
    ("[data-hold] svg", "[data-hold] span"),
)
"""Pairs of selectors whose elements must not overlap."""
MEASURE_JS: Final = """((selectors) => Object.fromEntries(selectors.map((selector) => {
  const e = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length);
  if (!e) return [selector, null];
  const { x, y, width, height } = e.getBoundingClientRect();
  return [selector, [x, y, width, height].map(Math.round)];
})))(%s)"""
OWN_MOVES_SQL: Final = "select count(*) from move where table_code = :code and seat = 0"
T = TypeVar("T")
Size = tuple[int, int]


class Box(NamedTuple):
    """Position and size of an element in CSS pixels."""

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


Boxes = Mapping[str, Box | None]


def faults_of(measured: Boxes, expected: Boxes, window: Size | None) -> list[str]:
    """Return differences from Chromium's boxes, overlaps, and elements outside ``window``."""
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
    for one, other in APART:
        a, b = measured.get(one), measured.get(other)
        if a and b and a.overlaps(b):
            faults.append(f"{one} and {other} lie over each other: {a}, {b}")
    return faults


def poll(condition: Callable[[], T]) -> T:
    """Call ``condition`` until it returns a true value; return this value."""
    end = time.monotonic() + TIMEOUT_S
    while not (found := condition()):
        assert time.monotonic() < end, "the page did not get there"
        time.sleep(POLL_S)
    return found


class Table(NamedTuple):
    """A running table of bots with one guest, on seat 0, who decides first."""

    token: str
    code: str


@cache
def _seed(game: str) -> str:
    """Return a seed with which seat 0 decides first."""
    rules = ruleset(game, SEATS[game])
    return next(seed for seed in map(str, count()) if new_game(rules, seed).decider == 0)


def new_table(server: Server, game: str, left: int | None = None) -> Table:
    """Return a new table with a fixed deal, at the start or ``left`` moves before a round's end."""
    guest = Client(server, "Ada")
    rules = ruleset(game, SEATS[game])
    played = new_game(rules, _seed(game)) if left is None else late(rules, left)
    deal = Deal(rules.revision, played.seed, "nonce")
    code = insert_table(server, [guest], rules, deal, played.moves, pace="instant")
    return Table(guest.token, code)


class Window:
    """A browser window on a server; ``chromium`` provides the expected measurements."""

    def __init__(
        self, name: str, start: Callable[[], Engine], server: Server, chromium: "Window | None"
    ) -> None:
        self.name = name
        self.server = server
        self.size: Size = DESK
        self._start = start
        self._chromium = chromium
        self._seen: dict[tuple[str, Size, str], Boxes] = {}
        self._preferences = json.dumps(PREFERENCES)
        self.engine = self._started()

    def _started(self) -> Engine:
        engine = self._start()
        engine.resize(*self.size)
        engine.open(f"{self.server.url}/favicon.svg")
        engine.evaluate(f"localStorage.preferences = {json.dumps(self._preferences)}")
        return engine

    def prefer(self, **preferences: str) -> None:
        """Set preferences for pages that are opened later."""
        self._preferences = json.dumps({**PREFERENCES, **preferences})
        self.engine.open(f"{self.server.url}/favicon.svg")
        self.engine.evaluate(f"localStorage.preferences = {json.dumps(self._preferences)}")

    def close(self) -> None:
        self.engine.close()

    def attempt(self, step: Callable[[], T]) -> T:
        """Run ``step``; if the engine crashes, restart it, warn, and run the step once more."""
        try:
            return step()
        except BrowserCrashed as crash:
            warnings.warn(f"{self.name} was started again: {crash}", stacklevel=2)
        self.engine.close()
        self.engine = self._started()
        return step()

    def resize(self, size: Size) -> None:
        if size != self.size:
            self.engine.resize(*size)
            self.size = size

    def open_table(self, table: Table) -> None:
        """Open a table and answer until the guest can make the first move."""
        engine = self.engine
        engine.sign_in(table.token)
        engine.open(f"{self.server.url}/t/{table.code}")
        engine.evaluate(PAGE_SCRIPT)

        def is_ready() -> bool:
            if engine.evaluate("player.isReady()"):
                return True
            if aim := engine.evaluate("player.aim()"):
                engine.press(*aim[:2])
            return False

        poll(is_ready)

    def open_page(self, path: str) -> None:
        """Open a page and wait until it is complete."""
        engine = self.engine
        engine.open(self.server.url + path)
        last = json.dumps(SELECTORS[path][-1])
        poll(lambda: engine.evaluate(f"!!document.querySelector({last})"))
        engine.evaluate("document.querySelector('.strip')?.scrollIntoView({ block: 'center' })")

    def measure(self, name: str) -> Boxes:
        """Return the boxes of the open page's elements, once nothing moves."""
        selectors = SELECTORS["table" if name in SEATS else name]
        measured: Boxes = {}
        still = 0

        def is_still() -> bool:
            nonlocal measured, still
            now: dict[str, list[int] | None] = self.engine.evaluate(
                MEASURE_JS % json.dumps(selectors)
            )
            before = measured
            measured = {key: None if box is None else Box(*box) for key, box in now.items()}
            still = still + 1 if measured == before else 0
            return still >= MIN_STILL

        poll(is_still)
        return measured

    def look(self, name: str, size: Size, preferences: str) -> Boxes:
        """Return the boxes of a page's elements, or of a new table's; the result is cached."""
        key = (name, size, preferences)
        if key not in self._seen:
            own = self._preferences
            self.resize(size)
            self.prefer(**json.loads(preferences))
            if name in SEATS:
                self.open_table(new_table(self.server, name))
            else:
                self.open_page(name)
            self._seen[key] = self.measure(name)
            self.prefer(**json.loads(own))
        return self._seen[key]

    def faults(self, name: str) -> list[str]:
        """Return how the open page or table differs from Chromium's."""
        key = (name, self.size, self._preferences)
        measured = self._seen[key] = self.measure(name)
        expected = self._chromium.look(*key) if self._chromium else measured
        return faults_of(measured, expected, self.size if name in SEATS else None)

    def play(self, table: Table, moves: int) -> list[str]:
        """Make ``moves`` moves at the open table; return what could not be clicked."""

        def has_moved() -> bool:
            made = self.server.sql(OWN_MOVES_SQL, code=table.code)
            return bool(made[0][0] >= moves)

        return self._play_until(has_moved)

    def play_round(self) -> list[str]:
        """Play the open table to the end of the round; return what could not be clicked."""
        return self._play_until(lambda: bool(self.engine.evaluate("player.hasEnded()")))

    def _play_until(self, is_over: Callable[[], bool]) -> list[str]:
        engine = self.engine
        unreached: list[str] = []

        def has_played() -> bool:
            if is_over():
                return True
            aim = engine.evaluate("player.aim()")
            for _ in range(MAX_LOOKS):  # disappearing elements may cover others for a moment
                if aim is None or aim[2]:
                    break
                time.sleep(POLL_S)
                aim = engine.evaluate("player.look()")
            if aim and aim[2]:
                engine.press(*aim[:2])
            elif aim:
                unreached.append(aim[3])
            return False

        poll(has_played)
        return unreached

    def errors(self) -> Any:
        return self.engine.evaluate("window.pageErrors ?? []")
