"""Paying with nuggets and, where they run out, with gold cards (R-71, R-85)."""

from typing import Final

from saboteur.games.classic.book import TRADE
from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.goals import settle
from saboteur.games.classic.operations import answered, ask, pay_nuggets, trade_gold
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.decisions import not_asked
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

TRADE_GOLD: Final = "trade-gold"


def has_wealth(state: State, seat: int) -> bool:
    """Whether a seat has a nugget or a gold card, which is public (R-29)."""
    return bool(state.ledger.nuggets[seat] or state.ledger.gold[seat])


def wealthy(state: State) -> list[int]:
    """List the seats that have wealth."""
    ledger = state.ledger
    return [seat for seat, gold in enumerate(ledger.gold) if gold or ledger.nuggets[seat]]


def pay_one(state: State, seat: int, to: int) -> bool:
    """Let a seat that has wealth pay one nugget to another, or to the supply (``NOBODY``).

    Whether that is done: if not, the seat is asked which gold card it trades first, pays then,
    and ``goals.settle`` goes on with whatever waits on the stack below. Whether it is asked
    follows from the number of its cards, which is public, not from their worths (R-193).
    """
    if not state.ledger.nuggets[seat]:
        cards = state.ledger.gold[seat]
        if len(cards) > 1:
            ask(state, Decision(TRADE_GOLD, seat, seats=() if to == NOBODY else (to,)))
            return False
        trade_gold(state, seat, cards[0])
    pay_nuggets(state, seat, to, 1)
    return True


class TradeGoldRule(DecisionRule[State]):
    """A seat without nuggets chooses the gold card that it trades to pay (R-71).

    The ``seats`` of the decision name whom it pays; nobody means the supply.
    """

    def moves(self, state: State) -> list[Move]:
        """List one move for each value among its gold cards."""
        worths = sorted(set(state.ledger.gold[state.stack[-1].seat]))
        return [state.book.say(TRADE, value=worth) for worth in worths]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a value that the seat does not have."""
        if move.verb != TRADE:
            return not_asked("R-71", state, move)
        if move.value not in state.ledger.gold[state.stack[-1].seat]:
            return refuse("R-71", "no-such-gold", value=move.value)
        return None

    def play(self, state: State, move: Move) -> None:
        """Trade the card, pay, and go on."""
        asked = state.stack[-1]
        answered(state)
        trade_gold(state, asked.seat, move.value)
        pay_nuggets(state, asked.seat, asked.seats[0] if asked.seats else NOBODY, 1)
        settle(state)
