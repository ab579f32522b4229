"""Scores of moving a creature: higher the more its attack harms the other side."""

from typing import Final

from saboteur.bots.dark_cave.evaluation.evaluator import PositionEvaluator
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.kernel.maze import INSIDE, Node, node_at
from saboteur.kernel.move import NOTHING, Move

W_NOBODY_THERE: Final = -1.0
"""Score of a creature that reaches no dwarf; its card is kept for later."""
W_SHORTER_WAY: Final = 0.01
"""Deduction per step, to prefer the shorter path to the same victims."""


def call_score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of calling a creature: that of its best attack from its position.

    It is negative if the creature reaches no dwarf.
    """
    view = evaluator.view
    creature = view.kit.creature[move.kind]
    piece = view.creature_pieces[creature]
    if piece is None and evaluator.dwarves_on(node_at(move.at, move.number)):
        # It attacks where it appears.
        return attack_score(evaluator, creature, node_at(move.at, move.number))
    node = node_at(move.at, move.number) if piece is None else piece.node  # DC-47
    return _best_attack(evaluator, creature, node, view.kit.distances[creature]) or W_NOBODY_THERE


def step_score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a creature's step: that of the best attack from there.

    Stopping scores 0.
    """
    view = evaluator.view
    creature = view.kit.creature[view.asked_kind]
    if move.at == NOTHING:
        return 0.0
    node = node_at(move.at, move.number)
    if evaluator.dwarves_on(node):
        return attack_score(evaluator, creature, node)
    return _best_attack(evaluator, creature, node, view.asked_left - 1) - W_SHORTER_WAY


def _best_attack(evaluator: PositionEvaluator, creature: int, node: Node, left: int) -> float:
    """Return the score of the creature's best attack within ``left`` steps; at least 0.

    The creature stops on the first occupied space (DC-43).
    """
    best = 0.0
    seen = {node}
    fresh = [node]
    for far in range(1, left + 1):
        beside = {
            other
            for here in fresh
            for other, border in evaluator.distance_map.maze.steps(here)
            if border == INSIDE or border not in evaluator.distance_map.webs
        }
        beside -= seen
        seen |= beside
        met = [other for other in beside if evaluator.dwarves_on(other)]
        best = max(
            best,
            *(attack_score(evaluator, creature, other) - W_SHORTER_WAY * far for other in met),
            0.0,
        )
        fresh = [other for other in beside if other not in met]
    return best


def attack_score(evaluator: PositionEvaluator, creature: int, node: Node) -> float:
    """Return the score of an attack on a space: higher for rivals there, lower for friends."""
    name = CREATURES[creature]
    return sum(evaluator.harm_score(name, seat) for seat in evaluator.dwarves_on(node))
