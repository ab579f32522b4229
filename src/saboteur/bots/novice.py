"""The level ``novice``: plays its role by simple judgement, one move ahead."""

from typing import final

from saboteur.bots.evidence import Evidence
from saboteur.bots.lot import draw_lot
from saboteur.bots.mining import MinerPlan
from saboteur.bots.outlook import Outlook
from saboteur.bots.plan import Plan
from saboteur.bots.protocol import Budget
from saboteur.bots.sabotage import SaboteurPlan
from saboteur.bots.survey import Tolls, tolls
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class NoviceBot:
    """Scores every legal move for its role and plays the best; lots decide between equals."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        self.seed = seed
        self._evidence: Evidence | None = None
        self._tolls: Tolls = ()

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat's role."""
        plan = self._plan(view, self._learn(view, events))
        scores = [round(plan.score(move), 6) for move in legal_moves]
        best = max(scores)
        equals = [move for move, score in zip(legal_moves, scores, strict=True) if score == best]
        return equals[0] if len(equals) == 1 else draw_lot(equals, view, self.seed)

    def _learn(self, view: View, events: tuple[Event, ...]) -> Evidence:
        """Add what happened to what the seat remembers of this game."""
        if not isinstance(view.sight, int):
            raise TypeError(f"a bot plays a seat, and the view is {view.sight!r}")
        if self._evidence is None:
            self._evidence = Evidence(view.kit, view.sight)
            self._tolls = tolls(view.kit)
        self._evidence.learn(view, events)
        return self._evidence

    def _plan(self, view: View, evidence: Evidence) -> Plan:
        outlook = Outlook(view, evidence.maze, evidence.reach, self._tolls)
        role = SaboteurPlan if view.own_role == view.kit.saboteur else MinerPlan
        return role(view, outlook, evidence)
