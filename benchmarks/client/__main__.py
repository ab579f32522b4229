"""Measure the built client in Chromium: ``python -m benchmarks.client``.

With ``--old PATH``, the built client of another checkout is measured in turn with this one, and
ratios are printed. Compare times of one run only. A round takes some three minutes per checkout.
"""

import argparse
import sys
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import sync_playwright

from benchmarks.client.devices import serve
from benchmarks.client.measures import MEASURES, Values
from tools.chromium import launch_chromium

ROOT: Final = Path(__file__).resolve().parents[2]
CLIENT: Final = Path("src/saboteur/server/static/index.html")
BUDGET: Final = {
    "first_press": ("first press at a table, 4 × slower, to the paint, ms", 200),
    "interaction_p95": ("any other interaction, 4 ×, p95, ms", 200),
    "help_restyled": ("elements restyled to open and close help", 600),
    "pinch_frame": ("pinch, 4 ×: longest frame, ms", 33),
    "shift_help": ("layout shift: first help, 4 ×", 0.05),
    "shift_end": ("layout shift: end of a round", 0.05),
    "shift_map": ("layout shift: small map, a whole round", 0.05),
    "home_kb": ("home, cold, kB", 150),
    "home_requests": ("home, cold, requests", 25),
    "move_kb": ("to the first move, cold, kB", 210),
    "move_requests": ("to the first move, cold, requests", 45),
    "link_kb": ("scripts and styles by a link to a table, kB", 90),
    "slow_paint": ("400 kbit/s, 400 ms, 4 ×: first paint, s", 2),
    "slow_move": ("400 kbit/s, 400 ms, 4 ×: first move possible, s", 7),
    "expert_move": ("on this device, a quarter of the speed: first move of an expert, s", 3),
    "expert_mb": ("the same with 2 GB of memory: process of the page, MB", 290),
    "line_back": ("line lost for 5 s: back after, s", 6),
    "replay_requests": ("replay: requests for 40 steps", 5),
}
"""The title and the highest allowed value of each row."""


def measure(checkout: Path, name: str) -> Values:
    """Measure a checkout once, in a browser of its own."""
    with (
        serve(checkout) as address,
        sync_playwright() as playwright,
        launch_chromium(playwright) as browser,
    ):
        return MEASURES[name](browser, address)


def table(rounds: dict[Path, list[Values]]) -> str:
    """Return the medians of each checkout as a Markdown table, and the ratio of the last two."""
    headings = ["", "budget", *(path.name for path in rounds), *["ratio"] * (len(rounds) > 1)]
    rows = [headings, ["---", *["---:"] * (len(headings) - 1)]]
    for key, (title, budget) in BUDGET.items():
        found = [[each[key] for each in values if key in each] for values in rounds.values()]
        if all(found):
            middle = [median(values) for values in found]
            ratio = [f"{middle[1] / middle[0]:.2f}" if middle[0] else "–"] if middle[1:] else []
            rows.append([title, f"{budget:g}", *(f"{each:.4g}" for each in middle), *ratio])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main() -> None:
    """Measure the checkouts in turn, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.client", description=__doc__)
    parser.add_argument("--old", type=Path, help="another checkout with a built client")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each checkout")
    parser.add_argument("--only", nargs="+", choices=MEASURES, default=list(MEASURES))
    arguments = parser.parse_args()
    checkouts = [*([arguments.old.resolve()] if arguments.old else []), ROOT]
    for checkout in checkouts:
        if not (checkout / CLIENT).exists():
            sys.exit(f"The client of {checkout} is not built.")
    found: dict[Path, list[Values]] = {checkout: [] for checkout in checkouts}
    for name in arguments.only * arguments.rounds:
        for checkout in checkouts:
            found[checkout].append(measure(checkout, name))
            print(f"{checkout.name}: {found[checkout][-1]}", file=sys.stderr, flush=True)
    print(table(found))


if __name__ == "__main__":
    main()
