"""Help of a game of the cave: what can be typed, and what the symbols mean."""

from typing import Final

from rich.text import Text

from saboteur.cli.families.dark_cave.panel import LYING_MARK
from saboteur.cli.families.help import help_lines
from saboteur.picture.dark_cave.board import SEAT_SYMBOLS
from saboteur.picture.dark_cave.symbols import (
    ABYSS_SYMBOL,
    AXE_SYMBOL,
    BOOTS_SYMBOL,
    BRIDGE_SYMBOLS,
    CREATURE_SYMBOLS,
    EMPTY_VEIN_SYMBOL,
    EXIT_SYMBOL,
    LEVEL_SYMBOLS,
    TUNNEL_SYMBOL,
    WEB_SYMBOL,
)
from saboteur.picture.text.glyphs import EYE, LADDER, LANTERN, NUGGET, PAWN_SYMBOL
from saboteur.texts import Texts

TYPED_EXAMPLES: Final = (
    ("2", "help-card"),
    ("2 3,0", "help-card-cell"),
    ("2 3,0 t", "help-card-turned"),
    ("{pass} 2", "help-pass"),
    ("step 1,0 2", "dark-cave-help-notation"),
    ("{why} 2 3,0", "help-why"),
    ("{rules} DC-18", "help-rules"),
)
SYMBOL_HELP: Final = (
    ("━ ─", "dark-cave-help-light"),
    (f"{LANTERN} {LADDER}", "dark-cave-help-start"),
    (" ".join(LEVEL_SYMBOLS[1:]), "dark-cave-help-level"),
    (f"{ABYSS_SYMBOL} {EXIT_SYMBOL}", "dark-cave-help-abyss"),
    (f"{NUGGET} {EMPTY_VEIN_SYMBOL}", "dark-cave-help-vein"),
    (" ".join(BRIDGE_SYMBOLS.values()), "dark-cave-help-bridge"),
    (TUNNEL_SYMBOL, "dark-cave-help-tunnel"),
    (f"? {EYE}", "dark-cave-help-goal"),
    (f"{SEAT_SYMBOLS[2]} {PAWN_SYMBOL}", "dark-cave-help-dwarves"),
    (" ".join(CREATURE_SYMBOLS.values()), "dark-cave-help-creatures"),
    (WEB_SYMBOL, "dark-cave-help-web"),
    (f"{BOOTS_SYMBOL} {AXE_SYMBOL} {LYING_MARK}", "dark-cave-help-gear"),
    ("(2)", "help-idle"),
)


def help_page(texts: Texts, width: int) -> list[Text]:
    """List what can be typed and what the symbols mean."""
    return help_lines(texts, width, TYPED_EXAMPLES, SYMBOL_HELP)
