"""The level ``novice``: scores moves for its role, one move ahead."""

from typing import final

from saboteur.bots.classic.belief.evidence import Evidence
from saboteur.bots.classic.decision_key import decision_key
from saboteur.bots.classic.evaluation.evaluator import PositionEvaluator
from saboteur.bots.classic.moves.scoring import score
from saboteur.bots.greedy_bot import GreedyBot, Scores, score_moves
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class NoviceBot(GreedyBot[View]):
    """Plays the best-scored move for its role, judging others by their public actions."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._evidence: Evidence | None = None

    def decision_key(self, view: View) -> str:
        return decision_key(view)

    def _observe(
        self,
        view: View,
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],  # noqa: ARG002 - does not depend on the moves
    ) -> None:
        self._evidence = self._evidence or Evidence(view)
        self._evidence.observe(view, events)

    def _score_moves(self, view: View, legal_moves: tuple[Move, ...]) -> Scores:
        evidence = self._evidence or Evidence(view)
        return score_moves(score, PositionEvaluator(view, evidence, legal_moves), legal_moves)
