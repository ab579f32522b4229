"""What the clock answers for a player who is away (R-183)."""

from typing import Final

from saboteur.games.dark_cave.book import DECLINE, PASS, REFUSE, STOP
from saboteur.games.dark_cave.state import State
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick

DECLINES: Final = (REFUSE, DECLINE, STOP)
"""What is answered for an absent player wherever it is offered: a vote is refused, axe and vein
are declined, no step is taken and no second card discarded."""


def absent_move(state: State, legal: tuple[Move, ...], seed: str, version: int) -> Move:
    """Return the move of an absent decider; seed and ``version``, the moves made, settle it.

    On a turn it passes, discarding one card at random: each card of the hand is equally likely,
    so a kind held twice is twice as likely. Anything else is a random legal choice among the
    moves in the order of their texts.
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
