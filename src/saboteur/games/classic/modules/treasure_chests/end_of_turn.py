"""The chests with an effect at the end of the turn: rob a hand, draw three (ME-47, ME-48, R-93).

They are kept as notes of the turn, so that they are dropped with everything else that is pending
when the round ends (R-189).
"""

from typing import Final

from saboteur.games.answers import ChoiceRule, SeatRule
from saboteur.games.classic.decisions import DecisionRule
from saboteur.games.classic.discard_search import KEEP
from saboteur.games.classic.flow import finish_turn
from saboteur.games.classic.modules.treasure_chests.events import CardRobbed, CardsReturned
from saboteur.games.classic.operations import update_turn
from saboteur.games.classic.state import State
from saboteur.games.operations import ask, draw_card
from saboteur.kernel.decision import Decision
from saboteur.kernel.knowledge import lose_unknown, of_seat, remove_seen, trace
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.value import replace_fields

ROB: Final = "rob"
"""Id of the note that a robbery is due, and verb of the answer."""
ROB_HAND: Final = "rob-hand"
DRAW_THREE: Final = "draw-three"
DRAWN: Final = "drawn"
"""Id of the note with the number of cards drawn, one of which the seat keeps."""
KEEP_DRAWN: Final = "keep-drawn"
THREE: Final = 3


def add_note(state: State, note: str, number: int) -> None:
    """Add a note with a number to the turn; it is dropped when the turn ends."""
    update_turn(state, notes=(*state.turn.notes, (note, number)))


def pop_note(state: State, note: str) -> int:
    """Remove a note from the turn and return its number; 0 if the turn has no such note."""
    notes = list(state.turn.notes)
    found = next((pair for pair in notes if pair[0] == note), None)
    if found is None:
        return 0
    notes.remove(found)
    update_turn(state, notes=tuple(notes))
    return found[1]


def before_draw(state: State) -> bool:
    """Apply the effects due before the draw; return whether a seat is asked a question."""
    seat = state.stack[0].seat
    if pop_note(state, ROB):
        victims = robbable(state, seat)
        if len(victims) > 1:
            ask(state, Decision(ROB_HAND, seat))
            return True
        for victim in victims:
            rob(state, seat, victim)
    return bool(pop_note(state, DRAW_THREE)) and draw_three(state, seat)


def robbable(state: State, seat: int) -> list[int]:
    """List the seats other than ``seat`` that have cards.

    If there are none, the draw is forfeited nevertheless (R-92).
    """
    hands = state.table.hands
    return [other for other in range(len(hands)) if other != seat and hands[other]]


def rob(state: State, seat: int, victim: int) -> None:
    """Move a random card of another hand to the seat; the victim sees which (ME-47, R-92).

    It does not count as played (R-23).
    """
    hands = state.table.hands
    hand = hands[victim]
    lot = pick(len(hand), state.seed, f"round/{state.deal.round}/rob/{_left(state)}")
    card = hand[lot]
    hands[victim] = hand[:lot] + hand[lot + 1 :]
    hands[seat] += (card,)
    known = state.known
    thief = remove_seen(of_seat(known.cards, seat), victim, card)
    traces = (*(other for other in known.cards if other.seat != seat), *thief)
    for other in range(len(hands)):
        if other not in (seat, victim):
            traces = lose_unknown(traces, other, victim, seat)
    traces = (*traces, trace(victim, card, seat))
    state.known = replace_fields(known, cards=traces)
    if state.log is not None:
        state.log.append(CardRobbed(seat, victim, state.kit.names[card]))


def _left(state: State) -> int:
    """Return a number that differs from turn to turn: the cards left in pile and hands."""
    return state.table.left + sum(map(len, state.table.hands))


def draw_three(state: State, seat: int) -> bool:
    """Draw three cards instead of one and ask which one to keep (R-93).

    Return whether the seat is asked. If no draw is due, no card is drawn. A short pile gives as
    many as it has; a single card is kept without a question.
    """
    turn = state.turn
    many = min(THREE, state.table.left)
    if turn.barred or not turn.draws or not many:
        return False
    update_turn(state, draws=turn.draws - 1)
    for _ in range(many):
        draw_card(state, seat)
    if many == 1:
        return False
    add_note(state, DRAWN, many)
    ask(state, Decision(KEEP_DRAWN, seat))
    return True


def return_drawn(state: State, seat: int, kept: int) -> None:
    """Discard the cards just drawn except one, face down; only their drawer knows them."""
    table = state.table
    hand = table.hands[seat]
    drawn = list(hand[-pop_note(state, DRAWN) :])
    rest = hand[: len(hand) - len(drawn)]
    drawn.remove(kept)
    table.hands[seat] = (*rest, kept)
    for card in drawn:
        table.put_unseen(card, seat)
    if state.log is not None:
        names = state.kit.names
        state.log.append(CardsReturned(seat, tuple(names[card] for card in drawn)))


class RobHandRule(SeatRule[State], DecisionRule[State]):
    """The decision of whose hand is robbed."""

    clause = "ME-47"
    verb = ROB

    def choices(self, state: State) -> list[int]:
        """List the other seats with cards."""
        return robbable(state, state.stack[-1].seat)

    def refuse(self, state: State, move: Move) -> Refusal:
        """Return why the seat's own hand or an empty hand cannot be robbed."""
        if move.whom == state.stack[-1].seat:
            return refuse("ME-47", "rob-yourself")
        return refuse("R-92", "nothing-to-rob", seat=move.whom)

    def take(self, state: State, asked: Decision, chosen: int) -> None:
        """Rob the seat and continue with the end of the turn."""
        rob(state, asked.seat, chosen)
        finish_turn(state)


class KeepDrawnRule(ChoiceRule[State], DecisionRule[State]):
    """The decision of which card to keep of those that the seat has just drawn.

    They are the last cards of its hand; the note says how many.
    """

    clause = "ME-48"
    verb = KEEP
    names = "card"

    def choices(self, state: State) -> list[int]:
        """List the kinds among the drawn cards."""
        hand = state.table.hands[state.stack[-1].seat]
        return sorted(set(hand[-dict(state.turn.notes)[DRAWN] :]))

    def refuse(self, state: State, move: Move) -> Refusal:
        """Return the refusal of a card that was not drawn just now."""
        return refuse("ME-48", "card-not-offered", card=move.card)

    def take(self, state: State, asked: Decision, chosen: int) -> None:
        """Keep the card, discard the others and continue with the end of the turn."""
        return_drawn(state, asked.seat, chosen)
        finish_turn(state)
