"""Ending a round or the game by agreement: one proposes, the others are asked in turn order."""

from abc import abstractmethod
from typing import Any, ClassVar, Protocol, TypeVar

from saboteur.games.book import AGREE, REFUSE
from saboteur.games.decisions import AnyState, DecisionRule, not_asked
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal


class Voting(AnyState, Protocol):
    """A state whose seats may vote."""

    book: Any
    """Makes and reads the moves."""


VotingT = TypeVar("VotingT", bound=Voting)


def poll(kind: str, seat: int, seats: int, way: int = 1) -> Decision:
    """Ask every other seat in turn order; the first refusal ends the vote."""
    first, *others = [(seat + away * way) % seats for away in range(1, seats)]
    return Decision(kind, first, seats=tuple(others))


class EndVoteRule(DecisionRule[VotingT]):
    """A seat agrees to end, or refuses; nobody asks for proof that all is lost."""

    clause: ClassVar[str]

    def moves(self, state: VotingT) -> list[Move]:
        """List yes and no."""
        words = state.book.words
        return [words[AGREE], words[REFUSE]]

    def explain(self, state: VotingT, move: Move) -> Refusal | None:
        """Refuse anything but an answer."""
        return None if move.verb in (AGREE, REFUSE) else not_asked(self.clause, state, move)

    def play(self, state: VotingT, move: Move) -> None:
        """Ask the next seat, end when all agreed, or go back to the turn."""
        vote = state.stack[-1]
        agreed = move.verb == AGREE
        self.answer(state, vote.seat, agreed=agreed)
        if agreed and vote.seats:
            self.ask(state, Decision(vote.kind, vote.seats[0], seats=vote.seats[1:]))
        elif agreed:
            self.end(state)

    @abstractmethod
    def answer(self, state: VotingT, seat: int, *, agreed: bool) -> None:
        """Record the answer and take the question off the stack."""

    @abstractmethod
    def ask(self, state: VotingT, question: Decision) -> None:
        """Ask the next seat."""

    @abstractmethod
    def end(self, state: VotingT) -> None:
        """End what all have agreed to end."""
