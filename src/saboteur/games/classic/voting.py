"""Giving a hopeless round up by unanimous vote, where the options allow it (R-14)."""

from collections.abc import Mapping
from typing import Final

from saboteur.games.classic.book import CONCEDE
from saboteur.games.classic.decisions import DecisionRule, TurnOption
from saboteur.games.classic.operations import answer_concede, propose_concede
from saboteur.games.classic.scoring import treasure_missed
from saboteur.games.classic.state import State
from saboteur.games.operations import ask
from saboteur.games.options import OptionValue
from saboteur.games.voting import EndVoteRule, poll
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

CONCEDE_VOTE: Final = "concede-vote"


class ConcedeOption(TurnOption[State]):
    """The option to propose giving the round up, at most once a turn."""

    def is_offered(self, options: Mapping[str, OptionValue]) -> bool:
        """Return whether the option ``concede_round`` is on."""
        return bool(options["concede_round"])

    def moves(self, state: State, seat: int, found: list[Move]) -> None:
        if not state.turn.proposed:
            found.append(state.book.words[CONCEDE])

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a proposal if the options forbid it, and a second one in the same turn."""
        if not state.kit.may_concede:
            return refuse("R-14", "concede-off")
        if state.turn.proposed:
            return refuse("R-14", "already-proposed")
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Ask every other seat in turn order; the first refusal ends the vote."""
        propose_concede(state, seat)
        ask(state, poll(CONCEDE_VOTE, seat, state.kit.seats, state.way))


class ConcedeVoteRule(EndVoteRule[State], DecisionRule[State]):
    """The decision of a seat to agree or refuse to give the round up."""

    clause = "R-14"

    def record(self, state: State, seat: int, *, agreed: bool) -> None:
        """Record the answer and log it."""
        answer_concede(state, seat, agreed=agreed)

    def end(self, state: State) -> None:
        treasure_missed(state)
