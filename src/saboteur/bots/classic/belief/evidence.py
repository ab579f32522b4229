"""Evidence: what everybody saw each seat do this round, and the maze it did it to.

A seat's standing is a small sum: above zero it looks like a miner, below like a saboteur. It
depends on the events of the round alone, in their order, however they were portioned out; the
view only says where covered paths lay when the round began.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias, final

from saboteur.bots.claims import GoalClaimed
from saboteur.bots.classic.distance.survey import atlas, is_through, ways_on
from saboteur.games.classic.events import HiddenRoleChange, RoleChanged, RoundBegan
from saboteur.games.classic.modules.diversion import PathDiverted
from saboteur.games.classic.modules.goal_exchange import GoalsExchanged, HiddenExchange
from saboteur.games.classic.modules.saboteur2.events import CardPlayedOn
from saboteur.games.classic.modules.tournament import MiddleCardLaid
from saboteur.games.classic.modules.treasure_chests.events import (
    ChestBuried,
    ChestPathTurned,
    GoalMoved,
)
from saboteur.games.classic.modules.treasure_chests.sight import ChestsView
from saboteur.games.classic.modules.veto import PlayVetoed
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    GoalRevealed,
    GoalSeen,
    PathLaid,
    PathRemoved,
    ToolBroken,
    ToolMended,
)
from saboteur.kernel.geometry import PackedCell, pack, packed, xy
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from

DUG_ON: Final = 1
DUG_ASIDE: Final = -1
BLOCKED: Final = -3
CLEARED: Final = 2
COLLAPSED: Final = -3
TOOK_SIDES: Final = 1
BROKE_MINE: Final = -2
VETOED: Final = 2
TREASURE: Final = "treasure"
BEHIND: Final = 2
"""So many cells behind the front a card says nothing about who laid it."""


@final
class Evidence:
    """The maze and every seat's standing, kept up event by event."""

    __slots__ = (
        "atlas", "doors", "goals", "kit", "maze", "reach", "seat", "seen", "standing", "told",
        "wrongs",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        """Begin a game in the eyes of a seat, or of one who only looks on."""
        if view.opened:
            raise TypeError("who sees all cards deduces nothing: the view is open")
        self.kit = view.kit
        self.atlas = atlas(view.kit)
        self.seat = view.seat
        self._begin_round(view)

    def _begin_round(self, view: View) -> None:
        kit = self.kit
        self.standing = [0] * kit.seats
        self.wrongs = [0] * kit.seats
        """What each seat did to this one: only this one knows what that means."""
        self.doors = [0] * kit.seats
        """The doors that each seat has laid, as bits: most lay those of their own team."""
        self.goals: set[PackedCell] = set(kit.goal_cells)
        """The goals that lie face down."""
        self.seen: dict[PackedCell, bool] = {}
        """Whether a goal that this seat has looked at is the treasure."""
        self.told: dict[PackedCell, bool] = {}
        """Whether a goal is, as somebody said last."""
        self.maze: Maze = empty_maze(kit.poses.poses)
        self.maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
        for card in kit.groups["location"]:
            x, y = kit.rows[card].facts["cell"]
            self.maze.lay(packed(x, y), kit.poses.pose(card, turned=False))
        for place in (*kit.goal_cells, *_chest_cells(view)):
            self.maze.cover(place)
        self.reach: Reach = reach_from(self.maze, kit.start_nodes)

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        """Take in what happened; an earlier round is over and done with."""
        begun = [number for number, event in enumerate(events) if isinstance(event, RoundBegan)]
        if begun:
            self._begin_round(view)
        for event in events[begun[-1] if begun else 0 :]:
            weigh = WEIGHTS.get(type(event))
            if weigh is not None:
                weigh(self, event)

    # The maze.

    def lay_path(self, event: PathLaid) -> None:
        """A through card towards the goals speaks for a seat, a dead end against it.

        Behind the front, and off the network as far as this seat knows it, a card tells nothing.
        """
        kit = self.kit
        reach = self.reach
        place = pack(event.cell)
        number = kit.poses.pose(kit.cards[event.card], turned=event.turned)
        pose = kit.poses.poses[number]
        self.doors[event.seat] |= self.atlas.doors[number]
        if not is_through(pose):
            self.standing[event.seat] += BLOCKED
        elif place in reach.ends or pose.tile.hubs:
            ways = ways_on(self.maze, place, pose, reach.ends.get(place, 0))
            here = self.nearness(place)
            if here <= min(map(self.nearness, reach.ends), default=here) + BEHIND:
                leads_on = any(self.nearness(way) < here for way in ways)
                self.standing[event.seat] += DUG_ON if leads_on else DUG_ASIDE
        self._put(place, number)

    def remove_path(self, event: PathRemoved) -> None:
        """Clearing a dead end helps, breaking a tunnel harms."""
        pose = self.kit.poses.poses[2 * self.kit.cards[event.removed]]
        self.standing[event.seat] += COLLAPSED if is_through(pose) else CLEARED
        self._lift(pack(event.cell))

    def divert_path(self, event: PathDiverted) -> None:
        """A through card is known by where it goes, a dead end by where it was in the way."""
        here, there = pack(event.from_cell), pack(event.to_cell)
        number = self.kit.poses.pose(self.kit.cards[event.card], turned=event.turned)
        if not is_through(self.kit.poses.poses[number]):
            self.standing[event.seat] += CLEARED
        else:
            self.standing[event.seat] += (
                DUG_ON if self.nearness(there) < self.nearness(here) else BLOCKED
            )
        self._lift(here)
        self._put(there, number)

    def reveal_goal(self, event: GoalRevealed) -> None:
        """A goal lies open."""
        self.goals.discard(pack(event.cell))
        self._turn_over(pack(event.cell), event.goal, turned=event.turned)

    def turn_path(self, event: ChestPathTurned) -> None:
        """The path of a chest lies open."""
        self._turn_over(pack(event.cell), event.path, turned=event.turned)

    def lay_middle(self, event: MiddleCardLaid) -> None:
        """The middle card lies in the maze from the start."""
        self._turn_over(pack(event.cell), event.card, turned=event.turned)

    def _turn_over(self, place: PackedCell, name: str, *, turned: bool) -> None:
        """A card lies open that nobody laid from his hand."""
        self.maze.uncover(place)
        self._put(place, self.kit.poses.pose(self.kit.cards[name], turned=turned))

    def bury_chest(self, event: ChestBuried) -> None:
        """A covered path is gone."""
        self.maze.uncover(pack(event.cell))

    def move_goal(self, event: GoalMoved) -> None:
        """A goal lies elsewhere, and what was known of it goes with it."""
        here, there = pack(event.cell), pack(event.to_cell)
        if here in self.goals:
            self.goals.remove(here)
            self.goals.add(there)
            self.maze.uncover(here)
            self.maze.cover(there)
        elif here in self.maze.cards:
            number = self.maze.cards[here]
            self._lift(here)
            self._put(there, number)
        if here in self.seen:
            self.seen[there] = self.seen.pop(here)

    # The seats.

    def break_tool(self, event: ToolBroken) -> None:
        """Hindering a seat is taking sides against it."""
        self._hindered(event.seat, event.target)

    def mend_tool(self, event: ToolMended) -> None:
        """Helping another is taking its side."""
        self._helped(event.seat, event.target)

    def play_on(self, event: CardPlayedOn) -> None:
        """A prison hinders like a broken tool, and freeing helps like a repair."""
        effect = self.kit.effects[self.kit.cards[event.card]]
        if effect == "prison":
            self._hindered(event.seat, event.target)
        elif effect == "free-at-last":
            self._helped(event.seat, event.target)

    def veto_play(self, event: PlayVetoed) -> None:
        """Whoever stops a dead end is a digger, whoever stops a tunnel is none."""
        card = self.kit.cards[event.card]
        if card < self.kit.paths:
            through = is_through(self.kit.poses.poses[2 * card])
            self.standing[event.seat] += -VETOED if through else VETOED

    def change_role(self, event: RoleChanged | HiddenRoleChange) -> None:
        """What a seat did in its old role tells nothing about the new one."""
        self.standing[event.seat] = self.wrongs[event.seat] = self.doors[event.seat] = 0

    # The goals.

    def see_goal(self, event: GoalSeen) -> None:
        """The seat looks at a goal."""
        self.seen[pack(event.cell)] = self.kit.treasure[self.kit.cards[event.goal]]

    def hear_goal(self, event: GoalClaimed) -> None:
        """Somebody says what a goal is; whoever believes him digs by it."""
        self.told[pack(event.cell)] = event.word == TREASURE

    def exchange_unseen(self, event: HiddenExchange) -> None:
        """Of two goals that another may have exchanged, only equal ones are known still."""
        places = [pack(cell) for cell in event.cells]
        if len({self.seen.get(place) for place in places}) > 1:
            for place in places:
                self.seen.pop(place, None)

    def exchange(self, event: GoalsExchanged) -> None:
        """The seat itself knows whether it has exchanged two goals."""
        if event.swapped:
            one, other = map(pack, event.cells)
            names = {one: other, other: one}
            self.seen = {names.get(place, place): what for place, what in self.seen.items()}

    def _hindered(self, seat: int, target: int) -> None:
        self._take_sides(seat, target, -TOOK_SIDES)
        if target == self.seat:
            self.wrongs[seat] += BROKE_MINE

    def _helped(self, seat: int, target: int) -> None:
        if seat != target:
            self._take_sides(seat, target, TOOK_SIDES)

    def _take_sides(self, seat: int, target: int, gain: int) -> None:
        """Helping a seat that looks like a miner is well done, hindering it is not."""
        looks = self.standing[target]
        if looks:
            self.standing[seat] += gain if looks > 0 else -gain

    def _put(self, place: PackedCell, number: int) -> None:
        if place not in self.maze.cards:
            self.maze.lay(place, number)
            self.reach.extend(self.maze, place)

    def _lift(self, place: PackedCell) -> None:
        if place in self.maze.cards:
            self.maze.lift(place)
            self.reach.recompute(self.maze)

    def nearness(self, place: PackedCell) -> int:
        """Return how many steps a cell is from the nearest goal worth reaching."""
        goals = {goal for goal in self.goals if self.seen.get(goal)}
        return _steps(place, goals or self.goals - self.seen.keys() or self.goals)

    def told_nearness(self, place: PackedCell) -> int:
        """Return the same to the eyes of somebody who believes what was said of goals."""
        known = self.told | self.seen
        goals = {goal for goal in self.goals if known.get(goal)}
        return _steps(place, goals or self.goals - known.keys() or self.goals)

    def seeming_nearness(self, place: PackedCell) -> int:
        """Return the same to the eyes of somebody who has seen no goal."""
        return _steps(place, self.goals)


def _steps(place: PackedCell, goals: set[PackedCell]) -> int:
    x, y = xy(place)
    return min((abs(x - gx) + abs(y - gy) for gx, gy in map(xy, goals)), default=0)


def _chest_cells(view: View) -> list[PackedCell]:
    """List where covered paths lay when the round began: opened and buried ones are still told."""
    return [
        packed(chest.x, chest.y)
        for part in view.modules.values()
        if isinstance(part, ChestsView)
        for chest in (*part.covered, *part.buried, *part.opened)
    ]


Weight: TypeAlias = Callable[[Evidence, Any], None]

WEIGHTS: Final[Mapping[type[Event], Weight]] = MappingProxyType(
    {
        PathLaid: Evidence.lay_path,
        PathRemoved: Evidence.remove_path,
        PathDiverted: Evidence.divert_path,
        GoalRevealed: Evidence.reveal_goal,
        ChestPathTurned: Evidence.turn_path,
        MiddleCardLaid: Evidence.lay_middle,
        ChestBuried: Evidence.bury_chest,
        GoalMoved: Evidence.move_goal,
        ToolBroken: Evidence.break_tool,
        ToolMended: Evidence.mend_tool,
        CardPlayedOn: Evidence.play_on,
        PlayVetoed: Evidence.veto_play,
        RoleChanged: Evidence.change_role,
        HiddenRoleChange: Evidence.change_role,
        GoalSeen: Evidence.see_goal,
        GoalClaimed: Evidence.hear_goal,
        HiddenExchange: Evidence.exchange_unseen,
        GoalsExchanged: Evidence.exchange,
    }
)
"""What is learnt from an event; whatever else happens says nothing about a seat."""
