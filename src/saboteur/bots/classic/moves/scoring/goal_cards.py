"""The goals themselves: turned over, turned round, exchanged, moved away."""

from typing import Final

from saboteur.bots.classic.belief.aims import HINDER, WATCH
from saboteur.bots.classic.evaluation.judgement import PER_CARD, Judgement
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move

CHEST: Final = 0.01
EFFORT: Final = -2.0
CONFUSION: Final = 3.0
"""What it is worth to a saboteur that nobody can be sure of what he has seen."""
NUGGET: Final = 0.05


def reveal(judgement: Judgement, move: Move) -> float:
    """Turn over the likeliest treasure first, or last; chests in between."""
    odds = judgement.odds
    if move.at not in odds.treasure:
        return CHEST
    sign = judgement.aim.sign
    gain = odds.treasure[move.at] - odds.ruin.get(move.at, 0.0)
    return sign * gain + NUGGET * odds.windfall.get(move.at, 0.0)


def orient(judgement: Judgement, move: Move) -> float:
    """Let a card that is turned over lead on, or astray."""
    card = judgement.view.asked_kind
    if card < 0:
        return 0.0
    pose = judgement.kit.poses.pose(card, turned=move.turned)
    return judgement.aim.sign * judgement.way.progress(move.at, pose)


def exchange(judgement: Judgement, move: Move) -> float:
    """Take two goals if one of them is better where the other is."""
    if judgement.aim.side == WATCH:
        return EFFORT
    gain = max(0.0, _swap_gain(judgement, move.at, move.to))
    seen = {look.seen for look in judgement.view.looks if look.seat != judgement.seat}
    doubt = judgement.aim.side == HINDER and not seen.isdisjoint((move.at, move.to))
    return EFFORT + PER_CARD * gain + (CONFUSION if doubt else 0.0)


def swap(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Swap the two goals of the card if that is better; to leave them is worth nothing."""
    play = judgement.view.stack[-1].move
    return 0.0 if play is None else _swap_gain(judgement, play.at, play.to)


def push(judgement: Judgement, move: Move) -> float:
    """Move away what is not the treasure, or what is."""
    return -judgement.aim.sign * judgement.odds.treasure.get(move.at, 0.0)


def _swap_gain(judgement: Judgement, one: PackedCell, other: PackedCell) -> float:
    """Return by how many cards it helps this seat that two goals change places."""
    treasure = judgement.odds.treasure
    way = judgement.way
    farther = way.distance_of(one) - way.distance_of(other)
    return judgement.aim.sign * farther * (treasure[one] - treasure[other])
