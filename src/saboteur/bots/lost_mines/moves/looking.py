"""Looking at what lies face down: a mine, a treasure or a dwarf."""

from saboteur.games.lost_mines.kit import MINE, TREASURE
from saboteur.games.lost_mines.view import View
from saboteur.kernel.move import Move


def tells_nothing(view: View, move: Move) -> bool:
    """Whether the seat has seen already what it would look at."""
    target = {MINE: move.cell, TREASURE: move.value}.get(move.word, move.seat)
    return any(secret == move.word and at == target for secret, at, _ in view.seen)
