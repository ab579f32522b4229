"""Parts of observations that several boxes have."""

from saboteur.swarm.hands import MAX_HAND_SIZE
from saboteur.swarm.numpy_record import GameRecord, IntRow


def clear(row: IntRow, count: int) -> None:
    for place in range(count):
        row[place] = 0


def observe_hand(game: GameRecord, observer: int, facts: IntRow) -> None:
    """Write the first two zones of cards: the observer's hand, and the face-up discards."""
    for place in range(game.hand_sizes[observer]):
        facts[game.hands[observer * MAX_HAND_SIZE + place]] += 1
    for kind in range(len(game.open_discards)):
        facts[len(game.open_discards) + kind] = game.open_discards[kind]


def observe_turn(game: GameRecord, seat: int, first: int, facts: IntRow) -> None:
    """Write the first four facts of a seat.

    They are: it is in the game, its hand size, whether it decides, and whether it is on turn.
    """
    facts[first] = 1
    facts[first + 1] = game.hand_sizes[seat]
    facts[first + 2] = 1 if seat == game.decider else 0
    facts[first + 3] = 1 if seat == game.seat else 0
