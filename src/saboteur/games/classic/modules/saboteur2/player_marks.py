"""Marks before seats: thieves and prisons besides broken tools, and the order of the thieves."""

from typing import Final

from saboteur.games.classic.modules.saboteur2.events import CardPlayedOn
from saboteur.games.classic.operations import discard, set_slot
from saboteur.games.classic.state import State
from saboteur.kernel.value import value_class

SABOTEUR2_ID: Final = "saboteur2"
THIEF: Final = "thief"
PRISON: Final = "prison"


@value_class
class Thieves:
    """The seats with a thief, in the order in which they laid it."""

    laid: tuple[int, ...] = ()


def thieves(state: State) -> tuple[int, ...]:
    """Return the seats with a thief card in the order in which they laid it (R-44)."""
    slot = state.slots.get(SABOTEUR2_ID)
    return slot.laid if isinstance(slot, Thieves) else ()


def has_card(state: State, seat: int, mark: str) -> bool:
    """Return whether a card with the mark ``mark`` lies before a seat."""
    return bool(state.marks[seat] & state.kit.mark_bit(mark))


def is_free(state: State, seat: int) -> bool:
    """Return whether a seat is not imprisoned (S2-24, S2-40)."""
    return not has_card(state, seat, PRISON)


def lay_before(state: State, seat: int, card: int, target: int) -> None:
    """Lay a thief or a prison before a seat (S2-21, S2-23)."""
    state.marks[target] |= state.kit.mark_bits[card]
    if state.kit.names[card] == THIEF:
        set_slot(state, SABOTEUR2_ID, Thieves((*thieves(state), target)))
    record_played_on(state, seat, card, target)


def take_away(state: State, seat: int, mark: str) -> None:
    """Discard a card that lies before a seat, openly (S2-12, S2-22, S2-25)."""
    bit = state.kit.mark_bit(mark)
    state.marks[seat] &= ~bit
    discard(state, state.kit.mark_cards[bit])
    if mark == THIEF:
        set_slot(
            state, SABOTEUR2_ID, Thieves(tuple(other for other in thieves(state) if other != seat))
        )


def record_played_on(state: State, seat: int, card: int, target: int) -> None:
    """Record that a card was played on a seat."""
    if state.log is not None:
        state.log.append(CardPlayedOn(seat, state.kit.names[card], target))
