"""The goals themselves: revealed, turned round, exchanged or moved."""

from typing import Final

from saboteur.bots.classic.belief.objectives import HINDER, WATCH
from saboteur.bots.classic.evaluation.evaluator import W_PER_CARD, PositionEvaluator
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move

W_CHEST: Final = 0.01
W_EFFORT: Final = -2.0
W_CONFUSION: Final = 3.0
"""Value to a saboteur when other seats can no longer be sure of what they have seen."""
W_NUGGET: Final = 0.05


def reveal(evaluator: PositionEvaluator, move: Move) -> float:
    """Reveal the likeliest treasure first, or last for a saboteur; chests come in between."""
    odds = evaluator.goal_odds
    if move.at not in odds.treasure:
        return W_CHEST
    sign = evaluator.objective.sign
    gain = odds.treasure[move.at] - odds.ruin.get(move.at, 0.0)
    return sign * gain + W_NUGGET * odds.windfall.get(move.at, 0.0)


def orient(evaluator: PositionEvaluator, move: Move) -> float:
    """Turn a revealed card so that it leads on, or astray."""
    card = evaluator.view.asked_kind
    if card < 0:
        return 0.0
    pose = evaluator.kit.poses.pose(card, turned=move.turned)
    return evaluator.objective.sign * evaluator.own_path.progress_by(move.at, pose)


def exchange(evaluator: PositionEvaluator, move: Move) -> float:
    """Choose two goals if one of them is better in the place of the other."""
    if evaluator.objective.side == WATCH:
        return W_EFFORT
    gain = max(0.0, _swap_gain(evaluator, move.at, move.to))
    seen = {look.seen for look in evaluator.view.looks if look.seat != evaluator.seat}
    doubt = evaluator.objective.side == HINDER and not seen.isdisjoint((move.at, move.to))
    return W_EFFORT + W_PER_CARD * gain + (W_CONFUSION if doubt else 0.0)


def swap(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Swap the two chosen goals if that is better; leaving them scores 0."""
    play = evaluator.view.stack[-1].move
    return 0.0 if play is None else _swap_gain(evaluator, play.at, play.to)


def move_goal(evaluator: PositionEvaluator, move: Move) -> float:
    """Move away a goal that is not the treasure, or for a saboteur one that is."""
    return -evaluator.objective.sign * evaluator.goal_odds.treasure.get(move.at, 0.0)


def _swap_gain(evaluator: PositionEvaluator, one: PackedCell, other: PackedCell) -> float:
    """Return by how many cards this seat gains if two goals change places."""
    treasure = evaluator.goal_odds.treasure
    path = evaluator.own_path
    farther = path.distance_of(one) - path.distance_of(other)
    return evaluator.objective.sign * farther * (treasure[one] - treasure[other])
