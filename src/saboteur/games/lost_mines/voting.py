"""Ending a round by agreement, where the table allows it (LM-41, R-142)."""

from typing import Final

from saboteur.games.book import AGREE, REFUSE
from saboteur.games.decisions import DecisionRule, not_asked
from saboteur.games.lost_mines.operations import answer_end, answered, ask, propose_end
from saboteur.games.lost_mines.rounds import end_round
from saboteur.games.lost_mines.state import AGREED, State
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

END_VOTE: Final = "end-vote"


def explain_proposal(state: State) -> Refusal | None:
    """Refuse a proposal where the table does not allow it, and a second one in a turn.

    Whether a mine can still be reached is the players' judgement, not ours.
    """
    if not state.kit.may_agree:
        return refuse("R-142", "agree-off")
    if state.turn.proposed:
        return refuse("R-142", "end-proposed")
    return None


def propose(state: State, seat: int) -> None:
    """Ask every other seat in turn order; the first refusal ends the vote."""
    propose_end(state, seat)
    others = tuple((seat + away) % state.kit.seats for away in range(1, state.kit.seats))
    ask(state, Decision(END_VOTE, others[0], seats=others[1:]))


class EndVoteRule(DecisionRule[State]):
    """A seat agrees to end the round, or refuses."""

    def moves(self, state: State) -> list[Move]:
        """List yes and no."""
        return [state.book.words[AGREE], state.book.words[REFUSE]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse anything but an answer."""
        return None if move.verb in (AGREE, REFUSE) else not_asked("R-142", state, move)

    def play(self, state: State, move: Move) -> None:
        """Ask the next seat, end the round when all agreed, or go back to the turn."""
        vote = state.stack[-1]
        answer_end(state, vote.seat, agreed=move.verb == AGREE)
        answered(state)
        if move.verb == AGREE and vote.seats:
            ask(state, Decision(END_VOTE, vote.seats[0], seats=vote.seats[1:]))
        elif move.verb == AGREE:
            end_round(state, AGREED)
