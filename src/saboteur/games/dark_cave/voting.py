"""Ending the game by agreement, where the table allows it (DC-63, R-177)."""

from saboteur.games.book import AGREE, REFUSE
from saboteur.games.dark_cave.book import PROPOSE
from saboteur.games.dark_cave.flow import AGREED, END_VOTE
from saboteur.games.dark_cave.operations import (
    answer_end,
    answered,
    ask_first,
    end_game,
    propose_end,
)
from saboteur.games.dark_cave.state import State
from saboteur.games.decisions import DecisionRule, not_asked
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


def propose_moves(state: State, found: list[Move]) -> None:
    """Offer the proposal, once a turn."""
    if state.kit.may_agree and not state.turn.proposed:
        found.append(state.book.words[PROPOSE])


def explain_propose(state: State) -> Refusal | None:
    """Refuse it where the table does not allow it, and a second time."""
    if not state.kit.may_agree:
        return refuse("R-177", "agree-end-off")
    if state.turn.proposed:
        return refuse("R-177", "end-already-proposed")
    return None


def play_propose(state: State, seat: int) -> None:
    """Ask every other seat in turn order; the first refusal ends the vote."""
    propose_end(state, seat)
    seats = state.kit.seats
    others = tuple((seat + away) % seats for away in range(1, seats))
    ask_first(state, Decision(END_VOTE, others[0], seats=others[1:]))


class EndVoteRule(DecisionRule[State]):
    """A seat agrees to end the game, or refuses; the server asks for no proof."""

    def moves(self, state: State) -> list[Move]:
        """List yes and no."""
        return [state.book.words[AGREE], state.book.words[REFUSE]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse anything but an answer."""
        return None if move.verb in (AGREE, REFUSE) else not_asked("DC-63", state, move)

    def play(self, state: State, move: Move) -> None:
        """Ask the next seat, end the game when all agreed, or go back to the turn."""
        vote = state.stack[-1]
        answer_end(state, vote.seat, agreed=move.verb == AGREE)
        answered(state)
        if move.verb == AGREE and vote.seats:
            ask_first(state, Decision(END_VOTE, vote.seats[0], seats=vote.seats[1:]))
        elif move.verb == AGREE:
            end_game(state, AGREED)
