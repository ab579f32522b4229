"""Action cards about roles and hands: inspection, role change, hand swap (S2-26 to S2-28)."""

from collections.abc import Sequence

from saboteur.games.classic.decisions import ActionRule
from saboteur.games.classic.modules.saboteur2.before import tell
from saboteur.games.classic.modules.saboteur2.events import HandsSwapped
from saboteur.games.classic.operations import discard, promise, see_role, spend
from saboteur.games.classic.roles import replace_role
from saboteur.games.classic.state import State
from saboteur.kernel.knowledge import absorbed, renamed, trace
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.value import changed


class InspectionRule(ActionRule[State]):
    """The seat alone sees another's role; that it looked is public (S2-26, S2-47, R-56)."""

    form = "seat"

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List all others, imprisoned and without cards too (R-194)."""
        return state.book.on_others(card, seat)

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse one's own role."""
        return _refuse_oneself(state, move, "S2-26")

    def play(self, state: State, seat: int, move: Move) -> None:
        """Look at the role as it is now; what changes later makes it stale (R-192)."""
        spend(state, seat, move.kind)
        discard(state, move.kind)
        tell(state, seat, move.kind, move.seat)
        see_role(state, seat, move.seat)


class RoleChangeRule(ActionRule[State]):
    """Any seat, oneself included, gets one of the undealt roles by lot (S2-27, R-48).

    It may be the same kind of role (R-181). The seat alone sees it, and nobody the old (S2-48).
    """

    form = "seat"

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List all seats while a role is left; how many are is public (R-193)."""
        return state.book.on_seats(card) if state.deal.spare else ()

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse it when no role is left."""
        return None if state.deal.spare else refuse("S2-27", "no-role-left")

    def play(self, state: State, seat: int, move: Move) -> None:
        """Change the role; what lies before the seat stays."""
        spend(state, seat, move.kind)
        discard(state, move.kind)
        tell(state, seat, move.kind, move.seat)
        deal = state.deal
        purpose = f"round/{deal.round}/role-change/{len(deal.gone)}"
        replace_role(state, move.seat, pick(len(deal.spare), state.seed, purpose))


class HandSwapRule(ActionRule[State]):
    """Two seats exchange their hands, whatever their sizes, empty ones too (S2-28, R-49).

    Whoever gets cards takes turns again (S2-11, R-187).
    """

    form = "seat"

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List all others, with cards or without (R-194)."""
        return state.book.on_others(card, seat)

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse oneself."""
        return _refuse_oneself(state, move, "S2-28")

    def play(self, state: State, seat: int, move: Move) -> None:
        """Exchange the hands; the other draws instead of the seat."""
        spend(state, seat, move.kind)
        discard(state, move.kind)
        tell(state, seat, move.kind, move.seat)
        swap_hands(state, seat, move.seat)
        promise(state, draws=0, also=(*state.turn.also, move.seat))


def swap_hands(state: State, seat: int, target: int) -> None:
    """Exchange two hands: both know the cards they gave away (S2-49).

    What others know of the two hands goes with the cards, for all see that they are exchanged.
    """
    hands = state.table.hands
    given, got = hands[seat], hands[target]
    hands[seat], hands[target] = got, given
    cards = renamed(state.known.cards, {seat: target, target: seat}, follow=True)
    cards = absorbed(cards, seat, seat, got)
    cards = absorbed(cards, target, target, given)
    cards = (
        *cards,
        *(trace(seat, card, target) for card in given),
        *(trace(target, card, seat) for card in got),
    )
    state.known = changed(state.known, cards=cards)
    if state.log is not None:
        names = state.kit.names
        hand = tuple(names[card] for card in got)
        other = tuple(names[card] for card in given)
        state.log.append(HandsSwapped(seat, target, hand, other))


def _refuse_oneself(state: State, move: Move, clause: str) -> Refusal | None:
    if move.seat == state.stack[-1].seat:
        return refuse(clause, "not-yourself")
    return None
