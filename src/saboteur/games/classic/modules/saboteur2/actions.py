"""Action cards that put a mark before a seat or remove one: thieves, prisons (S2-21 to S2-25).

The broken tools, repairs, rockfalls and maps of the base game work as they do there (S2-30).
"""

from collections.abc import Sequence

from saboteur.games.book import PLAY
from saboteur.games.classic.decisions import ActionRule
from saboteur.games.classic.modules.saboteur2.player_marks import (
    PRISON,
    THIEF,
    has_card,
    lay_before,
    record_played_on,
    take_away,
)
from saboteur.games.classic.operations import discard
from saboteur.games.classic.state import State
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse


class ThiefRule(ActionRule[State]):
    """The rule of the thief: laid before the player's own seat, at most one.

    S2-21, S2-29, R-47.
    """

    form = ""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return the only move of a thief, or none if the seat already has a thief."""
        return () if has_card(state, seat, THIEF) else [state.book.say(PLAY, card=card)]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        return _refuse_second(state, seat, THIEF)

    def play(self, state: State, seat: int, move: Move) -> None:
        lay_before(state, seat, move.kind, seat)


class PrisonRule(ActionRule[State]):
    """The rule of the prison: laid before another seat that has none (S2-23, S2-29, R-46, R-47).

    A seat with an empty hand can be imprisoned: it matters when the treasure is shared (R-194).
    """

    form = "seat"

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move on each other seat that is not imprisoned."""
        others = state.book.on_others(card, seat)
        marks = state.marks
        bit = state.kit.mark_bit(PRISON)
        return [move for move in others if not marks[move.whom] & bit]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse the player's own seat and a seat that is already imprisoned."""
        if move.whom == seat:
            return refuse("S2-23", "no-prison-for-yourself")
        return _refuse_second(state, move.whom, PRISON)

    def play(self, state: State, seat: int, move: Move) -> None:
        lay_before(state, seat, move.kind, move.whom)


class RemoveRule(ActionRule[State]):
    """The rule of a card that removes ``mark`` from any seat, including the player's own.

    It cannot be played unless that mark lies before a seat (R-181).
    """

    form = "seat"

    def __init__(self, mark: str, clause: str) -> None:
        self.mark = mark
        self.clause = clause

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move on each seat that has the mark to remove."""
        if not any(state.marks):
            return ()
        bit = state.kit.mark_bit(self.mark)
        moves = state.book.on_seats(card)
        return [moves[other] for other, marks in enumerate(state.marks) if marks & bit]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a target seat that does not have the mark to remove."""
        if not has_card(state, move.whom, self.mark):
            return refuse(self.clause, "nothing-to-remove", seat=move.whom, card=self.mark)
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Discard both cards: the removed mark first, then the played card on top (R-186)."""
        take_away(state, move.whom, self.mark)
        discard(state, move.kind)
        record_played_on(state, seat, move.kind, move.whom)


HANDS_OFF = RemoveRule(THIEF, "S2-22")
FREE_AT_LAST = RemoveRule(PRISON, "S2-25")


def _refuse_second(state: State, seat: int, mark: str) -> Refusal | None:
    if has_card(state, seat, mark):
        return refuse("S2-29", "already-before", seat=seat, card=mark)
    return None
