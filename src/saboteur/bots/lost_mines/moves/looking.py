"""Looking at what lies face down: a mine, a treasure or a dwarf."""

from saboteur.games.lost_mines.kit import MINE, TREASURE
from saboteur.games.lost_mines.view import View
from saboteur.kernel.move import Move


def tells_nothing(view: View, move: Move) -> bool:
    """Whether the seat has seen already what it would look at."""
    target = {MINE: move.at, TREASURE: move.number}.get(move.word, move.whom)
    return any(secret == move.word and at == target for secret, at, _ in view.seen)


def turned_mine(view: View, move: Move) -> tuple[int, int]:
    """Return the mine that was turned over, and its pose as a move would lay it."""
    card = view.asked_kind
    return card, view.kit.poses.pose(card, turned=move.turned)
