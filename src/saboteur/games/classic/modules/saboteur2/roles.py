"""Action cards about roles and hands: inspection, role change, hand swap (S2-26 to S2-28)."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from saboteur.games.classic.decisions import ActionRule
from saboteur.games.classic.modules.saboteur2.events import HandsSwapped
from saboteur.games.classic.modules.saboteur2.player_marks import record_played_on
from saboteur.games.classic.operations import discard, see_role, update_turn
from saboteur.games.classic.roles import replace_role
from saboteur.games.classic.state import State
from saboteur.kernel.knowledge import rename_places, see_cards, trace
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import pick
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.value import replace_fields


class OnSeatRule(ActionRule[State]):
    """A card played on a seat in public and discarded after its effect."""

    form = "seat"

    def play(self, state: State, seat: int, move: Move) -> None:
        """Record the target, apply the effect and discard the card."""
        record_played_on(state, seat, move.kind, move.whom)
        self.strike(state, seat, move.whom)
        discard(state, move.kind)

    @abstractmethod
    def strike(self, state: State, seat: int, target: int) -> None:
        """Apply the card's effect on the seat ``target``."""


class OnOthersRule(OnSeatRule):
    """A card played on another seat, even one that is imprisoned or has no cards (R-194)."""

    clause: ClassVar[str]

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        return state.book.on_others(card, seat)

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        return refuse(self.clause, "not-yourself") if move.whom == seat else None


class InspectionRule(OnOthersRule):
    """The rule of the inspection: only its player sees another seat's role (S2-26, S2-47, R-56).

    That the player looked is public.
    """

    clause = "S2-26"

    def strike(self, state: State, seat: int, target: int) -> None:
        """Show the role that the target has now; later changes make the knowledge stale (R-192)."""
        see_role(state, seat, target)


class RoleChangeRule(OnSeatRule):
    """The rule of the role change: any seat gets a random undealt role (S2-27, R-48).

    The seat may be the player's own, and the role one of the same kind (R-181). Only the target
    sees it; the old role stays unseen (S2-48).
    """

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """Return a move on each seat while a role is left; the number left is public (R-193)."""
        return state.book.on_seats(card) if state.deal.spare else ()

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse the card if no undealt role is left."""
        return None if state.deal.spare else refuse("S2-27", "no-role-left")

    def strike(self, state: State, seat: int, target: int) -> None:
        """Replace the role at random; the marks of the seat stay."""
        deal = state.deal
        purpose = f"round/{deal.round}/role-change/{len(deal.gone)}"
        replace_role(state, target, pick(len(deal.spare), state.seed, purpose))


class HandSwapRule(OnOthersRule):
    """The rule of the hand swap: player and target exchange hands, even empty ones (S2-28, R-49).

    A seat that had an empty hand and gets cards takes turns again (S2-11, R-187).
    """

    clause = "S2-28"

    def strike(self, state: State, seat: int, target: int) -> None:
        """Exchange the hands; the target draws instead of the player."""
        swap_hands(state, seat, target)
        update_turn(state, draws=0, also=(*state.turn.also, target))


def swap_hands(state: State, seat: int, target: int) -> None:
    """Exchange two hands; each of the two seats knows the cards it gave away (S2-49).

    The knowledge of all other seats follows the cards, because the exchange is public.
    """
    hands = state.table.hands
    given, got = hands[seat], hands[target]
    hands[seat], hands[target] = got, given
    cards = rename_places(state.known.cards, {seat: target, target: seat}, follow=True)
    cards = see_cards(cards, seat, seat, got)
    cards = see_cards(cards, target, target, given)
    cards = (
        *cards,
        *(trace(seat, card, target) for card in given),
        *(trace(target, card, seat) for card in got),
    )
    state.known = replace_fields(state.known, cards=cards)
    if state.log is not None:
        names = state.kit.names
        hand = tuple(names[card] for card in got)
        other = tuple(names[card] for card in given)
        state.log.append(HandsSwapped(seat, target, hand, other))
