"""Text layout: banners, wrapped sentences, the latest entries of a log, columns."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from saboteur.cli.draw.palette import BANNER


def banner(text: str, width: int) -> Text:
    """Return the title line of a screen."""
    return Text(f" {text:<{width - 1}}"[:width], BANNER)


def paragraph(text: str, width: int, style: str = "", *, bullet: str = "") -> list[Text]:
    """Wrap a sentence; later lines are indented by the width of ``bullet``."""
    lines = wrap(
        text,
        width,
        initial_indent=bullet,
        subsequent_indent=" " * len(bullet),
        break_on_hyphens=False,
    )
    return [Text(line, style) for line in lines]


def log_lines(sentences: Sequence[str], width: int) -> list[list[Text]]:
    """Wrap sentences, each with a bullet."""
    return [paragraph(sentence, width, bullet="· ") for sentence in sentences]


def latest_lines(entries: Sequence[Sequence[Text]], max_lines: int, more: Text) -> list[Text]:
    """Return the latest entries that fit into ``max_lines``; ``more`` replaces the others."""
    if sum(map(len, entries)) <= max_lines:
        return [line for lines in entries for line in lines]
    kept: list[Text] = []
    for lines in reversed(entries):
        if len(kept) + len(lines) > max_lines - 1:
            break
        kept = [*lines, *kept]
    if not kept and max_lines > 1:
        kept = list(entries[-1][: max_lines - 1])
    return [more, *kept][: max(0, max_lines)]


def columns_of(entries: Sequence[Text], width: int, max_lines: int = 1) -> list[Text]:
    """List entries one below the other, or in columns if they need more than ``max_lines``."""
    longest = max(entry.cell_len for entry in entries) + 2
    many = max(1, min(width // longest, -(-len(entries) // max(1, max_lines))))
    rows = -(-len(entries) // many)
    lines = []
    for row in range(rows):
        line = Text()
        for entry in entries[row::rows]:
            line.append_text(entry)
            line.append(" " * (longest - entry.cell_len))
        lines.append(line)
    return lines
