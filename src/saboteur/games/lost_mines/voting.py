"""Ending a round by agreement, where the table allows it (LM-41, R-142)."""

from typing import Final

from saboteur.games import voting
from saboteur.games.lost_mines.flow import end_round
from saboteur.games.lost_mines.operations import answer_end, answered, ask, propose_end
from saboteur.games.lost_mines.state import AGREED, State
from saboteur.games.voting import poll
from saboteur.kernel.decision import Decision
from saboteur.kernel.refusal import Refusal, refuse

END_VOTE: Final = "end-vote"


def explain_proposal(state: State) -> Refusal | None:
    """Refuse a proposal where the table does not allow it, and a second one in a turn.

    Whether a mine can still be reached is the players' judgement, not ours.
    """
    if not state.kit.may_agree:
        return refuse("R-142", "agree-end-off")
    if state.turn.proposed:
        return refuse("R-142", "end-already-proposed")
    return None


def propose(state: State, seat: int) -> None:
    """Ask every other seat in turn order; the first refusal ends the vote."""
    propose_end(state, seat)
    ask(state, poll(END_VOTE, seat, state.kit.seats))


class EndVoteRule(voting.EndVoteRule[State]):
    """A seat agrees to end the round, or refuses."""

    clause = "R-142"

    def answer(self, state: State, seat: int, *, agreed: bool) -> None:
        """Record the answer and take the question off the stack."""
        answer_end(state, seat, agreed=agreed)
        answered(state)

    def ask(self, state: State, question: Decision) -> None:
        """Ask the next seat."""
        ask(state, question)

    def end(self, state: State) -> None:
        """End it."""
        end_round(state, AGREED)
