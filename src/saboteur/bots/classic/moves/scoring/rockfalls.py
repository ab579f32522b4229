"""Rockfalls: removing path cards."""

from typing import Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER
from saboteur.bots.classic.distance.distance_field import is_through
from saboteur.bots.classic.evaluation.evaluator import (
    W_OBVIOUS_SABOTAGE,
    W_PER_CARD,
    W_SELF_HARM,
    PositionEvaluator,
)
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.maze import cell_of
from saboteur.kernel.move import Move

W_IDLE: Final = -4.0
W_COLLAPSE: Final = -2.0
MAX_FRONT_CARDS: Final = 6
"""This many cards at the front are worth a rockfall."""


def collapse(evaluator: PositionEvaluator, move: Move) -> float:
    """Score a rockfall: clear the path as a digger, destroy it as a saboteur."""
    if evaluator.objective.side == DIG:
        return _clear_score(evaluator, move.at)
    if evaluator.objective.side == HINDER:
        return _bring_down_score(evaluator, move.at)
    return W_IDLE


def _clear_score(evaluator: PositionEvaluator, place: PackedCell) -> float:
    """Score removing dead ends and other teams' doors; never a tunnel or a chest."""
    cards = evaluator.view.cards
    if place not in cards:
        return W_SELF_HARM
    number = cards[place]
    doors = evaluator.evidence.card_geometry.doors[number]
    if is_through(evaluator.kit.poses.poses[number]) and not doors & evaluator.blocked:
        return W_SELF_HARM
    return W_PER_CARD * evaluator.own_path.removal_gain(place) + W_IDLE


def _bring_down_score(evaluator: PositionEvaluator, place: PackedCell) -> float:
    """Score destroying a link at the front."""
    if evaluator.is_masked or place not in _front_cards(evaluator):
        return W_OBVIOUS_SABOTAGE
    return W_COLLAPSE - W_PER_CARD * evaluator.any_path.removal_gain(place)


def _front_cards(evaluator: PositionEvaluator) -> list[PackedCell]:
    """List the linked path cards nearest to a possible treasure."""
    goals = [xy(goal) for goal in evaluator.goal_odds.targets]
    path = evaluator.any_path
    cards = path.maze.cards

    def nearness(place: PackedCell) -> tuple[int, PackedCell]:
        x, y = xy(place)
        return min((abs(x - gx) + abs(y - gy) for gx, gy in goals), default=0), place

    linked = {cell_of(node) for node in path.reach.nodes}
    paths = [place for place in linked if cards[place] < 2 * evaluator.kit.removable]
    return sorted(paths, key=nearness)[:MAX_FRONT_CARDS]
