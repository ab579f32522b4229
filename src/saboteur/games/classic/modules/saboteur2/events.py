"""Events of Saboteur 2, and their redaction."""

from typing import Final, TypeAlias, assert_never, get_args

from saboteur.kernel.event import Event
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class

# Public.


@value_class
class CardPlayedOn(Event):
    """A seat played an action card on a seat, possibly its own."""

    seat: int
    card: str
    target: int


@value_class
class MarkCleared(Event):
    """A seat discards two cards to remove a mark that lies before the seat (S2-12)."""

    seat: int
    removed: str


@value_class
class CrystalsPaid(Event):
    """The crystals in the maze were counted; the geologists in ``seats`` share them (S2-32)."""

    crystals: int
    seats: tuple[int, ...]


@value_class
class WinnersNamed(Event):
    """The teams in ``teams`` won, if any; ``seats`` share the treasure (S2-33 to S2-39)."""

    teams: tuple[str, ...]
    seats: tuple[int, ...]


@value_class
class NuggetStolen(Event):
    """A thief takes a nugget from a seat (S2-41)."""

    seat: int
    victim: int


@value_class
class TheftDeclined(Event):
    """A thief declines to steal (R-43)."""

    seat: int


# Secret: the two who swap see what they get (S2-49).


@value_class
class HandsSwapped(Event):
    """Two seats exchanged their hands (S2-28)."""

    seat: int
    target: int
    hand: tuple[str, ...]
    """The new hand of the seat that played the card."""
    other: tuple[str, ...]
    """The new hand of the other seat."""


# Replacements of secret events for other sights.


@value_class
class OwnHandSwapped(Event):
    """The redacted ``HandsSwapped`` for one of the two seats, with its new hand."""

    seat: int
    target: int
    hand: tuple[str, ...]


@value_class
class HiddenHandSwap(Event):
    """The redacted ``HandsSwapped`` for all sights but the two seats, without the hands."""

    seat: int
    target: int


PublicEvent: TypeAlias = (
    CardPlayedOn | MarkCleared | CrystalsPaid | WinnersNamed | NuggetStolen | TheftDeclined
)
EngineEvent: TypeAlias = PublicEvent | HandsSwapped
SightEvent: TypeAlias = PublicEvent | OwnHandSwapped | HiddenHandSwap

EVENTS: Final[tuple[type[Event], ...]] = tuple(
    dict.fromkeys((*get_args(EngineEvent), *get_args(SightEvent)))
)


def redact(event: EngineEvent, sight: Sight) -> SightEvent:
    """Return an event of Saboteur 2 as a sight sees it."""
    match event:
        case (
            CardPlayedOn()
            | MarkCleared()
            | CrystalsPaid()
            | WinnersNamed()
            | NuggetStolen()
            | TheftDeclined()
        ):
            return event
        case HandsSwapped():
            if sight == event.seat:
                return OwnHandSwapped(event.seat, event.target, event.hand)
            if sight == event.target:
                return OwnHandSwapped(event.seat, event.target, event.other)
            return HiddenHandSwap(event.seat, event.target)
        case _:
            assert_never(event)
