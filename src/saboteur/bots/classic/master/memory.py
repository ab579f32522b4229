"""A seat's memory of a round: the actions of seats towards others, and the owners of cards.

All of it is public and depends only on the events of the round, in their order.
"""

from functools import lru_cache
from typing import Final, final

from saboteur.bots.classic.distance.distance_field import is_through
from saboteur.bots.classic.master.action_index import crop_index
from saboteur.bots.classic.master.layout import (
    ACTION_KINDS,
    CROP_CELLS,
    SEAT_ACTION_COUNTS,
    SEATS,
    UNREACHABLE_STEPS,
    ObservedActionKind,
)
from saboteur.games.classic.events import ConcedeProposed, RoundBegan
from saboteur.games.classic.view import View
from saboteur.kernel import events
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import STEP, PackedCell, pack, xy
from saboteur.kernel.maze import empty_maze, reach_from

FRONT_TOLERANCE_CELLS: Final = 2
"""A card this many cells behind the front still counts as laid at the front."""
RELEVANT_EVENTS: Final[frozenset[type[Event]]] = frozenset(
    {
        events.CardPassed,
        events.GoalRevealed,
        events.GoalSeen,
        events.HiddenGoalPeek,
        events.HiddenPass,
        events.PathLaid,
        events.PathRemoved,
        events.ToolBroken,
        events.ToolMended,
        ConcedeProposed,
    }
)
"""The event types that ``Memory`` uses. Most events are of other types, and a server replays all
events for every choice.
"""


@final
class Memory:
    """The public actions of all seats in the round by kind, and the owners of laid cards."""

    def __init__(self, view: View) -> None:
        self._seats = view.seats
        self._kit = view.kit
        self._begin_round()

    def _begin_round(self) -> None:
        seats = range(self._seats)
        self._action_counts = [[0] * ACTION_KINDS for _ in seats]
        self._hindered = [[0] * self._seats for _ in seats]
        self._helped = [[0] * self._seats for _ in seats]
        self._owners = [-1] * CROP_CELLS
        kit = self._kit
        self._goals = frozenset(kit.goal_cells)
        """The goals that lie face down."""
        self._maze = empty_maze(kit.poses.poses)
        self._maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
        for place in kit.goal_cells:
            self._maze.cover(place)
        self._reach = reach_from(self._maze, kit.start_nodes)

    def observe(self, visible_events: tuple[Event, ...]) -> None:
        """Process events in order; a new round discards the memory of the old one."""
        for number in reversed(range(len(visible_events))):
            if isinstance(visible_events[number], RoundBegan):
                visible_events = visible_events[number:]
                self._begin_round()
                break
        for event in visible_events:
            if type(event) in RELEVANT_EVENTS:
                self._count_action(event)
                self._update_maze(event)

    def _update_maze(self, event: Event) -> None:
        """Update the maze if the event lays, reveals or removes a card."""
        kit = self._kit
        if isinstance(event, events.PathLaid):
            self._lay_card(
                pack(event.cell), kit.poses.pose(kit.cards[event.card], turned=event.turned)
            )
        elif isinstance(event, events.GoalRevealed):
            place = pack(event.cell)
            self._goals -= {place}
            self._maze.uncover(place)
            self._lay_card(place, kit.poses.pose(kit.cards[event.goal], turned=event.turned))
        elif isinstance(event, events.PathRemoved) and pack(event.cell) in self._maze.cards:
            self._maze.lift(pack(event.cell))
            self._reach.recompute(self._maze)

    def _lay_card(self, place: PackedCell, number: int) -> None:
        if place not in self._maze.cards:
            self._maze.lay(place, number)
            self._reach.extend(self._maze, place)

    def _count_action(self, event: Event) -> None:
        """Count an action; call it before the maze is updated."""
        match event:
            case events.PathLaid():
                self._action_counts[event.seat][self._lay_kind(event)] += 1
                self._set_owner(pack(event.cell), event.seat)
            case events.PathRemoved():
                self._action_counts[event.seat][self._removal_kind(event)] += 1
                self._set_owner(pack(event.cell), -1)
            case events.CardPassed() | events.HiddenPass():
                self._action_counts[event.seat][ObservedActionKind.PASSED] += 1
            case events.GoalSeen() | events.HiddenGoalPeek():
                self._action_counts[event.seat][ObservedActionKind.LOOKED] += 1
            case ConcedeProposed():
                self._action_counts[event.seat][ObservedActionKind.PROPOSED] += 1
            case events.ToolBroken():
                self._hindered[event.seat][event.target] += 1
            case events.ToolMended() if event.seat == event.target:
                self._action_counts[event.seat][ObservedActionKind.MENDED_OWN] += 1
            case events.ToolMended():
                self._helped[event.seat][event.target] += 1
            case _:  # not counted
                pass

    def _set_owner(self, place: PackedCell, seat: int) -> None:
        where = crop_index(place)
        if where >= 0:
            self._owners[where] = seat

    def _removal_kind(self, event: events.PathRemoved) -> ObservedActionKind:
        kit = self._kit
        through = is_through(kit.poses.poses[2 * kit.cards[event.removed]])
        return ObservedActionKind.COLLAPSED if through else ObservedActionKind.CLEARED

    def _lay_kind(self, event: events.PathLaid) -> ObservedActionKind:
        """Return the class of a path card by where it leads, without any knowledge of the goals."""
        kit, goals = self._kit, self._goals
        place = pack(event.cell)
        pose = kit.poses.poses[kit.poses.pose(kit.cards[event.card], turned=event.turned)]
        here = steps_to_nearest(place, goals)
        ends = [steps_to_nearest(end, goals) for end in self._reach.ends if crop_index(end) >= 0]
        at_front = here <= min(ends, default=here) + FRONT_TOLERANCE_CELLS
        if not is_through(pose):
            return ObservedActionKind.BLOCKED if at_front else ObservedActionKind.BLOCKED_BEHIND
        if not at_front:
            return ObservedActionKind.DUG_BEHIND
        leads = any(steps_to_nearest(place + STEP[side], goals) < here for side in pose.open_sides)
        return ObservedActionKind.DUG_ON if leads else ObservedActionKind.DUG_ASIDE

    def action_counts_from(self, observer: int) -> list[list[int]]:
        """Return a row per seat, observer first: action counts, seats hindered, seats helped."""
        order = [(observer + away) % self._seats for away in range(self._seats)]
        rest = [0] * (SEATS - self._seats)
        rows = [
            [
                *self._action_counts[seat],
                *(self._hindered[seat][other] for other in order),
                *rest,
                *(self._helped[seat][other] for other in order),
                *rest,
            ]
            for seat in order
        ]
        return [*rows, *([0] * SEAT_ACTION_COUNTS for _ in rest)]

    def owners_from(self, observer: int) -> list[int]:
        """Return by cell the seat that laid its card, counted from the observer, or -1."""
        return [-1 if seat < 0 else (seat - observer) % self._seats for seat in self._owners]


@lru_cache(maxsize=4096)
def steps_to_nearest(place: PackedCell, goals: frozenset[PackedCell]) -> int:
    """Return the number of steps from a cell to the nearest of ``goals``."""
    x, y = xy(place)
    return min((abs(x - gx) + abs(y - gy) for gx, gy in map(xy, goals)), default=UNREACHABLE_STEPS)
