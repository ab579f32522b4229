"""The memory of a skilled player: the maze, and all actions and claims of the round."""

from typing import final

from saboteur.bots.claim_log import ClaimLog
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.bots.classic.belief.evidence import Evidence
from saboteur.bots.classic.belief.observed_actions import classify_event
from saboteur.bots.classic.belief.role_likelihoods import RoleLikelihoods
from saboteur.bots.classic.belief.suspicion import Suspicion
from saboteur.games.classic.events import HiddenRoleChange, RoleChanged, RoundBegan
from saboteur.games.classic.view import View
from saboteur.kernel.event import Event


@final
class Memory:
    """The maze, and the public actions and claims of a round, as one seat has seen them."""

    __slots__ = ("claim_log", "evidence", "role_likelihoods", "suspicion")

    def __init__(self, view: View) -> None:
        self.evidence = Evidence(view)
        self.suspicion = Suspicion(view.seats)
        self.claim_log = ClaimLog()
        self.role_likelihoods = RoleLikelihoods(view.seats)

    def observe(self, view: View, events: tuple[Event, ...]) -> None:
        """Process events in order; a new round discards the memory of the old one."""
        begun = [number for number, event in enumerate(events) if isinstance(event, RoundBegan)]
        if begun:
            events = events[begun[-1] :]
            self.suspicion = Suspicion(view.seats)
            self.claim_log = ClaimLog()
            self.role_likelihoods = RoleLikelihoods(view.seats)
        for event in events:
            action = classify_event(self.evidence, event)
            if action is not None:
                self.suspicion.add(action)
                self.role_likelihoods.add(action)
            elif isinstance(event, RoleChanged | HiddenRoleChange):
                self.suspicion.forget_seat(event.seat)
                self.role_likelihoods.forget_seat(event.seat)
                self.claim_log.forget_seat(event.seat)
            elif isinstance(event, GoalClaimed | RoleClaimed):
                self.claim_log.add(event)
            self.evidence.observe(view, (event,))
