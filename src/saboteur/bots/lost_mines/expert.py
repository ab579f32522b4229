"""The level ``expert``: tries a skilled player's best moves in sampled worlds."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final, TypeAlias, final

from saboteur.bots.expert import ExpertBot, ExplanationConfig
from saboteur.bots.lost_mines.belief.allegiance import hypotheses, known_identities
from saboteur.bots.lost_mines.evaluation.belief_evaluator import BeliefEvaluator, regards_of
from saboteur.bots.lost_mines.factors import list_factors
from saboteur.bots.lost_mines.rollout import NO_LOG_LIKELIHOODS, Rollout
from saboteur.bots.lost_mines.skilled import SkilledBot
from saboteur.bots.move_analysis import MoveAnalysis
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Priors, Simulator
from saboteur.games.lost_mines.kit import CLANS
from saboteur.games.lost_mines.view import View
from saboteur.games.operations import TURN
from saboteur.kernel.move import Move
from saboteur.play.game import Game

FrozenRoleAssignment: TypeAlias = frozenset[tuple[int, str]]
"""An identity for every seat of a clan."""

MAX_CANDIDATES: Final = 4
CANDIDATE_MARGIN: Final = 0.15
"""A candidate may score this many points less than the best move."""


def plan(evaluator: BeliefEvaluator, scores: Mapping[Move, float], first: Move) -> Priors | None:
    """Return the best moves of different effect with their priors; ``None`` outside a turn."""
    if evaluator.view.asked != TURN:
        return None
    near = [move for move in scores if scores[move] > scores[first] - CANDIDATE_MARGIN]
    near.sort(key=lambda move: (move is not first, -scores[move], str(move)))
    return {move: scores[move] for move in _distinct_moves(near, scores)[:MAX_CANDIDATES]}


def _distinct_moves(moves: list[Move], scores: Mapping[Move, float]) -> list[Move]:
    """Return the moves without those that have the same effect as a better one."""
    found: dict[tuple[str, int, float], Move] = {}
    for move in moves:
        found.setdefault((move.verb, move.kind, scores[move]), move)
    return list(found.values())


SIMULATION_WEIGHT: Final = 4.0
"""How many times as much a simulation counts as ``search`` assumes."""
MAX_REJECTION_TRIES: Final = 8
"""The largest number of worlds drawn in one rejection sampling."""


@final
class LostMinesSimulator(Simulator[BeliefEvaluator]):
    """Simulates candidates in worlds drawn by the seat's beliefs."""

    @cached_property
    def assignment_weights(self) -> list[dict[FrozenRoleAssignment, float]]:
        """By clan and role assignment, the ratio of its believed to its prior probability."""
        view = self.evaluator.view
        dealt = hypotheses(view, known_identities(view), [NO_LOG_LIKELIHOODS] * view.seats)
        return [
            {
                frozenset(assignment.items()): likely / before
                for (assignment, likely), (_, before) in zip(believed, deals, strict=True)
            }
            for believed, deals in zip(self.evaluator.hypotheses, dealt, strict=True)
        ]

    def simulate(self, number: int) -> list[float]:
        """Sample a world and return the value of each candidate in it, for this seat."""
        world, assignments = self.sample_world(number)
        evaluator = self.evaluator
        certain = tuple(((dict(assignment), 1.0),) for assignment in assignments)
        regards = regards_of(evaluator.view, evaluator.seat, certain)
        return [
            SIMULATION_WEIGHT * Rollout(world.clone(), evaluator.seat, regards).play_out(move)
            for move in self.candidates
        ]

    def sample_world(self, number: int) -> tuple[Game, list[FrozenRoleAssignment]]:
        """Return a world and its role assignments, drawn by the seat's beliefs."""
        view = self.evaluator.view
        return self.draw_world(number, view, self._weigh, tries=MAX_REJECTION_TRIES)

    def _weigh(self, world: Game) -> tuple[list[FrozenRoleAssignment], float]:
        """Return the role assignments of a sampled world and its weight, at most 1."""
        assignments = _role_assignments(world)
        weight = 1.0
        for clan, assignment in zip(self.assignment_weights, assignments, strict=True):
            weight *= clan[assignment] / max(clan.values())
        return assignments, weight


def _role_assignments(world: Game) -> list[FrozenRoleAssignment]:
    """Return the role assignment of each clan in a world."""
    views: list[View] = [world.view(seat) for seat in range(world.seats)]
    return [
        frozenset(
            (seat, view.kit.identities[view.own_dwarf])
            for seat, view in enumerate(views)
            if view.clans[seat] == clan
        )
        for clan in CLANS
    ]


def make_expert(seed: str, budget: Budget | None = None) -> ExpertBot[View, BeliefEvaluator]:
    """Return an expert; ``seed`` breaks ties and samples the worlds."""
    return ExpertBot(SkilledBot(seed), plan, LostMinesSimulator, budget)


def analyse(seed: str, view: View, moves: Moves, events: News, played: Move) -> MoveAnalysis:
    """Return how an expert rates the moves at a decision where ``played`` was made."""
    return make_expert(seed).analyse(view, moves, events, played, EXPLANATION)


EXPLANATION: Final = ExplanationConfig("points", 1.0, list_factors, SIMULATION_WEIGHT)
