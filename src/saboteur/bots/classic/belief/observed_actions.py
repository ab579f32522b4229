"""Observed actions: a seat's public actions, classified by what they reveal about its side."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from saboteur.bots.classic.belief.evidence import FRONT_TOLERANCE_CELLS, Evidence
from saboteur.bots.classic.distance.distance_field import is_through, onward_cells
from saboteur.games.classic.modules.saboteur2.events import CardPlayedOn
from saboteur.kernel import events
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import PackedCell, pack
from saboteur.kernel.value import value_class

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

StepsToGoalFn: TypeAlias = Callable[[PackedCell], int]


@value_class
class ObservedAction:
    """A public action of a seat, towards another seat or on the maze."""

    seat: int
    kind: str
    target: int | None = None


def classify_event(evidence: Evidence, event: Event) -> ObservedAction | None:
    """Return the action in an event, or ``None``; call it before updating the evidence."""
    read = EVENT_CLASSIFIERS.get(type(event))
    return None if read is None else read(evidence, event)


def classify_lay(
    evidence: Evidence, place: PackedCell, pose_number: int, steps_to_goal: StepsToGoalFn
) -> str:
    """Return the kind of a laid path: digging on, aside or behind the front, or blocking.

    ``steps_to_goal`` is a method of ``evidence``; it decides which goals the seat is assumed to
    know.
    """
    pose = evidence.kit.poses.poses[pose_number]
    ends = evidence.reach.ends
    here = steps_to_goal(place)
    front = min(map(steps_to_goal, ends), default=here)
    at_front = place in ends and here <= front + FRONT_TOLERANCE_CELLS
    if not is_through(pose):
        return BLOCKED if at_front else BLOCKED_BEHIND
    if not at_front:
        return DUG_BEHIND
    ways = onward_cells(evidence.maze, place, pose, ends[place])
    return DUG_ON if any(steps_to_goal(way) < here for way in ways) else DUG_ASIDE


def classify_lay_publicly(evidence: Evidence, place: PackedCell, pose_number: int) -> str:
    """Return the class of a path card as it looks to a seat that has seen no goal."""
    return classify_lay(evidence, place, pose_number, evidence.steps_to_any_goal)


def classify_removal(evidence: Evidence, pose_number: int) -> str:
    """Return the class of a rockfall by the card it removed."""
    return COLLAPSED if is_through(evidence.kit.poses.poses[pose_number]) else CLEARED


def _classify_path_laid(evidence: Evidence, event: events.PathLaid) -> ObservedAction:
    kit = evidence.kit
    place, number = pack(event.cell), kit.poses.pose(kit.cards[event.card], turned=event.turned)
    kind = classify_lay(evidence, place, number, evidence.steps_to_goal)
    if (
        evidence.claimed_goals
        and classify_lay(evidence, place, number, evidence.steps_to_claimed_goal) == DUG_ON
    ):
        kind = DUG_ON  # the seat may have believed a claim about a goal
    return ObservedAction(event.seat, kind)


def _classify_path_removed(evidence: Evidence, event: events.PathRemoved) -> ObservedAction:
    return ObservedAction(
        event.seat, classify_removal(evidence, 2 * evidence.kit.cards[event.removed])
    )


def _classify_tool_broken(evidence: Evidence, event: events.ToolBroken) -> ObservedAction:  # noqa: ARG001 - the signature of EventClassifier
    return ObservedAction(event.seat, HINDERED, event.target)


def _classify_tool_mended(evidence: Evidence, event: events.ToolMended) -> ObservedAction:  # noqa: ARG001 - the signature of EventClassifier
    if event.seat == event.target:
        return ObservedAction(event.seat, MENDED_OWN)
    return ObservedAction(event.seat, HELPED, event.target)


def _classify_card_played_on(evidence: Evidence, event: CardPlayedOn) -> ObservedAction | None:
    """Return imprisoning as a hindrance and freeing as help.

    Returns ``None`` if the seat played the card on itself, or if the card has another effect.
    """
    effect = evidence.kit.effects[evidence.kit.cards[event.card]]
    if event.seat == event.target or effect not in PLAYED_ON_KINDS:
        return None
    return ObservedAction(event.seat, PLAYED_ON_KINDS[effect], event.target)


def _classify_pass(
    evidence: Evidence,  # noqa: ARG001 - the signature of EventClassifier
    event: events.CardPassed | events.HiddenPass,
) -> ObservedAction:
    return ObservedAction(event.seat, PASSED)


def _classify_goal_look(
    evidence: Evidence,  # noqa: ARG001 - the signature of EventClassifier
    event: events.GoalSeen | events.HiddenGoalPeek,
) -> ObservedAction:
    return ObservedAction(event.seat, LOOKED)


PLAYED_ON_KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {"prison": HINDERED, "free-at-last": HELPED}
)

EventClassifier: TypeAlias = Callable[[Evidence, Any], ObservedAction | None]

EVENT_CLASSIFIERS: Final[Mapping[type[Event], EventClassifier]] = MappingProxyType(
    {
        events.PathLaid: _classify_path_laid,
        events.PathRemoved: _classify_path_removed,
        events.ToolBroken: _classify_tool_broken,
        events.ToolMended: _classify_tool_mended,
        CardPlayedOn: _classify_card_played_on,
        events.CardPassed: _classify_pass,
        events.HiddenPass: _classify_pass,
        events.GoalSeen: _classify_goal_look,
        events.HiddenGoalPeek: _classify_goal_look,
    }
)
"""The classifier of each event type; other events are no observed actions."""
