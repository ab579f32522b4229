"""Several cards of a hand at once: passing up to three, discarding two (S2-9, S2-10, S2-12)."""

from typing import Final

from saboteur.games.book import PASS
from saboteur.games.classic.decisions import DecisionRule, TurnOption
from saboteur.games.classic.flow import proceed
from saboteur.games.classic.modules.saboteur2.before import has_card, take_away
from saboteur.games.classic.modules.saboteur2.events import MarkCleared
from saboteur.games.classic.operations import answered, ask, pass_card, promise
from saboteur.games.classic.state import State
from saboteur.games.decisions import not_asked, not_in_hand
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

PASS_MORE: Final = "pass-more"
STOP: Final = "stop"
DISCARD_TWO: Final = "discard-two"
CLEAR: Final = "clear"
DISCARD: Final = "discard"

MOST: Final = 3
"""Cards that a seat may pass at once (S2-9)."""
PRICE: Final = 2
"""Cards that it costs to take away a card before oneself (S2-12)."""


def pass_more(state: State, seat: int) -> bool:
    """Ask for a second and a third card to pass; whether the seat has any."""
    if not state.table.hands[seat]:
        return False
    ask(state, Decision(PASS_MORE, seat, left=MOST - 1))
    return True


class PassMoreRule(DecisionRule[State]):
    """A seat that passes may pass one or two cards more, and draws as many (S2-9, R-51).

    The order of the cards in the discard is the one in which it names them (R-186).
    """

    def moves(self, state: State) -> list[Move]:
        """List the cards of the hand, and to stop."""
        passes = state.book.passes
        hand = state.table.hands[state.stack[-1].seat]
        return [*[passes[card] for card in sorted(set(hand))], state.book.words[STOP]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a card that isn't in the hand."""
        if move.verb not in (PASS, STOP):
            return not_asked("S2-9", state, move)
        if move.verb == PASS:
            return not_in_hand("S2-9", state, move)
        return None

    def play(self, state: State, move: Move) -> None:
        """Pass the card, and go on asking or end the turn."""
        asked = state.stack[-1]
        answered(state)
        if move.verb == PASS:
            pass_card(state, asked.seat, move.kind)
            promise(state, draws=state.turn.draws + 1)
            if asked.left > 1 and state.table.hands[asked.seat]:
                ask(state, Decision(PASS_MORE, asked.seat, left=asked.left - 1))
                return
        proceed(state)


class ClearOption(TurnOption[State]):
    """A seat discards two cards to take away any one card before it (S2-12, R-50)."""

    def moves(self, state: State, seat: int, found: list[Move]) -> None:
        """List what lies before the seat, if it can pay for it."""
        if state.marks[seat] and len(state.table.hands[seat]) >= PRICE:
            names = state.kit.mark_names(state.marks[seat])
            found += [state.book.say(CLEAR, word=mark) for mark in names]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse what does not lie before the seat, and a hand too small."""
        if not has_card(state, seat, move.word):
            return refuse("S2-12", "nothing-to-clear", card=mark_card(state, move.word))
        if len(state.table.hands[seat]) < PRICE:
            return refuse("S2-12", "too-few-cards")
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Take the card away openly, below the two that are discarded for it (R-186)."""
        take_away(state, seat, move.word)
        if state.log is not None:
            state.log.append(MarkCleared(seat, mark_card(state, move.word)))
        ask(state, Decision(DISCARD_TWO, seat, left=PRICE))


class DiscardTwoRule(DecisionRule[State]):
    """The two cards are discarded face down, one after the other (R-50).

    The turn then gives one card as any other, so the hand stays smaller (S2-12).
    """

    def moves(self, state: State) -> list[Move]:
        """List the cards of the hand."""
        hand = state.table.hands[state.stack[-1].seat]
        return [state.book.say(DISCARD, card=card) for card in sorted(set(hand))]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a card that isn't in the hand."""
        if move.verb != DISCARD:
            return not_asked("S2-12", state, move)
        return not_in_hand("S2-12", state, move)

    def play(self, state: State, move: Move) -> None:
        """Discard the card; after the second the turn is over."""
        asked = state.stack[-1]
        answered(state)
        pass_card(state, asked.seat, move.kind)
        if asked.left > 1:
            ask(state, Decision(DISCARD_TWO, asked.seat, left=asked.left - 1))
        else:
            proceed(state)


def mark_card(state: State, mark: str) -> str:
    """Return the kind of card that a mark is: a broken pick is called by its tool."""
    return state.kit.names[state.kit.mark_cards[state.kit.mark_bit(mark)]]
