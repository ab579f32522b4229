"""Looking at face-down cards: a mine, a treasure or a dwarf."""

from saboteur.games.lost_mines.kit import MINE, TREASURE
from saboteur.games.lost_mines.view import View
from saboteur.kernel.move import Move


def is_look_useless(view: View, move: Move) -> bool:
    """Return whether the seat has already seen the card that the move looks at."""
    target = {MINE: move.at, TREASURE: move.number}.get(move.word, move.whom)
    return any(secret == move.word and at == target for secret, at, _ in view.seen)


def revealed_mine(view: View, move: Move) -> tuple[int, int]:
    """Return the mine that was revealed, and its pose as a move would lay it."""
    card = view.asked_kind
    return card, view.kit.poses.pose(card, turned=move.turned)
