"""Help of a duel: what can be typed, and what the symbols mean."""

from typing import Final

from rich.text import Text

from saboteur.cli.families.help import help_lines
from saboteur.games.duel.kit import COLOURS
from saboteur.picture.duel.symbols import (
    BRIBED_TROLL_SYMBOL,
    KEY_SYMBOL,
    OTHER_COUNTER_SYMBOL,
    OWN_COUNTER_SYMBOL,
    TROLL_SYMBOL,
)
from saboteur.picture.text.glyphs import EYE, LADDER, LANTERN, NEW, NUGGET, PEBBLE
from saboteur.picture.text.tunnels import CROSS
from saboteur.texts import Texts

TYPED_EXAMPLES: Final = (
    ("2", "help-card"),
    ("2 3,0", "help-card-cell"),
    ("2 3,0 t", "help-card-turned"),
    ("{pass} 2", "duel-help-pass"),
    ("lay bridge 1,0", "duel-help-notation"),
    ("{why} 2 3,0", "help-why"),
    ("{rules} D-17", "help-rules"),
)


def help_page(texts: Texts, width: int) -> list[Text]:
    """List what can be typed and what the symbols mean."""
    letters = [texts.text(f"door-{colour}") for colour in COLOURS]
    signs = (
        ("━ ═ ─", "duel-help-light"),
        (f"╸{CROSS}╺", "help-dead-end"),
        (f"{LANTERN} {NEW}", "help-start"),
        (f"? {EYE}", "duel-help-goal"),
        (f"{NUGGET} {PEBBLE}", "duel-help-gold"),
        (f"{OWN_COUNTER_SYMBOL} {OTHER_COUNTER_SYMBOL}", "duel-help-counter"),
        (" ".join([*letters, letters[0].lower(), KEY_SYMBOL]), "duel-help-door"),
        (f"{TROLL_SYMBOL} {BRIBED_TROLL_SYMBOL}", "duel-help-troll"),
        (LADDER, "duel-help-ladder"),
        ("(2)", "help-idle"),
    )
    return help_lines(texts, width, TYPED_EXAMPLES, signs)
