"""The level ``expert``: tries a skilled player's best moves in sampled worlds."""

from collections.abc import Mapping
from typing import Final, final

from saboteur.bots.classic.belief.objectives import DIG, HINDER
from saboteur.bots.classic.belief.team_payoffs import has_teams
from saboteur.bots.classic.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.classic.evaluation.evaluator import W_DECISIVE
from saboteur.bots.classic.factors import list_factors
from saboteur.bots.classic.rollout import TURN_QUESTION, Rollout
from saboteur.bots.classic.skilled import SkilledBot
from saboteur.bots.expert import ExpertBot, ExplanationConfig
from saboteur.bots.move_analysis import MoveAnalysis
from saboteur.bots.protocol import Budget, Moves, News
from saboteur.bots.search import Priors, Simulator
from saboteur.bots.tie_break import uniform_float
from saboteur.games.book import PLAY
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.view import View
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY
from saboteur.play.game import game_from_view

MAX_CANDIDATES: Final = 4
CANDIDATE_MARGIN: Final = 12.0
"""A candidate may score this much less than the best move."""
WIN_CHANCE_PER_POINT: Final = 0.012
"""The change in win probability assumed per point of a skilled player's score."""


def plan(evaluator: BeliefEvaluator, scores: Mapping[Move, float], first: Move) -> Priors | None:
    """Return the moves to simulate with their priors, or ``None`` if a search is pointless.

    A search is pointless if the first move decides the round, or the rollout does not model the
    decision.
    """
    if evaluator.view.asked != TURN_QUESTION or not _is_searchable(evaluator):
        return None
    best = scores[first]
    if best >= W_DECISIVE / 2:
        return None
    close_moves = {move: score for move, score in scores.items() if score > best - CANDIDATE_MARGIN}
    candidates = proposals(evaluator.kit, first, close_moves)[:MAX_CANDIDATES]
    return {move: 0.5 + WIN_CHANCE_PER_POINT * (scores[move] - best) for move in candidates}


def proposals(kit: Kit, first: Move, scores: Mapping[Move, float]) -> list[Move]:
    """Return the moves to try, best first: every path, and the best of each other kind.

    Rollouts can tell the kinds of moves apart, and where a path leads. The scores of a skilled
    player are better at choosing which tool to break or which goal to look at.
    """
    found = {move_kind(kit, first): first}
    for move in sorted(scores, key=lambda move: (-scores[move], str(move))):
        if move is not first:
            found.setdefault(move_kind(kit, move), move)
    return list(found.values())


def move_kind(kit: Kit, move: Move) -> str:
    """Return the kind of a move; every way to lay a path is its own kind."""
    if move.verb == LAY:
        return move.text
    return kit.effects[move.kind] if move.verb == PLAY else move.verb


def _is_searchable(evaluator: BeliefEvaluator) -> bool:
    """Return whether rollouts model the seat's objective: they know two sides and no teams."""
    side = evaluator.objective.side
    return side == HINDER or (side == DIG and not has_teams(evaluator.kit))


@final
class ClassicSimulator(Simulator[BeliefEvaluator]):
    """Simulates candidates in sampled worlds, with saboteurs as likely as the seat believes."""

    def simulate(self, number: int) -> list[float]:
        """Sample a world and return this seat's win probability after each candidate."""
        seed = f"{self.seed}/{number}"
        world = game_from_view(self.rules, self.evaluator.view, seed)
        sides = self.sample_sides(seed)
        found = []
        for move in self.candidates:
            diggers = Rollout(world.clone(), self.evaluator, sides).play_out(move)
            found.append(diggers if self.evaluator.objective.side == DIG else 1 - diggers)
        return found

    def sample_sides(self, seed: str) -> list[str]:
        """Return the side of each seat in a sampled world.

        Each set of saboteurs is drawn with its probability. The roles dealt in the sampled world
        are independent of this, because they stay hidden until the round ends.
        """
        draw = uniform_float(seed)
        drawn = 0
        for seats, likely in self.evaluator.hypotheses:
            drawn = seats
            draw -= likely
            if draw < 0:
                break
        return [HINDER if drawn >> seat & 1 else DIG for seat in range(self.evaluator.kit.seats)]


def make_expert(seed: str, budget: Budget | None = None) -> ExpertBot[View, BeliefEvaluator]:
    """Return an expert; ``seed`` breaks ties and samples the worlds."""
    return ExpertBot(SkilledBot(seed), plan, ClassicSimulator, budget)


def analyse(seed: str, view: View, moves: Moves, events: News, played: Move) -> MoveAnalysis:
    """Return how an expert rates the moves at a decision where ``played`` was made."""
    return make_expert(seed).analyse(view, moves, events, played, EXPLANATION)


EXPLANATION: Final = ExplanationConfig("chance", WIN_CHANCE_PER_POINT, list_factors)
