"""Payments in nuggets and, when a seat has none, by trading gold cards (R-71, R-85)."""

from typing import Final

from saboteur.games.answers import ValueRule
from saboteur.games.classic.book import TRADE
from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.goals import settle
from saboteur.games.classic.operations import pay_nuggets, trade_gold
from saboteur.games.classic.state import NOBODY, State
from saboteur.games.operations import ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

TRADE_GOLD: Final = "trade-gold"


def can_pay(state: State, seat: int) -> bool:
    """Whether a seat has a nugget or a gold card, which is public (R-29)."""
    return bool(state.ledger.nuggets[seat] or state.ledger.gold[seat])


def seats_able_to_pay(state: State) -> list[int]:
    """List the seats that have wealth."""
    ledger = state.ledger
    return [seat for seat, gold in enumerate(ledger.gold) if gold or ledger.nuggets[seat]]


def pay_or_trade(state: State, seat: int, to: int) -> bool:
    """Pay one nugget of a seat with wealth to another, or to the supply (``NOBODY``).

    Returns whether it is paid. If not, the seat is asked which gold card it trades first; it pays
    then, and ``goals.settle`` resumes the stack below. Whether it is asked follows from the number
    of its cards, which is public, not from their values (R-193).
    """
    if not state.ledger.nuggets[seat]:
        cards = state.ledger.gold[seat]
        if len(cards) > 1:
            ask(state, Decision(TRADE_GOLD, seat, seats=() if to == NOBODY else (to,)))
            return False
        trade_gold(state, seat, cards[0])
    pay_nuggets(state, seat, to, 1)
    return True


class TradeGoldRule(ValueRule[State], DecisionRule[State]):
    """The choice of the gold card that a seat without nuggets trades to pay (R-71).

    The ``seats`` of the decision contain the seat it pays; none means the supply.
    """

    clause = "R-71"
    verb = TRADE

    def choices(self, state: State) -> list[int]:
        """List the values among its gold cards."""
        return sorted(set(state.ledger.gold[state.stack[-1].seat]))

    def refuse(self, state: State, move: Move) -> Refusal:
        """Return the refusal of a value that the seat does not have."""
        return refuse("R-71", "no-such-gold", value=move.number)

    def take(self, state: State, asked: Decision, chosen: int) -> None:
        """Trade the card, pay and continue."""
        trade_gold(state, asked.seat, chosen)
        pay_nuggets(state, asked.seat, asked.seats[0] if asked.seats else NOBODY, 1)
        settle(state)
