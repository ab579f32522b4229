"""What the clock answers for a player who is away (R-183)."""

from saboteur.games.duel.book import PASS
from saboteur.games.duel.state import State
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick


def absent_move(state: State, legal: tuple[Move, ...], seed: str, version: int) -> Move:
    """Return the move of an absent decider; seed and ``version``, the moves made, settle it.

    On a turn it passes, discarding one card at random: each card of the hand is equally likely,
    so a kind held twice is twice as likely. It passes no second card and bribes nobody. Anything
    else is a random legal choice among the moves in the order of their texts.
    """
    if state.book.stop in legal:
        return state.book.stop
    purpose = f"time-out/{version}"
    passes = {move.kind: move for move in legal if move.verb == PASS}
    if passes:
        hand = state.table.hands[state.stack[-1].seat]
        return passes[hand[pick(len(hand), seed, purpose)]]
    return sorted(legal, key=str)[pick(len(legal), seed, purpose)]
