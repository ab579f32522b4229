"""Help of a classic game: what can be typed, and what the symbols mean."""

from typing import Final

from rich.text import Text

from saboteur.cli.families.classic.panel import DOWN, MARKS, UP
from saboteur.cli.families.help import help_lines
from saboteur.games.classic.kit import TOOLS, Kit
from saboteur.picture.classic.board import CHEST_SYMBOL
from saboteur.picture.classic.symbols import CRYSTAL_SYMBOL, GOAL_SYMBOLS, LOCATION_SYMBOL
from saboteur.picture.text.glyphs import EYE, LADDER, LANTERN, NEW, NUGGET, PAWN_SYMBOL, PEBBLE
from saboteur.picture.text.tunnels import CROSS
from saboteur.texts import Texts

TYPED_EXAMPLES: Final = (
    ("2", "help-card"),
    ("2 3,0", "help-card-cell"),
    ("2 3,0 t", "help-card-turned"),
    ("{pass} 2", "help-pass"),
    ("lay cross 1,0", "help-notation"),
    ("{why} 2 3,0", "help-why"),
    ("{rules} B-24", "help-rules"),
)
SYMBOL_HELP: Final = (
    ("━ ─", "help-light"),
    (f"╸{CROSS}╺", "help-dead-end"),
    (f"{LANTERN} {NEW}", "help-start"),
    (f"? {EYE}", "help-goal"),
    (f"{NUGGET} {PEBBLE}", "help-treasure"),
    ("(2)", "help-idle"),
)


def symbol_help(kit: Kit, texts: Texts) -> tuple[tuple[str, str], ...]:
    """List the symbols that a rule set adds to those of the base game."""
    ids = kit.part_ids
    doors = " ".join(texts.text(f"door-{colour}") for colour in kit.barriers)
    more = (
        (kit.barriers, doors, "help-doors"),
        (kit.barriers, LADDER, "help-ladder"),
        (kit.barriers, CRYSTAL_SYMBOL, "help-crystal"),
        (len(kit.marks) > len(TOOLS), " ".join(MARKS.values()), "help-marks"),
        ("right-of-way" in ids, f"{PAWN_SYMBOL}2", "help-pawn"),
        ("treasure-chests" in ids, CHEST_SYMBOL, "help-chest"),
        (kit.groups["location"], LOCATION_SYMBOL, "help-place"),
        ("new-goals" in ids, " ".join(GOAL_SYMBOLS.values()), "help-new-goals"),
        ("change-of-direction" in ids, f"{DOWN} {UP}", "help-direction"),
    )
    return tuple((sign, key) for wanted, sign, key in more if wanted)


def help_page(texts: Texts, width: int, kit: Kit | None = None) -> list[Text]:
    """List what can be typed and what the symbols of a rule set mean."""
    return help_lines(
        texts, width, TYPED_EXAMPLES, (*SYMBOL_HELP, *(symbol_help(kit, texts) if kit else ()))
    )
