"""Veto (2019): remove the card that another seat has just put down, before it takes effect.

So that the holder is not revealed, all other seats are asked, in the order of play, after every
path or action card that is put down, including each path of a scout. A seat without the veto
can only allow the card (R-64, R-65, WC-20). Seats with an empty hand are not asked, since hand
sizes are public. The declaration, which is the card with all its targets, is public too
(R-190); the card has left its player's hand (R-238). Nothing is paid, turned over or looked at
before the last answer (R-75).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final, TypeAlias, assert_never, cast

from saboteur.games.classic.decisions import ActionRule, DecisionRule
from saboteur.games.classic.flow import finish_turn
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.operations import clear_up, discard, spend, update_turn
from saboteur.games.classic.part import Part
from saboteur.games.classic.state import State
from saboteur.games.classic.turn import carry_out
from saboteur.games.decisions import not_asked
from saboteur.games.operations import ask, pop_question
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.move import Move
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class

VETO_WINDOW: Final = "veto"
"""The kind of the decision to allow or veto a card."""
ALLOW: Final = "allow"
VETO_IT: Final = "veto"


@value_class
class PlayDeclared(Event):
    """A card was put down with all its targets; the other seats are asked about it (R-190)."""

    seat: int
    move: str


@value_class
class PlayAllowed(Event):
    """A seat allowed the declared card, whether or not it holds the veto (R-64)."""

    seat: int


@value_class
class PlayVetoed(Event):
    """A declared card was vetoed; that card and the veto are discarded (WC-11)."""

    seat: int
    target: int
    card: str


VetoEvent: TypeAlias = PlayDeclared | PlayAllowed | PlayVetoed


@lru_cache(maxsize=256)
def veto_card(kit: Kit) -> int:
    """Return the card number of the veto, whatever its name in the deck file."""
    return kit.effects.index("veto")


def may_be_held(state: State) -> bool:
    """Return whether the veto may be in a hand, by public knowledge (R-64).

    It cannot be if it lies face up in the discard. Cards of the discard that a seat looks
    through or shuffles return face down, so the veto may then be anywhere.
    """
    return veto_card(state.kit) not in state.table.discard


def declared_move(state: State) -> Move:
    move = state.stack[-1].move
    assert move is not None  # noqa: S101 - a window is only opened on a move
    return move


class VetoCard(ActionRule[State]):
    """The rule of the veto: on its own turn a seat can only pass it (WC-13, WC-19)."""

    form = ""

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return no moves: on its own turn the holder of the veto can only pass the card."""
        return ()

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse to play the veto on the seat's own turn."""
        return refuse("WC-13", "not-on-own-turn", card=move.card)

    def play(self, state: State, seat: int, move: Move) -> None:
        """Discard the declared card, then the veto on top of it (WC-11, R-186).

        If the declared card was a path of a scout, the scout lies below both. The vetoed seat
        draws one card, or two if the second path of a scout was vetoed, and the cards due to a
        chest that the first path opened; the vetoed card adds none. Its turn ends, and the
        vetoing seat draws one card (WC-12, R-66, R-93). The veto counts as the last card to
        leave a hand (R-23).
        """
        target = state.stack[0].seat
        card = declared_move(state).kind
        veto = veto_card(state.kit)
        clear_up(state)  # a second path of a scout is not laid any more
        spend(state, seat, veto)
        discard(state, card, veto)
        if state.log is not None:
            state.log.append(PlayVetoed(seat, target, state.kit.names[card]))
        update_turn(state, also=(*state.turn.also, seat))
        finish_turn(state)


VETO_CARD: Final = VetoCard()


class VetoWindowRule(DecisionRule[State]):
    """The decision to allow or veto the declared card; broken tools do not matter (R-65)."""

    together = True

    def moves(self, state: State) -> list[Move]:
        """Return the move that allows the card, and the veto for its holder."""
        words = state.book.words
        if veto_card(state.kit) in state.table.hands[state.stack[-1].seat]:
            return [words[ALLOW], words[VETO_IT]]
        return [words[ALLOW]]

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Refuse a veto that the seat does not hold, and any move other than to allow or veto."""
        if move.verb not in (ALLOW, VETO_IT):
            return not_asked("WC-11", state, move)
        card = veto_card(state.kit)
        if move.verb == VETO_IT and card not in state.table.hands[state.stack[-1].seat]:
            return refuse("WC-11", "not-in-hand", card=state.kit.names[card])
        return None

    def play(self, state: State, move: Move) -> None:
        """Veto the card, ask the next seat, or apply the card when all have allowed it."""
        asked = state.stack[-1]
        if move.verb == VETO_IT:
            VETO_CARD.play(state, asked.seat, move)
            return
        if state.log is not None:
            state.log.append(PlayAllowed(asked.seat))
        play = declared_move(state)
        pop_question(state)
        if asked.seats:
            ask(state, Decision(VETO_WINDOW, asked.seats[0], seats=asked.seats[1:], move=play))
        else:
            carry_out(state, state.stack[0].seat, play)


class Veto(Part):
    """A module that adds one card, the veto, and can be chosen alone (WC-2, R-70)."""

    id = "veto"
    title = "Veto"
    data = "veto.toml"
    actions: Mapping[str, ActionRule[State]] = {"veto": VETO_CARD}
    decisions: Mapping[str, DecisionRule[State]] = {VETO_WINDOW: VetoWindowRule()}
    verbs: ClassVar[Mapping[str, str]] = {ALLOW: "", VETO_IT: ""}
    events = (PlayDeclared, PlayAllowed, PlayVetoed)

    def interpose(self, state: State, seat: int, move: Move) -> bool:
        """Ask the other seats in the order of play if one of them may hold the veto (R-64).

        Return whether any is asked. Seats without cards are left out, as hand sizes are public.
        """
        if not may_be_held(state):
            return False
        seats = state.kit.seats
        hands = state.table.hands
        order = [(seat + away * state.way) % seats for away in range(1, seats)]
        others = tuple([other for other in order if hands[other]])
        if not others:
            return False
        ask(state, Decision(VETO_WINDOW, others[0], seats=others[1:], move=move))
        if state.log is not None:
            state.log.append(PlayDeclared(seat, move.text))
        return True

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return the event unchanged: declared card, seat and answers are public."""
        match cast("VetoEvent", event):
            case PlayDeclared() | PlayAllowed() | PlayVetoed() as public:
                return public
            case other:
                assert_never(other)


VETO = Veto()
