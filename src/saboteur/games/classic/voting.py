"""Giving a hopeless round up by unanimous vote, where the table allows it (R-14)."""

from collections.abc import Mapping
from typing import Final

from saboteur.games.book import AGREE, REFUSE
from saboteur.games.classic.book import CONCEDE
from saboteur.games.classic.decisions import DecisionRule, TurnOption
from saboteur.games.classic.operations import answer_concede, answered, ask, propose_concede
from saboteur.games.classic.scoring import treasure_missed
from saboteur.games.classic.state import State
from saboteur.games.decisions import not_asked
from saboteur.games.options import OptionValue
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

CONCEDE_VOTE: Final = "concede-vote"


class ConcedeOption(TurnOption[State]):
    """The seat on turn proposes to give the round up, at most once a turn."""

    def is_offered(self, options: Mapping[str, OptionValue]) -> bool:
        """Only where the table wants it."""
        return bool(options["concede_round"])

    def moves(self, state: State, seat: int, found: list[Move]) -> None:
        """Offer it."""
        if not state.turn.proposed:
            found.append(state.book.words[CONCEDE])

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse it where the table does not allow it, and a second time."""
        if not state.kit.may_concede:
            return refuse("R-14", "concede-off")
        if state.turn.proposed:
            return refuse("R-14", "already-proposed")
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Ask every other seat in turn order; the first refusal ends the vote."""
        propose_concede(state, seat)
        seats = state.kit.seats
        others = tuple((seat + away * state.way) % seats for away in range(1, seats))
        ask(state, Decision(CONCEDE_VOTE, others[0], seats=others[1:]))


class ConcedeVoteRule(DecisionRule[State]):
    """A seat agrees to give the round up, or refuses."""

    def moves(self, state: State) -> list[Move]:
        """List yes and no."""
        return [state.book.words[AGREE], state.book.words[REFUSE]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse anything but an answer."""
        return None if move.verb in (AGREE, REFUSE) else not_asked("R-14", state, move)

    def play(self, state: State, move: Move) -> None:
        """Ask the next seat, end the round when all agreed, or go back to the turn."""
        vote = state.stack[-1]
        answer_concede(state, vote.seat, agreed=move.verb == AGREE)
        answered(state)
        if move.verb == AGREE and vote.seats:
            ask(state, Decision(CONCEDE_VOTE, vote.seats[0], seats=vote.seats[1:]))
        elif move.verb == AGREE:
            treasure_missed(state)
