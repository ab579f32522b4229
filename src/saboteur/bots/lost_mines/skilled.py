"""The level ``skilled``: beliefs about who shares with whom, and the race for treasures."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.lost_mines.belief.allegiance import identity_odds
from saboteur.bots.lost_mines.belief.hearsay import rumours, with_words, words_in_clans
from saboteur.bots.lost_mines.evaluation.insight import Insight
from saboteur.bots.lost_mines.memory import Memory, retold
from saboteur.bots.lost_mines.moves.tactics import score
from saboteur.bots.lot import best_of, whole_view
from saboteur.bots.protocol import Budget
from saboteur.games.lost_mines.view import View
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
        return identity_odds(self.insight.hypotheses, self.insight.view.seats)

    def choose(
        self,
        view: View,
        events: tuple[Event, ...],
        legal_moves: tuple[Move, ...],
        budget: Budget | None = None,  # noqa: ARG002 - it does not search
    ) -> Move:
        """Return the best move in the eyes of the seat's dwarf."""
        self._memory = retold(self._memory, view, events)
        hearsay = self._memory.hearsay
        said = with_words(view, self._memory.said, hearsay)
        words = words_in_clans(view, hearsay)
        self.insight = Insight(view, said, words, rumours(view, hearsay, said))
        if len(legal_moves) == 1:
            self.worths = {legal_moves[0]: 0.0}
            return legal_moves[0]
        self.worths = {move: round(score(self.insight, move), 6) for move in legal_moves}
        return best_of(self.worths, self.seed, lambda: whole_view(view))
