"""Deeds: what everybody saw a seat do, sorted by what it says about the seat's side."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from saboteur.bots.classic.belief.evidence import BEHIND, Evidence
from saboteur.bots.classic.distance.survey import is_through, ways_on
from saboteur.games.classic.modules.saboteur2.events import CardPlayedOn
from saboteur.kernel import events
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import PackedCell, pack
from saboteur.kernel.value import value

DUG_ON: Final = "dug-on"
DUG_ASIDE: Final = "dug-aside"
DUG_BEHIND: Final = "dug-behind"
BLOCKED: Final = "blocked"
BLOCKED_BEHIND: Final = "blocked-behind"
COLLAPSED: Final = "collapsed"
CLEARED: Final = "cleared"
PASSED: Final = "passed"
LOOKED: Final = "looked"
MENDED_OWN: Final = "mended-own"
HINDERED: Final = "hindered"
HELPED: Final = "helped"

Nearness: TypeAlias = Callable[[PackedCell], int]


@value
class Deed:
    """A seat did something, to another seat or to the maze."""

    seat: int
    kind: str
    target: int | None = None


def deed(evidence: Evidence, event: Event) -> Deed | None:
    """Say what an event shows of a seat, before the evidence takes it in; most show nothing."""
    read = READINGS.get(type(event))
    return None if read is None else read(evidence, event)


def lay_kind(evidence: Evidence, place: PackedCell, number: int, nearness: Nearness) -> str:
    """Sort a path card by where it leads; behind the front it says little.

    ``nearness`` says with whose eyes: of one who has seen goals, or has not.
    """
    pose = evidence.kit.poses.poses[number]
    ends = evidence.reach.ends
    here = nearness(place)
    front = min(map(nearness, ends), default=here)
    at_front = place in ends and here <= front + BEHIND
    if not is_through(pose):
        return BLOCKED if at_front else BLOCKED_BEHIND
    if not at_front:
        return DUG_BEHIND
    ways = ways_on(evidence.maze, place, pose, ends[place])
    return DUG_ON if any(nearness(way) < here for way in ways) else DUG_ASIDE


def seeming_kind(evidence: Evidence, place: PackedCell, number: int) -> str:
    """Sort a path card as it would look to somebody who has seen no goal."""
    return lay_kind(evidence, place, number, evidence.seeming_nearness)


def removal_kind(evidence: Evidence, number: int) -> str:
    """Sort a rockfall by what it took away."""
    return COLLAPSED if is_through(evidence.kit.poses.poses[number]) else CLEARED


def _laid(evidence: Evidence, event: events.PathLaid) -> Deed:
    kit = evidence.kit
    place, number = pack(event.cell), kit.poses.pose(kit.cards[event.card], turned=event.turned)
    kind = lay_kind(evidence, place, number, evidence.nearness)
    if evidence.told and lay_kind(evidence, place, number, evidence.told_nearness) == DUG_ON:
        kind = DUG_ON  # for him who believes what was said
    return Deed(event.seat, kind)


def _removed(evidence: Evidence, event: events.PathRemoved) -> Deed:
    return Deed(event.seat, removal_kind(evidence, 2 * evidence.kit.cards[event.removed]))


def _broke(evidence: Evidence, event: events.ToolBroken) -> Deed:  # noqa: ARG001 - a reading
    return Deed(event.seat, HINDERED, event.target)


def _mended(evidence: Evidence, event: events.ToolMended) -> Deed:  # noqa: ARG001 - a reading
    if event.seat == event.target:
        return Deed(event.seat, MENDED_OWN)
    return Deed(event.seat, HELPED, event.target)


def _played_on(evidence: Evidence, event: CardPlayedOn) -> Deed | None:
    """A prison hinders like a broken tool, and freeing helps like a repair."""
    effect = evidence.kit.effects[evidence.kit.cards[event.card]]
    if event.seat == event.target or effect not in PLAYED_ON:
        return None
    return Deed(event.seat, PLAYED_ON[effect], event.target)


def _passed(evidence: Evidence, event: events.CardPassed | events.HiddenPass) -> Deed:  # noqa: ARG001
    return Deed(event.seat, PASSED)


def _looked(evidence: Evidence, event: events.GoalSeen | events.HiddenGoalPeek) -> Deed:  # noqa: ARG001
    return Deed(event.seat, LOOKED)


PLAYED_ON: Final[Mapping[str, str]] = MappingProxyType({"prison": HINDERED, "free-at-last": HELPED})

Reading: TypeAlias = Callable[[Evidence, Any], Deed | None]

READINGS: Final[Mapping[type[Event], Reading]] = MappingProxyType(
    {
        events.PathLaid: _laid,
        events.PathRemoved: _removed,
        events.ToolBroken: _broke,
        events.ToolMended: _mended,
        CardPlayedOn: _played_on,
        events.CardPassed: _passed,
        events.HiddenPass: _passed,
        events.GoalSeen: _looked,
        events.HiddenGoalPeek: _looked,
    }
)
"""What is read from an event; whatever else happens is no deed."""
