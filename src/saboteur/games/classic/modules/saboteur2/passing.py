"""Discarding several cards at once: to pass, or to clear a mark (S2-9, S2-10, S2-12)."""

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
"""How many cards a seat may pass in one turn (S2-9)."""
CLEAR_COST: Final = 2
"""How many cards a seat discards to remove a mark before it (S2-12)."""


def pass_more(state: State, seat: int) -> bool:
    """Ask for a second and a third card to pass; return whether the hand has any card left."""
    if not state.table.hands[seat]:
        return False
    ask(state, Decision(PASS_MORE, seat, left=MAX_PASSED - 1))
    return True


class PassMoreRule(passing.PassMoreRule[State], DecisionRule[State]):
    """The decision to pass one or two more cards, for each of which one is drawn (S2-9, R-51).

    The cards lie on the discard in the order in which the seat names them (R-186).
    """

    clause = "S2-9"

    def pass_one(self, state: State, seat: int, card: int) -> None:
        """Pass the card and raise the number of cards drawn in this turn by one."""
        pass_card(state, seat, card)
        update_turn(state, draws=state.turn.draws + 1)

    def go_on(self, state: State) -> None:
        proceed(state)


class ClearOption(TurnOption[State]):
    """The option to discard two cards and remove any one mark before the seat (S2-12, R-50)."""

    def moves(self, state: State, seat: int, found: list[Move]) -> None:
        """Add a move for each mark before the seat, if it has enough cards to pay."""
        if state.marks[seat] and len(state.table.hands[seat]) >= CLEAR_COST:
            names = state.kit.mark_names(state.marks[seat])
            found += [state.book.say(CLEAR, word=mark) for mark in names]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse a mark that the seat does not have, and any if the hand is too small."""
        if not has_card(state, seat, move.word):
            return refuse("S2-12", "nothing-to-clear", card=mark_card(state, move.word))
        if len(state.table.hands[seat]) < CLEAR_COST:
            return refuse("S2-12", "too-few-cards")
        return None

    def play(self, state: State, seat: int, move: Move) -> None:
        """Discard the mark openly, then ask for the two cards, which go on top of it (R-186)."""
        take_away(state, seat, move.word)
        if state.log is not None:
            state.log.append(MarkCleared(seat, mark_card(state, move.word)))
        ask(state, Decision(DISCARD_TWO, seat, left=CLEAR_COST))


class DiscardTwoRule(passing.DiscardRule[State], DecisionRule[State]):
    """The decision of which two cards to discard, face down and one after the other (R-50).

    The turn draws one card as usual, so the hand is smaller from then on (S2-12).
    """

    clause = "S2-12"

    def discard(self, state: State, seat: int, card: int) -> None:
        pass_card(state, seat, card)

    def paid(self, state: State) -> None:
        proceed(state)


def mark_card(state: State, mark: str) -> str:
    """Return the kind of card that bears a mark, such as the broken-pick card for a pick."""
    return state.kit.names[state.kit.mark_cards[state.kit.mark_bit(mark)]]
