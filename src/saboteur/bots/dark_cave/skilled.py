"""The level ``skilled``: beliefs about the others, and the race to the exit one move ahead."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.dark_cave.belief.suspicion import role_odds
from saboteur.bots.dark_cave.evaluation.insight import Insight
from saboteur.bots.dark_cave.memory import Memory
from saboteur.bots.dark_cave.moves.tactics import Turn, score
from saboteur.bots.skilled import Skilled
from saboteur.bots.weighing import Worths
from saboteur.games.dark_cave import flow
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class SkilledBot(Skilled[View, Insight]):
    """Weighs moves for its side, and believes something of the others'."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        super().__init__(seed)
        self._memory: Memory | None = None

    def _look(
        self,
        view: View,
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],  # noqa: ARG002 - the same whatever may be done
    ) -> Insight:
        memory = self._memory = self._memory or Memory(view)
        memory.learn(events)
        seat = view.decider if view.decider is not None else 0
        held = memory.hypotheses(view)
        odds = memory.goal_odds(view, seat, held)
        return Insight(view, seat, odds, held, memory.stood[seat])

    def _believed(self, insight: Insight) -> Beliefs:
        return role_odds(insight.view, insight.hypotheses)

    def _score(self, insight: Insight, legal_moves: tuple[Move, ...]) -> Worths:
        turn = Turn(insight, legal_moves) if insight.view.asked == flow.TURN else None
        return {move: round(score(insight, turn, move), 6) for move in legal_moves}
