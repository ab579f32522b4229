"""Ending a round or the game by agreement: one seat proposes, the others vote in turn order."""

from abc import abstractmethod

from saboteur.games.answers import AnswerRule
from saboteur.games.book import AGREE, REFUSE
from saboteur.games.operations import (
    Proposable,
    RecordedT,
    answer_end,
    ask,
    pop_question,
    propose_end,
)
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


def explain_propose(clause: str, state: Proposable) -> Refusal | None:
    """Return why a seat may not propose the end; ``None`` if it may.

    It is refused if the options do not allow it, and a second time in the same turn. The
    players themselves decide whether a game is hopeless.
    """
    if not state.kit.may_agree:
        return refuse(clause, "agree-end-off")
    if state.turn.proposed:
        return refuse(clause, "end-already-proposed")
    return None


def propose(state: Proposable, seat: int, vote: str) -> None:
    """Record the proposal, and ask the other seats."""
    propose_end(state, seat)
    ask(state, poll(vote, seat, state.kit.seats))


def poll(kind: str, seat: int, seats: int, way: int = 1) -> Decision:
    """Return the decision that asks every other seat in turn order until one refuses."""
    first, *others = [(seat + away * way) % seats for away in range(1, seats)]
    return Decision(kind, first, seats=tuple(others))


class EndVoteRule(AnswerRule[RecordedT]):
    """The decision of a seat to agree or refuse to end a round or the game, whatever the score."""

    answers = (AGREE, REFUSE)

    def play(self, state: RecordedT, move: Move) -> None:
        """Record the answer; ask the next seat, end when all agree, or return to the turn."""
        vote = state.stack[-1]
        agreed = move.verb == AGREE
        self.record(state, vote.seat, agreed=agreed)
        pop_question(state)
        if agreed and vote.seats:
            ask(state, Decision(vote.kind, vote.seats[0], seats=vote.seats[1:]))
        elif agreed:
            self.end(state)

    def record(self, state: RecordedT, seat: int, *, agreed: bool) -> None:
        answer_end(state, seat, agreed=agreed)

    @abstractmethod
    def end(self, state: RecordedT) -> None:
        """Apply the end to which all have agreed."""
