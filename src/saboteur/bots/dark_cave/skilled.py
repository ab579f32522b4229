"""The level ``skilled``: beliefs about the others, and the race to the exit one move ahead."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.dark_cave.belief.suspicion import role_odds
from saboteur.bots.dark_cave.evaluation.insight import Insight
from saboteur.bots.dark_cave.memory import Memory
from saboteur.bots.dark_cave.moves.tactics import Turn, score
from saboteur.bots.protocol import Moves, News
from saboteur.bots.skilled import Skilled
from saboteur.bots.weighing import Worths
from saboteur.games.dark_cave import flow
from saboteur.games.dark_cave.view import View


@final
class SkilledBot(Skilled[View, Insight, Memory]):
    """Weighs moves for its side, and believes something of the others'."""

    def _remember(self, memory: Memory | None, view: View, events: News) -> Memory:
        memory = memory or Memory(view)
        memory.learn(events)
        return memory

    # It is the same whatever may be done.
    def _look(self, memory: Memory, view: View, legal_moves: Moves) -> Insight:  # noqa: ARG002
        seat = view.decider if view.decider is not None else 0
        held = memory.hypotheses(view)
        odds = memory.goal_odds(view, seat, held)
        return Insight(view, seat, odds, held, memory.stood[seat])

    def _believed(self, insight: Insight) -> Beliefs:
        return role_odds(insight.view, insight.hypotheses)

    def _score(self, insight: Insight, legal_moves: Moves) -> Worths:
        turn = Turn(insight, legal_moves) if insight.view.asked == flow.TURN else None
        return {move: round(score(insight, turn, move), 6) for move in legal_moves}
