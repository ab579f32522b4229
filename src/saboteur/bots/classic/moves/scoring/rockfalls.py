"""Bringing tunnels down."""

from typing import Final

from saboteur.bots.classic.belief.aims import DIG, HINDER
from saboteur.bots.classic.distance.survey import is_through
from saboteur.bots.classic.evaluation.judgement import OBVIOUS, PER_CARD, WRONG, Judgement
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.maze import cell_of
from saboteur.kernel.move import Move

IDLE: Final = -4.0
COLLAPSE: Final = -2.0
NEAR_FRONT: Final = 6
"""So many cards at the front are worth a rockfall."""


def collapse(judgement: Judgement, move: Move) -> float:
    """Clear the way, or bring it down."""
    if judgement.aim.side == DIG:
        return _clear(judgement, move.at)
    if judgement.aim.side == HINDER:
        return _bring_down(judgement, move.at)
    return IDLE


def _clear(judgement: Judgement, place: PackedCell) -> float:
    """Clear dead ends and others' doors out of the way; never touch a tunnel or a chest."""
    cards = judgement.view.cards
    if place not in cards:
        return WRONG
    number = cards[place]
    doors = judgement.evidence.atlas.doors[number]
    if is_through(judgement.kit.poses.poses[number]) and not doors & judgement.blocked:
        return WRONG
    return PER_CARD * judgement.way.removal(place) + IDLE


def _bring_down(judgement: Judgement, place: PackedCell) -> float:
    """Break a link at the front."""
    if judgement.is_masked or place not in _front(judgement):
        return OBVIOUS
    return COLLAPSE - PER_CARD * judgement.plain.removal(place)


def _front(judgement: Judgement) -> list[PackedCell]:
    """List the linked path cards nearest to a goal that may be the treasure."""
    goals = [xy(goal) for goal in judgement.odds.targets]
    way = judgement.plain
    cards = way.maze.cards

    def nearness(place: PackedCell) -> tuple[int, PackedCell]:
        x, y = xy(place)
        return min((abs(x - gx) + abs(y - gy) for gx, gy in goals), default=0), place

    linked = {cell_of(node) for node in way.reach.nodes}
    paths = [place for place in linked if cards[place] < 2 * judgement.kit.removable]
    return sorted(paths, key=nearness)[:NEAR_FRONT]
