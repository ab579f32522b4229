"""Thefts: after the treasure is shared, free thieves take a nugget each (S2-41 to S2-43)."""

from typing import Final

from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.modules.saboteur2.events import NuggetStolen, TheftDeclined
from saboteur.games.classic.modules.saboteur2.player_marks import THIEF, has_card, is_free, thieves
from saboteur.games.classic.operations import pay_nuggets
from saboteur.games.classic.scoring import end_round
from saboteur.games.classic.state import State
from saboteur.games.decisions import not_asked
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

THEFT: Final = "theft"
STEAL: Final = "steal"
DECLINE: Final = "decline"


def begin_thefts(state: State) -> None:
    """Ask each thief in turn, then end the round."""
    _go_on(state, theft_order(state))


def theft_order(state: State) -> tuple[int, ...]:
    """Return the thieves in order: the one who laid the card last, then clockwise.

    S2-41, S2-61, R-44. Imprisoned thieves are left out (S2-24), and the direction of play does
    not matter.
    """
    seats = state.kit.seats
    able = [seat for seat in range(seats) if has_card(state, seat, THIEF) and is_free(state, seat)]
    if not able:
        return ()
    laid = thieves(state)
    last = max(able, key=lambda seat: laid.index(seat) if seat in laid else -1)
    return tuple(sorted(able, key=lambda seat: (seat - last) % seats))


def victims(state: State, thief: int) -> list[int]:
    """List the other seats that have nuggets; that they have some is public (S2-43, R-29, R-43).

    Neither a prison (R-45) nor an empty hand (R-194) protects a seat.
    """
    hoards = state.ledger.nuggets
    return [seat for seat, nuggets in enumerate(hoards) if nuggets and seat != thief]


def _go_on(state: State, order: tuple[int, ...]) -> None:
    """Ask the next thief in ``order`` who has a victim; if there is none, end the round (R-43)."""
    for place, thief in enumerate(order):
        if victims(state, thief):
            ask(state, Decision(THEFT, thief, seats=order[place + 1 :]))
            return
    end_round(state)


class TheftRule(DecisionRule[State]):
    """The decision of which seat a thief steals from, if any (S2-41, S2-42, R-43).

    The nugget may come from anything the seat owns: the bank gives change (R-55).
    """

    def moves(self, state: State) -> list[Move]:
        """Return a move for each victim, and one to decline."""
        book = state.book
        found = [book.say(STEAL, seat=seat) for seat in victims(state, state.stack[-1].seat)]
        return [*found, book.words[DECLINE]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse the thief's own seat and a seat without nuggets."""
        if move.verb not in (STEAL, DECLINE):
            return not_asked("S2-41", state, move)
        thief = state.stack[-1].seat
        if move.verb == DECLINE or move.whom in victims(state, thief):
            return None
        if move.whom == thief:
            return refuse("R-43", "not-from-yourself")
        return refuse("R-43", "nothing-to-steal", seat=move.whom)

    def play(self, state: State, move: Move) -> None:
        """Steal or decline, then ask the next thief, who may steal the same nugget (R-43)."""
        asked = state.stack[-1]
        pop_question(state)
        if move.verb == STEAL:
            steal(state, asked.seat, move.whom)
        elif state.log is not None:
            state.log.append(TheftDeclined(asked.seat))
        _go_on(state, asked.seats)


def steal(state: State, thief: int, victim: int) -> None:
    """Move a nugget from the victim to the thief, openly."""
    if state.log is not None:
        state.log.append(NuggetStolen(thief, victim))
    pay_nuggets(state, victim, thief, 1)
