"""Scores of path cards: laid, two with a scout, laid again by a diversion, or removed."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.bots.classic.belief.objectives import DIG, HINDER, WATCH
from saboteur.bots.classic.distance.distance_field import is_through, onward_cells
from saboteur.bots.classic.evaluation.evaluator import (
    W_DECISIVE,
    W_OBVIOUS_SABOTAGE,
    W_PER_CARD,
    W_SELF_HARM,
    PositionEvaluator,
)
from saboteur.bots.classic.moves.scoring.hand import count_crystals
from saboteur.bots.classic.moves.scoring.places import location_on_the_way, pawn_in_the_way
from saboteur.games.classic.modules.diversion import DivertibleSeen
from saboteur.kernel.geometry import PackedCell, pack_xy, xy
from saboteur.kernel.maze import cell_of
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY

W_IDLE: Final = -4.0
"""Score of a card that brings the treasure no nearer."""

PlacementRule: TypeAlias = Callable[[PositionEvaluator, PackedCell, int], float]


def lay(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of laying a path card from the hand (see ``lay_pose``)."""
    return lay_pose(evaluator, move.at, move.pose)


def lay_pose(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:
    """Return the score of a pose on a cell: by the rule of the seat's side, plus the bonuses."""
    score = SIDE_RULES[evaluator.objective.side](evaluator, place, number)
    return score + sum(extra(evaluator, place, number) for extra in BONUS_RULES)


W_OPEN_END: Final = 0.5
"""Score for every open end that a card leaves."""
W_REVEAL: Final = 4.0
"""Score for revealing a goal that may be the treasure."""


def dig(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:
    """Return the score of a digger's lay: higher the nearer it brings the treasure.

    It is lower than that of a pass if the card brings the treasure no nearer.
    """
    path = evaluator.own_path
    won = _max_odds(evaluator.goal_odds.treasure, path.revealed_goals(place, number))
    if won == 1:
        return W_DECISIVE
    lost = loss_if_revealed(evaluator, place, number)
    gain = path.progress_by(place, number)
    if (
        not lost
        and evaluator.objective.must_link_alone
        and gain > 0
        and path.nearest_after(place, number) <= 1
    ):
        return -W_PER_CARD  # the next seat would take it
    pose = path.maze.poses[number]
    reveal_bonus = W_REVEAL if won else 0.0
    if gain <= 0 and not reveal_bonus:
        idle = W_IDLE if is_through(pose, evaluator.blocked) else 2 * W_IDLE
        return W_PER_CARD * gain + idle - lost
    ways = onward_cells(path.maze, place, pose, path.reach.ends.get(place, 0))
    return W_PER_CARD * gain + reveal_bonus + W_OPEN_END * len(ways) - lost


W_UNLUCKY_GOAL: Final = 2 * W_PER_CARD
"""Cost of ending the round at an unlucky goal, multiplied by its probability. If that is 1, the
cost is ``W_DECISIVE``.
"""


def loss_if_revealed(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:
    """Return the cost to a digger of revealing a goal that ends the round without a win.

    Such a goal is a giant spider, or a treasure that its team cannot reach because of a door.
    """
    odds = evaluator.goal_odds
    revealed = evaluator.any_path.revealed_goals(place, number)
    ruin = _max_odds(odds.ruin, revealed)
    lost = W_DECISIVE if ruin == 1 else W_UNLUCKY_GOAL * ruin
    if evaluator.blocked:
        own = evaluator.own_path.revealed_goals(place, number)
        given = [odds.treasure[goal] for goal in revealed if goal not in own]
        lost += W_DECISIVE * max(given, default=0.0)
    return lost


def _max_odds(odds: Mapping[PackedCell, float], goals: Iterable[PackedCell]) -> float:
    """Return the largest of the ``odds`` of ``goals``; 0 if there are none."""
    return max((odds.get(goal, 0.0) for goal in goals), default=0.0)


W_HARMLESS_LAY: Final = 3.0
"""Score of a card that a saboteur lays to look like a digger."""


def block(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:
    """Return the score of a saboteur's lay: higher the farther it takes the treasure away.

    A masked saboteur prefers harmless through cards. Revealing the treasure scores very low.
    """
    path = evaluator.any_path
    revealed = path.revealed_goals(place, number)
    risk = _max_odds(evaluator.goal_odds.treasure, revealed)
    ruin = _max_odds(evaluator.goal_odds.ruin, revealed)
    if risk or ruin == 1:
        return W_DECISIVE * (ruin - risk)
    harm = -path.progress_by(place, number)
    if not evaluator.is_masked:
        return W_PER_CARD * harm
    if not is_through(path.maze.poses[number]):
        return W_OBVIOUS_SABOTAGE
    return W_HARMLESS_LAY + (min(harm, 1) if harm >= 0 else 3 * harm)


W_INDIFFERENT_LAY: Final = 0.5
"""Score of a through card laid by a role that is paid either way."""


def lay_indifferently(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:  # noqa: ARG001 - the signature of PlacementRule
    """Return the score of a lay by a role that is paid either way: positive for a through card.

    For a geologist, a path without crystals scores below zero: passing for crystals is better.
    """
    pose = evaluator.kit.poses.poses[number]
    if evaluator.objective.wants_crystals and not count_crystals(evaluator, number // 2):
        return -W_INDIFFERENT_LAY
    return W_INDIFFERENT_LAY if is_through(pose) else W_IDLE


SIDE_RULES: Final[Mapping[str, PlacementRule]] = MappingProxyType(
    {DIG: dig, HINDER: block, WATCH: lay_indifferently}
)


W_CRYSTAL: Final = 8.0


def crystal_bonus(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:  # noqa: ARG001 - the signature of PlacementRule
    """Return a geologist's bonus: higher for each crystal on the card, wherever it is laid."""
    if not evaluator.objective.wants_crystals:
        return 0.0
    return (W_CRYSTAL - W_IDLE) * count_crystals(evaluator, number // 2)


W_OWN_DOOR: Final = 4.0


def own_door_bonus(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:
    """Return the bonus of a door of the seat's team: positive on a path towards the treasure.

    A door there keeps the other team out.
    """
    if not evaluator.evidence.card_geometry.doors[number] & evaluator.own_doors:
        return 0.0
    return W_OWN_DOOR if evaluator.own_path.progress_by(place, number) > 0 else 0.0


W_NUGGET: Final = 3.0


def windfall_bonus(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:
    """Return the bonus of revealed gold: positive for a sack, negative for a dragon."""
    found = evaluator.goal_odds.windfall
    if not any(found.values()):
        return 0.0
    revealed = evaluator.any_path.revealed_goals(place, number)
    return W_NUGGET * sum(found.get(goal, 0.0) for goal in revealed)


BONUS_RULES: Final[tuple[PlacementRule, ...]] = (
    crystal_bonus,
    own_door_bonus,
    windfall_bonus,
    pawn_in_the_way,
    location_on_the_way,
)
"""The parts of a lay's score that do not depend on the path to the treasure."""


W_SECOND_PATH: Final = 2.0


def scout(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of laying two paths: above the best single lay, low if none is good."""
    lays = [lay(evaluator, path) for path in evaluator.moves if path.verb == LAY]
    best = max(lays, default=W_SELF_HARM)
    return best + W_SECOND_PATH if best > W_PER_CARD / 2 else W_SELF_HARM


W_DIVERSION_SPENT: Final = -4.0
"""Cost of spending a diversion that might serve better later."""


def diversion(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of moving the latest path: higher if that helps the seat's side more."""
    gain = diversion_gain(evaluator, move)
    if gain is None:
        return 0.0
    if evaluator.objective.side == HINDER and evaluator.is_masked:
        return W_OBVIOUS_SABOTAGE
    if evaluator.objective.side == WATCH:
        return W_DIVERSION_SPENT
    return W_DIVERSION_SPENT + W_PER_CARD * gain * evaluator.objective.sign


def diversion_gain(evaluator: PositionEvaluator, move: Move) -> float | None:
    """Return by how many cards a diversion brings the treasure nearer; ``None`` if impossible."""
    seen = evaluator.view.modules.get("diversion")
    if not isinstance(seen, DivertibleSeen) or not seen.cells:
        return None
    source = pack_xy(*seen.cells[-1])
    number = evaluator.view.cards[source]
    lifted = evaluator.own_path.without_card(source)
    pose = evaluator.kit.poses.pose(number // 2, turned=move.turned)
    return evaluator.own_path.distance() - lifted.distance() + lifted.progress_by(move.at, pose)


W_COLLAPSE: Final = -2.0
MAX_FRONT_CARDS: Final = 6
"""How many of the cards nearest to the treasure are considered for a rockfall."""


def collapse(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a rockfall.

    It is high for a digger if the rockfall clears the path, and for a saboteur if it destroys a
    link near the goals.
    """
    if evaluator.objective.side == DIG:
        return _clear_score(evaluator, move.at)
    if evaluator.objective.side == HINDER:
        return _bring_down_score(evaluator, move.at)
    return W_IDLE


def _clear_score(evaluator: PositionEvaluator, place: PackedCell) -> float:
    """Return the score of removing a card for a digger.

    It is high for dead ends, and for doors of other teams that block the path; it is very low for
    tunnels and chests.
    """
    cards = evaluator.view.cards
    if place not in cards:
        return W_SELF_HARM
    number = cards[place]
    doors = evaluator.evidence.card_geometry.doors[number]
    if is_through(evaluator.kit.poses.poses[number]) and not doors & evaluator.blocked:
        return W_SELF_HARM
    return W_PER_CARD * evaluator.own_path.removal_gain(place) + W_IDLE


def _bring_down_score(evaluator: PositionEvaluator, place: PackedCell) -> float:
    """Return the score of removing a card for a saboteur: higher if the detour is longer.

    Cards away from the front score low, because removing them only exposes the saboteur.
    """
    if evaluator.is_masked or place not in _front_cards(evaluator):
        return W_OBVIOUS_SABOTAGE
    return W_COLLAPSE - W_PER_CARD * evaluator.any_path.removal_gain(place)


def _front_cards(evaluator: PositionEvaluator) -> list[PackedCell]:
    """Return the linked path cards nearest to a possible treasure."""
    goals = [xy(goal) for goal in evaluator.goal_odds.targets]
    path = evaluator.any_path
    cards = path.maze.cards

    def nearness(place: PackedCell) -> tuple[int, PackedCell]:
        x, y = xy(place)
        return min((abs(x - gx) + abs(y - gy) for gx, gy in goals), default=0), place

    linked = {cell_of(node) for node in path.reach.nodes}
    paths = [place for place in linked if cards[place] < 2 * evaluator.kit.removable]
    return sorted(paths, key=nearness)[:MAX_FRONT_CARDS]
