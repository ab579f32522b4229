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
    """Return whether a seat has a nugget or a gold card, which is public (R-29)."""
    return bool(state.ledger.nuggets[seat] or state.ledger.gold[seat])


def seats_able_to_pay(state: State) -> list[int]:
    """List the seats with a nugget or a gold card."""
    ledger = state.ledger
    return [seat for seat, gold in enumerate(ledger.gold) if gold or ledger.nuggets[seat]]


def pay_or_trade(state: State, seat: int, to: int) -> bool:
    """Pay one nugget from a seat with wealth to another seat or the supply (``NOBODY``).

    Return whether it is paid. If not, the seat is asked which gold card to trade; it pays after
    the answer, and ``goals.settle`` then resumes the decision below. Whether it is asked
    depends on the number of its cards, which is public, not on their values (R-193).
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
    """The decision of which gold card to trade for a seat that must pay without nuggets (R-71).

    ``Decision.seats`` contains the seat to be paid; it is empty for the supply.
    """

    clause = "R-71"
    verb = TRADE

    def choices(self, state: State) -> list[int]:
        """List the different values of the seat's gold cards."""
        return sorted(set(state.ledger.gold[state.stack[-1].seat]))

    def refuse(self, state: State, move: Move) -> Refusal:
        """Return the refusal of a value that none of the seat's gold cards has."""
        return refuse("R-71", "no-such-gold", value=move.number)

    def take(self, state: State, asked: Decision, chosen: int) -> None:
        """Trade the card, pay and continue."""
        trade_gold(state, asked.seat, chosen)
        pay_nuggets(state, asked.seat, asked.seats[0] if asked.seats else NOBODY, 1)
        settle(state)
