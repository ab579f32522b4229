"""Evidence of the round: the public actions of all seats, and the maze at that time.

A seat's reputation is a small sum: above zero it looks like a miner, below like a saboteur. It
depends only on the events of the round and their order, not on how they were batched; the view is
only used for the cells of covered paths at the beginning of the round.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias, final

from saboteur.bots.claims import GoalClaimed
from saboteur.bots.classic.distance.distance_field import card_geometry, is_through, onward_cells
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
from saboteur.kernel.geometry import PackedCell, pack, pack_xy, xy
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from

W_DUG_ON: Final = 1
W_DUG_ASIDE: Final = -1
W_BLOCKED: Final = -3
W_CLEARED: Final = 2
W_COLLAPSED: Final = -3
W_TOOK_SIDES: Final = 1
W_BROKE_OWN_TOOL: Final = -2
W_VETOED: Final = 2
TREASURE_WORD: Final = "treasure"
FRONT_TOLERANCE_CELLS: Final = 2
"""A card more cells than this behind the front is no evidence about the seat that laid it."""


@final
class Evidence:
    """The maze and every seat's reputation, updated event by event.

    Raises ``TypeError`` for an open view, in which all cards are visible.
    """

    __slots__ = (
        "card_geometry",
        "claimed_goals",
        "doors",
        "goals",
        "kit",
        "maze",
        "own_grievances",
        "reach",
        "reputation",
        "seat",
        "seen_goals",
    )  # fmt: skip

    def __init__(self, view: View) -> None:
        if view.opened:
            raise TypeError("evidence needs the view of a seat, not the open view")
        self.kit = view.kit
        self.card_geometry = card_geometry(view.kit)
        self.seat = view.seat
        self._begin_round(view)

    def _begin_round(self, view: View) -> None:
        kit = self.kit
        self.reputation = [0] * kit.seats
        self.own_grievances = [0] * kit.seats
        """By seat, harm done to this seat; only this seat can rate it, because it knows its own
        role.
        """
        self.doors = [0] * kit.seats
        """By seat, the doors it has laid, as bits: most seats lay those of their own team."""
        self.goals: set[PackedCell] = set(kit.goal_cells)
        """The goals that lie face down."""
        self.seen_goals: dict[PackedCell, bool] = {}
        """For each goal this seat has looked at, whether it is the treasure."""
        self.claimed_goals: dict[PackedCell, bool] = {}
        """For each goal that was claimed, whether the latest claim calls it the treasure."""
        self.maze: Maze = empty_maze(kit.poses.poses)
        self.maze.lay(kit.start, kit.poses.pose(kit.start_card, turned=False))
        for card in kit.groups["location"]:
            x, y = kit.rows[card].facts["cell"]
            self.maze.lay(pack_xy(x, y), kit.poses.pose(card, turned=False))
        for place in (*kit.goal_cells, *_chest_cells(view)):
            self.maze.cover(place)
        self.reach: Reach = reach_from(self.maze, kit.start_nodes)

    def observe(self, view: View, events: tuple[Event, ...]) -> None:
        """Process events in order; a new round discards the evidence of the old one."""
        begun = [number for number, event in enumerate(events) if isinstance(event, RoundBegan)]
        if begun:
            self._begin_round(view)
        for event in events[begun[-1] if begun else 0 :]:
            weigh = EVENT_HANDLERS.get(type(event))
            if weigh is not None:
                weigh(self, event)

    # The maze.

    def lay_path(self, event: PathLaid) -> None:
        """Rate a laid path: digging on raises the reputation, dead ends and digging aside lower it.

        A through card more than ``FRONT_TOLERANCE_CELLS`` behind the front, or not linked as far as
        this seat knows, is not rated.
        """
        kit = self.kit
        reach = self.reach
        place = pack(event.cell)
        number = kit.poses.pose(kit.cards[event.card], turned=event.turned)
        pose = kit.poses.poses[number]
        self.doors[event.seat] |= self.card_geometry.doors[number]
        if not is_through(pose):
            self.reputation[event.seat] += W_BLOCKED
        elif place in reach.ends or pose.tile.hubs:
            ways = onward_cells(self.maze, place, pose, reach.ends.get(place, 0))
            here = self.steps_to_goal(place)
            if (
                here
                <= min(map(self.steps_to_goal, reach.ends), default=here) + FRONT_TOLERANCE_CELLS
            ):
                leads_on = any(self.steps_to_goal(way) < here for way in ways)
                self.reputation[event.seat] += W_DUG_ON if leads_on else W_DUG_ASIDE
        self._lay_card(place, number)

    def remove_path(self, event: PathRemoved) -> None:
        """Rate a removal: removing a dead end is good, breaking a tunnel bad."""
        pose = self.kit.poses.poses[2 * self.kit.cards[event.removed]]
        self.reputation[event.seat] += W_COLLAPSED if is_through(pose) else W_CLEARED
        self._lift_card(pack(event.cell))

    def divert_path(self, event: PathDiverted) -> None:
        """Rate a diversion: a through card by its new cell, a dead end like its removal."""
        here, there = pack(event.from_cell), pack(event.to_cell)
        number = self.kit.poses.pose(self.kit.cards[event.card], turned=event.turned)
        if not is_through(self.kit.poses.poses[number]):
            self.reputation[event.seat] += W_CLEARED
        else:
            self.reputation[event.seat] += (
                W_DUG_ON if self.steps_to_goal(there) < self.steps_to_goal(here) else W_BLOCKED
            )
        self._lift_card(here)
        self._lay_card(there, number)

    def reveal_goal(self, event: GoalRevealed) -> None:
        """Turn a goal face up in the maze."""
        self.goals.discard(pack(event.cell))
        self._turn_over(pack(event.cell), event.goal, turned=event.turned)

    def turn_path(self, event: ChestPathTurned) -> None:
        """Lay the path of an opened chest face up in the maze."""
        self._turn_over(pack(event.cell), event.path, turned=event.turned)

    def lay_middle(self, event: MiddleCardLaid) -> None:
        """Lay the middle card, which is face up in the maze when the round begins."""
        self._turn_over(pack(event.cell), event.card, turned=event.turned)

    def _turn_over(self, place: PackedCell, name: str, *, turned: bool) -> None:
        """Replace a face-down card on ``place``, if there is one, by the face-up card ``name``."""
        self.maze.uncover(place)
        self._lay_card(place, self.kit.poses.pose(self.kit.cards[name], turned=turned))

    def bury_chest(self, event: ChestBuried) -> None:
        """Remove from the maze a covered path that was buried."""
        self.maze.uncover(pack(event.cell))

    def move_goal(self, event: GoalMoved) -> None:
        """Move a goal, face down or up, and what this seat knows about it."""
        here, there = pack(event.cell), pack(event.to_cell)
        if here in self.goals:
            self.goals.remove(here)
            self.goals.add(there)
            self.maze.uncover(here)
            self.maze.cover(there)
        elif here in self.maze.cards:
            number = self.maze.cards[here]
            self._lift_card(here)
            self._lay_card(there, number)
        if here in self.seen_goals:
            self.seen_goals[there] = self.seen_goals.pop(here)

    # The seats.

    def break_tool(self, event: ToolBroken) -> None:
        """Rate a broken tool as an action against its target."""
        self._record_hindrance(event.seat, event.target)

    def mend_tool(self, event: ToolMended) -> None:
        """Rate a repair as help for its target; ignore repairs of the seat's own tools."""
        self._record_help(event.seat, event.target)

    def play_on(self, event: CardPlayedOn) -> None:
        """Rate prison like a broken tool, and freeing like a repair."""
        effect = self.kit.effects[self.kit.cards[event.card]]
        if effect == "prison":
            self._record_hindrance(event.seat, event.target)
        elif effect == "free-at-last":
            self._record_help(event.seat, event.target)

    def veto_play(self, event: PlayVetoed) -> None:
        """Rate a veto: stopping a dead end suggests a digger, stopping a tunnel a saboteur."""
        card = self.kit.cards[event.card]
        if card < self.kit.paths:
            through = is_through(self.kit.poses.poses[2 * card])
            self.reputation[event.seat] += -W_VETOED if through else W_VETOED

    def change_role(self, event: RoleChanged | HiddenRoleChange) -> None:
        """Drop the evidence of a seat's actions in its old role."""
        self.reputation[event.seat] = self.own_grievances[event.seat] = self.doors[event.seat] = 0

    # The goals.

    def record_goal_seen(self, event: GoalSeen) -> None:
        self.seen_goals[pack(event.cell)] = self.kit.treasure[self.kit.cards[event.goal]]

    def record_goal_claim(self, event: GoalClaimed) -> None:
        """Record a claim about a goal, because seats that believe the claim dig accordingly."""
        self.claimed_goals[pack(event.cell)] = event.word == TREASURE_WORD

    def exchange_unseen(self, event: HiddenExchange) -> None:
        """Drop the knowledge of two goals that another seat may have exchanged.

        If this seat knows the same about both, it keeps that.
        """
        places = [pack(cell) for cell in event.cells]
        if len({self.seen_goals.get(place) for place in places}) > 1:
            for place in places:
                self.seen_goals.pop(place, None)

    def exchange(self, event: GoalsExchanged) -> None:
        """Exchange the knowledge of two goals if this seat has exchanged them."""
        if event.swapped:
            one, other = map(pack, event.cells)
            names = {one: other, other: one}
            self.seen_goals = {
                names.get(place, place): what for place, what in self.seen_goals.items()
            }

    def _record_hindrance(self, seat: int, target: int) -> None:
        self._take_sides(seat, target, -W_TOOK_SIDES)
        if target == self.seat:
            self.own_grievances[seat] += W_BROKE_OWN_TOOL

    def _record_help(self, seat: int, target: int) -> None:
        if seat != target:
            self._take_sides(seat, target, W_TOOK_SIDES)

    def _take_sides(self, seat: int, target: int, gain: int) -> None:
        """Credit a seat for helping a seat that looks like a miner, debit it for hindering one.

        If the target looks like a saboteur, it is the reverse.
        """
        looks = self.reputation[target]
        if looks:
            self.reputation[seat] += gain if looks > 0 else -gain

    def _lay_card(self, place: PackedCell, number: int) -> None:
        if place not in self.maze.cards:
            self.maze.lay(place, number)
            self.reach.extend(self.maze, place)

    def _lift_card(self, place: PackedCell) -> None:
        if place in self.maze.cards:
            self.maze.lift(place)
            self.reach.recompute(self.maze)

    def steps_to_goal(self, place: PackedCell) -> int:
        """Return the steps to the nearest goal worth reaching, as far as this seat knows."""
        goals = {goal for goal in self.goals if self.seen_goals.get(goal)}
        return _steps(place, goals or self.goals - self.seen_goals.keys() or self.goals)

    def steps_to_claimed_goal(self, place: PackedCell) -> int:
        """Return the steps to the nearest goal worth reaching for a seat that believes claims."""
        known = self.claimed_goals | self.seen_goals
        goals = {goal for goal in self.goals if known.get(goal)}
        return _steps(place, goals or self.goals - known.keys() or self.goals)

    def steps_to_any_goal(self, place: PackedCell) -> int:
        """Return the steps to the nearest face-down goal, for a seat that has seen no goal."""
        return _steps(place, self.goals)


def _steps(place: PackedCell, goals: set[PackedCell]) -> int:
    x, y = xy(place)
    return min((abs(x - gx) + abs(y - gy) for gx, gy in map(xy, goals)), default=0)


def _chest_cells(view: View) -> list[PackedCell]:
    """Return the cells that held covered paths at the start of the round.

    These include the paths that have been opened or buried since.
    """
    return [
        pack_xy(chest.x, chest.y)
        for part in view.modules.values()
        if isinstance(part, ChestsView)
        for chest in (*part.covered, *part.buried, *part.opened)
    ]


EventHandler: TypeAlias = Callable[[Evidence, Any], None]

EVENT_HANDLERS: Final[Mapping[type[Event], EventHandler]] = MappingProxyType(
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
        GoalSeen: Evidence.record_goal_seen,
        GoalClaimed: Evidence.record_goal_claim,
        HiddenExchange: Evidence.exchange_unseen,
        GoalsExchanged: Evidence.exchange,
    }
)
"""The handler of each event type; other events are no evidence about a seat."""
