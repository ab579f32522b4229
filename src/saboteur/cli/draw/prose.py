"""Lines of text that fit a width: banners, sentences, the latest of many, columns."""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from saboteur.cli.draw.palette import BANNER


def banner(said: str, width: int) -> Text:
    """Print the line above everything else."""
    return Text(f" {said:<{width - 1}}"[:width], BANNER)


def paragraph(said: str, width: int, style: str = "", *, bullet: str = "") -> list[Text]:
    """Break a sentence into lines; the later ones stand in."""
    lines = wrap(
        said,
        width,
        initial_indent=bullet,
        subsequent_indent=" " * len(bullet),
        break_on_hyphens=False,
    )
    return [Text(line, style) for line in lines]


def log_lines(said: Sequence[str], width: int) -> list[list[Text]]:
    """Break sentences into lines, each behind a dot."""
    return [paragraph(sentence, width, bullet="· ") for sentence in said]


def latest(told: Sequence[Sequence[Text]], room: int, more: Text) -> list[Text]:
    """Keep the latest sentences that fit into a room; ``more`` stands for those that do not."""
    if sum(map(len, told)) <= room:
        return [line for lines in told for line in lines]
    kept: list[Text] = []
    for lines in reversed(told):
        if len(kept) + len(lines) > room - 1:
            break
        kept = [*lines, *kept]
    if not kept and room > 1:
        kept = list(told[-1][: room - 1])
    return [more, *kept][: max(0, room)]


def columns(entries: Sequence[Text], width: int, room: int = 1) -> list[Text]:
    """Put entries one below the other, in columns if they would take more than ``room`` lines."""
    longest = max(entry.cell_len for entry in entries) + 2
    many = max(1, min(width // longest, -(-len(entries) // max(1, room))))
    rows = -(-len(entries) // many)
    lines = []
    for row in range(rows):
        line = Text()
        for entry in entries[row::rows]:
            line.append_text(entry)
            line.append(" " * (longest - entry.cell_len))
        lines.append(line)
    return lines
