"""What a sight learns of an event. The union is closed: a new event must be answered here."""

from typing import assert_never

from saboteur.games.classic.events import (
    CardDrawn,
    CardPassed,
    EngineEvent,
    GoalSeen,
    GoldPaid,
    GoldTaken,
    HandsDealt,
    HiddenDraw,
    HiddenPass,
    HiddenPay,
    HiddenPeek,
    HiddenRoleChange,
    HiddenRolePeek,
    HiddenTake,
    OwnHand,
    OwnRole,
    PublicEvent,
    RoleChanged,
    RolesDealt,
    RoleSeen,
    ShownTake,
    SightEvent,
)
from saboteur.kernel.sight import Sight


def redact(event: EngineEvent, sight: Sight, *, public_gold: bool) -> SightEvent | None:
    """Return the event as ``sight`` learns it; ``None`` if it learns nothing of it.

    The open sight looks at finished games through positions, so it gets the public events.
    """
    match event:
        case RolesDealt() | HandsDealt():
            return _dealt(event, sight)
        case CardDrawn() | CardPassed() | GoalSeen() | RoleSeen() | RoleChanged():
            return event if event.seat == sight else _hidden(event)
        case GoldTaken() | GoldPaid():
            return event if event.seat == sight else _of_gold(event, public_gold=public_gold)
        case _:
            return _public(event)


def _public(event: PublicEvent) -> PublicEvent:
    """Everybody learns it as it is; the checker lets no secret event come here."""
    return event


def _dealt(event: RolesDealt | HandsDealt, sight: Sight) -> SightEvent | None:
    """Of what is dealt, a seat sees its own."""
    if not isinstance(sight, int):
        return None
    if isinstance(event, RolesDealt):
        return OwnRole(event.roles[sight])
    return OwnHand(event.hands[sight])


def _hidden(event: CardDrawn | CardPassed | GoalSeen | RoleSeen | RoleChanged) -> SightEvent:
    """Of what another does in secret, a sight learns that it was done."""
    match event:
        case CardDrawn():
            return HiddenDraw(event.seat)
        case CardPassed():
            return HiddenPass(event.seat)
        case GoalSeen():
            return HiddenPeek(event.seat, event.cell)
        case RoleSeen():
            return HiddenRolePeek(event.seat, event.target)
        case RoleChanged():
            return HiddenRoleChange(event.seat)
        case _:
            assert_never(event)


def _of_gold(event: GoldTaken | GoldPaid, *, public_gold: bool) -> SightEvent:
    """Of another's gold, a sight learns how many cards; where gold is public, which (R-29)."""
    if isinstance(event, GoldTaken):
        return ShownTake(event.seat, event.taken) if public_gold else HiddenTake(event.seat)
    return event if public_gold else HiddenPay(event.seat, len(event.cards))
