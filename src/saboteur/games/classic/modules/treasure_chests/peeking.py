"""The chest that shows another seat's role (ME-49)."""

from typing import Final

from saboteur.games.answers import SeatRule
from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.goals import settle
from saboteur.games.classic.operations import see_role
from saboteur.games.classic.state import State
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

PEEK: Final = "peek"
PEEK_ROLE: Final = "peek-role"


def peekable(state: State, seat: int) -> list[int]:
    return [other for other in range(state.kit.seats) if other != seat]


class PeekRoleRule(SeatRule[State], DecisionRule[State]):
    """The decision of whose role a seat looks at."""

    clause = "ME-49"
    verb = PEEK

    def choices(self, state: State) -> list[int]:
        return peekable(state, state.stack[-1].seat)

    def refuse(self, state: State, move: Move) -> Refusal:
        """Return the refusal to look at one's own role."""
        return refuse("ME-49", "peek-at-yourself")

    def take(self, state: State, asked: Decision, chosen: int) -> None:
        see_role(state, asked.seat, chosen)
        settle(state)
