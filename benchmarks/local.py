"""Measure local tables in Chromium: ``python -m benchmarks.local``, on a quiet machine.

It tells what comes onto a device, how long somebody waits from his click for his role and for his
first own move when it is there already (the base game with four novices; up to four of them move
before him, each after a beat of 0.4 to 0.5 seconds), and what bots take for a move.
"""

import gzip
import re
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from saboteur.server.http.static import STATIC
from tests.browser.space import WebSpace, keeping_device, opened, web_space
from tools.chromium import launch

STARTS: Final = 5
AT_ONCE: Final = "localStorage.preferences = JSON.stringify({ ask: 'never', pace: 'instant' })"
SEEN: Final = re.compile("I have seen|Turn my card over")
PATIENCE_MS: Final = 300_000
MOVES: Final = """
from statistics import median
from time import perf_counter
from saboteur.play.match import Match
from saboteur.table.bots import ask
from saboteur.table.question import answer

def moves(level):
    match, taken = Match("saboteur", seats=5, seed="local", nonce="local"), []
    while not match.over and len(taken) < 60:
        seat = match.deciders[0]
        asked = ask(match, seat, level, "bench", None)
        begun = perf_counter()
        move = answer(asked)
        taken.append(perf_counter() - begun)
        match.submit(seat, move, match.version)
    return median(taken) * 1000
"""
START: Final = """async (folder) => {
    const at = new URL(folder, location.origin).href;
    const [{ loadPyodide }, { default: createPyodideModule }] =
        await Promise.all([import(at + "pyodide.js"), import(at + "pyodide.asm.js")]);
    const packed = (await fetch(at + "pyodide.asm.wasm.bin")).body;
    const wasm = new Response(packed.pipeThrough(new DecompressionStream("gzip")),
        { headers: { "Content-Type": "application/wasm" } });
    const line = fetch;
    window.fetch = (what, how) =>
        String(what).endsWith(".wasm") ? Promise.resolve(wasm) : line(what, how);
    const info = { arch: "wasm32", platform: "emscripten", version: "", python: "3.14",
        abi_version: "2026_0" };
    window.python = await loadPyodide({ indexURL: at, createPyodideModule, packageBaseUrl: at,
        lockFileContents: { info, packages: {} } });
    const engine = await (await line(at + "engine.zip")).arrayBuffer();
    python.unpackArchive(engine, "zip", { extractDir: "/lib/python3.14/site-packages" });
}"""


def sizes(folder: Path) -> None:
    """Tell what comes onto a device."""
    for file in sorted(folder.iterdir()):
        raw = file.read_bytes()
        print(f"{file.name:<24}{len(raw):>12,} bytes, sent as {len(gzip.compress(raw)):>10,}")


def first_move(device: BrowserContext) -> tuple[float, float]:
    """Return the seconds from the click to one's own role, and to the first own move."""
    page = device.new_page()
    page.goto("/")
    button = page.get_by_role("button", name="On this device")
    button.wait_for()
    begun = perf_counter()
    button.click()
    page.get_by_role("button", name=SEEN).first.click(timeout=PATIENCE_MS)
    role = perf_counter() - begun
    page.locator(".banner.mine").wait_for(timeout=PATIENCE_MS)
    taken = perf_counter() - begun
    page.close()
    return role, taken


def bots(page: Page, folder: str) -> None:
    """Tell what bots take for a move."""
    page.goto("/favicon.svg")
    page.evaluate(START, folder)
    page.evaluate("(program) => python.runPython(program)", MOVES)
    for level in ("novice", "skilled"):
        taken = page.evaluate("(level) => python.globals.get('moves')(level)", level)
        print(f"{level}: {taken:.0f} ms a move (median)")


def measure(browser: Browser, space: WebSpace) -> None:
    """Measure all of it."""
    runtime = next((space.folder / "runtime").iterdir())
    sizes(runtime)
    with keeping_device(browser, space, "en-GB") as device:
        device.add_init_script(AT_ONCE)
        opened(device).close()
        role, own = first_move(device)
        print(f"first start, all of it fetched: role {role:.1f} s, own move {own:.1f} s")
        starts = [first_move(device) for _ in range(STARTS)]
        roles, moves = zip(*starts, strict=True)
        for what, taken in (("one's role", roles), ("first own move", moves)):
            spread = f"{min(taken):.1f} to {max(taken):.1f}"
            print(f"click to {what}, kept: {median(taken):.1f} s ({spread})")
        bots(device.new_page(), f"/runtime/{runtime.name}/")


def main() -> None:
    """Serve the built client as a plain web space does, and measure."""
    if not STATIC.exists():
        raise SystemExit("the client is not built: make web")
    with (
        tempfile.TemporaryDirectory() as folder,
        web_space(Path(folder) / "client") as space,
        sync_playwright() as playwright,
        launch(playwright) as browser,
    ):
        measure(browser, space)


if __name__ == "__main__":
    main()
