"""The horizon: how likely the diggers win a round, judged from a world whose cards lie open.

A light game stops there. What lies on the table is not all: a card that leads across is worth more
to a digger than a step, and a rockfall in a saboteur's hand more than any tool that he has broken.
Whoever judged the table alone would play every card as soon as it does something.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from saboteur.bots.classic.belief.aims import DIG, HINDER
from saboteur.bots.classic.distance.survey import leads_across
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.view import View
from saboteur.play.game import Game

HOPE: Final = 3.8
PER_CARD: Final = -0.72
PER_LEFT: Final = 0.10
PER_SABOTEUR: Final = -14.2
HALTED: Final = {DIG: -2.2, HINDER: 0.8}
ACROSS: Final = 2.0
HELD: Final = {"break": -1.8, "rockfall": -3.5}
"""The logarithm of the diggers' odds: to begin with, for every card that the treasure is away, for
every card left in hands and pile; and, as if all seats were so: if they are saboteurs, if a side is
barred, for every path that leads across in diggers' hands, for such cards in saboteurs' hands. Dead
ends are not among them: they did not tell who wins. Fitted to 237 rounds between skilled players
with five seats, 11,424 positions; in rounds that it was not fitted to it loses 0.458 (0.482 without
the hands, 0.685 for a constant guess)."""


def diggers_chance(world: Game, sides: Sequence[str], distance: float) -> float:
    """Return how likely the diggers win, ``distance`` cards from the treasure."""
    view: View = world.view(world.decider or 0)
    kit = view.kit
    odds = HOPE + PER_CARD * distance + PER_LEFT * (view.pile + sum(view.hand_sizes))
    worths = worths_in_hand(kit)
    for seat, side in enumerate(sides):
        found = PER_SABOTEUR if side == HINDER else 0.0
        found += HALTED[side] if view.mark_bits[seat] & kit.barring else 0.0
        worth = worths[side]
        found += sum(worth[card] for card in world.view(seat).card_numbers)
        odds += found / kit.seats
    return 1 / (1 + exp(-odds))


@lru_cache(maxsize=64)
def worths_in_hand(kit: Kit) -> Mapping[str, tuple[float, ...]]:
    """Return what each card counts in the hands of a side."""
    poses = kit.poses.poses
    cards = range(len(kit.effects))
    return {
        DIG: tuple(
            ACROSS if card < kit.paths and leads_across(poses[2 * card]) else 0.0 for card in cards
        ),
        HINDER: tuple(HELD.get(kit.effects[card], 0.0) for card in cards),
    }
