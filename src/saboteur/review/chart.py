"""Charts of a review: SVG line charts over the moves of a round, without scripts.

Lines differ by colour and by dashes, and each is labelled at its end, so that no chart relies on
colour alone.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from saboteur.kernel.value import value_class

WIDTH: Final = 360
HEIGHT: Final = 230
LEFT: Final = 36
RIGHT: Final = 94
"""Width of the right margin, which holds the labels."""
TOP: Final = 10
BOTTOM: Final = 24
MIN_LABEL_GAP: Final = 13
"""The minimum vertical distance between labels."""
MAX_NAME_LENGTH: Final = 14
"""Maximum length of a name in a label; longer names are cut."""
COLOUR_COUNT: Final = 6
DASHES: Final = ("", "6 3", "2 3")


@value_class
class Series:
    """A line of a chart: its name, a value for every step, and whether it is drawn thick."""

    name: str
    values: tuple[float, ...]
    thick: bool = False


def chart(
    title: str,
    steps: Sequence[int],
    lines: Sequence[Series],
    *,
    maximum: float = 1.0,
    marks: Sequence[int] = (),
) -> str:
    """Return a chart of lines over steps as SVG; empty without lines or steps.

    The vertical axis runs from 0 to ``maximum``; ``marks`` are steps with a vertical line.
    """
    if not lines or not steps:
        return ""
    drawn = [f"<title>{escape(title)}</title>", *_frame(steps, maximum)]
    drawn += [
        f'<line class="mark" x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
        for x in (_x(step, steps) for step in marks)
    ]
    heights = _spread_labels([_y(line.values[-1], maximum) for line in lines])
    for number, (line, height) in enumerate(zip(lines, heights, strict=True)):
        hue, dash = number % COLOUR_COUNT, DASHES[number // COLOUR_COUNT % len(DASHES)]
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        kind = "line thick" if line.thick else "line"
        drawn.append(
            f'<path class="{kind} h{hue}"{dashes} d="{_path_data(steps, line.values, maximum)}"/>'
        )
        name = (
            line.name
            if len(line.name) <= MAX_NAME_LENGTH
            else line.name[: MAX_NAME_LENGTH - 1] + "…"
        )
        x, y = WIDTH - RIGHT + 6, round(height + 4, 1)
        drawn.append(f'<text class="t{hue}" x="{x}" y="{y}">{escape(name)}</text>')
    inside = "\n".join(drawn)
    return f'<svg role="img" viewBox="0 0 {WIDTH} {HEIGHT}">\n{inside}\n</svg>'


def _frame(steps: Sequence[int], maximum: float) -> list[str]:
    """Return the grid lines, and the labels of the first and the last move."""
    found = []
    for part in (0.0, 0.5, 1.0):
        y = _y(part * maximum, maximum)
        label = f"{100 * part:.0f} %" if maximum == 1 else f"{part * maximum:g}"
        found += [
            f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>',
            f'<text class="axis" x="{LEFT - 3}" y="{y + 4}" text-anchor="end">{label}</text>',
        ]
    for step, anchor in ((steps[0], "start"), (steps[-1], "end")):
        x = _x(step, steps)
        found.append(
            f'<text class="axis" x="{x}" y="{HEIGHT - 8}" text-anchor="{anchor}">{step}</text>'
        )
    return found


def _path_data(steps: Sequence[int], values: Sequence[float], maximum: float) -> str:
    """Return the SVG path data of a line in steps: a value holds until the next move."""
    found, before = [], None
    for step, height in zip(steps, values, strict=True):
        x, y = _x(step, steps), _y(height, maximum)
        if before is None:
            found.append(f"M{x} {y}")
        elif y != before:
            found.append(f"H{x}V{y}")
        before = y
    found.append(f"H{_x(steps[-1], steps)}")
    return "".join(found)


def _x(step: int, steps: Sequence[int]) -> float:
    span = max(1, steps[-1] - steps[0])
    return round(LEFT + (step - steps[0]) / span * (WIDTH - LEFT - RIGHT), 1)


def _y(height: float, maximum: float) -> float:
    return round(HEIGHT - BOTTOM - height / maximum * (HEIGHT - TOP - BOTTOM), 1)


def _spread_labels(heights: Sequence[float]) -> list[float]:
    """Return label positions at least ``MIN_LABEL_GAP`` apart, moved as little as possible."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    found = [0.0] * len(heights)
    lowest = -float(MIN_LABEL_GAP)
    for place in order:
        lowest = found[place] = max(heights[place], lowest + MIN_LABEL_GAP)
    below = float(HEIGHT)
    for place in reversed(order):
        below = found[place] = min(found[place], below - MIN_LABEL_GAP)
    return found
