"""The level ``skilled``: beliefs about the others, and tactics one move ahead."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.belief.teams import has_teams
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.bots.classic.memory import Memory
from saboteur.bots.classic.moment import moment
from saboteur.bots.classic.moves.tactics import score
from saboteur.bots.classic.moves.team_tactics import team_score
from saboteur.bots.lot import best_of
from saboteur.bots.protocol import Budget
from saboteur.games.classic.view import View
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
        return self.insight.role_odds

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat's role."""
        if self._memory is None:
            self._memory = Memory(view)
        self._memory.learn(view, events)
        self.insight = Insight(view, self._memory, legal_moves)
        if len(legal_moves) == 1:
            self.worths = {legal_moves[0]: 0.0}
            return legal_moves[0]
        judge = team_score if has_teams(view.kit) else score
        self.worths = {move: round(judge(self.insight, move), 6) for move in legal_moves}
        return best_of(self.worths, self.seed, lambda: moment(view))
