"""Help of The Lost Mines: what can be typed, and what the symbols mean."""

from typing import Final

from rich.text import Text

from saboteur.cli.families.help import help_lines
from saboteur.cli.families.lost_mines.narrator import LETTERS, LostMinesNarrator
from saboteur.games.lost_mines.kit import TRAP, TROLL
from saboteur.picture.lost_mines.board import CROWD_SYMBOL
from saboteur.picture.lost_mines.symbols import (
    CAMPFIRE_SYMBOL,
    DRAGON_SYMBOL,
    OBSTACLE_SYMBOLS,
    OVERCOME_SYMBOL,
    ROCKS_SYMBOL,
    TOKEN_SYMBOLS,
    TREASURE_SYMBOLS,
)
from saboteur.picture.text.glyphs import EYE, UNKNOWN
from saboteur.texts import Texts

TYPED_EXAMPLES: Final = (
    ("2", "help-card"),
    ("2 3,2 · 2 3,2 E", "lost-mines-help-card-cell"),
    ("2 3,2 t", "help-card-turned"),
    ("{pass} 2", "help-pass"),
    ("lay cross 2,2", "lost-mines-help-notation"),
    ("{why} 2 3,2", "help-why"),
    ("{rules} LM-13", "help-rules"),
)
SYMBOL_HELP: Final = (
    (f"{UNKNOWN} {EYE}", "lost-mines-help-mine"),
    (" ".join([*TREASURE_SYMBOLS.values(), DRAGON_SYMBOL]), "lost-mines-help-symbols"),
    (f"2 {CROWD_SYMBOL}", "lost-mines-help-dwarf"),
    (" ".join(OBSTACLE_SYMBOLS.values()), "lost-mines-help-obstacles"),
    (OVERCOME_SYMBOL, "lost-mines-help-overcome"),
    (ROCKS_SYMBOL, "lost-mines-help-rocks"),
    (CAMPFIRE_SYMBOL, "lost-mines-help-campfire"),
    (TOKEN_SYMBOLS[TRAP], "lost-mines-help-trap"),
    (TOKEN_SYMBOLS[TROLL], "lost-mines-help-troll"),
    ("(2)", "help-idle"),
)


def help_page(texts: Texts, width: int) -> list[Text]:
    """List what can be typed and what the symbols mean."""
    prefix = LostMinesNarrator.prefix
    letters = " ".join(texts.text(f"{prefix}{letter}") for letter in LETTERS.values())
    first = (("━ ─", "lost-mines-help-light"), (letters, "lost-mines-help-start"))
    return help_lines(texts, width, TYPED_EXAMPLES, (*first, *SYMBOL_HELP))
