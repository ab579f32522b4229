"""The level ``skilled``: beliefs about the others, and the race to the exit one move ahead."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.dark_cave.belief.suspicion import role_odds
from saboteur.bots.dark_cave.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.dark_cave.memory import Memory
from saboteur.bots.dark_cave.moves.tactics import TurnScorer, score
from saboteur.bots.greedy_bot import Scores
from saboteur.bots.protocol import Moves, News
from saboteur.bots.skilled import BeliefBot
from saboteur.games.dark_cave import flow
from saboteur.games.dark_cave.view import View


@final
class SkilledBot(BeliefBot[View, BeliefEvaluator, Memory]):
    """Plays the best-scored move for its side, given its beliefs about the others."""

    def _update_memory(self, memory: Memory | None, view: View, events: News) -> Memory:
        memory = memory or Memory(view)
        memory.observe(events)
        return memory

    # The evaluator does not depend on the legal moves.
    def _make_evaluator(self, memory: Memory, view: View, legal_moves: Moves) -> BeliefEvaluator:  # noqa: ARG002
        seat = view.decider if view.decider is not None else 0
        hypotheses = memory.hypotheses(view)
        odds = memory.goal_odds(view, seat, hypotheses)
        return BeliefEvaluator(view, seat, odds, hypotheses, memory.turns_without_step[seat])

    def _role_beliefs(self, evaluator: BeliefEvaluator) -> Beliefs:
        return role_odds(evaluator.view, evaluator.hypotheses)

    def _score_with(self, evaluator: BeliefEvaluator, legal_moves: Moves) -> Scores:
        turn = TurnScorer(evaluator, legal_moves) if evaluator.view.asked == flow.TURN else None
        return {move: round(score(evaluator, turn, move), 6) for move in legal_moves}
