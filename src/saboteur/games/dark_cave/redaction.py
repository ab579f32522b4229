"""What a sight learns of an event. The union is closed: a new event must be answered here."""

from typing import assert_never

from saboteur.games.dark_cave.events import (
    CardDrawn,
    CardLost,
    CardPassed,
    EngineEvent,
    GoalSeen,
    HandsDealt,
    HandsSwapped,
    HiddenDraw,
    HiddenGoalPeek,
    HiddenLoss,
    HiddenPass,
    HiddenRolePeek,
    HiddenSpare,
    HiddenSwap,
    OwnHand,
    OwnRole,
    OwnSwap,
    PublicEvent,
    RolesDealt,
    RoleSeen,
    SightEvent,
    SpareSeen,
)
from saboteur.kernel.sight import Sight


def redact(event: EngineEvent, sight: Sight) -> SightEvent | None:
    """Return the event as ``sight`` learns it; ``None`` if it learns nothing of it.

    The open sight looks at finished games through positions, so it gets the public events.
    """
    match event:
        case RolesDealt() | HandsDealt():
            return _dealt(event, sight)
        case CardDrawn() | CardPassed() | CardLost() | GoalSeen() | RoleSeen() | SpareSeen():
            return event if event.seat == sight else _hidden(event)
        case HandsSwapped():
            return _swapped(event, sight)
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


def _swapped(event: HandsSwapped, sight: Sight) -> SightEvent:
    """Of a swap, the two see the cards they got (DC-32)."""
    if sight == event.seat:
        return OwnSwap(event.seat, event.card, event.target, event.hand)
    if sight == event.target:
        return OwnSwap(event.seat, event.card, event.target, event.other)
    return HiddenSwap(event.seat, event.card, event.target)


def _hidden(
    event: CardDrawn | CardPassed | CardLost | GoalSeen | RoleSeen | SpareSeen,
) -> SightEvent:
    """Of what another does in secret, a sight learns that it was done, and sees the back."""
    match event:
        case CardDrawn():
            return HiddenDraw(event.seat, event.level)
        case CardPassed():
            return HiddenPass(event.seat, event.level)
        case CardLost():
            return HiddenLoss(event.seat, event.level)
        case GoalSeen():
            return HiddenGoalPeek(event.seat, event.card, event.cell)
        case RoleSeen():
            return HiddenRolePeek(event.seat, event.card, event.target)
        case SpareSeen():
            return HiddenSpare(event.seat)
        case _:
            assert_never(event)
