"""What can be typed in a game of The Lost Mines, and what its signs mean."""

from typing import Final

from rich.text import Text

from saboteur.cli.families.help import help_lines
from saboteur.cli.families.lost_mines.teller import LETTERS, LostMinesTeller
from saboteur.games.lost_mines.kit import TRAP, TROLL
from saboteur.picture.lost_mines.board import CROWD
from saboteur.picture.lost_mines.signs import (
    CAMPFIRE,
    DRAGON,
    OBSTACLE_SIGNS,
    OVERCOME,
    ROCKS,
    SYMBOL_SIGNS,
    TOKEN_SIGNS,
)
from saboteur.picture.text.glyphs import EYE, UNKNOWN
from saboteur.texts import Texts

TYPED: Final = (
    ("2", "help-card"),
    ("2 3,2 · 2 3,2 E", "lost-mines-help-card-cell"),
    ("2 3,2 t", "help-card-turned"),
    ("{pass} 2", "help-pass"),
    ("lay cross 2,2", "lost-mines-help-notation"),
    ("{why} 2 3,2", "help-why"),
    ("{rules} LM-13", "help-rules"),
)
SIGNS: Final = (
    (f"{UNKNOWN} {EYE}", "lost-mines-help-mine"),
    (" ".join([*SYMBOL_SIGNS.values(), DRAGON]), "lost-mines-help-symbols"),
    (f"2 {CROWD}", "lost-mines-help-dwarf"),
    (" ".join(OBSTACLE_SIGNS.values()), "lost-mines-help-obstacles"),
    (OVERCOME, "lost-mines-help-overcome"),
    (ROCKS, "lost-mines-help-rocks"),
    (CAMPFIRE, "lost-mines-help-campfire"),
    (TOKEN_SIGNS[TRAP], "lost-mines-help-trap"),
    (TOKEN_SIGNS[TROLL], "lost-mines-help-troll"),
    ("(2)", "help-idle"),
)


def help_page(texts: Texts, width: int) -> list[Text]:
    """List what can be typed and what the signs mean."""
    prefix = LostMinesTeller.prefix
    letters = " ".join(texts.text(f"{prefix}{letter}") for letter in LETTERS.values())
    first = (("━ ─", "lost-mines-help-light"), (letters, "lost-mines-help-start"))
    return help_lines(texts, width, TYPED, (*first, *SIGNS))
