"""The move that a timeout makes for an absent player (R-183)."""

from collections.abc import Sequence
from typing import Final

from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick

PASS: Final = "pass"
"""The verb that discards a card of the hand, the same in every family."""


def absent_move(
    legal: Sequence[Move], hand: Sequence[int], declines: Sequence[str], seed: str, version: int
) -> Move:
    """Return the move that a timeout makes for an absent decider.

    It is the first of ``declines`` that is legal. Without one, on a turn, it passes a random card
    of ``hand``; each card is equally likely, so a kind held twice is twice as likely. Otherwise it
    is a random legal move. ``seed`` and ``version``, the number of moves made, determine the
    choice; the order of ``legal`` does not matter, because the moves are sorted by their texts.
    """
    answers = {move.text: move for move in legal}
    for word in declines:
        if word in answers:
            return answers[word]
    purpose = f"time-out/{version}"
    passes = {move.kind: move for move in legal if move.verb == PASS}
    if passes:
        return passes[hand[pick(len(hand), seed, purpose)]]
    return answers[sorted(answers)[pick(len(answers), seed, purpose)]]
