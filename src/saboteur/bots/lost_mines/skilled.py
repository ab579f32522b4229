"""The level ``skilled``: beliefs about who shares with whom, and the race for treasures."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.lost_mines.belief.allegiance import identity_odds
from saboteur.bots.lost_mines.belief.hearsay import rumours, with_words, words_in_clans
from saboteur.bots.lost_mines.evaluation.insight import Insight
from saboteur.bots.lost_mines.memory import Memory, retold
from saboteur.bots.lost_mines.moves.tactics import score
from saboteur.bots.skilled import Skilled
from saboteur.bots.weighing import Worths, weighed
from saboteur.games.lost_mines.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class SkilledBot(Skilled[View, Insight, Memory]):
    """Weighs moves for its dwarf, and believes something of the others."""

    def _remember(self, memory: Memory | None, view: View, events: tuple[Event, ...]) -> Memory:
        return retold(memory, view, events)

    def _look(
        self,
        memory: Memory,
        view: View,
        legal_moves: tuple[Move, ...],  # noqa: ARG002 - the same whatever may be done
    ) -> Insight:
        said = with_words(view, memory.said, memory.hearsay)
        words = words_in_clans(view, memory.hearsay)
        return Insight(view, said, words, rumours(view, memory.hearsay, said))

    def _believed(self, insight: Insight) -> Beliefs:
        return identity_odds(insight.hypotheses, insight.view.seats)

    def _score(self, insight: Insight, legal_moves: tuple[Move, ...]) -> Worths:
        return weighed(score, insight, legal_moves)
