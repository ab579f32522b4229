"""Tactics: the moves that a skilled player scores differently from a novice.

Turns for digging are scarce. So a digger stops seats that are almost certainly saboteurs, then digs
with any card that brings the treasure a whole card nearer. Without such a card it mends, breaks and
looks, and keeps the cards that lead on. A saboteur breaks tools from the beginning, as a digger
with a suspicion might. While the tunnel is short it lies low: it gathers dead ends and rockfalls,
looks, and passes the best paths. Later it plays all the cards that expose it.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.bots.classic.belief.objectives import DIG, HINDER
from saboteur.bots.classic.belief.observed_actions import classify_lay_publicly, classify_removal
from saboteur.bots.classic.distance.distance_field import is_through, leads_across
from saboteur.bots.classic.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.classic.evaluation.evaluator import W_DECISIVE, W_PER_CARD, W_SELF_HARM
from saboteur.bots.classic.moves.scoring import score as plain_score
from saboteur.bots.classic.moves.scoring.hand import card_value
from saboteur.kernel.geometry import xy
from saboteur.kernel.maze import cell_of
from saboteur.kernel.move import Move

W_LOOK: Final = 3.0
W_STOP: Final = 12.0
W_STOP_FRIEND: Final = 12.0
"""Value of stopping a saboteur, and cost of stopping a digger."""

W_CROSSING_CARD: Final = 2.5
"""Extra value in hand of a path card that leads across, as most cells of the path need."""

W_BLOCK: Final = 10.0
W_COLLAPSE: Final = 4.0
"""Bonus of a rockfall in addition to the detour that it causes: few other cards do as much harm."""
W_SPY: Final = 11.0
W_EXPOSURE: Final = 2.0
"""Cost for a saboteur of an action, multiplied by the rise of its ``exposure``."""
W_OWN_TOOL: Final = 4.0
W_HELD_REPAIR: Final = 3.0
"""Value of a repair in a saboteur's hand: it needs whole tools to block."""


def score(evaluator: BeliefEvaluator, move: Move) -> float:
    effect = evaluator.kit.effects[move.kind] if move.verb == "play" else move.verb
    rule = TACTICS.get((evaluator.objective.side, effect))
    return plain_score(evaluator, move) if rule is None else rule(evaluator, move)


# Diggers.


WHOLE_CARD_PROGRESS: Final = 0.7
"""The least progress that counts as a whole card; with less, passing is almost as good."""
W_HALF_CARD: Final = 6.0
"""Deduction for a path below ``WHOLE_CARD_PROGRESS``."""


def dig_path(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return a novice's score of a path, reduced if it gains less than a whole card."""
    found = plain_score(evaluator, move)
    if not 0 < found < W_DECISIVE / 2:
        return found
    gain = evaluator.own_path.progress_by(move.at, move.pose)
    return found - W_HALF_CARD if 0 < gain < WHOLE_CARD_PROGRESS else found


def look_at_goal(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a look: positive if it may find the treasure.

    It is below that of a useful path.
    """
    found = plain_score(evaluator, move)
    return W_LOOK if found > 0 else found


def stop_suspect(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of breaking a tool: higher if the target is likelier to be a saboteur.

    It is negative if the target probably digs, and at most 0 if it cannot lay paths already.
    """
    likely = evaluator.saboteur_odds[move.whom]
    gain = W_STOP * likely - W_STOP_FRIEND * (1 - likely)
    return min(0.0, gain) if evaluator.is_barred(move.whom) else gain


W_MEND: Final = 7.0
SUSPECT_THRESHOLD: Final = 0.4
"""Tools of a seat are not mended if its probability of being a saboteur is higher."""


def mend_tool(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of mending: highest for the seat's own tool, then for the least suspected.

    It is very low for a seat whose probability of being a saboteur exceeds ``SUSPECT_THRESHOLD``.
    """
    if move.whom == evaluator.seat:
        return plain_score(evaluator, move)
    likely = evaluator.saboteur_odds[move.whom]
    return W_SELF_HARM if likely > SUSPECT_THRESHOLD else W_MEND * (1 - likely)


def keep_digging(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of passing: higher for a card that helps digging less.

    It is lowered for paths that lead across, and raised for action cards of which the hand has
    several.
    """
    kit = evaluator.kit
    if move.kind >= kit.paths:
        return _pass_one_of_many(evaluator, move)
    return -card_value(evaluator, move.kind) - (
        W_CROSSING_CARD if _crossing_bonus(evaluator, move.kind) else 0.0
    )


W_DUPLICATE_CARD: Final = 1.2
"""Deduction for each further card of the same kind."""


def _pass_one_of_many(evaluator: BeliefEvaluator, move: Move) -> float:
    effects = evaluator.kit.effects
    same = sum(effects[card] == effects[move.kind] for card in evaluator.view.card_numbers)
    return W_DUPLICATE_CARD * (same - 1) - card_value(evaluator, move.kind)


def _crossing_bonus(evaluator: BeliefEvaluator, card: int) -> bool:
    return leads_across(evaluator.kit.poses.poses[2 * card])


# Saboteurs.


W_OPEN_END: Final = -6.0
"""Deduction for a saboteur's path that leads on; a dead end gets ``W_BLOCK`` instead."""
W_LYING_LOW: Final = -5.0
"""Score of an action that would expose a saboteur that is lying low."""


def block_path(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a saboteur's lay: higher for more harm and less exposure.

    A path that leads on gives the diggers more choices, so it must do much harm.
    """
    found = plain_score(evaluator, move)
    if not 0 < found < W_DECISIVE / 2:
        return found
    if evaluator.is_lying_low:
        return W_LYING_LOW
    found += W_OPEN_END if is_through(evaluator.kit.poses.poses[move.pose]) else W_BLOCK
    return found - W_EXPOSURE * evaluator.exposure_change(
        classify_lay_publicly(evaluator.evidence, move.at, move.pose)
    )


def look_for_treasure(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a saboteur's look: high while it may find the treasure.

    Knowing the treasure, the saboteur can mislead the others.
    """
    found = plain_score(evaluator, move)
    return W_SPY if found > 0 else found


def collapse_path(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a rockfall: higher for a longer detour and less exposure.

    It is very low if the card is not at the front, if removing it does not lengthen the path, or
    while the saboteur is lying low.
    """
    number = evaluator.any_path.maze.cards.get(move.at)
    if number is None or move.at not in _linked_front_cards(evaluator):
        return W_SELF_HARM
    harm = -W_PER_CARD * evaluator.any_path.removal_gain(move.at)
    if harm <= 0 or evaluator.is_lying_low:
        return W_SELF_HARM
    return (
        W_COLLAPSE
        + harm
        - W_EXPOSURE * evaluator.exposure_change(classify_removal(evaluator.evidence, number))
    )


MAX_ROCKFALL_CANDIDATES: Final = 12
"""The number of linked cards nearest to the goals that are considered for a rockfall."""


def _linked_front_cards(evaluator: BeliefEvaluator) -> list[int]:
    """Return the linked path cards nearest to the goals that may be the treasure."""
    goals = [xy(goal) for goal in evaluator.goal_odds.targets]
    cards = evaluator.any_path.maze.cards

    def nearness(place: int) -> tuple[int, int]:
        x, y = xy(place)
        return min((abs(x - gx) + abs(y - gy) for gx, gy in goals), default=0), place

    linked = {cell_of(node) for node in evaluator.any_path.reach.nodes}
    paths = [place for place in linked if cards[place] < 2 * evaluator.kit.removable]
    return sorted(paths, key=nearness)[:MAX_ROCKFALL_CANDIDATES]


W_SEAT_DISTANCE: Final = 0.5
"""Largest bonus for breaking a digger's tool, if that digger's turn comes soonest."""


def hinder_digger(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return a novice's score of breaking a digger's tool, raised if the digger's turn comes soon.

    Breaking it does not expose the saboteur, because a digger might do the same to a foe.
    """
    found = plain_score(evaluator, move)
    if found <= 0:
        return found
    seats = evaluator.kit.seats
    turns = (move.whom - evaluator.seat) * evaluator.view.way % seats
    return found + W_SEAT_DISTANCE * (seats - turns) / seats


def mend_own_tool(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return a novice's score of mending, raised for the seat's own tool.

    A saboteur needs whole tools to lay blocking paths.
    """
    found = plain_score(evaluator, move)
    return found + W_OWN_TOOL if move.whom == evaluator.seat else found


W_PASSED_CARD: Final = 0.2
"""Weight of a card's value when a saboteur passes it. It is small, since any harmful move is
better.
"""


def keep_harming(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of passing a card: higher if the card is worth less to the saboteur.

    It is highest for paths that lead across, and negative for the only repair card.
    """
    effects = evaluator.kit.effects
    if move.kind < evaluator.kit.paths and _crossing_bonus(evaluator, move.kind):
        return W_PASSED_CARD * (W_CROSSING_CARD - card_value(evaluator, move.kind))
    if effects[move.kind] != "repair":
        return -W_PASSED_CARD * card_value(evaluator, move.kind)
    repairs = sum(effects[card] == "repair" for card in evaluator.view.card_numbers)
    return W_PASSED_CARD * W_HELD_REPAIR * (repairs - 2) / 2


Tactic: TypeAlias = Callable[[BeliefEvaluator, Move], float]

TACTICS: Final[Mapping[tuple[str, str], Tactic]] = MappingProxyType(
    {
        (DIG, "lay"): dig_path,
        (DIG, "map"): look_at_goal,
        (DIG, "break"): stop_suspect,
        (DIG, "repair"): mend_tool,
        (DIG, "pass"): keep_digging,
        (HINDER, "lay"): block_path,
        (HINDER, "map"): look_for_treasure,
        (HINDER, "rockfall"): collapse_path,
        (HINDER, "break"): hinder_digger,
        (HINDER, "repair"): mend_own_tool,
        (HINDER, "pass"): keep_harming,
    }
)
"""The tactics by side, and by verb or card effect. Other moves are scored as for a novice."""
