"""What a seat remembers of a round: who did what, to whom, and whose cards lie where.

Everybody at the table has seen it; it depends on the events of the round alone, in their order.
"""

from functools import lru_cache
from typing import Final, final

from saboteur.bots.classic.distance.survey import is_through
from saboteur.bots.classic.master.cards import crop_place
from saboteur.bots.classic.master.layout import (
    CROP_CELLS,
    DEED_KINDS,
    PLACES,
    SEAT_DEEDS,
    SEATS,
    Deeds,
)
from saboteur.games.classic.events import ConcedeProposed, RoundBegan
from saboteur.games.classic.view import View
from saboteur.kernel import events
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import STEP, PackedCell, pack, xy
from saboteur.kernel.maze import empty_maze, reach_from

NEAR_FRONT: Final = 2
"""So many cells behind the front a card is still laid at it."""
TELLING: Final[frozenset[type[Event]]] = frozenset(
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
"""Three in four events are none of these; a server tells them all, for every choice."""


@final
class Memory:
    """The deeds of all seats in the round."""

    def __init__(self, view: View) -> None:
        """Begin a game."""
        self._seats = view.seats
        self._kit = view.kit
        self._forget()

    def _forget(self) -> None:
        seats = range(self._seats)
        self._deeds = [[0] * DEED_KINDS for _ in seats]
        self._hindered = [[0] * self._seats for _ in seats]
        self._helped = [[0] * self._seats for _ in seats]
        self._owners = [-1] * CROP_CELLS
        kit = self._kit
        self._goals = frozenset(kit.goal_cells)
        """Those that lie face down."""
        self._maze = empty_maze(kit.poses.poses)
        self._maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
        for place in kit.goal_cells:
            self._maze.cover(place)
        self._reach = reach_from(self._maze, kit.start_nodes)

    def learn(self, told: tuple[Event, ...]) -> None:
        """Take in what happened, in its order; an earlier round is over and done with."""
        for number in reversed(range(len(told))):
            if isinstance(told[number], RoundBegan):
                told = told[number:]
                self._forget()
                break
        for event in told:
            if type(event) in TELLING:
                self._note(event)
                self._build(event)

    def _build(self, event: Event) -> None:
        """Lay and lift the cards of the maze."""
        kit = self._kit
        if isinstance(event, events.PathLaid):
            self._put(pack(event.cell), kit.poses.pose(kit.cards[event.card], turned=event.turned))
        elif isinstance(event, events.GoalRevealed):
            place = pack(event.cell)
            self._goals -= {place}
            self._maze.uncover(place)
            self._put(place, kit.poses.pose(kit.cards[event.goal], turned=event.turned))
        elif isinstance(event, events.PathRemoved) and pack(event.cell) in self._maze.cards:
            self._maze.lift(pack(event.cell))
            self._reach.recompute(self._maze)

    def _put(self, place: PackedCell, number: int) -> None:
        if place not in self._maze.cards:
            self._maze.lay(place, number)
            self._reach.extend(self._maze, place)

    def _note(self, event: Event) -> None:
        """Count a deed, before the maze shows it."""
        match event:
            case events.PathLaid():
                self._deeds[event.seat][self._lay_kind(event)] += 1
                self._own(pack(event.cell), event.seat)
            case events.PathRemoved():
                self._deeds[event.seat][self._removal_kind(event)] += 1
                self._own(pack(event.cell), -1)
            case events.CardPassed() | events.HiddenPass():
                self._deeds[event.seat][Deeds.PASSED] += 1
            case events.GoalSeen() | events.HiddenGoalPeek():
                self._deeds[event.seat][Deeds.LOOKED] += 1
            case ConcedeProposed():
                self._deeds[event.seat][Deeds.PROPOSED] += 1
            case events.ToolBroken():
                self._hindered[event.seat][event.target] += 1
            case events.ToolMended() if event.seat == event.target:
                self._deeds[event.seat][Deeds.MENDED_OWN] += 1
            case events.ToolMended():
                self._helped[event.seat][event.target] += 1
            case _:  # no deed
                pass

    def _own(self, place: PackedCell, seat: int) -> None:
        where = crop_place(place)
        if where >= 0:
            self._owners[where] = seat

    def _removal_kind(self, event: events.PathRemoved) -> Deeds:
        kit = self._kit
        through = is_through(kit.poses.poses[2 * kit.cards[event.removed]])
        return Deeds.COLLAPSED if through else Deeds.CLEARED

    def _lay_kind(self, event: events.PathLaid) -> Deeds:
        """Sort a path card by where it leads, to eyes that know no goal."""
        kit, goals = self._kit, self._goals
        place = pack(event.cell)
        pose = kit.poses.poses[kit.poses.pose(kit.cards[event.card], turned=event.turned)]
        here = steps(place, goals)
        ends = [steps(end, goals) for end in self._reach.ends if crop_place(end) >= 0]
        at_front = here <= min(ends, default=here) + NEAR_FRONT
        if not is_through(pose):
            return Deeds.BLOCKED if at_front else Deeds.BLOCKED_BEHIND
        if not at_front:
            return Deeds.DUG_BEHIND
        leads = any(steps(place + STEP[side], goals) < here for side in pose.open_sides)
        return Deeds.DUG_ON if leads else Deeds.DUG_ASIDE

    def deeds_from(self, looker: int) -> list[list[int]]:
        """Return a row for each seat from the looker on: deeds, whom it hindered and helped."""
        order = [(looker + away) % self._seats for away in range(self._seats)]
        rest = [0] * (SEATS - self._seats)
        rows = [
            [
                *self._deeds[seat],
                *(self._hindered[seat][other] for other in order),
                *rest,
                *(self._helped[seat][other] for other in order),
                *rest,
            ]
            for seat in order
        ]
        return [*rows, *([0] * SEAT_DEEDS for _ in rest)]

    def owners_from(self, looker: int) -> list[int]:
        """Return by cell of the crop who laid its card, counted from the looker on, or -1."""
        return [-1 if seat < 0 else (seat - looker) % self._seats for seat in self._owners]


@lru_cache(maxsize=4096)
def steps(place: PackedCell, goals: frozenset[PackedCell]) -> int:
    """Return how many steps a cell is from the nearest of some goals."""
    x, y = xy(place)
    return min((abs(x - gx) + abs(y - gy) for gx, gy in map(xy, goals)), default=PLACES)
