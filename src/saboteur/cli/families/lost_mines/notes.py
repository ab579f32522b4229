"""Notes beside the board: tokens on edges, and treasures that the seat knows."""

from typing import Final

from rich.text import Text

from saboteur.cli.draw.prose import paragraph
from saboteur.cli.families.lost_mines.teller import LostMinesTeller
from saboteur.games.lost_mines.kit import TRAP, TROLL
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import packed
from saboteur.picture.lost_mines.signs import TOKEN_SIGNS
from saboteur.picture.text.glyphs import EYE
from saboteur.picture.text.inks import SEEN

LIES: Final = {TRAP: "trap-lies", TROLL: "troll-lies"}
"""By token, the text that tells where it lies."""


def note_lines(view: View, teller: LostMinesTeller, width: int) -> list[list[Text]]:
    """Tell of tokens on edges, then of taken treasures whose value the seat knows."""
    notes = []
    for token in view.tokens:
        cells = teller.border(packed(token.x, token.y), token.side)
        name = "" if token.seat is None else teller.player(token.seat)
        said = teller.say(LIES[token.token], cells=cells, name=name)
        notes.append(paragraph(said, width, bullet=f"{TOKEN_SIGNS[token.token]} "))
    for treasure in view.treasures:
        if treasure.card is not None and treasure.holder is not None:
            card = teller.card(treasure.card)
            said = teller.say("treasure-known", treasure=treasure.number + 1, card=card)
            notes.append(paragraph(said, width, SEEN, bullet=f"{EYE} "))
    return notes
