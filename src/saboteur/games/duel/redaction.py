"""What a sight learns of an event. The union is closed: a new event must be answered here."""

from saboteur.games.duel.events import (
    CardDrawn,
    EngineEvent,
    GoalSeen,
    HandsDealt,
    HiddenDraw,
    HiddenPeek,
    OwnHand,
    PublicEvent,
    SightEvent,
)
from saboteur.kernel.sight import Sight


def redact(event: EngineEvent, sight: Sight) -> SightEvent | None:
    """Return the event as ``sight`` learns it; ``None`` if it learns nothing of it (D-44).

    The open sight looks at finished games through positions, so it gets the public events.
    """
    match event:
        case HandsDealt():
            return OwnHand(event.hands[sight]) if isinstance(sight, int) else None
        case CardDrawn():
            return event if event.seat == sight else HiddenDraw(event.seat)
        case GoalSeen():
            return event if event.seat == sight else HiddenPeek(event.seat, event.plan, event.cell)
        case _:
            return _public(event)


def _public(event: PublicEvent) -> PublicEvent:
    """Everybody learns it as it is; the checker lets no secret event come here."""
    return event
