"""Where to drive a creature: onto those of the other side, never onto one's own."""

from typing import Final

from saboteur.bots.dark_cave.evaluation.judgement import Judgement
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.kernel.maze import INSIDE, Node, node_at
from saboteur.kernel.move import NOTHING, Move

NOBODY_THERE: Final = -1.0
"""A creature that gets at nobody is kept for later."""
NEARER: Final = 0.01
"""Of two ways to the same victims, the shorter one."""


def call_score(judgement: Judgement, move: Move) -> float:
    """What it is worth to call a creature: the worst it can do from there."""
    view = judgement.view
    creature = view.kit.creature[move.kind]
    piece = view.creature_pieces[creature]
    if piece is None and judgement.dwarves_on(node_at(move.at, move.number)):
        # It attacks where it comes up.
        return damage(judgement, creature, node_at(move.at, move.number))
    node = node_at(move.at, move.number) if piece is None else piece.node  # DC-47
    return _best(judgement, creature, node, view.kit.distances[creature]) or NOBODY_THERE


def step_score(judgement: Judgement, move: Move) -> float:
    """What it is worth to drive a creature on, or to stop it."""
    view = judgement.view
    creature = view.kit.creature[view.asked_kind]
    if move.at == NOTHING:
        return 0.0
    node = node_at(move.at, move.number)
    if judgement.dwarves_on(node):
        return damage(judgement, creature, node)
    return _best(judgement, creature, node, view.asked_left - 1) - NEARER


def _best(judgement: Judgement, creature: int, node: Node, left: int) -> float:
    """What a creature can do at most in some steps; it stops where somebody is (DC-43)."""
    best = 0.0
    seen = {node}
    fresh = [node]
    for far in range(1, left + 1):
        beside = {
            other
            for here in fresh
            for other, border in judgement.survey.maze.steps(here)
            if border == INSIDE or border not in judgement.survey.webs
        }
        beside -= seen
        seen |= beside
        met = [other for other in beside if judgement.dwarves_on(other)]
        best = max(best, *(damage(judgement, creature, other) - NEARER * far for other in met), 0.0)
        fresh = [other for other in beside if other not in met]
    return best


def damage(judgement: Judgement, creature: int, node: Node) -> float:
    """What an attack on a space is worth: harm to others, less harm to one's own side."""
    name = CREATURES[creature]
    return sum(judgement.harm(name, seat) for seat in judgement.dwarves_on(node))
