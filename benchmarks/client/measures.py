"""The measures: each returns values of rows of the budget table."""

import re
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute

from benchmarks.client.devices import (
    DESKTOP,
    SLOWDOWN,
    open_device,
    page_process,
    resident_mb,
    slow_process,
)
from tests.browser.conftest import BLANK_PATH, SIGN_UP_JS
from tests.browser.first_moves import play_now, reveal_own_role
from tests.browser.page_player import PagePlayer, open_game, wait_for_paint
from tests.browser.record_files import upload
from tests.browser.recorded_games import finished
from tests.browser.test_interaction_latency import restyle_counts, visible_legal_cells

SEATS: Final = {"saboteur": 5, "saboteur2": 5, "lost-mines": 4, "dark-cave": 4}
READING_MS: Final = 2_000
"""How long a player reads a page before the next press."""
LOST_S: Final = 5
REPLAY_STEPS: Final = 40
TRIED_CARDS: Final = 3
PINCHES: Final = 3
SLOW_LINE: Final = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}
OBSERVE_JS: Final = """
    window.durations = new Map();
    window.shifts = { map: 0, end: 0, all: 0 };
    window.frames = [];
    new PerformanceObserver((list) => {
        for (const { interactionId: id, duration } of list.getEntries())
            if (id) durations.set(id, Math.max(duration, durations.get(id) ?? 0));
    }).observe({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            const element = (node) => (node?.closest ? node : node?.parentElement);
            const isMap = ({ node }) => element(node)?.closest(".overview");
            shifts.all += value;
            if (sources.every(isMap)) shifts.map += value;
            if (!document.querySelector(".table")) shifts.end += value;
        }
    }).observe({ type: "layout-shift", buffered: true });
    const frame = (now) => { frames.push(now); requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
"""
"""Records the durations of interactions to their paint, layout shifts and frames."""
TAKE_DURATIONS_JS: Final = """() => new Promise((done) => setTimeout(() => {
    done([...durations.values()]);
    durations.clear();
}, 250))"""
LITTLE_MEMORY_JS: Final = (
    "Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 2 })"
)
EXPERT_JS: Final = """
    localStorage.setItem("level:saboteur", "expert");
    localStorage.setItem("preferences", JSON.stringify({ confirm: "never", pace: "instant" }));
"""
SCRIPT_BYTES_JS: Final = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => /\\.(js|css)$/.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
Values = dict[str, float]
"""Measured values by the key of their row."""


def take_durations(page: Page) -> list[float]:
    """Return the durations of the interactions since the last call."""
    wait_for_paint(page)
    return list(page.evaluate(TAKE_DURATIONS_JS))


def toggle_help(page: Page) -> list[float]:
    """Open help, wait for its text and close it; return the durations."""
    page.get_by_role("button", name="Help").last.tap()
    page.locator("dialog h3").first.wait_for()
    found = take_durations(page)
    page.locator("dialog .head button").tap()
    return found + take_durations(page)


def try_controls(page: Page) -> list[float]:
    """Pick cards, aim and take back; open and close the panels; return the durations."""
    found = []
    for index in range(min(TRIED_CARDS, page.locator(".hand button").count())):
        page.locator(".hand button").nth(index).tap()
        found += take_durations(page)
        for cell in visible_legal_cells(page)[:1]:
            cell.tap(force=True)
            found += take_durations(page)
        for _ in range(2):
            page.keyboard.press("Escape")
        take_durations(page)  # phones have no keys
    for tab in page.locator(".tabs button[aria-expanded]").all():
        for _ in range(2):
            tab.dispatch_event("click")
            page.locator(".banner").first.tap(position={"x": 1, "y": 1}, force=True)
            found += take_durations(page)
    return found


def pinch(page: Page, devtools: CDPSession) -> float:
    """Zoom the board with two fingers; return the longest frame while they move."""
    box = page.locator(".stage").bounding_box()
    x, y = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else (0, 0)

    def touch(kind: str, apart: float | None = None) -> None:
        points = [] if apart is None else [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    wait_for_paint(page)
    page.evaluate("frames.length = 0")
    for apart in range(32, 92, 4):
        touch("touchMove", apart)
    frames: list[float] = page.evaluate("frames")
    touch("touchEnd")
    return max(after - before for before, after in pairwise(frames))


def measure_table(browser: Browser, address: str) -> Values:
    """Measure the first turn of several boxes on a slow phone."""
    firsts, others, frames, shifts, restyled = [], [], [], [], []
    for box, seats in SEATS.items():
        with open_device(browser, address) as (page, devtools):
            page.add_init_script(OBSERVE_JS)
            page.goto(BLANK_PATH)
            open_game(page, box, seats)
            ready = page.get_by_role("button", name="I have seen my role")
            ready.wait_for()
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            page.wait_for_timeout(READING_MS)
            ready.tap()
            firsts += take_durations(page)
            page.locator(".banner.mine").wait_for()
            page.wait_for_timeout(READING_MS)
            page.evaluate("shifts.all = 0")
            others += toggle_help(page)
            shifts.append(page.evaluate("shifts.all"))
            restyled.append(sum(restyle_counts(browser, page, partial(toggle_help, page))))
            frames += [pinch(page, devtools) for _ in range(PINCHES)]
            take_durations(page)
            others += try_controls(page)
    return {
        "first_press": median(firsts),
        "interaction_p95": quantiles(others, n=20)[-1],
        "help_restyled": max(restyled),
        "pinch_frame": median(frames),
        "shift_help": max(shifts),
    }


def measure_shifts(browser: Browser, address: str) -> Values:
    """Measure layout shifts while a round is played on a phone, and at its end."""
    with open_device(browser, address) as (page, _):
        page.add_init_script(OBSERVE_JS)
        page.goto(BLANK_PATH)
        open_game(page, "saboteur2", 3)
        reveal_own_role(page)
        page.evaluate("shifts.map = shifts.end = 0")
        PagePlayer(page, "shifts").play(rounds=1)
        page.wait_for_timeout(READING_MS)
        return {"shift_map": page.evaluate("shifts.map"), "shift_end": page.evaluate("shifts.end")}


def measure_traffic(browser: Browser, address: str) -> Values:
    """Measure what the home page, a first move and a link to a table load."""
    with open_device(browser, address) as (page, devtools):
        received: list[float] = []
        devtools.send("Network.enable")
        devtools.on(
            "Network.loadingFinished", lambda event: received.append(event["encodedDataLength"])
        )
        page.goto("/", wait_until="networkidle")
        found = {"home_kb": sum(received) / 1000, "home_requests": float(len(received))}
        play_now(page)
        reveal_own_role(page)
        found |= {"move_kb": sum(received) / 1000, "move_requests": len(received)}
        with open_device(browser, address) as (guest, _):
            guest.goto(BLANK_PATH)
            guest.evaluate(SIGN_UP_JS)
            guest.goto(page.url)
            guest.locator(".cell").first.wait_for()
            return found | {"link_kb": guest.evaluate(SCRIPT_BYTES_JS) / 1000}


def measure_slow_line(browser: Browser, address: str) -> Values:
    """Measure the way to a first move on a slow line."""
    with open_device(browser, address) as (page, devtools):
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", SLOW_LINE)
        begun = perf_counter()
        page.goto("/", wait_until="commit")
        play_now(page)
        reveal_own_role(page)
        took = perf_counter() - begun
        paint = "performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"
        return {"slow_paint": page.evaluate(paint), "slow_move": took}


def first_expert_move(browser: Browser, page: Page) -> float:
    """Open a table on this device; return the seconds from the player's press to a bot's move."""
    page.add_init_script(EXPERT_JS)
    page.goto("/")
    page.get_by_role("button", name="On this device").click()
    page.get_by_role("button", name="I have seen my role").wait_for()
    with slow_process(page_process(browser)):
        page.wait_for_timeout(READING_MS)
        page.get_by_role("button", name="I have seen my role").press("Enter")
        begun = perf_counter()
        page.locator(".banner").first.wait_for()
        if page.locator(".banner.mine").is_visible():
            for key in ("1", "d", "Enter"):
                page.keyboard.press(key)
            begun = perf_counter()
        moves = page.locator(".panel .log li").filter(has_not_text=re.compile("^(You|Round)"))
        moves.first.wait_for()
        return perf_counter() - begun


def measure_expert(browser: Browser, address: str) -> Values:
    """Measure an expert on this device: its first move, and the memory of the page."""
    with open_device(browser, address, DESKTOP) as (page, _):
        took = first_expert_move(browser, page)
    with open_device(browser, address, DESKTOP) as (page, _):
        page.add_init_script(LITTLE_MEMORY_JS)
        first_expert_move(browser, page)
        return {"expert_move": took, "expert_mb": resident_mb(page_process(browser))}


def measure_lost_line(browser: Browser, address: str) -> Values:
    """Cut the socket of a table for five seconds; return when the page has an answer again."""
    sockets: list[WebSocketRoute] = []
    cut_at, back_at = 0.0, 0.0

    def connect(socket: WebSocketRoute) -> None:
        if perf_counter() < cut_at + LOST_S:
            socket.close(code=1001)
            return
        sockets.append(socket)
        socket.connect_to_server().on_message(lambda message: forward(socket, message))

    def forward(socket: WebSocketRoute, message: str | bytes) -> None:
        nonlocal back_at
        back_at = back_at or (perf_counter() if cut_at else 0)
        socket.send(message)

    with open_device(browser, address) as (page, _):
        page.route_web_socket(re.compile("/socket$"), connect)
        page.goto("/")
        play_now(page)
        reveal_own_role(page)
        cut_at = perf_counter()
        sockets[-1].close(code=1001)
        while not back_at:
            wait_for_paint(page)
    return {"line_back": back_at - cut_at}


def measure_replay(browser: Browser, address: str) -> Values:
    """Count the requests for the first steps of a replay."""
    game = finished()
    with (
        TemporaryDirectory() as folder,
        open_device(browser, address, DESKTOP) as (page, _),
    ):
        record = Path(folder) / "game.txt"
        record.write_text(str(game.record()), encoding="utf-8")
        page.goto("/replay")
        upload(page, record)
        page.get_by_text(f"Move 0 of {len(game.moves)}").wait_for()
        page.wait_for_load_state("networkidle")
        requested: list[str] = []
        page.on("request", lambda request: requested.append(request.url))
        for step in range(1, REPLAY_STEPS + 1):
            page.keyboard.press("ArrowRight")
            page.get_by_text(f"Move {step} of {len(game.moves)}").wait_for()
    return {"replay_requests": sum("/api/" in url for url in requested)}


MEASURES: Final[dict[str, Callable[[Browser, str], Values]]] = {
    "table": measure_table,
    "shifts": measure_shifts,
    "traffic": measure_traffic,
    "slow-line": measure_slow_line,
    "expert": measure_expert,
    "lost-line": measure_lost_line,
    "replay": measure_replay,
}
