"""The level ``novice``: plays its role by simple judgement, one move ahead."""

from typing import final

from saboteur.bots.classic.belief.evidence import Evidence
from saboteur.bots.classic.evaluation.judgement import Judgement
from saboteur.bots.classic.moment import moment
from saboteur.bots.classic.moves.scoring import score
from saboteur.bots.weighing import Weighing, Worths, weighed
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class NoviceBot(Weighing[View]):
    """Weighs moves for its role; of the others it remembers what they did to the maze."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        super().__init__(seed)
        self._evidence: Evidence | None = None

    def moment(self, view: View) -> str:
        """Name the decision, for its lots."""
        return moment(view)

    def _learn(
        self,
        view: View,
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],  # noqa: ARG002 - the same whatever may be done
    ) -> None:
        self._evidence = self._evidence or Evidence(view)
        self._evidence.learn(view, events)

    def _weigh(self, view: View, legal_moves: tuple[Move, ...]) -> Worths:
        evidence = self._evidence or Evidence(view)
        return weighed(score, Judgement(view, evidence, legal_moves), legal_moves)
