"""Ending the game by agreement, where the table allows it (DC-63, R-177)."""

from saboteur.games import voting
from saboteur.games.dark_cave.book import PROPOSE
from saboteur.games.dark_cave.flow import AGREED, END_VOTE
from saboteur.games.dark_cave.operations import (
    answer_end,
    answered,
    ask_first,
    propose_end,
)
from saboteur.games.dark_cave.scoring import conclude
from saboteur.games.dark_cave.state import State
from saboteur.games.voting import poll
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
    ask_first(state, poll(END_VOTE, seat, state.kit.seats))


class EndVoteRule(voting.EndVoteRule[State]):
    """A seat agrees to end the game, or refuses."""

    clause = "DC-63"

    def answer(self, state: State, seat: int, *, agreed: bool) -> None:
        """Record the answer and take the question off the stack."""
        answer_end(state, seat, agreed=agreed)
        answered(state)

    def ask(self, state: State, question: Decision) -> None:
        """Ask the next seat."""
        ask_first(state, question)

    def end(self, state: State) -> None:
        """End it."""
        conclude(state, AGREED)
