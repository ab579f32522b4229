"""A light game: how a possible world may go on for a lap or two, and what it looks like then.

The players of a world see their own views, as real ones do. They judge quickly: straight lines to
the goals in place of a survey, and everybody is taken to know who is who.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from saboteur.bots.classic.belief.aims import DIG, HINDER
from saboteur.bots.classic.belief.odds import Odds
from saboteur.bots.classic.distance.prospect import CountedWay
from saboteur.bots.classic.distance.survey import exits_of, is_through
from saboteur.bots.classic.evaluation.horizon import diggers_chance
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.view import View
from saboteur.kernel.events import PathLaid
from saboteur.kernel.geometry import STEP, PackedCell, pack, xy
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from
from saboteur.kernel.move import Move
from saboteur.play.game import Game

LAPS: Final = 2
"""So many turns of everybody are played before the world is judged."""

TURN: Final = "turn"
DUG: Final = 10.0
"""For every step nearer to a goal."""
IDLE: Final = -4.0
DEAD_END: Final = 12.0
ASTRAY: Final = 6.0
"""For a path that leads the front away."""
COLLAPSE: Final = 9.0
CLEAR: Final = 6.0
BROKE: Final = 8.0
MENDED: Final = 8.0
MENDED_OWN: Final = 14.0
LOOKED: Final = {DIG: 4.0, HINDER: 1.0}
WRONG: Final = -20.0
NO_WAY: Final = (99,)
"""How far it is from a card that leads nowhere."""


@final
class Nearness(dict[PackedCell, int]):
    """How many steps a cell is from the nearest of some goals, in straight lines."""

    def __init__(self, goals: Sequence[PackedCell]) -> None:
        """Take the goals."""
        super().__init__()
        self._goals = [xy(goal) for goal in goals]

    def __missing__(self, place: PackedCell) -> int:
        """Count the steps, once."""
        x, y = xy(place)
        self[place] = min((abs(x - gx) + abs(y - gy) for gx, gy in self._goals), default=0)
        return self[place]


@lru_cache(maxsize=64)
def nearness_to(goals: tuple[PackedCell, ...]) -> Nearness:
    """Return the steps to these goals."""
    return Nearness(goals)


@lru_cache(maxsize=4096)
def exits(kit: Kit, number: int, faced: int) -> tuple[int, ...]:
    """Return where the cells lie to which a pose leads that the network enters by ``faced``."""
    return tuple(STEP[side] for side in exits_of(kit.poses.poses[number], faced))


@final
class Rollout:
    """A possible world, its maze kept beside it card by card."""

    def __init__(self, world: Game, insight: Insight, sides: Sequence[str]) -> None:
        """Take a world of one's own, the maze as the seat knows it, and who is who in it."""
        evidence = insight.evidence
        self.world = world
        self.maze: Maze = evidence.maze.clone()
        self.reach: Reach = evidence.reach.clone()
        self.kit = evidence.kit
        self.stock = insight.stock
        self.sides = sides

    def after(self, move: Move) -> float:
        """Make a move, play on, and say how likely the diggers win the round."""
        rounds = len(self.world.view("public").ended)
        self._play(move)
        turns = LAPS * self.world.seats
        while turns:
            seat = self.world.decider
            view = None if seat is None else self.world.view(seat)
            if view is None or len(view.ended) > rounds:
                break
            turns -= view.asked == TURN
            self._play(self._choice(view))
        results = self.world.view("public").ended
        if len(results) > rounds:
            return float(results[rounds].treasure)
        distance = self.distance(self.world.view(self.world.decider or 0))
        return diggers_chance(self.world, self.sides, distance)

    def _play(self, move: Move) -> None:
        for event in self.world.play(move):
            if isinstance(event, PathLaid):
                self._lay(event, pack(event.cell))

    def _lay(self, event: PathLaid, place: PackedCell) -> None:
        if place not in self.maze.cards:
            card = self.kit.cards[event.card]
            self.maze.lay(place, self.kit.poses.pose(card, turned=event.turned))
            self.reach.extend(self.maze, place)

    def _look(self, view: View) -> None:
        """Put the maze right where something else than a laid path has changed it."""
        if self.maze.cards == view.cards and self.maze.covered == view.covered:
            return
        self.maze = empty_maze(self.kit.poses.poses)
        for place, number in view.cards.items():
            self.maze.lay(place, number)
        for place in view.covered:
            self.maze.cover(place)
        self.reach = reach_from(self.maze, self.kit.start_nodes)

    def _choice(self, view: View) -> Move:
        moves = self.world.legal_moves()
        if len(moves) == 1 or view.asked != TURN:
            return moves[0]
        self._look(view)
        hopes = Hopes(self, view)
        return max(moves, key=hopes.of)

    def distance(self, view: View) -> float:
        """Return how many cards the treasure is away, as a seat expects."""
        self._look(view)
        goals = frozenset(view.goal_cells)
        return CountedWay(self.maze, self.reach, goals, Odds(view).treasure, self.stock).distance()


@final
class Hopes:
    """What the moves of a turn are worth to a light player, at a glance."""

    def __init__(self, rollout: Rollout, view: View) -> None:
        """Look at the table through the seat's own eyes."""
        self.rollout = rollout
        self.view = view
        self.side = rollout.sides[view.turn or 0]
        self.goals = tuple(Odds(view).targets)
        self.nearness = nearness_to(self.goals)
        self.front = min((self.nearness[end] for end in rollout.reach.ends), default=0)

    def of(self, move: Move) -> float:
        """Return what a move is worth; whatever is not known here is worth nothing."""
        kit = self.rollout.kit
        if move.verb == "lay":
            return self._lay(move)
        if move.verb == "pass":
            return self._pass(move.kind)
        if move.verb != "play":
            return 0.0 if move.verb != "concede" else WRONG
        effect = kit.effects[move.kind]
        if effect == "map":
            return LOOKED.get(self.side, 0.0) if len(self.goals) > 1 else IDLE
        if effect in ("break", "prison"):
            return self._hinder(move.whom)
        if effect in ("repair", "free-at-last"):
            return self._help(move.whom)
        return self._collapse(move.at) if effect == "rockfall" else 0.0

    def _lay(self, move: Move) -> float:
        kit = self.rollout.kit
        place = move.at
        faced = self.rollout.reach.ends.get(place)
        if faced is None:
            return IDLE
        nearness = self.nearness
        here = nearness[place]
        cards = self.rollout.maze.cards
        ways = [place + step for step in exits(kit, move.pose, faced)]
        gain = self.front - min([nearness[way] for way in ways if way not in cards] or NO_WAY)
        if self.side == DIG:
            return DUG * gain + len(ways) / 2 if gain > 0 else IDLE - here
        if self.side != HINDER:
            return 0.0
        if gain > 0:
            return -DUG * gain
        if here > self.front + 1:
            return IDLE
        return ASTRAY if is_through(kit.poses.poses[move.pose]) else DEAD_END

    def _pass(self, card: int) -> float:
        """Pass dead ends as a digger, and good paths as a saboteur."""
        kit = self.rollout.kit
        if card >= kit.paths:
            return -1.0
        useful = is_through(kit.poses.poses[2 * card]) == (self.side == DIG)
        return -2.0 if useful else -0.5

    def _hinder(self, seat: int) -> float:
        sides = self.rollout.sides
        if self.view.mark_bits[seat] & self.rollout.kit.barring:
            return IDLE
        return BROKE if {sides[seat], self.side} == {DIG, HINDER} else WRONG

    def _help(self, seat: int) -> float:
        if seat == self.view.turn:
            return MENDED_OWN
        return MENDED if self.rollout.sides[seat] == self.side else WRONG

    def _collapse(self, place: PackedCell) -> float:
        number = self.rollout.maze.cards.get(place)
        if number is None or self.nearness[place] > self.front + 1:
            return WRONG
        through = is_through(self.rollout.kit.poses.poses[number])
        if self.side == DIG:
            return WRONG if through else CLEAR
        return COLLAPSE if through else WRONG
