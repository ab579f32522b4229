"""The level ``skilled``: beliefs about the others, and tactics one move ahead."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.belief.team_payoffs import has_teams
from saboteur.bots.classic.decision_key import decision_key
from saboteur.bots.classic.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.classic.memory import Memory
from saboteur.bots.classic.moves.tactics import score
from saboteur.bots.classic.moves.team_tactics import team_score
from saboteur.bots.greedy_bot import Scores, score_moves
from saboteur.bots.protocol import Moves, News
from saboteur.bots.skilled import BeliefBot
from saboteur.games.classic.view import View


@final
class SkilledBot(BeliefBot[View, BeliefEvaluator, Memory]):
    """Plays the best-scored move for its role, given its beliefs about the others."""

    def decision_key(self, view: View) -> str:
        return decision_key(view)

    def _update_memory(self, memory: Memory | None, view: View, events: News) -> Memory:
        memory = memory or Memory(view)
        memory.observe(view, events)
        return memory

    def _make_evaluator(self, memory: Memory, view: View, legal_moves: Moves) -> BeliefEvaluator:
        return BeliefEvaluator(view, memory, legal_moves)

    def _role_beliefs(self, evaluator: BeliefEvaluator) -> Beliefs:
        return evaluator.role_odds

    def _score_with(self, evaluator: BeliefEvaluator, legal_moves: Moves) -> Scores:
        return score_moves(
            team_score if has_teams(evaluator.kit) else score, evaluator, legal_moves
        )
