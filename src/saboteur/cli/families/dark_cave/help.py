"""What can be typed in a game of the cave, and what its signs mean."""

from typing import Final

from rich.text import Text

from saboteur.cli.families.dark_cave.panel import LYING
from saboteur.cli.families.help import help_lines
from saboteur.picture.dark_cave.board import SEATS
from saboteur.picture.dark_cave.signs import (
    ABYSS_SIGN,
    AXE_SIGN,
    BOOTS_SIGN,
    BRIDGES,
    CREATURE_SIGNS,
    EMPTY_VEIN,
    EXIT_SIGN,
    LEVELS,
    TUNNEL_SIGN,
    WEB_SIGN,
)
from saboteur.picture.text.glyphs import EYE, LADDER, LANTERN, NUGGET, PAWN_SIGN
from saboteur.texts import Texts

TYPED: Final = (
    ("2", "help-card"),
    ("2 3,0", "help-card-cell"),
    ("2 3,0 t", "help-card-turned"),
    ("{pass} 2", "help-pass"),
    ("step 1,0 2", "dark-cave-help-notation"),
    ("{why} 2 3,0", "help-why"),
    ("{rules} DC-18", "help-rules"),
)
SIGNS: Final = (
    ("━ ─", "dark-cave-help-light"),
    (f"{LANTERN} {LADDER}", "dark-cave-help-start"),
    (" ".join(LEVELS[1:]), "dark-cave-help-level"),
    (f"{ABYSS_SIGN} {EXIT_SIGN}", "dark-cave-help-abyss"),
    (f"{NUGGET} {EMPTY_VEIN}", "dark-cave-help-vein"),
    (" ".join(BRIDGES.values()), "dark-cave-help-bridge"),
    (TUNNEL_SIGN, "dark-cave-help-tunnel"),
    (f"? {EYE}", "dark-cave-help-goal"),
    (f"{SEATS[2]} {PAWN_SIGN}", "dark-cave-help-dwarves"),
    (" ".join(CREATURE_SIGNS.values()), "dark-cave-help-creatures"),
    (WEB_SIGN, "dark-cave-help-web"),
    (f"{BOOTS_SIGN} {AXE_SIGN} {LYING}", "dark-cave-help-gear"),
    ("(2)", "help-idle"),
)


def help_page(texts: Texts, width: int) -> list[Text]:
    """List what can be typed and what the signs mean."""
    return help_lines(texts, width, TYPED, SIGNS)
