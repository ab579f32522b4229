"""Laying path cards: one by one, two with a scout, or the last one again by a diversion."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.bots.classic.belief.aims import DIG, HINDER, WATCH
from saboteur.bots.classic.distance.survey import is_through, ways_on
from saboteur.bots.classic.evaluation.judgement import DECISIVE, OBVIOUS, PER_CARD, WRONG, Judgement
from saboteur.bots.classic.moves.scoring.hand import crystals_on
from saboteur.bots.classic.moves.scoring.places import location_on_the_way, pawn_in_the_way
from saboteur.games.classic.modules.diversion import DivertibleSeen
from saboteur.kernel.geometry import PackedCell, packed
from saboteur.kernel.move import Move
from saboteur.kernel.wording import LAY

IDLE: Final = -4.0
"""For a card that leads nowhere nearer."""

Extra: TypeAlias = Callable[[Judgement, PackedCell, int], float]


def lay(judgement: Judgement, move: Move) -> float:
    """Score laying a path card from the hand."""
    return lay_pose(judgement, move.at, move.pose)


def lay_pose(judgement: Judgement, place: PackedCell, number: int) -> float:
    """Score a pose on a cell: what it does to the way, and what else it brings."""
    score = STYLES[judgement.aim.side](judgement, place, number)
    return score + sum(extra(judgement, place, number) for extra in EXTRAS)


CHOICE: Final = 0.5
"""For every way on that a card leaves open."""
NEWS: Final = 4.0
"""For turning over a goal that may be the treasure."""


def dig(judgement: Judgement, place: PackedCell, number: int) -> float:
    """Dig on; a card that leads nowhere is better passed."""
    way = judgement.way
    won = _likeliest(judgement.odds.treasure, way.reveals(place, number))
    if won == 1:
        return DECISIVE
    lost = lost_by(judgement, place, number)
    gain = way.progress(place, number)
    if not lost and judgement.aim.alone and gain > 0 and way.nearest_after(place, number) <= 1:
        return -PER_CARD  # the next seat would take it
    pose = way.maze.poses[number]
    news = NEWS if won else 0.0
    if gain <= 0 and not news:
        idle = IDLE if is_through(pose, judgement.blocked) else 2 * IDLE
        return PER_CARD * gain + idle - lost
    ways = ways_on(way.maze, place, pose, way.reach.ends.get(place, 0))
    return PER_CARD * gain + news + CHOICE * len(ways) - lost


RISK: Final = 2 * PER_CARD
"""For ending the round by an unlucky goal; one that is known is worth far more to avoid."""


def lost_by(judgement: Judgement, place: PackedCell, number: int) -> float:
    """Return what a digger loses if a pose ends the round for others: by a spider, by doors."""
    odds = judgement.odds
    revealed = judgement.plain.reveals(place, number)
    ruin = _likeliest(odds.ruin, revealed)
    lost = DECISIVE if ruin == 1 else RISK * ruin
    if judgement.blocked:
        own = judgement.way.reveals(place, number)
        given = [odds.treasure[goal] for goal in revealed if goal not in own]
        lost += DECISIVE * max(given, default=0.0)
    return lost


def _likeliest(odds: Mapping[PackedCell, float], goals: Iterable[PackedCell]) -> float:
    """Return how likely the likeliest of some goals is; 0 if there is none."""
    return max((odds.get(goal, 0.0) for goal in goals), default=0.0)


HARMLESS: Final = 3.0
"""For a card that a saboteur lays to seem a digger."""


def block(judgement: Judgement, place: PackedCell, number: int) -> float:
    """Dig aside while masked, block when unmasked, never turn over the treasure."""
    way = judgement.plain
    revealed = way.reveals(place, number)
    risk = _likeliest(judgement.odds.treasure, revealed)
    ruin = _likeliest(judgement.odds.ruin, revealed)
    if risk or ruin == 1:
        return DECISIVE * (ruin - risk)
    harm = -way.progress(place, number)
    if not judgement.is_masked:
        return PER_CARD * harm
    if not is_through(way.maze.poses[number]):
        return OBVIOUS
    return HARMLESS + (min(harm, 1) if harm >= 0 else 3 * harm)


STROLL: Final = 0.5
"""For a through card of somebody to whom the way is all the same."""


def stroll(judgement: Judgement, place: PackedCell, number: int) -> float:  # noqa: ARG001 - a style
    """Let the tunnels grow; a geologist had better look for crystals than lay plain paths."""
    pose = judgement.kit.poses.poses[number]
    if judgement.aim.crystals and not crystals_on(judgement, number // 2):
        return -STROLL
    return STROLL if is_through(pose) else IDLE


STYLES: Final[Mapping[str, Extra]] = MappingProxyType({DIG: dig, HINDER: block, WATCH: stroll})


CRYSTAL: Final = 8.0


def crystal(judgement: Judgement, place: PackedCell, number: int) -> float:  # noqa: ARG001 - an extra
    """Crystals lie in the maze for the geologists, wherever they are."""
    if not judgement.aim.crystals:
        return 0.0
    return (CRYSTAL - IDLE) * crystals_on(judgement, number // 2)


OWN_DOOR: Final = 4.0


def own_door(judgement: Judgement, place: PackedCell, number: int) -> float:
    """A door of one's own on the way keeps the other team out."""
    if not judgement.evidence.atlas.doors[number] & judgement.own_doors:
        return 0.0
    return OWN_DOOR if judgement.way.progress(place, number) > 0 else 0.0


NUGGET: Final = 3.0


def windfall(judgement: Judgement, place: PackedCell, number: int) -> float:
    """A sack of gold is for whoever turns it over, a dragon costs him a nugget."""
    found = judgement.odds.windfall
    if not any(found.values()):
        return 0.0
    revealed = judgement.plain.reveals(place, number)
    return NUGGET * sum(found.get(goal, 0.0) for goal in revealed)


EXTRAS: Final[tuple[Extra, ...]] = (
    crystal,
    own_door,
    windfall,
    pawn_in_the_way,
    location_on_the_way,
)
"""What a card brings beside the way to the treasure."""


SECOND_PATH: Final = 2.0


def scout(judgement: Judgement, move: Move) -> float:  # noqa: ARG001 - a rule
    """Lay two paths instead of one, where the first is worth it."""
    lays = [lay(judgement, path) for path in judgement.moves if path.verb == LAY]
    best = max(lays, default=WRONG)
    return best + SECOND_PATH if best > PER_CARD / 2 else WRONG


TRICK: Final = -4.0
"""A diversion is worth keeping for a better moment."""


def diversion(judgement: Judgement, move: Move) -> float:
    """Move the latest path where it serves, or from where it does."""
    gain = diverted(judgement, move)
    if gain is None:
        return 0.0
    if judgement.aim.side == HINDER and judgement.is_masked:
        return OBVIOUS
    if judgement.aim.side == WATCH:
        return TRICK
    return TRICK + PER_CARD * gain * judgement.aim.sign


def diverted(judgement: Judgement, move: Move) -> float | None:
    """Return by how many cards a diversion brings the treasure nearer; ``None`` if none can."""
    seen = judgement.view.modules.get("diversion")
    if not isinstance(seen, DivertibleSeen) or not seen.cells:
        return None
    source = packed(*seen.cells[-1])
    number = judgement.view.cards[source]
    lifted = judgement.way.without(source)
    pose = judgement.kit.poses.pose(number // 2, turned=move.turned)
    return judgement.way.distance() - lifted.distance() + lifted.progress(move.at, pose)
