"""The level ``skilled``: beliefs about the others, and the race to the exit one move ahead."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.dark_cave.belief.suspicion import role_odds
from saboteur.bots.dark_cave.evaluation.insight import Insight
from saboteur.bots.dark_cave.memory import Memory
from saboteur.bots.dark_cave.moves.tactics import Turn, score
from saboteur.bots.lot import best_of, whole_view
from saboteur.bots.protocol import Budget
from saboteur.games.dark_cave import flow
from saboteur.games.dark_cave.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class SkilledBot:
    """Scores every legal move by its beliefs and plays the best; lots decide between equals."""

    def __init__(self, seed: str) -> None:
        """Take the seed that decides between equal moves."""
        self.seed = seed
        self._memory: Memory | None = None
        self.insight: Insight | None = None
        """What it went by when it was asked last."""
        self.worths: dict[Move, float] = {}
        """What each of the legal moves seemed worth then."""

    @property
    def beliefs(self) -> Beliefs | None:
        """What it believes of the moment it was asked last."""
        if self.insight is None:
            return None
        return role_odds(self.insight.view, self.insight.hypotheses)

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat."""
        if self._memory is None:
            self._memory = Memory(view)
        memory = self._memory
        memory.learn(events)
        seat = view.decider if view.decider is not None else 0
        held = memory.hypotheses(view)
        odds = memory.goal_odds(view, seat, held)
        self.insight = insight = Insight(view, seat, odds, held, memory.stood[seat])
        if len(legal_moves) == 1:
            self.worths = {legal_moves[0]: 0.0}
            return legal_moves[0]
        turn = Turn(insight, legal_moves) if view.asked == flow.TURN else None
        self.worths = {move: round(score(insight, turn, move), 6) for move in legal_moves}
        return best_of(self.worths, self.seed, lambda: whole_view(view))
