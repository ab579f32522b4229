"""Return an event as a sight sees it; every new event needs a case here."""

from saboteur.games.duel.events import EngineEvent, PublicEvent, SightEvent
from saboteur.kernel.events import CardDrawn, GoalSeen, HandsDealt
from saboteur.kernel.sight import Sight


def redact(event: EngineEvent, sight: Sight) -> SightEvent | None:
    """Return the event as ``sight`` learns it; ``None`` if it learns nothing of it (D-44).

    The open sight has the whole game at every moment, so it gets the public events.
    """
    match event:
        case HandsDealt():
            return event.for_sight(sight)
        case CardDrawn() | GoalSeen():
            return event if event.seat == sight else event.hidden()
        case _:
            return _public(event)


def _public(event: PublicEvent) -> PublicEvent:
    """Return a public event unchanged; the type checker admits no secret one."""
    return event
