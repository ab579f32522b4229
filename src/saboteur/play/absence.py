"""What the clock answers for a player who is away (R-183)."""

from typing import Any

from saboteur.games.classic.book import PASS, REFUSE
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick


def absent_move(rules: AnyRuleSet, state: Any, seed: str, version: int) -> Move:  # noqa: ANN401
    """Return the move of an absent decider; seed and ``version``, the moves made, settle it.

    On a turn it passes, discarding one card at random: each card of the hand is equally likely,
    so a kind held twice is twice as likely. A vote is declined. Anything else is a random legal
    choice among the moves in the order of their texts.
    """
    if not state.stack:
        message = "the game is over: nobody is awaited"
        raise ValueError(message)
    legal = {move.text: move for move in rules.legal_moves(state)}
    if REFUSE in legal:
        return legal[REFUSE]
    purpose = f"time-out/{version}"
    passes = {move.card: move for move in legal.values() if move.verb == PASS}
    if passes:
        hand: tuple[str, ...] = rules.view(state, state.stack[-1].seat).hand
        return passes[hand[pick(len(hand), seed, purpose)]]
    return legal[sorted(legal)[pick(len(legal), seed, purpose)]]
