"""The search cutoff: the diggers' win probability in a world whose cards are known.

A rollout ends with this estimate. The board alone is not enough for it: a card in hand that leads
across is worth more to a digger than a step, and a rockfall in a saboteur's hand more than any tool
it has broken. Estimated from the board alone, simulated players would spend every card at once.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER
from saboteur.bots.classic.distance.distance_field import leads_across
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.view import View
from saboteur.play.game import Game

W_BASE: Final = 3.8
W_PER_CARD_AWAY: Final = -0.72
W_PER_CARD_LEFT: Final = 0.10
W_PER_SABOTEUR: Final = -14.2
W_HALTED: Final = {DIG: -2.2, HINDER: 0.8}
W_CROSSING_CARD: Final = 2.0
W_HELD_CARD: Final = {"break": -1.8, "rockfall": -3.5}
"""Log odds of the diggers. ``W_PER_CARD_AWAY`` is per card that the treasure is away,
``W_PER_CARD_LEFT`` per card in hands and pile. The other weights are averaged over the seats:
``W_HALTED`` for a barred seat, by side; ``W_CROSSING_CARD`` per path card that leads across in a
digger's hand; ``W_HELD_CARD``, by effect, per action card in a saboteur's hand. Dead ends are not
included: they did not predict the winner. Fitted to 237 rounds between skilled players with five
seats, 11,424 positions; log loss on held-out rounds 0.458 (0.482 without the hands, 0.685 for a
constant guess).
"""


def digger_win_probability(world: Game, sides: Sequence[str], distance: float) -> float:
    """Return the probability that the diggers win, ``distance`` cards from the treasure."""
    view: View = world.view(world.decider or 0)
    kit = view.kit
    log_odds = (
        W_BASE + W_PER_CARD_AWAY * distance + W_PER_CARD_LEFT * (view.pile + sum(view.hand_sizes))
    )
    weights_by_side = hand_card_weights(kit)
    for seat, side in enumerate(sides):
        found = W_PER_SABOTEUR if side == HINDER else 0.0
        found += W_HALTED[side] if view.mark_bits[seat] & kit.path_blocking_marks else 0.0
        weights = weights_by_side[side]
        found += sum(weights[card] for card in world.view(seat).card_numbers)
        log_odds += found / kit.seats
    return 1 / (1 + exp(-log_odds))


@lru_cache(maxsize=64)
def hand_card_weights(kit: Kit) -> Mapping[str, tuple[float, ...]]:
    """Return by side how much each card in hand adds to the log odds that the diggers win."""
    poses = kit.poses.poses
    cards = range(len(kit.effects))
    return {
        DIG: tuple(
            W_CROSSING_CARD if card < kit.paths and leads_across(poses[2 * card]) else 0.0
            for card in cards
        ),
        HINDER: tuple(W_HELD_CARD.get(kit.effects[card], 0.0) for card in cards),
    }
