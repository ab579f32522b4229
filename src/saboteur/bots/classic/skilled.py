"""The level ``skilled``: beliefs about the others, and tactics one move ahead."""

from typing import final

from saboteur.bots.beliefs import Beliefs
from saboteur.bots.claims import GoalClaimed
from saboteur.bots.classic.deeds import deed
from saboteur.bots.classic.evidence import Evidence
from saboteur.bots.classic.hearsay import Hearsay
from saboteur.bots.classic.insight import Insight
from saboteur.bots.classic.moment import moment
from saboteur.bots.classic.suspicion import Suspicion, role_odds
from saboteur.bots.classic.tactics import score
from saboteur.bots.lot import best_of
from saboteur.bots.protocol import Budget
from saboteur.games.classic.events import HiddenRoleChange, RoleChanged, RoundBegan
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move


@final
class Memory:
    """What a seat remembers of the round: the maze as it grew, what everybody did and said."""

    __slots__ = ("evidence", "hearsay", "suspicion")

    def __init__(self, view: View) -> None:
        """Begin a game."""
        self.evidence = Evidence(view)
        self.suspicion = Suspicion(view.seats)
        self.hearsay = Hearsay()

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        """Take in what happened, in its order; an earlier round is over and done with."""
        begun = [number for number, event in enumerate(events) if isinstance(event, RoundBegan)]
        if begun:
            events = events[begun[-1] :]
            self.suspicion = Suspicion(view.seats)
            self.hearsay = Hearsay()
        for event in events:
            done = deed(self.evidence, event)
            if done is not None:
                self.suspicion.weigh(done)
            elif isinstance(event, RoleChanged | HiddenRoleChange):
                self.suspicion.forget(event.seat)
            elif isinstance(event, GoalClaimed):
                self.hearsay.hear(event)
            self.evidence.learn(view, (event,))


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
        return role_odds(self.insight.view, self.insight.suspected)

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
        memory = self._memory
        self.insight = Insight(view, memory.evidence, legal_moves, memory.suspicion, memory.hearsay)
        if len(legal_moves) == 1:
            self.worths = {legal_moves[0]: 0.0}
            return legal_moves[0]
        self.worths = {move: round(score(self.insight, move), 6) for move in legal_moves}
        return best_of(self.worths, self.seed, lambda: moment(view))
