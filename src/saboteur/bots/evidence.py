"""Evidence: what everybody saw each seat do this round, and the maze it did it to.

A seat's standing is a small sum: above zero it looks like a miner, below like a saboteur. It
depends on the events alone, in their order, however they were portioned out.
"""

from typing import Final, final

from saboteur.bots.survey import is_through, ways_on
from saboteur.games.classic.events import (
    GoalRevealed,
    GoalSeen,
    PathLaid,
    PathRemoved,
    RoundBegan,
    ToolBroken,
    ToolMended,
)
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, xy
from saboteur.kernel.maze import Maze, Reach, empty_maze, node_at, reach_from

DUG_ON: Final = 1
DUG_ASIDE: Final = -1
BLOCKED: Final = -3
CLEARED: Final = 2
COLLAPSED: Final = -3
TOOK_SIDES: Final = 1
BROKE_MINE: Final = -2
DOUBTFUL: Final = -2
"""From this standing down a seat is suspect."""
BEHIND: Final = 2
"""So many cells behind the front a card says nothing about who laid it."""


@final
class Evidence:
    """The maze and every seat's standing, kept up event by event."""

    __slots__ = ("kit", "maze", "reach", "seat", "standing", "stones", "wrongs")

    def __init__(self, kit: Kit, seat: int) -> None:
        """Begin a game in the eyes of a seat."""
        self.kit = kit
        self.seat = seat
        self._begin_round()

    def _begin_round(self) -> None:
        kit = self.kit
        self.standing = [0] * kit.seats
        self.wrongs = [0] * kit.seats
        """What each seat did to this one: only this one knows what that means."""
        self.stones: frozenset[Cell] = frozenset()
        """Goals that this seat knows to be worthless."""
        self._lay_out({kit.start: kit.poses.pose(kit.start_card, turned=False)})

    def _lay_out(self, cards: dict[Cell, int]) -> None:
        self.maze: Maze = empty_maze(self.kit.poses.poses)
        for place, number in cards.items():
            self.maze.lay(place, number)
        for place in self.kit.goal_cells:
            if place not in cards:
                self.maze.cover(place)
        self.reach: Reach = reach_from(self.maze, [node_at(self.kit.start, 0)])

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        """Take in what happened; if some of it was missed, at least see what lies there now."""
        for event in events:
            self._weigh(event)
        if self.maze.cards != view.cards:
            self._lay_out(view.cards)

    def is_suspect(self, seat: int) -> bool:
        """Whether a seat has acted like a saboteur."""
        return self.standing[seat] <= DOUBTFUL

    def _weigh(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self._begin_round()
            case PathLaid():
                self._weigh_path(event)
            case PathRemoved():
                self._weigh_rockfall(event)
            case GoalRevealed():
                self.maze.uncover(event.cell)
                self._lay(event.cell, event.card, turned=event.turned)
            case GoalSeen():
                self._remember(event)
            case ToolBroken():
                self._take_sides(event.seat, event.target, -TOOK_SIDES)
                if event.target == self.seat:
                    self.wrongs[event.seat] += BROKE_MINE
            case ToolMended() if event.seat != event.target:
                self._take_sides(event.seat, event.target, TOOK_SIDES)
            case _:
                pass

    def _weigh_path(self, event: PathLaid) -> None:
        """A through card towards the goals speaks for a seat, a dead end against it.

        Behind the front, and off the network as far as this seat knows it, a card tells nothing.
        """
        kit = self.kit
        reach = self.reach
        pose = kit.poses.poses[kit.poses.pose(kit.cards[event.card], turned=event.turned)]
        if not is_through(pose):
            self.standing[event.seat] += BLOCKED
        elif event.cell in reach.ends:
            ways = ways_on(self.maze, event.cell, pose, reach.ends[event.cell])
            here = self._nearness(event.cell)
            if here <= min(self._nearness(end) for end in reach.ends) + BEHIND:
                leads_on = any(self._nearness(way) < here for way in ways)
                self.standing[event.seat] += DUG_ON if leads_on else DUG_ASIDE
        self._lay(event.cell, event.card, turned=event.turned)

    def _weigh_rockfall(self, event: PathRemoved) -> None:
        """Clearing a dead end helps, breaking a tunnel harms."""
        if event.cell not in self.maze.cards:
            return
        pose = self.maze.poses[self.maze.cards[event.cell]]
        self.standing[event.seat] += COLLAPSED if is_through(pose) else CLEARED
        self.maze.lift(event.cell)
        self.reach.recompute(self.maze)

    def _take_sides(self, seat: int, target: int, gain: int) -> None:
        """Helping a seat that looks like a miner is well done, hindering it is not."""
        looks = self.standing[target]
        if looks:
            self.standing[seat] += gain if looks > 0 else -gain

    def _remember(self, event: GoalSeen) -> None:
        kit = self.kit
        if kit.treasure[kit.cards[event.card]]:
            self.stones = frozenset(kit.goal_cells) - {event.cell}
        else:
            self.stones |= {event.cell}

    def _lay(self, place: Cell, card: str, *, turned: bool) -> None:
        if place not in self.maze.cards:
            self.maze.lay(place, self.kit.poses.pose(self.kit.cards[card], turned=turned))
            self.reach.extend(self.maze, place)

    def _nearness(self, place: Cell) -> int:
        """Return how many steps a cell is from the nearest goal worth reaching."""
        x, y = xy(place)
        goals = self.maze.covered - self.stones or self.maze.covered
        return min((abs(x - gx) + abs(y - gy) for gx, gy in map(xy, goals)), default=0)
