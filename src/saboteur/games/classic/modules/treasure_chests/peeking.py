"""The chest that shows another seat's role (ME-49)."""

from typing import Final

from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.goals import settle
from saboteur.games.classic.operations import answered, see_role
from saboteur.games.classic.state import State
from saboteur.games.decisions import not_asked
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

PEEK: Final = "peek"
PEEK_ROLE: Final = "peek-role"


def peekable(state: State, seat: int) -> list[int]:
    """List the other seats."""
    return [other for other in range(state.kit.seats) if other != seat]


class PeekRoleRule(DecisionRule[State]):
    """Whose role does the seat look at?"""

    def moves(self, state: State) -> list[Move]:
        """List the other seats."""
        return [state.book.say(PEEK, seat=other) for other in peekable(state, state.stack[-1].seat)]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse the seat's own role."""
        if move.verb != PEEK:
            return not_asked("ME-49", state, move)
        if move.seat == state.stack[-1].seat:
            return refuse("ME-49", "peek-at-yourself")
        return None

    def play(self, state: State, move: Move) -> None:
        """Look, and go on."""
        asked = state.stack[-1]
        answered(state)
        see_role(state, asked.seat, move.seat)
        settle(state)
