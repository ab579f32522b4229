"""Redaction of events for a sight; every new secret event needs a case in ``redact``."""

from saboteur.games.classic.events import (
    EngineEvent,
    GoldPaid,
    GoldTaken,
    HiddenPay,
    HiddenTake,
    PublicEvent,
    RoleChanged,
    RoleSeen,
    ShownTake,
    SightEvent,
)
from saboteur.kernel.events import CardDrawn, CardPassed, GoalSeen, HandsDealt, RolesDealt
from saboteur.kernel.sight import Sight


def redact(event: EngineEvent, sight: Sight, *, public_gold: bool) -> SightEvent | None:
    """Return the event as ``sight`` sees it; ``None`` if it sees nothing of it.

    The open sight sees the whole game at every moment, so it gets the public events.
    """
    match event:
        case RolesDealt() | HandsDealt():
            return event.for_sight(sight)
        case CardDrawn() | CardPassed() | GoalSeen() | RoleSeen() | RoleChanged():
            return event if event.seat == sight else event.hidden()
        case GoldTaken() | GoldPaid():
            return event if event.seat == sight else _of_gold(event, public_gold=public_gold)
        case _:
            return _public(event)


def _public(event: PublicEvent) -> PublicEvent:
    """Return a public event unchanged; the parameter type excludes secret ones."""
    return event


def _of_gold(event: GoldTaken | GoldPaid, *, public_gold: bool) -> SightEvent:
    """Return an event of another seat's gold for a sight: with the cards only if gold is public.

    Otherwise the number of cards paid remains (R-29).
    """
    if isinstance(event, GoldTaken):
        return ShownTake(event.seat, event.taken) if public_gold else HiddenTake(event.seat)
    return event if public_gold else HiddenPay(event.seat, len(event.cards))
