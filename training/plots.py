"""The metrics of a run as line charts in one SVG."""

import json
from pathlib import Path
from typing import Final

PLOT_WIDTH_PX: Final = 720
PLOT_HEIGHT_PX: Final = 240
PLOT_MARGIN_PX: Final = 44
LINE_COLOURS: Final = ("#1f6f8b", "#c8553d", "#588157", "#8a5a9e", "#b08900", "#444444", "#777777")
SERIES_BY_TITLE: Final = {
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


def load_metrics(path: Path) -> list[dict[str, float]]:
    """Return the metrics of a run, one row per iteration."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def draw_plots(metrics: list[dict[str, float]]) -> str:
    """Return an SVG with one chart for each title that has data."""
    logged = {name for row in metrics for name in row}
    shown = [one for one in SERIES_BY_TITLE.items() if logged.intersection(one[1])]
    if "clone first" in logged:  # in self-play the rate is always one half
        shown = [one for one in shown if "self" not in one[1]]
    parts = [
        _draw_plot(
            metrics, title, names, PLOT_MARGIN_PX // 2 + number * (PLOT_HEIGHT_PX + PLOT_MARGIN_PX)
        )
        for number, (title, names) in enumerate(shown)
    ]
    height = len(shown) * (PLOT_HEIGHT_PX + PLOT_MARGIN_PX) + PLOT_MARGIN_PX
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PLOT_WIDTH_PX + 200} {height}" '
        'font-family="sans-serif" font-size="12">'
    )
    return "\n".join((head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>\n"))


def _draw_plot(
    metrics: list[dict[str, float]], title: str, names: tuple[str, ...], top: int
) -> str:
    present = [name for name in names if any(name in row for row in metrics)]
    values = [row[name] for row in metrics for name in present if name in row] or [0.0, 1.0]
    low, high = min(0.0, *values), max(values) * 1.05 or 1.0
    last = max(1.0, *(row["decisions"] for row in metrics))

    def at(decisions: float, value: float) -> str:
        x = PLOT_MARGIN_PX + (PLOT_WIDTH_PX - PLOT_MARGIN_PX) * decisions / last
        return f"{x:.1f},{bottom - (PLOT_HEIGHT_PX - 24) * (value - low) / (high - low):.1f}"

    label = f"{last / 1e6:.1f} M decisions"
    left, right, bottom = PLOT_MARGIN_PX, PLOT_WIDTH_PX, top + PLOT_HEIGHT_PX
    axes = f"M{left},{top + 24}V{bottom}H{right}"
    lines = [
        f'<text x="{left}" y="{top + 12}" font-weight="bold">{title}</text>',
        f'<path d="{axes}" fill="none" stroke="#000"/>',
        f'<text x="{left - 4}" y="{bottom}" text-anchor="end">{low:.2g}</text>',
        f'<text x="{left - 4}" y="{top + 32}" text-anchor="end">{high:.2g}</text>',
        f'<text x="{right}" y="{bottom + 14}" text-anchor="end">{label}</text>',
    ]
    for number, name in enumerate(present):
        points = " ".join(at(row["decisions"], row[name]) for row in metrics if name in row)
        colour = LINE_COLOURS[number % len(LINE_COLOURS)]
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
        )
        lines.append(
            f'<text x="{right + 10}" y="{top + 36 + 16 * number}" fill="{colour}">{name}</text>'
        )
    return "\n".join(lines)
