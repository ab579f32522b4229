"""The memory of a skilled player: the maze as it grew, what everybody did and said this round."""

from typing import final

from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.classic.belief.deeds import deed
from saboteur.bots.classic.belief.evidence import Evidence
from saboteur.bots.classic.belief.leanings import Leanings
from saboteur.bots.classic.belief.suspicion import Suspicion
from saboteur.bots.hearsay import Hearsay
from saboteur.games.classic.events import HiddenRoleChange, RoleChanged, RoundBegan
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event


@final
class Memory:
    """What a seat remembers of the round."""

    __slots__ = ("evidence", "hearsay", "leanings", "suspicion")

    def __init__(self, view: View) -> None:
        """Begin a game."""
        self.evidence = Evidence(view)
        self.suspicion = Suspicion(view.seats)
        self.hearsay = Hearsay()
        self.leanings = Leanings(view.seats)

    def learn(self, view: View, events: tuple[Event, ...]) -> None:
        """Take in what happened, in its order; an earlier round is over and done with."""
        begun = [number for number, event in enumerate(events) if isinstance(event, RoundBegan)]
        if begun:
            events = events[begun[-1] :]
            self.suspicion = Suspicion(view.seats)
            self.hearsay = Hearsay()
            self.leanings = Leanings(view.seats)
        for event in events:
            done = deed(self.evidence, event)
            if done is not None:
                self.suspicion.weigh(done)
                self.leanings.weigh(done)
            elif isinstance(event, RoleChanged | HiddenRoleChange):
                self.suspicion.forget(event.seat)
                self.leanings.forget(event.seat)
                self.hearsay.forget(event.seat)
            elif isinstance(event, GoalClaimed | RoleClaimed):
                self.hearsay.hear(event)
            self.evidence.learn(view, (event,))
