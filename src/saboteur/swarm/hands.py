"""Hands and the discard pile."""

from typing import Final

from saboteur.swarm.numpy_record import GameRecord

MAX_HAND_SIZE: Final = 6


def remove_from_hand(game: GameRecord, kind: int) -> None:
    """Remove a card from the hand of the seat on turn."""
    seat = game.seat
    first = seat * MAX_HAND_SIZE
    last = first + game.hand_sizes[seat] - 1
    for place in range(first, last + 1):
        if game.hands[place] == kind:
            game.hands[place] = game.hands[last]
            break
    game.hand_sizes[seat] -= 1


def discard(game: GameRecord, kind: int) -> None:
    """Put a card on the discard pile, face up (R-186, D-55, R-114)."""
    game.open_discards[kind] += 1
    game.discard_count += 1
