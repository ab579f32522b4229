"""Draw the layers of the package, docs/architecture.svg, from the contracts of its imports.

    python tools/architecture_picture.py            write the picture
    python tools/architecture_picture.py --check    exit 1 if it is stale

Which layers there are, and in which order, pyproject.toml says; what each is for is said here. A
layer that nobody has described yet is an error.
"""

import sys
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURE: Final = ROOT / "docs" / "architecture.svg"
TOLD: Final = {
    "cli": ("the command saboteur:", "terminal, rules, arena, serve"),
    "server": ("guests, sockets, nodes;", "SQLite or PostgreSQL"),
    "local": ("a house on a device", "of one's own"),
    "table": ("a table with its people, bots, clock and talk",),
    "wire": ("what browser and table say to each other",),
    "research": ("environments", "for learning"),
    "swarm": ("many games", "at once"),
    "arena": ("bots on the same deals,", "compared"),
    "review": ("who could believe what in a record, and when it turned",),
    "texts": ("every word that a player reads, in French and English",),
    "bots": ("four levels, on a seat’s view alone",),
    "learn": ("scenes to learn each box by",),
    "gathering": ("many tables, drawn",),
    "play": ("Game, Match, Replay, Record: what “import saboteur” gives",),
    "picture": ("a board as SVG and as text",),
    "sight": ("what a seat may see; possible worlds",),
    "notation": ("records and events as text",),
    "games": ("the rules, one package a family; cards with their sources",),
    "kernel": ("cells, tiles, maze and reach, moves, events, shuffles by seed",),
}
WEB: Final = ("the browser client,", "TypeScript and Svelte")
OUTSIDE: Final = {"__main__", "events"}
"""Files, not layers."""

WIDTH: Final = 720
LEFT: Final = 24
RIGHT: Final = 600
GAP: Final = 10
SOCKET: Final = 18
"""What is left free for the words between client and server."""
LINE: Final = 18
STYLE: Final = """
text { font: 14px system-ui, sans-serif; fill: #4f4130; }
.name { font-weight: 700; font-size: 16px; fill: #23180d; }
.ground { fill: #fdf9f0; }
.layer { fill: #f3ead8; stroke: #c3b08c; }
.pure { fill: #f7dfae; stroke: #b98227; }
.family { fill: #fdf9f0; stroke: #b98227; }
.apart { fill: none; stroke: #8a7652; stroke-dasharray: 5 4; }
.way { fill: none; stroke: #8a5206; stroke-width: 2; }
.head { fill: #8a5206; }
.aside { fill: #8a5206; }
@media (prefers-color-scheme: dark) {
  text { fill: #c3cbc2; }
  .name { fill: #f7ecd6; }
  .ground { fill: #0f191e; }
  .layer { fill: #192a31; stroke: #34505a; }
  .pure { fill: #33301f; stroke: #b98227; }
  .family { fill: #0f191e; stroke: #b98227; }
  .apart { stroke: #5b7a83; }
  .way { stroke: #ffb648; }
  .head, .aside { fill: #ffb648; }
}
"""


def contract(id_: str) -> dict[str, Any]:
    """Return a contract of the imports."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return next(each for each in contracts if each["id"] == id_)


def layers() -> list[list[str]]:
    """Return the layers from the top down, those side by side from left to right."""
    rows = [
        [name.strip(" ()") for name in reversed(row.split("|"))]
        for row in contract("layers")["layers"]
    ]
    return [kept for row in rows if (kept := [name for name in row if name not in OUTSIDE])]


def pure() -> set[str]:
    """Return the layers that know no chance, clock or third-party package."""
    return {name.partition(".")[2] for name in contract("pure-engine")["source_modules"]}


def families() -> list[str]:
    """Return the families of the rules, which never import each other."""
    return [name.rpartition(".")[2] for name in contract("families")["modules"]]


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> str:
    """Write a line."""
    class_ = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}"{class_} text-anchor="{anchor}">{escape(words)}</text>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    """Draw a frame."""
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8"/>'
    )


def layer(x: float, y: float, width: float, name: str, kind: str) -> Iterator[str]:
    """Draw a layer: its name, and what it is for."""
    told = WEB if name == "web" else TOLD[name]
    yield box(x, y, width, height([name]), kind)
    middle = x + width / 2
    yield text(middle, y + 24, name, "name")
    for number, words in enumerate(told, 1):
        yield text(middle, y + 24 + number * LINE, words)
    if name == "games":
        each = (width - GAP * 5) / 4
        for number, family in enumerate(families()):
            at = x + GAP + number * (each + GAP)
            yield box(at, y + 56, each, 28, "family")
            yield text(at + each / 2, y + 75, family.replace("_", " "))


def height(row: list[str]) -> int:
    """Return how high a row is."""
    lines = max(len(WEB if name == "web" else TOLD[name]) for name in row)
    return 36 + LINE * lines + (40 if "games" in row else 0)


def arrow(x: float, top: float, bottom: float) -> Iterator[str]:
    """Draw an arrow downwards."""
    yield f'<path class="way" d="M{x:g} {top:g}V{bottom - 6:g}"/>'
    yield f'<path class="head" d="M{x - 6:g} {bottom - 9:g}h12l-6 9z"/>'


def drawn() -> Iterator[str]:
    """Draw all of it, from the top down; the last thing is how high it is."""
    y: float = 20
    pure_from: float | None = None
    for row in layers():
        # The client is no part of the package: it stands beside the terminal, above the server.
        names = [*row, "web"] if row == ["cli"] else row
        each = (RIGHT - LEFT - GAP * (len(names) - 1)) / len(names)
        for number, name in enumerate(names):
            kind = "apart" if name == "web" else "pure" if name in pure() else "layer"
            yield from layer(LEFT + number * (each + GAP), y, each, name, kind)
        if row[0] in pure() and pure_from is None:
            pure_from = y
        if "web" in names:
            x, below = LEFT + (RIGHT - LEFT) * 5 / 6, y + height(names)
            yield from arrow(x, below, below + GAP + SOCKET)
            yield text(x - 12, below + 19, "pages and a socket", "aside", "end")
            y += SOCKET
        y += height(names) + GAP
    y -= GAP
    if pure_from is not None:
        yield f'<path class="way" d="M{RIGHT + 10} {pure_from:g}h8V{y:g}h-8"/>'
        for number, words in enumerate(("pure:", "no dice,", "no clock,", "no package")):
            yield text(
                RIGHT + 26, (pure_from + y) / 2 - 24 + number * LINE, words, "aside", "start"
            )
    yield from arrow(RIGHT + 18, 20, 20 + 130)
    for number, words in enumerate(("each layer", "imports", "only those", "below it")):
        yield text(RIGHT + 30, 60 + number * LINE, words, "aside", "start")
    yield f"{y + 20:g}"


def picture() -> str:
    """Return the picture."""
    *parts, bottom = drawn()
    names = ", ".join(name for row in layers() for name in row)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom}" '
        f'width="{WIDTH}" height="{bottom}" role="img" '
        f'aria-label="The layers from the top down: {escape(names)}">'
    )
    ground = f'<rect class="ground" width="{WIDTH}" height="{bottom}" rx="12"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", ground, *parts, "</svg>", ""])


def main() -> int:
    """Write the picture or check it."""
    now = picture()
    if "--check" not in sys.argv:
        PICTURE.write_text(now, "utf-8")
    elif not PICTURE.exists() or PICTURE.read_text("utf-8") != now:
        print(f"{PICTURE.name} is stale: run make docs", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
