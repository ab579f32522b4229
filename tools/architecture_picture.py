"""Draw docs/architecture.svg: the layers of the package, from the import contracts.

    python tools/architecture_picture.py            write the picture
    python tools/architecture_picture.py --check    exit 1 if it is stale

The layers and their order come from pyproject.toml; the descriptions are in this file. A layer
without a description is an error.
"""

import sys
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURE_FILE: Final = ROOT / "docs" / "architecture.svg"
LAYER_TEXTS: Final = {
    "cli": ("the command saboteur:", "terminal, rules, arena, serve"),
    "server": ("guests, sockets, nodes;", "SQLite or PostgreSQL"),
    "offline": ("a server inside", "the browser"),
    "table": ("a live table: players, bots, clock and chat",),
    "bot_runtime": ("bots in worker processes, with their time limits",),
    "protocol": ("the messages between browser and table",),
    "research": ("environments", "for learning"),
    "swarm": ("many games", "at once"),
    "arena": ("bots compared", "on the same deals"),
    "review": ("beliefs and turning points of a finished game",),
    "texts": ("all user texts, in French and English",),
    "bots": ("four levels; each bot sees only its seat’s view",),
    "learn": ("tutorial scenes for each box",),
    "tournament": ("pairings and standings",),
    "play": ("Game, Match, Replay, Record: the Python API",),
    "picture": ("a board as SVG and as text",),
    "sight": ("what a seat may see; possible worlds",),
    "notation": ("records and events as text",),
    "games": ("the rules, one package a family; cards with their sources",),
    "kernel": ("cells, tiles, maze and reach, moves, events, shuffles by seed",),
}
WEB: Final = ("the browser client,", "TypeScript and Svelte")
NON_LAYERS: Final = {"__main__", "events"}
"""Modules that are not layers."""

WIDTH: Final = 720
LEFT: Final = 24
RIGHT: Final = 600
GAP: Final = 10
SOCKET_GAP: Final = 18
"""Space for the label between client and server."""
LINE_HEIGHT: Final = 18
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
    """Return an import contract by its id."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return next(each for each in contracts if each["id"] == id_)


def layers() -> list[list[str]]:
    """Return the layers from the top down, those of a row from left to right."""
    rows = [
        [name.strip(" ()") for name in reversed(row.split("|"))]
        for row in contract("layers")["layers"]
    ]
    return [kept for row in rows if (kept := [name for name in row if name not in NON_LAYERS])]


def pure_layers() -> set[str]:
    """Return the layers without randomness, clock and third-party packages."""
    return {name.partition(".")[2] for name in contract("pure-engine")["source_modules"]}


def families() -> list[str]:
    """Return the game families, which never import each other."""
    return [name.rpartition(".")[2] for name in contract("families")["modules"]]


def draw_text(x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> str:
    class_ = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}"{class_} text-anchor="{anchor}">{escape(words)}</text>'


def draw_box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return (
        f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8"/>'
    )


def draw_layer(x: float, y: float, width: float, name: str, kind: str) -> Iterator[str]:
    """Draw a layer with its name and description."""
    told = WEB if name == "web" else LAYER_TEXTS[name]
    yield draw_box(x, y, width, row_height([name]), kind)
    middle = x + width / 2
    yield draw_text(middle, y + 24, name, "name")
    for number, words in enumerate(told, 1):
        yield draw_text(middle, y + 24 + number * LINE_HEIGHT, words)
    if name == "games":
        each = (width - GAP * 5) / 4
        for number, family in enumerate(families()):
            at = x + GAP + number * (each + GAP)
            yield draw_box(at, y + 56, each, 28, "family")
            yield draw_text(at + each / 2, y + 75, family.replace("_", " "))


def row_height(row: list[str]) -> int:
    lines = max(len(WEB if name == "web" else LAYER_TEXTS[name]) for name in row)
    return 36 + LINE_HEIGHT * lines + (40 if "games" in row else 0)


def draw_arrow(x: float, top: float, bottom: float) -> Iterator[str]:
    yield f'<path class="way" d="M{x:g} {top:g}V{bottom - 6:g}"/>'
    yield f'<path class="head" d="M{x - 6:g} {bottom - 9:g}h12l-6 9z"/>'


def draw_layers() -> Iterator[str]:
    """Draw everything from the top down, and a last element that carries the height."""
    y: float = 20
    pure_top: float | None = None
    for row in layers():
        # The client is not a layer of the package: it stands beside the terminal, above the server.
        names = [*row, "web"] if row == ["cli"] else row
        each = (RIGHT - LEFT - GAP * (len(names) - 1)) / len(names)
        for number, name in enumerate(names):
            kind = "apart" if name == "web" else "pure" if name in pure_layers() else "layer"
            yield from draw_layer(LEFT + number * (each + GAP), y, each, name, kind)
        if row[0] in pure_layers() and pure_top is None:
            pure_top = y
        if "web" in names:
            x, below = LEFT + (RIGHT - LEFT) * 5 / 6, y + row_height(names)
            yield from draw_arrow(x, below, below + GAP + SOCKET_GAP)
            yield draw_text(x - 12, below + 19, "HTTP and WebSocket", "aside", "end")
            y += SOCKET_GAP
        y += row_height(names) + GAP
    y -= GAP
    if pure_top is not None:
        yield f'<path class="way" d="M{RIGHT + 10} {pure_top:g}h8V{y:g}h-8"/>'
        for number, words in enumerate(("pure:", "no randomness,", "no clock,", "no package")):
            yield draw_text(
                RIGHT + 26, (pure_top + y) / 2 - 24 + number * LINE_HEIGHT, words, "aside", "start"
            )
    yield from draw_arrow(RIGHT + 18, 20, 20 + 130)
    for number, words in enumerate(("each layer", "imports", "only those", "below it")):
        yield draw_text(RIGHT + 30, 60 + number * LINE_HEIGHT, words, "aside", "start")
    yield f"{y + 20:g}"


def render_picture() -> str:
    """Return the complete SVG."""
    *parts, bottom = draw_layers()
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
    now = render_picture()
    if "--check" not in sys.argv:
        PICTURE_FILE.write_text(now, "utf-8")
    elif not PICTURE_FILE.exists() or PICTURE_FILE.read_text("utf-8") != now:
        print(f"{PICTURE_FILE.name} is stale: run make docs", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
