"""Ending a round or the game by agreement: one proposes, the others are asked in turn order."""

from abc import abstractmethod

from saboteur.games.answers import AnswerRule
from saboteur.games.book import AGREE, REFUSE
from saboteur.games.decisions import AnyStateT
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move


def poll(kind: str, seat: int, seats: int, way: int = 1) -> Decision:
    """Ask every other seat in turn order; the first refusal ends the vote."""
    first, *others = [(seat + away * way) % seats for away in range(1, seats)]
    return Decision(kind, first, seats=tuple(others))


class EndVoteRule(AnswerRule[AnyStateT]):
    """A seat agrees to end, or refuses; nobody asks for proof that all is lost."""

    answers = (AGREE, REFUSE)

    def play(self, state: AnyStateT, move: Move) -> None:
        """Ask the next seat, end when all agreed, or go back to the turn."""
        vote = state.stack[-1]
        agreed = move.verb == AGREE
        self.answer(state, vote.seat, agreed=agreed)
        if agreed and vote.seats:
            self.ask(state, Decision(vote.kind, vote.seats[0], seats=vote.seats[1:]))
        elif agreed:
            self.end(state)

    @abstractmethod
    def answer(self, state: AnyStateT, seat: int, *, agreed: bool) -> None:
        """Record the answer and take the question off the stack."""

    @abstractmethod
    def ask(self, state: AnyStateT, question: Decision) -> None:
        """Ask the next seat."""

    @abstractmethod
    def end(self, state: AnyStateT) -> None:
        """End what all have agreed to end."""
