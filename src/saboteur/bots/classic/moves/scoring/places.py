"""Scores of goals, roles, locations and pawns."""

from typing import Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER, WATCH
from saboteur.bots.classic.distance.distance_field import exits_of
from saboteur.bots.classic.evaluation.evaluator import (
    W_PER_CARD,
    W_ROLE_CHANGE,
    W_SELF_HARM,
    PositionEvaluator,
)
from saboteur.bots.classic.moves.scoring.hand import card_value
from saboteur.games.classic.locations import LocationSeen
from saboteur.games.classic.modules.right_of_way import PawnSeen, PawnsSeen
from saboteur.kernel.geometry import SIDE_NAMES, STEP, PackedCell, pack_xy
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY

W_LOOK_AT_GOAL: Final = {DIG: 12.0, HINDER: 6.0, WATCH: 0.5}
W_MAP_ON_CHEST: Final = -1.0
W_INSPECT: Final = {DIG: 5.0, HINDER: 1.5, WATCH: 0.5}
W_KNOWN_REPUTATION: Final = 0.5
"""How much a look at a role loses in value per point of reputation, positive or negative."""


def look_at_goal(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of looking at a goal: positive if the look may settle what it is.

    A saboteur looks as well, to appear as curious as a miner.
    """
    odds = evaluator.goal_odds.treasure.get(move.at)
    if odds is None:
        return W_MAP_ON_CHEST  # a covered path: it tells nothing about the goals
    if 0 < odds < 1:
        return W_LOOK_AT_GOAL[evaluator.objective.side]
    return 0.0 if evaluator.objective.side == HINDER else W_SELF_HARM


def look_at_role(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of looking at a seat's role: higher if less is known about the seat."""
    if move.whom in evaluator.known_objectives:
        return W_SELF_HARM
    shown = min(abs(evaluator.evidence.reputation[move.whom]), 4)
    return W_INSPECT[evaluator.objective.side] - W_KNOWN_REPUTATION * shown


W_CHEST: Final = 0.01
W_EFFORT: Final = -2.0
W_CONFUSION: Final = 3.0
"""Value to a saboteur of making the knowledge of other seats uncertain."""
W_NUGGET: Final = 0.05


def reveal(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of revealing a card, by its probability of being the treasure.

    The likelier it is, the higher for a digger and the lower for a saboteur. A chest scores just
    above zero.
    """
    odds = evaluator.goal_odds
    if move.at not in odds.treasure:
        return W_CHEST
    sign = evaluator.objective.sign
    gain = odds.treasure[move.at] - odds.ruin.get(move.at, 0.0)
    return sign * gain + W_NUGGET * odds.windfall.get(move.at, 0.0)


def orient(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of an orientation.

    It is higher for a digger if the tunnel leads on, and for a saboteur if it does not.
    """
    card = evaluator.view.asked_kind
    if card < 0:
        return 0.0
    pose = evaluator.kit.poses.pose(card, turned=move.turned)
    return evaluator.objective.sign * evaluator.own_path.progress_by(move.at, pose)


def exchange(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of choosing two goals: higher the more the seat gains by swapping them.

    A saboteur also gains if another seat has seen one of them.
    """
    if evaluator.objective.side == WATCH:
        return W_EFFORT
    gain = max(0.0, _swap_gain(evaluator, move.at, move.to))
    seen = {look.seen for look in evaluator.view.looks if look.seat != evaluator.seat}
    doubt = evaluator.objective.side == HINDER and not seen.isdisjoint((move.at, move.to))
    return W_EFFORT + W_PER_CARD * gain + (W_CONFUSION if doubt else 0.0)


def swap(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the signature of ScoringRule
    """Return the score of swapping the chosen goals: by how many cards that helps this seat's side.

    Not swapping scores 0.
    """
    play = evaluator.view.stack[-1].move
    return 0.0 if play is None else _swap_gain(evaluator, play.at, play.to)


def move_goal(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of moving a goal, by its probability of being the treasure.

    The likelier it is, the lower for a digger and the higher for a saboteur.
    """
    return -evaluator.objective.sign * evaluator.goal_odds.treasure.get(move.at, 0.0)


def _swap_gain(evaluator: PositionEvaluator, one: PackedCell, other: PackedCell) -> float:
    """Return by how many cards a swap of goals ``one`` and ``other`` helps this seat's side.

    It brings the treasure nearer for a digger and takes it farther away for a saboteur.
    """
    treasure = evaluator.goal_odds.treasure
    path = evaluator.own_path
    farther = path.distance_of(one) - path.distance_of(other)
    return evaluator.objective.sign * farther * (treasure[one] - treasure[other])


W_PAY_PAWN: Final = -3.0
W_HIRE_PAWN: Final = {DIG: -3.0, HINDER: 4.0}
"""Score of hiring a pawn. It stops diggers, and the card discarded for it is not replaced."""
W_BEG: Final = 6.0
PAY_DISTANCE_CARDS: Final = 2.0
"""The largest distance of the treasure, in cards, at which paying for a digger is worth it."""


def location_on_the_way(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:
    """Return the bonus of linking a location, whose first visitor gets another role.

    It is the higher, the worse the round goes for the seat.
    """
    spots = [
        pack_xy(*part.cell)
        for part in evaluator.view.modules.values()
        if isinstance(part, LocationSeen) and part.visitor is None
    ]
    if not spots:
        return 0.0
    faced = evaluator.any_path.reach.ends.get(place, 0)
    sides = exits_of(evaluator.kit.poses.poses[number], faced)
    reached = any(place + STEP[side] in spots for side in sides)
    return -W_ROLE_CHANGE * evaluator.outlook if reached else 0.0


def pawn_in_the_way(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:  # noqa: ARG001
    """Return the cost, as a negative bonus, of laying on a cell closed by another seat's pawn.

    It is 0 if a sponsor has agreed to pay the nugget.
    """
    pawn = _pawn_at(evaluator, place)
    if pawn is None or pawn.holder == evaluator.seat:
        return 0.0
    sponsored = any(pack_xy(*sponsor.at) == place for sponsor in _pawns(evaluator).sponsors)
    return 0.0 if sponsored else W_PAY_PAWN


def recruit(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of discarding a card for a pawn: high for a saboteur with a poor card."""
    if evaluator.is_masked or not evaluator.any_path.reach.ends:
        return W_SELF_HARM
    return W_HIRE_PAWN.get(evaluator.objective.side, 0.0) - card_value(evaluator, move.kind)


def place_pawn(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a place for a pawn: a digger wants it off the way, others on it."""
    place = move.at + STEP[SIDE_NAMES.index(move.word)]
    linked = place in evaluator.any_path.reach.ends
    in_the_way = linked and evaluator.any_path.is_on_the_way(place)
    wanted = evaluator.objective.side != DIG
    return float(in_the_way == wanted) + float(linked and wanted)


def beg(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of asking a seat to pay: positive for a friend, near the treasure.

    It is low if the seat would probably refuse, or if another lay on the cell is possible.
    """
    closed = all(lay.at != move.at for lay in evaluator.moves if lay.verb == LAY)
    useful = evaluator.objective.side == DIG and _is_worth_paying(evaluator, move.at)
    if not (closed and useful) or evaluator.is_foe(move.whom):
        return W_SELF_HARM
    return W_BEG + evaluator.regard(move.whom) / W_PER_CARD


def pay_for_passage(evaluator: PositionEvaluator) -> float:
    """Return 1 if paying for the seat to move helps a friend near the treasure, else -1."""
    digs = evaluator.objective.side == DIG and not evaluator.objective.must_link_alone
    friend = not evaluator.is_foe(evaluator.view.stack[0].seat)
    wanted = digs and friend and _is_worth_paying(evaluator, evaluator.view.asked_at)
    return 1.0 if wanted else -1.0


def _is_worth_paying(evaluator: PositionEvaluator, place: PackedCell) -> bool:
    path = evaluator.own_path
    return path.nearest_distance() <= PAY_DISTANCE_CARDS and path.is_on_the_way(place)


def _pawns(evaluator: PositionEvaluator) -> PawnsSeen:
    seen = evaluator.view.modules.get("right-of-way")
    return seen if isinstance(seen, PawnsSeen) else PawnsSeen((), 0, 0, (), ())


def _pawn_at(evaluator: PositionEvaluator, place: PackedCell) -> PawnSeen | None:
    return next((pawn for pawn in _pawns(evaluator).pawns if pack_xy(*pawn.closes) == place), None)
