"""The help shown during a game."""

from textwrap import wrap
from typing import Final

from rich.text import Text

from saboteur.cli.board import EYE, LANTERN, NEW, NUGGET, PEBBLE
from saboteur.cli.commands import WORDS
from saboteur.cli.palette import STRONG
from saboteur.cli.tunnels import CROSS
from saboteur.texts import Texts

TYPED: Final = (
    ("2", "help-card"),
    ("2 3,0", "help-card-cell"),
    ("2 3,0 t", "help-card-turned"),
    ("{pass} 2", "help-pass"),
    ("lay cross 1,0", "help-notation"),
    ("{why} 2 3,0", "help-why"),
    ("{rules} B-24", "help-rules"),
    ("{log}", "help-log"),
    ("{save} …", "help-save"),
    ("{quit}", "help-quit"),
)
"""What can be typed, with the commands in the player's own words."""
SIGNS: Final = (
    ("━ ─", "help-light"),
    (f"╸{CROSS}╺", "help-dead-end"),
    (f"{LANTERN} {NEW}", "help-start"),
    (f"? {EYE}", "help-goal"),
    (f"{NUGGET} {PEBBLE}", "help-treasure"),
    ("(2)", "help-idle"),
)
COLUMN: Final = 16


def help_lines(texts: Texts, width: int) -> list[Text]:
    """List what can be typed and what the signs mean."""
    lines = [Text(texts.text("help-typed"), STRONG)]
    own = {word: texts.text(f"command-{word}").split(", ")[0] for word in WORDS}
    for typed, key in TYPED:
        lines += _row(typed.format(**own), texts.text(key), width)
    lines.append(Text(texts.text("help-signs"), STRONG))
    for sign, key in SIGNS:
        lines += _row(sign, texts.text(key), width)
    return lines


def _row(left: str, said: str, width: int) -> list[Text]:
    first, *more = wrap(said, max(20, width - COLUMN - 2))
    lines = [Text.assemble(f"  {left:<{COLUMN}}", first)]
    return lines + [Text(" " * (COLUMN + 2) + line) for line in more]
