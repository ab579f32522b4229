"""The move at a timeout of an absent player (R-183)."""

from collections.abc import Sequence
from typing import Final

from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick

PASS: Final = "pass"
"""The verb of every family that puts a card of the hand away unseen."""


def absent_move(
    legal: Sequence[Move], hand: Sequence[int], declines: Sequence[str], seed: str, version: int
) -> Move:
    """Return the move of an absent decider; seed and ``version``, the moves made, settle it.

    It declines wherever that is offered, with the first of ``declines``. On a turn it passes,
    discarding one card of its hand at random: each is equally likely, so a kind held twice is
    twice as likely. Anything else is a random legal choice among the moves in the order of their
    texts.
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
