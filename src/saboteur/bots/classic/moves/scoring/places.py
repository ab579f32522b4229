"""What lies beside the way: locations that change roles, pawns that want to be paid."""

from typing import Final

from saboteur.bots.classic.belief.aims import DIG, HINDER
from saboteur.bots.classic.distance.survey import exits_of
from saboteur.bots.classic.evaluation.judgement import CHANGE, PER_CARD, WRONG, Judgement
from saboteur.bots.classic.moves.scoring.hand import worth
from saboteur.games.classic.locations import LocationSeen
from saboteur.games.classic.modules.right_of_way import PawnSeen, PawnsSeen
from saboteur.kernel.geometry import SIDE_NAMES, STEP, PackedCell, packed
from saboteur.kernel.move import Move
from saboteur.kernel.wording import LAY

TOLL: Final = -3.0
HIRE: Final = {DIG: -3.0, HINDER: 4.0}
"""To hire a pawn: it stops diggers, and it costs a card that is not drawn again."""
BEG: Final = 6.0
SHARE: Final = 2.0
"""So many cards from the treasure a digger pays for another."""


def location_on_the_way(judgement: Judgement, place: PackedCell, number: int) -> float:
    """Whoever links a location first gets another role: good for whoever has a bad one."""
    spots = [
        packed(*part.cell)
        for part in judgement.view.modules.values()
        if isinstance(part, LocationSeen) and part.visitor is None
    ]
    if not spots:
        return 0.0
    faced = judgement.plain.reach.ends.get(place, 0)
    sides = exits_of(judgement.kit.poses.poses[number], faced)
    reached = any(place + STEP[side] in spots for side in sides)
    return -CHANGE * judgement.prospects if reached else 0.0


def pawn_in_the_way(judgement: Judgement, place: PackedCell, number: int) -> float:  # noqa: ARG001
    """Laying before another's pawn costs a nugget, unless somebody has promised to pay it."""
    pawn = _pawn_at(judgement, place)
    if pawn is None or pawn.holder == judgement.seat:
        return 0.0
    sponsored = any(packed(*sponsor.at) == place for sponsor in _pawns(judgement).sponsors)
    return 0.0 if sponsored else TOLL


def recruit(judgement: Judgement, move: Move) -> float:
    """Pay a card for a pawn that stops diggers."""
    if judgement.is_masked or not judgement.plain.reach.ends:
        return WRONG
    return HIRE.get(judgement.aim.side, 0.0) - worth(judgement, move.kind)


def post(judgement: Judgement, move: Move) -> float:
    """Put it where diggers have to pass, or out of their way for whoever digs himself."""
    place = move.at + STEP[SIDE_NAMES.index(move.word)]
    linked = place in judgement.plain.reach.ends
    in_the_way = linked and judgement.plain.is_on_the_way(place)
    wanted = judgement.aim.side != DIG
    return float(in_the_way == wanted) + float(linked and wanted)


def beg(judgement: Judgement, move: Move) -> float:
    """Ask a friend to pay where it cannot be done without and where he would: near the treasure."""
    closed = all(lay.at != move.at for lay in judgement.moves if lay.verb == LAY)
    useful = judgement.aim.side == DIG and _is_worth_paying(judgement, move.at)
    if not (closed and useful) or judgement.is_foe(move.whom):
        return WRONG
    return BEG + judgement.regard(move.whom) / PER_CARD


def pay_for_passage(judgement: Judgement) -> float:
    """Pay for a friend who is about to reach the treasure."""
    digs = judgement.aim.side == DIG and not judgement.aim.alone
    friend = not judgement.is_foe(judgement.view.stack[0].seat)
    wanted = digs and friend and _is_worth_paying(judgement, judgement.view.asked_at)
    return 1.0 if wanted else -1.0


def _is_worth_paying(judgement: Judgement, place: PackedCell) -> bool:
    way = judgement.way
    return way.nearest() <= SHARE and way.is_on_the_way(place)


def _pawns(judgement: Judgement) -> PawnsSeen:
    seen = judgement.view.modules.get("right-of-way")
    return seen if isinstance(seen, PawnsSeen) else PawnsSeen((), 0, 0, (), ())


def _pawn_at(judgement: Judgement, place: PackedCell) -> PawnSeen | None:
    return next((pawn for pawn in _pawns(judgement).pawns if packed(*pawn.closes) == place), None)
