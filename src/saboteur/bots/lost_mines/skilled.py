"""The level ``skilled``: beliefs about who shares with whom, and the race for treasures."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.lost_mines.belief.allegiance import identity_odds
from saboteur.bots.lost_mines.belief.hearsay import rumours, with_words, words_in_clans
from saboteur.bots.lost_mines.evaluation.insight import Insight
from saboteur.bots.lost_mines.memory import Memory, retold
from saboteur.bots.lost_mines.moves.tactics import score
from saboteur.bots.protocol import Moves, News
from saboteur.bots.skilled import Skilled
from saboteur.bots.weighing import Worths, weighed
from saboteur.games.lost_mines.view import View


@final
class SkilledBot(Skilled[View, Insight, Memory]):
    """Weighs moves for its dwarf, and believes something of the others."""

    def _remember(self, memory: Memory | None, view: View, events: News) -> Memory:
        return retold(memory, view, events)

    # It is the same whatever may be done.
    def _look(self, memory: Memory, view: View, legal_moves: Moves) -> Insight:  # noqa: ARG002
        said = with_words(view, memory.said, memory.hearsay)
        words = words_in_clans(view, memory.hearsay)
        return Insight(view, said, words, rumours(view, memory.hearsay, said))

    def _believed(self, insight: Insight) -> Beliefs:
        return identity_odds(insight.hypotheses, insight.view.seats)

    def _score(self, insight: Insight, legal_moves: Moves) -> Worths:
        return weighed(score, insight, legal_moves)
