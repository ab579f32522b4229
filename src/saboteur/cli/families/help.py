"""The help shown during a game: the possible input, and the meaning of the symbols."""

from collections.abc import Callable, Iterable
from textwrap import wrap
from typing import Final

from rich.text import Text

from saboteur.cli.draw.palette import STRONG
from saboteur.cli.vocabulary import COMMAND_WORDS
from saboteur.texts import Texts

COMMANDS: Final = (
    ("{log}", "help-log"),
    ("{save} …", "help-save"),
    ("{quit}", "help-quit"),
)
"""Input that every game accepts, with the commands in the user's language."""
COLUMN_WIDTH: Final = 16


def help_lines(
    texts: Texts,
    width: int,
    typed: Iterable[tuple[str, str]],
    signs: Iterable[tuple[str, str]],
    text_id: Callable[[str], str],
) -> list[Text]:
    """Return lines of possible input (``typed``), then of ``signs``, each with its help text.

    The second item of each pair is a text id; ``text_id`` returns the family's own text for
    it, or the common one. A command in braces is replaced by its word in the user's
    language.
    """
    own = {word: texts.text(f"command-{word}").split(", ")[0] for word in COMMAND_WORDS}
    lines = [Text(texts.text("help-typed"), STRONG)]
    for word, key in (*typed, *COMMANDS):
        lines += _row(word.format(**own), texts.text(text_id(key)), width)
    lines.append(Text(texts.text("help-signs"), STRONG))
    for sign, key in signs:
        lines += _row(sign, texts.text(text_id(key)), width)
    return lines


def _row(left: str, text: str, width: int) -> list[Text]:
    first, *more = wrap(text, max(20, width - COLUMN_WIDTH - 2))
    lines = [Text.assemble(f"  {left:<{COLUMN_WIDTH}}", first)]
    return lines + [Text(" " * (COLUMN_WIDTH + 2) + line) for line in more]
