"""The level ``expert``: tries a skilled player's best moves in sampled worlds."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, final

from saboteur.bots.dark_cave.belief.suspicion import ClanCards, consistent_deals
from saboteur.bots.dark_cave.distance.distance_map import EXIT_CARD
from saboteur.bots.dark_cave.evaluation.belief_evaluator import POINTS_PER_WIN, BeliefEvaluator
from saboteur.bots.dark_cave.factors import list_factors
from saboteur.bots.dark_cave.moves.tactics import score
from saboteur.bots.dark_cave.rollout import RolloutMaze, RolloutPolicy
from saboteur.bots.dark_cave.skilled import SkilledBot
from saboteur.bots.expert import ExpertBot, ExplanationConfig
from saboteur.bots.move_analysis import MoveAnalysis
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Priors, Simulator
from saboteur.games.dark_cave import book, flow
from saboteur.games.dark_cave.view import View
from saboteur.kernel.geometry import PackedCell, parse_cell
from saboteur.kernel.move import Move
from saboteur.play.game import Game

MAX_CANDIDATES: Final = 4
CANDIDATE_MARGIN: Final = 12.0
"""A candidate may score this much less than the best move."""
W_PRIOR_SCORE: Final = 0.2
"""Weight of a skilled player's scores in the priors."""


def plan(evaluator: BeliefEvaluator, scores: Mapping[Move, float], first: Move) -> Priors | None:
    """Return the few best moves with their priors, or ``None`` if a search is pointless."""
    if not _is_worth_searching(evaluator.view, scores):
        return None
    best = scores[first]
    others = sorted(scores, key=lambda move: (-scores[move], str(move)))
    near = [move for move in others if move is not first and scores[move] > best - CANDIDATE_MARGIN]
    candidates = [first, *near][:MAX_CANDIDATES]
    return {move: W_PRIOR_SCORE * (scores[move] - best) / POINTS_PER_WIN for move in candidates}


def _is_worth_searching(view: View, moves: Iterable[Move]) -> bool:
    """Return whether a decision may decide the game: a turn, or a step that may reveal a goal."""
    if view.asked == flow.TURN:
        return True
    return view.asked == flow.DWARF_STEP and any(move.verb == book.ENTER for move in moves)


MAX_REJECTION_TRIES: Final = 24
"""The largest number of worlds drawn in one rejection sampling."""


@final
class DarkCaveSimulator(Simulator[BeliefEvaluator]):
    """Simulates candidates in worlds drawn by the seat's beliefs."""

    @cached_property
    def deal_weights(self) -> dict[ClanCards, float]:
        """By deal of the clan cards, the ratio of its believed to its prior probability."""
        ways = dict(consistent_deals(self.evaluator.view))
        dealt = sum(ways.values())
        return {roles: weight * dealt / ways[roles] for roles, weight in self.evaluator.hypotheses}

    @cached_property
    def max_weight(self) -> float:
        """An upper bound of a world's weight."""
        return max(self.deal_weights.values()) * max(self.evaluator.odds.values(), default=1.0)

    def simulate(self, number: int) -> list[float]:
        """Sample a world and return this seat's win probability after each candidate."""
        world, roles, exit_ = self.sample_world(number)
        return [self._play_out(world.clone(), move, roles, exit_) for move in self.candidates]

    def sample_world(self, number: int) -> tuple[Game, ClanCards, PackedCell]:
        """Return a world, its clan cards and its exit, drawn by the seat's beliefs."""
        world, (roles, exit_) = self.draw_world(
            number,
            self.evaluator.view,
            self._weigh,
            tries=MAX_REJECTION_TRIES,
            max_weight=self.max_weight,
        )
        return world, roles, exit_

    def _weigh(self, world: Game) -> tuple[tuple[ClanCards, PackedCell], float]:
        """Return the secrets of a sampled world and its believed weight."""
        roles, exit_ = _read_secrets(world)
        return (roles, exit_), self.deal_weights.get(roles, 0.0) * self._exit_odds(exit_)

    def _exit_odds(self, exit_: PackedCell) -> float:
        """Return the believed probability of a world's exit; 1 if the exit is open."""
        return self.evaluator.odds.get(exit_, 0.0) if self.evaluator.odds else 1.0

    def _play_out(self, world: Game, move: Move, roles: ClanCards, exit_: PackedCell) -> float:
        """Make a move, play on until this seat's next turn, and return the value of the result.

        Once its dwarf is out, play stops at the next turn of any seat.
        """
        mine = self.evaluator
        rollout_maze = RolloutMaze(
            mine.distance_map.maze.clone(), mine.view.kit.names, mine.view.kit.marks
        )
        policy = RolloutPolicy(rollout_maze)
        rollout_maze.observe(world.play(move))
        while (seat := world.decider) is not None:
            view = world.view(seat)
            if view.asked == flow.TURN and (seat == mine.seat or mine.seat in view.out):
                break
            moves = world.legal_moves()
            if seat == mine.seat and view.asked == flow.CREATURE_STEP:
                chosen = _choose_creature_step(self._make_evaluator(view, roles, exit_), moves)
            else:
                chosen = policy.choose(view, seat, moves)
            rollout_maze.observe(world.play(chosen))
        if world.over:
            return float(mine.seat in world.winners)
        evaluator = self._make_evaluator(world.view(mine.seat), roles, exit_)
        evaluator.distance_map.ask_for_dwarves()
        return evaluator.evaluate(evaluator.now) / POINTS_PER_WIN

    def _make_evaluator(self, view: View, roles: ClanCards, exit_: PackedCell) -> BeliefEvaluator:
        """Return the evaluator for a sampled world whose secrets are known."""
        odds = {exit_: 1.0} if exit_ in view.covered else {}
        return BeliefEvaluator(view, self.evaluator.seat, odds, ((roles, 1.0),))


def _choose_creature_step(evaluator: BeliefEvaluator, moves: Sequence[Move]) -> Move:
    return max(moves, key=lambda move: (score(evaluator, None, move), str(move)))


def _read_secrets(world: Game) -> tuple[ClanCards, PackedCell]:
    """Return the secrets of a sampled world: the clan cards, and the cell of the exit."""
    view: View = world.view("public")
    numbers = {name: role for role, name in enumerate(view.kit.roles)}
    lines = dict(line.split(" ", 1) for line in world.position().splitlines() if " " in line)
    clans = lines["clans"].split("|")[0].split()
    goals = (goal.split("=") for goal in lines["goals"].split())
    place = next(place for place, card in goals if card == EXIT_CARD)
    return tuple(numbers[clan] for clan in clans), parse_cell(place)


def make_expert(seed: str, budget: Budget | None = None) -> ExpertBot[View, BeliefEvaluator]:
    """Return an expert; ``seed`` breaks ties and samples the worlds."""
    return ExpertBot(SkilledBot(seed), plan, DarkCaveSimulator, budget)


def analyse(seed: str, view: View, moves: Moves, events: News, played: Move) -> MoveAnalysis:
    """Return how an expert rates the moves at a decision where ``played`` was made."""
    return make_expert(seed).analyse(view, moves, events, played, EXPLANATION)


EXPLANATION: Final = ExplanationConfig("chance", 1 / POINTS_PER_WIN, list_factors)
