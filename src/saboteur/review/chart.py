"""Charts of a review: lines over the moves of a round, as SVG that needs no script.

Lines differ by colour and by dashes, and each is named at its end, so that no chart is read by
colour alone.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from saboteur.kernel.value import value

WIDTH: Final = 360
HEIGHT: Final = 230
LEFT: Final = 36
RIGHT: Final = 94
"""Names stand there."""
TOP: Final = 10
BOTTOM: Final = 24
LINE: Final = 13
"""How far apart names stand at least."""
LONGEST: Final = 14
"""So many letters of a name are written."""
HUES: Final = 6
DASHES: Final = ("", "6 3", "2 3")


@value
class Line:
    """A line of a chart: its name, a value for every step, and whether it is drawn thick."""

    name: str
    values: tuple[float, ...]
    thick: bool = False


def chart(
    title: str,
    steps: Sequence[int],
    lines: Sequence[Line],
    *,
    most: float = 1.0,
    marks: Sequence[int] = (),
) -> str:
    """Draw lines over steps, from 0 to ``most``; ``marks`` are steps with a tick."""
    if not lines or not steps:
        return ""
    drawn = [f"<title>{escape(title)}</title>", *_frame(steps, most)]
    drawn += [
        f'<line class="mark" x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
        for x in (_x(step, steps) for step in marks)
    ]
    heights = _apart([_y(line.values[-1], most) for line in lines])
    for number, (line, height) in enumerate(zip(lines, heights, strict=True)):
        hue, dash = number % HUES, DASHES[number // HUES % len(DASHES)]
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        kind = "line thick" if line.thick else "line"
        drawn.append(f'<path class="{kind} h{hue}"{dashes} d="{_way(steps, line.values, most)}"/>')
        name = line.name if len(line.name) <= LONGEST else line.name[: LONGEST - 1] + "…"
        x, y = WIDTH - RIGHT + 6, round(height + 4, 1)
        drawn.append(f'<text class="t{hue}" x="{x}" y="{y}">{escape(name)}</text>')
    inside = "\n".join(drawn)
    return f'<svg role="img" viewBox="0 0 {WIDTH} {HEIGHT}">\n{inside}\n</svg>'


def _frame(steps: Sequence[int], most: float) -> list[str]:
    """Draw what the lines are read by: halves of the height, the first and the last move."""
    found = []
    for part in (0.0, 0.5, 1.0):
        y = _y(part * most, most)
        told = f"{100 * part:.0f} %" if most == 1 else f"{part * most:g}"
        found += [
            f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>',
            f'<text class="axis" x="{LEFT - 3}" y="{y + 4}" text-anchor="end">{told}</text>',
        ]
    for step, anchor in ((steps[0], "start"), (steps[-1], "end")):
        x = _x(step, steps)
        found.append(
            f'<text class="axis" x="{x}" y="{HEIGHT - 8}" text-anchor="{anchor}">{step}</text>'
        )
    return found


def _way(steps: Sequence[int], values: Sequence[float], most: float) -> str:
    """Write a line as steps: a value holds until the next move."""
    found, before = [], None
    for step, height in zip(steps, values, strict=True):
        x, y = _x(step, steps), _y(height, most)
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


def _y(height: float, most: float) -> float:
    return round(HEIGHT - BOTTOM - height / most * (HEIGHT - TOP - BOTTOM), 1)


def _apart(heights: Sequence[float]) -> list[float]:
    """Move names apart that would stand on each other, as little as may be."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    found = [0.0] * len(heights)
    lowest = -float(LINE)
    for place in order:
        lowest = found[place] = max(heights[place], lowest + LINE)
    below = float(HEIGHT)
    for place in reversed(order):
        below = found[place] = min(found[place], below - LINE)
    return found
