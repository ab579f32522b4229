"""Notes beside the board: tokens on edges, and treasures that the seat knows."""

from typing import Final

from rich.text import Text

from saboteur.cli.draw.text_layout import paragraph
from saboteur.cli.families.lost_mines.narrator import LostMinesNarrator
from saboteur.games.lost_mines.kit import TRAP, TROLL
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import pack_xy
from saboteur.picture.lost_mines.symbols import TOKEN_SYMBOLS
from saboteur.picture.text.glyphs import EYE
from saboteur.picture.text.styles import SEEN

TOKEN_NOTES: Final = {TRAP: "trap-lies", TROLL: "troll-lies"}
"""Text id for the place of a token, by token."""


def note_lines(view: View, narrator: LostMinesNarrator, width: int) -> list[list[Text]]:
    """List tokens on edges, then taken treasures whose value the seat knows."""
    notes = []
    for token in view.tokens:
        cells = narrator.border(pack_xy(token.x, token.y), token.side)
        name = "" if token.seat is None else narrator.player(token.seat)
        note = narrator.say(TOKEN_NOTES[token.token], cells=cells, name=name)
        notes.append(paragraph(note, width, bullet=f"{TOKEN_SYMBOLS[token.token]} "))
    for treasure in view.treasures:
        if treasure.card is not None and treasure.holder is not None:
            card = narrator.card(treasure.card)
            note = narrator.say("treasure-known", treasure=treasure.number + 1, card=card)
            notes.append(paragraph(note, width, SEEN, bullet=f"{EYE} "))
    return notes
