"""Measure offline tables in Chromium: ``python -m benchmarks.offline``, on a quiet machine.

It prints the size of the download, and how long bots take for a move. It also prints how long a
player waits, once everything is cached, from the click to the role card and to the first turn: in
the base game with four novices, of whom up to four move first, each after 0.4 to 0.5 seconds.
"""

import gzip
import re
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from saboteur.server.http.static_assets import STATIC_DIR
from tests.browser.static_host import StaticHost, installed_device, open_installed, serve_client
from tools.chromium import launch_chromium

START_COUNT: Final = 5
INSTANT_PACE_SCRIPT: Final = (
    "localStorage.preferences = JSON.stringify({ ask: 'never', pace: 'instant' })"
)
ROLE_SEEN_PATTERN: Final = re.compile("I have seen|Turn my card over")
TIMEOUT_MS: Final = 300_000
BOT_MOVES_PROGRAM: Final = """
from statistics import median
from time import perf_counter
from saboteur.play.match import Match
from saboteur.bot_runtime.request import build_move_request
from saboteur.bot_runtime.executor import handle_request

def moves(level):
    match, durations = Match("saboteur", seats=5, seed="local", nonce="local"), []
    while not match.over and len(durations) < 60:
        seat = match.deciders[0]
        request = build_move_request(match, seat, level, "bench", None)
        begun = perf_counter()
        move = handle_request(request)
        durations.append(perf_counter() - begun)
        match.submit(seat, move, match.version)
    return median(durations) * 1000
"""
LOAD_PYODIDE_SCRIPT: Final = """async (folder) => {
    const at = new URL(folder, location.origin).href;
    const [{ loadPyodide }, { default: createPyodideModule }] =
        await Promise.all([import(at + "pyodide.js"), import(at + "pyodide.asm.js")]);
    const packed = (await fetch(at + "pyodide.asm.wasm.bin")).body;
    const wasm = new Response(packed.pipeThrough(new DecompressionStream("gzip")),
        { headers: { "Content-Type": "application/wasm" } });
    const originalFetch = fetch;
    window.fetch = (what, how) =>
        String(what).endsWith(".wasm") ? Promise.resolve(wasm) : originalFetch(what, how);
    const info = { arch: "wasm32", platform: "emscripten", version: "", python: "3.14",
        abi_version: "2026_0" };
    window.python = await loadPyodide({ indexURL: at, createPyodideModule, packageBaseUrl: at,
        lockFileContents: { info, packages: {} } });
    const engine = await (await originalFetch(at + "engine.zip")).arrayBuffer();
    python.unpackArchive(engine, "zip", { extractDir: "/lib/python3.14/site-packages" });
}"""


def print_sizes(folder: Path) -> None:
    """Print the sizes of the downloaded files."""
    for file in sorted(folder.iterdir()):
        raw = file.read_bytes()
        print(f"{file.name:<24}{len(raw):>12,} bytes, sent as {len(gzip.compress(raw)):>10,}")


def measure_first_move(device: BrowserContext) -> tuple[float, float]:
    """Return the seconds from the click to the role card, and to the player's first turn."""
    page = device.new_page()
    page.goto("/")
    button = page.get_by_role("button", name="On this device")
    button.wait_for()
    begun = perf_counter()
    button.click()
    page.get_by_role("button", name=ROLE_SEEN_PATTERN).first.click(timeout=TIMEOUT_MS)
    role = perf_counter() - begun
    page.locator(".banner.mine").wait_for(timeout=TIMEOUT_MS)
    taken = perf_counter() - begun
    page.close()
    return role, taken


def measure_bots(page: Page, folder: str) -> None:
    """Print how long bots take for a move."""
    page.goto("/favicon.svg")
    page.evaluate(LOAD_PYODIDE_SCRIPT, folder)
    page.evaluate("(program) => python.runPython(program)", BOT_MOVES_PROGRAM)
    for level in ("novice", "skilled"):
        taken = page.evaluate("(level) => python.globals.get('moves')(level)", level)
        print(f"{level}: {taken:.0f} ms a move (median)")


def measure_all(browser: Browser, space: StaticHost) -> None:
    runtime = next((space.folder / "runtime").iterdir())
    print_sizes(runtime)
    with installed_device(browser, space, "en-GB") as device:
        device.add_init_script(INSTANT_PACE_SCRIPT)
        open_installed(device).close()
        role, own = measure_first_move(device)
        print(f"first start, nothing cached: role {role:.1f} s, own move {own:.1f} s")
        starts = [measure_first_move(device) for _ in range(START_COUNT)]
        roles, moves = zip(*starts, strict=True)
        for what, taken in (("role", roles), ("first own move", moves)):
            spread = f"{min(taken):.1f} to {max(taken):.1f}"
            print(f"click to {what}, cached: {median(taken):.1f} s ({spread})")
        measure_bots(device.new_page(), f"/runtime/{runtime.name}/")


def main() -> None:
    """Serve the built client from a plain web server, and measure."""
    if not STATIC_DIR.exists():
        raise SystemExit("the client is not built: make web")
    with (
        tempfile.TemporaryDirectory() as folder,
        serve_client(Path(folder) / "client") as space,
        sync_playwright() as playwright,
        launch_chromium(playwright) as browser,
    ):
        measure_all(browser, space)


if __name__ == "__main__":
    main()
