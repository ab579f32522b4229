"""Curves of a run as an SVG, by plain code."""

import json
from pathlib import Path
from typing import Final

WIDTH: Final = 720
HEIGHT: Final = 240
EDGE: Final = 44
COLOURS: Final = ("#1f6f8b", "#c8553d", "#588157", "#8a5a9e", "#b08900", "#444444", "#777777")
PICTURES: Final = {
    "Rounds that diggers win": (
        "self",
        "clone digs",
        "clone sabotages",
        "past digs",
        "past sabotages",
    ),
    "How likely the game is won": ("clone first", "clone second", "past first", "past second"),
    "Beliefs: cross-entropy": ("roles", "goals"),
    "Entropy of the moves": ("entropy",),
    "Judgement: squared error": ("critic",),
}


def read(path: Path) -> list[dict[str, float]]:
    """Read the figures of a run, iteration by iteration."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def picture(figures: list[dict[str, float]]) -> str:
    """Draw all of them, one below the other."""
    told = {name for row in figures for name in row}
    shown = [one for one in PICTURES.items() if told.intersection(one[1])]
    if "clone first" in told:  # its own games say nothing
        shown = [one for one in shown if "self" not in one[1]]
    parts = [
        _plot(figures, title, names, EDGE // 2 + number * (HEIGHT + EDGE))
        for number, (title, names) in enumerate(shown)
    ]
    height = len(shown) * (HEIGHT + EDGE) + EDGE
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 200} {height}" '
        'font-family="sans-serif" font-size="12">'
    )
    return "\n".join((head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>\n"))


def _plot(figures: list[dict[str, float]], title: str, names: tuple[str, ...], top: int) -> str:
    there = [name for name in names if any(name in row for row in figures)]
    values = [row[name] for row in figures for name in there if name in row] or [0.0, 1.0]
    low, high = min(0.0, *values), max(values) * 1.05 or 1.0
    last = max(1.0, *(row["decisions"] for row in figures))

    def at(decisions: float, value: float) -> str:
        x = EDGE + (WIDTH - EDGE) * decisions / last
        return f"{x:.1f},{top + HEIGHT - (HEIGHT - 24) * (value - low) / (high - low):.1f}"

    told = f"{last / 1e6:.1f} M decisions"
    lines = [
        f'<text x="{EDGE}" y="{top + 12}" font-weight="bold">{title}</text>',
        f'<path d="M{EDGE},{top + 24}V{top + HEIGHT}H{WIDTH}" fill="none" stroke="#000"/>',
        f'<text x="{EDGE - 4}" y="{top + HEIGHT}" text-anchor="end">{low:.2g}</text>',
        f'<text x="{EDGE - 4}" y="{top + 32}" text-anchor="end">{high:.2g}</text>',
        f'<text x="{WIDTH}" y="{top + HEIGHT + 14}" text-anchor="end">{told}</text>',
    ]
    for number, name in enumerate(there):
        points = " ".join(at(row["decisions"], row[name]) for row in figures if name in row)
        colour = COLOURS[number % len(COLOURS)]
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
        )
        lines.append(
            f'<text x="{WIDTH + 10}" y="{top + 36 + 16 * number}" fill="{colour}">{name}</text>'
        )
    return "\n".join(lines)
