"""The level ``skilled``: beliefs about the others, and tactics one move ahead."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.classic.belief.teams import has_teams
from saboteur.bots.classic.evaluation.insight import Insight
from saboteur.bots.classic.memory import Memory
from saboteur.bots.classic.moment import moment
from saboteur.bots.classic.moves.tactics import score
from saboteur.bots.classic.moves.team_tactics import team_score
from saboteur.bots.protocol import Moves, News
from saboteur.bots.skilled import Skilled
from saboteur.bots.weighing import Worths, weighed
from saboteur.games.classic.view import View


@final
class SkilledBot(Skilled[View, Insight, Memory]):
    """Weighs moves for its role, and believes something of the others'."""

    def moment(self, view: View) -> str:
        """Name the decision, for its lots."""
        return moment(view)

    def _remember(self, memory: Memory | None, view: View, events: News) -> Memory:
        memory = memory or Memory(view)
        memory.learn(view, events)
        return memory

    def _look(self, memory: Memory, view: View, legal_moves: Moves) -> Insight:
        return Insight(view, memory, legal_moves)

    def _believed(self, insight: Insight) -> Beliefs:
        return insight.role_odds

    def _score(self, insight: Insight, legal_moves: Moves) -> Worths:
        return weighed(team_score if has_teams(insight.kit) else score, insight, legal_moves)
