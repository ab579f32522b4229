"""Places beside the path: locations that change roles, and pawns that demand payment."""

from typing import Final

from saboteur.bots.classic.belief.objectives import DIG, HINDER
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

W_PAY_PAWN: Final = -3.0
W_HIRE_PAWN: Final = {DIG: -3.0, HINDER: 4.0}
"""To hire a pawn: it stops diggers, and costs a card that is not replaced."""
W_BEG: Final = 6.0
PAY_DISTANCE_CARDS: Final = 2.0
"""A digger this near to the treasure is worth paying for, in cards."""


def location_on_the_way(evaluator: PositionEvaluator, place: PackedCell, number: int) -> float:
    """Score linking a location: its first visitor gets another role."""
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
    """Score laying in front of another's pawn: a nugget, unless a sponsor has promised to pay."""
    pawn = _pawn_at(evaluator, place)
    if pawn is None or pawn.holder == evaluator.seat:
        return 0.0
    sponsored = any(pack_xy(*sponsor.at) == place for sponsor in _pawns(evaluator).sponsors)
    return 0.0 if sponsored else W_PAY_PAWN


def recruit(evaluator: PositionEvaluator, move: Move) -> float:
    """Pay a card for a pawn that stops diggers."""
    if evaluator.is_masked or not evaluator.any_path.reach.ends:
        return W_SELF_HARM
    return W_HIRE_PAWN.get(evaluator.objective.side, 0.0) - card_value(evaluator, move.kind)


def place_pawn(evaluator: PositionEvaluator, move: Move) -> float:
    """Place a pawn where diggers must pass; as a digger, place it out of the way."""
    place = move.at + STEP[SIDE_NAMES.index(move.word)]
    linked = place in evaluator.any_path.reach.ends
    in_the_way = linked and evaluator.any_path.is_on_the_way(place)
    wanted = evaluator.objective.side != DIG
    return float(in_the_way == wanted) + float(linked and wanted)


def beg(evaluator: PositionEvaluator, move: Move) -> float:
    """Ask a friend to pay where needed and likely: near the treasure, with no other lay there."""
    closed = all(lay.at != move.at for lay in evaluator.moves if lay.verb == LAY)
    useful = evaluator.objective.side == DIG and _is_worth_paying(evaluator, move.at)
    if not (closed and useful) or evaluator.is_foe(move.whom):
        return W_SELF_HARM
    return W_BEG + evaluator.regard(move.whom) / W_PER_CARD


def pay_for_passage(evaluator: PositionEvaluator) -> float:
    """Pay for a friend that is about to reach the treasure."""
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
