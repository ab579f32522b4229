"""The level ``skilled``: beliefs about which seats share, and the race for treasures."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.greedy_bot import Scores, score_moves
from saboteur.bots.lost_mines.belief.allegiance import identity_odds
from saboteur.bots.lost_mines.belief.claim_evidence import claim_odds, identity_claims, with_claims
from saboteur.bots.lost_mines.evaluation.belief_evaluator import BeliefEvaluator
from saboteur.bots.lost_mines.memory import Memory, update_memory
from saboteur.bots.lost_mines.moves.tactics import score
from saboteur.bots.protocol import Moves, News
from saboteur.bots.skilled import BeliefBot
from saboteur.games.lost_mines.view import View


@final
class SkilledBot(BeliefBot[View, BeliefEvaluator, Memory]):
    """Plays the best-scored move for its dwarf, given its beliefs about the others."""

    def _update_memory(self, memory: Memory | None, view: View, events: News) -> Memory:
        return update_memory(memory, view, events)

    # The evaluator does not depend on the legal moves.
    def _make_evaluator(self, memory: Memory, view: View, legal_moves: Moves) -> BeliefEvaluator:  # noqa: ARG002
        said = with_claims(view, memory.log_likelihoods, memory.claim_log)
        words = identity_claims(view, memory.claim_log)
        return BeliefEvaluator(view, said, words, claim_odds(view, memory.claim_log, said))

    def _role_beliefs(self, evaluator: BeliefEvaluator) -> Beliefs:
        return identity_odds(evaluator.hypotheses, evaluator.view.seats)

    def _score_with(self, evaluator: BeliefEvaluator, legal_moves: Moves) -> Scores:
        return score_moves(score, evaluator, legal_moves)
