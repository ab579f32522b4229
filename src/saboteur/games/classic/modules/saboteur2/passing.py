"""Several cards of a hand at once: passing up to three, discarding two (S2-9, S2-10, S2-12)."""

from typing import Final

from saboteur.games import passing
from saboteur.games.classic.decisions import DecisionRule, TurnOption
from saboteur.games.classic.flow import proceed
from saboteur.games.classic.modules.saboteur2.events import MarkCleared
from saboteur.games.classic.modules.saboteur2.player_marks import has_card, take_away
from saboteur.games.classic.operations import pass_card, update_turn
from saboteur.games.classic.state import State
from saboteur.games.operations import ask
from saboteur.kernel.decision import Decision
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse

PASS_MORE: Final = "pass-more"
DISCARD_TWO: Final = "discard-two"
CLEAR: Final = "clear"

MAX_PASSED: Final = 3
"""Cards that a seat may pass at once (S2-9)."""
CLEAR_COST: Final = 2
"""How many cards a seat discards to remove a mark of its own (S2-12)."""


def pass_more(state: State, seat: int) -> bool:
    """Ask for a second and a third card to pass; return whether the seat has any."""
    if not state.table.hands[seat]:
        return False
    ask(state, Decision(PASS_MORE, seat, left=MAX_PASSED - 1))
    return True


class PassMoreRule(passing.PassMoreRule[State], DecisionRule[State]):
    """A seat that passes may pass one or two cards more, and draws as many (S2-9, R-51).

    The order of the cards in the discard is the one in which it names them (R-186).
    """

    clause = "S2-9"

    def pass_one(self, state: State, seat: int, card: int) -> None:
        """Pass the card; the turn draws one more."""
        pass_card(state, seat, card)
        update_turn(state, draws=state.turn.draws + 1)

    def go_on(self, state: State) -> None:
        proceed(state)


class ClearOption(TurnOption[State]):
    """Discard two cards to remove any one mark of the seat itself (S2-12, R-50)."""

    def moves(self, state: State, seat: int, found: list[Move]) -> None:
        """Add a move for each mark of the seat, if it has enough cards."""
        if state.marks[seat] and len(state.table.hands[seat]) >= CLEAR_COST:
            names = state.kit.mark_names(state.marks[seat])
            found += [state.book.say(CLEAR, word=mark) for mark in names]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a mark that the seat does not have, and a hand too small."""
        if not has_card(state, seat, move.word):
            return refuse("S2-12", "nothing-to-clear", card=mark_card(state, move.word))
        if len(state.table.hands[seat]) < CLEAR_COST:
            return refuse("S2-12", "too-few-cards")
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Remove the mark openly, below the two cards that are discarded for it (R-186)."""
        take_away(state, seat, move.word)
        if state.log is not None:
            state.log.append(MarkCleared(seat, mark_card(state, move.word)))
        ask(state, Decision(DISCARD_TWO, seat, left=CLEAR_COST))


class DiscardTwoRule(passing.DiscardRule[State], DecisionRule[State]):
    """The two cards are discarded face down, one after the other (R-50).

    The turn draws one card as usual, so the hand stays smaller (S2-12).
    """

    clause = "S2-12"

    def discard(self, state: State, seat: int, card: int) -> None:
        pass_card(state, seat, card)

    def paid(self, state: State) -> None:
        proceed(state)


def mark_card(state: State, mark: str) -> str:
    """Return the kind of card that a mark is: a broken pick is named after its tool."""
    return state.kit.names[state.kit.mark_cards[state.kit.mark_bit(mark)]]
