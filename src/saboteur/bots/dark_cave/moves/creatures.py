"""Where to drive a creature: onto those of the other side, never onto one's own."""

from typing import Final

from saboteur.bots.dark_cave.evaluation.judgement import Outlook
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.kernel.maze import INSIDE, Node, node_at
from saboteur.kernel.move import NOTHING, Move

NOBODY_THERE: Final = -1.0
"""A creature that gets at nobody is kept for later."""
NEARER: Final = 0.01
"""Of two ways to the same victims, the shorter one."""


def call_score(outlook: Outlook, move: Move) -> float:
    """What it is worth to call a creature: the worst it can do from there."""
    view = outlook.view
    creature = view.kit.creature[move.kind]
    piece = view.creature_pieces[creature]
    if piece is None and outlook.dwarves_on(node_at(move.cell, move.value)):
        # It attacks where it comes up.
        return damage(outlook, creature, node_at(move.cell, move.value))
    node = node_at(move.cell, move.value) if piece is None else piece.node  # DC-47
    return _best(outlook, creature, node, view.kit.distances[creature]) or NOBODY_THERE


def step_score(outlook: Outlook, move: Move) -> float:
    """What it is worth to drive a creature on, or to stop it."""
    view = outlook.view
    creature = view.kit.creature[view.asked_card]
    if move.cell == NOTHING:
        return 0.0
    node = node_at(move.cell, move.value)
    if outlook.dwarves_on(node):
        return damage(outlook, creature, node)
    return _best(outlook, creature, node, view.asked_left - 1) - NEARER


def _best(outlook: Outlook, creature: int, node: Node, left: int) -> float:
    """What a creature can do at most in some steps; it stops where somebody is (DC-43)."""
    best = 0.0
    seen = {node}
    fresh = [node]
    for far in range(1, left + 1):
        beside = {
            other
            for here in fresh
            for other, border in outlook.survey.maze.steps(here)
            if border == INSIDE or border not in outlook.survey.webs
        }
        beside -= seen
        seen |= beside
        met = [other for other in beside if outlook.dwarves_on(other)]
        best = max(best, *(damage(outlook, creature, other) - NEARER * far for other in met), 0.0)
        fresh = [other for other in beside if other not in met]
    return best


def damage(outlook: Outlook, creature: int, node: Node) -> float:
    """What an attack on a space is worth: harm to others, less harm to one's own side."""
    name = CREATURES[creature]
    return sum(outlook.harm(name, seat) for seat in outlook.dwarves_on(node))
