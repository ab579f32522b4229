"""Rollout: the play of a sampled world for ``LAPS_AHEAD`` laps, and its value after that.

Simulated players see their own views, as real ones do. To be fast, they measure straight lines to
the goals instead of searching paths, and treat the sides of all seats as known.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from saboteur.bots.classic.belief.goal_odds import GoalOdds
from saboteur.bots.classic.belief.objectives import DIG, HINDER
from saboteur.bots.classic.distance.card_aware_distance import CardAwarePathEstimate
from saboteur.bots.classic.distance.distance_field import exits_of, is_through
from saboteur.bots.classic.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.classic.evaluation.cutoff import digger_win_probability
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.view import View
from saboteur.kernel.events import PathLaid
from saboteur.kernel.geometry import STEP, PackedCell, pack, xy
from saboteur.kernel.maze import Maze, Reach, empty_maze, reach_from
from saboteur.kernel.move import Move
from saboteur.play.game import Game

LAPS_AHEAD: Final = 2
"""The number of laps played before the world is evaluated."""

TURN_QUESTION: Final = "turn"
W_DUG: Final = 10.0
"""Score for every step nearer to a goal."""
W_IDLE: Final = -4.0
W_DEAD_END: Final = 12.0
W_ASTRAY: Final = 6.0
"""Score of a saboteur's through card at the front that leads no nearer to a goal."""
W_COLLAPSE: Final = 9.0
W_CLEAR: Final = 6.0
W_BROKE: Final = 8.0
W_MENDED: Final = 8.0
W_MENDED_OWN: Final = 14.0
W_LOOKED: Final = {DIG: 4.0, HINDER: 1.0}
W_SELF_HARM: Final = -20.0
NO_WAY_STEPS: Final = (99,)
"""The steps to a goal from a card that leads nowhere: more than from any other card."""


@final
class StepCounts(dict[PackedCell, int]):
    """By cell, the steps in straight lines to the nearest of the goals, computed on first use."""

    def __init__(self, goals: Sequence[PackedCell]) -> None:
        super().__init__()
        self._goals = [xy(goal) for goal in goals]

    def __missing__(self, place: PackedCell) -> int:
        x, y = xy(place)
        self[place] = min((abs(x - gx) + abs(y - gy) for gx, gy in self._goals), default=0)
        return self[place]


@lru_cache(maxsize=64)
def step_counts_to(goals: tuple[PackedCell, ...]) -> StepCounts:
    """Return the step counts to ``goals``, cached."""
    return StepCounts(goals)


@lru_cache(maxsize=4096)
def exits(kit: Kit, number: int, faced: int) -> tuple[int, ...]:
    """Return the offsets of the cells that a pose leads to when entered by ``faced`` (bits)."""
    return tuple(STEP[side] for side in exits_of(kit.poses.poses[number], faced))


@final
class Rollout:
    """A sampled world with its own copy of the maze, updated card by card.

    The rollout changes ``world``; ``sides`` holds the side of every seat in it.
    """

    def __init__(self, world: Game, evaluator: BeliefEvaluator, sides: Sequence[str]) -> None:
        evidence = evaluator.evidence
        self.world = world
        self.maze: Maze = evidence.maze.clone()
        self.reach: Reach = evidence.reach.clone()
        self.kit = evidence.kit
        self.remaining_cards = evaluator.remaining_cards
        self.sides = sides

    def play_out(self, move: Move) -> float:
        """Make a move, play on, and return the diggers' win probability of the round."""
        rounds = len(self.world.view("public").ended)
        self._play(move)
        turns = LAPS_AHEAD * self.world.seats
        while turns:
            seat = self.world.decider
            view = None if seat is None else self.world.view(seat)
            if view is None or len(view.ended) > rounds:
                break
            turns -= view.asked == TURN_QUESTION
            self._play(self._choose(view))
        results = self.world.view("public").ended
        if len(results) > rounds:
            return float(results[rounds].treasure)
        distance = self.distance(self.world.view(self.world.decider or 0))
        return digger_win_probability(self.world, self.sides, distance)

    def _play(self, move: Move) -> None:
        for event in self.world.play(move):
            if isinstance(event, PathLaid):
                self._lay(event, pack(event.cell))

    def _lay(self, event: PathLaid, place: PackedCell) -> None:
        if place not in self.maze.cards:
            card = self.kit.cards[event.card]
            self.maze.lay(place, self.kit.poses.pose(card, turned=event.turned))
            self.reach.extend(self.maze, place)

    def _resync_maze(self, view: View) -> None:
        """Rebuild the maze if anything but laid paths has changed it."""
        if self.maze.cards == view.cards and self.maze.covered == view.covered:
            return
        self.maze = empty_maze(self.kit.poses.poses)
        for place, number in view.cards.items():
            self.maze.lay(place, number)
        for place in view.covered:
            self.maze.cover(place)
        self.reach = reach_from(self.maze, self.kit.start_nodes)

    def _choose(self, view: View) -> Move:
        moves = self.world.legal_moves()
        if len(moves) == 1 or view.asked != TURN_QUESTION:
            return moves[0]
        self._resync_maze(view)
        policy = RolloutPolicy(self, view)
        return max(moves, key=policy.score)

    def distance(self, view: View) -> float:
        """Return the expected distance of the treasure for a seat, in cards."""
        self._resync_maze(view)
        goals = frozenset(view.goal_cells)
        return CardAwarePathEstimate(
            self.maze, self.reach, goals, GoalOdds(view).treasure, self.remaining_cards
        ).distance()


@final
class RolloutPolicy:
    """Quick scores for the moves of a turn in a rollout."""

    def __init__(self, rollout: Rollout, view: View) -> None:
        self.rollout = rollout
        self.view = view
        self.side = rollout.sides[view.turn or 0]
        self.goals = tuple(GoalOdds(view).targets)
        self.step_counts = step_counts_to(self.goals)
        self.front = min((self.step_counts[end] for end in rollout.reach.ends), default=0)

    def score(self, move: Move) -> float:
        """Return the score of a move; unknown kinds score 0."""
        kit = self.rollout.kit
        if move.verb == "lay":
            return self._lay(move)
        if move.verb == "pass":
            return self._pass(move.kind)
        if move.verb != "play":
            return 0.0 if move.verb != "concede" else W_SELF_HARM
        effect = kit.effects[move.kind]
        if effect == "map":
            return W_LOOKED.get(self.side, 0.0) if len(self.goals) > 1 else W_IDLE
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
            return W_IDLE
        nearness = self.step_counts
        here = nearness[place]
        cards = self.rollout.maze.cards
        ways = [place + step for step in exits(kit, move.pose, faced)]
        gain = self.front - min([nearness[way] for way in ways if way not in cards] or NO_WAY_STEPS)
        if self.side == DIG:
            return W_DUG * gain + len(ways) / 2 if gain > 0 else W_IDLE - here
        if self.side != HINDER:
            return 0.0
        if gain > 0:
            return -W_DUG * gain
        if here > self.front + 1:
            return W_IDLE
        return W_ASTRAY if is_through(kit.poses.poses[move.pose]) else W_DEAD_END

    def _pass(self, card: int) -> float:
        """Return the score of passing a card.

        It is higher for dead ends if a digger passes, and for through cards if a saboteur does.
        """
        kit = self.rollout.kit
        if card >= kit.paths:
            return -1.0
        useful = is_through(kit.poses.poses[2 * card]) == (self.side == DIG)
        return -2.0 if useful else -0.5

    def _hinder(self, seat: int) -> float:
        sides = self.rollout.sides
        if self.view.mark_bits[seat] & self.rollout.kit.path_blocking_marks:
            return W_IDLE
        return W_BROKE if {sides[seat], self.side} == {DIG, HINDER} else W_SELF_HARM

    def _help(self, seat: int) -> float:
        if seat == self.view.turn:
            return W_MENDED_OWN
        return W_MENDED if self.rollout.sides[seat] == self.side else W_SELF_HARM

    def _collapse(self, place: PackedCell) -> float:
        number = self.rollout.maze.cards.get(place)
        if number is None or self.step_counts[place] > self.front + 1:
            return W_SELF_HARM
        through = is_through(self.rollout.kit.poses.poses[number])
        if self.side == DIG:
            return W_SELF_HARM if through else W_CLEAR
        return W_COLLAPSE if through else W_SELF_HARM
