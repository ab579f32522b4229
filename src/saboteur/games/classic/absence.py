"""What the clock answers for a player who is away (R-183)."""

from collections.abc import Sequence
from typing import Final

from saboteur.games.classic.book import PASS, REFUSE
from saboteur.games.classic.state import State
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick

DECLINES: Final = (REFUSE, "decline", "allow", "stop")
"""What is answered for an absent player wherever it is offered, the first of these."""


def absent_move(state: State, legal: Sequence[Move], seed: str, version: int) -> Move:
    """Return the move of an absent decider; seed and ``version``, the moves made, settle it.

    On a turn it passes, discarding one card at random: each card of the hand is equally likely,
    so a kind held twice is twice as likely. A vote, a veto, a theft or a payment for others is
    declined, and a pass stops. Anything else is a random legal choice among the moves in the
    order of their texts.
    """
    answers = {move.text: move for move in legal}
    for word in DECLINES:
        if word in answers:
            return answers[word]
    purpose = f"time-out/{version}"
    passes = {move.kind: move for move in legal if move.verb == PASS}
    if passes:
        hand = state.table.hands[state.stack[-1].seat]
        return passes[hand[pick(len(hand), seed, purpose)]]
    return answers[sorted(answers)[pick(len(answers), seed, purpose)]]
