"""Redaction of events for a sight; every new secret event needs a case in ``redact``."""

from saboteur.games.duel.events import EngineEvent, PublicEvent, SightEvent
from saboteur.kernel.events import CardDrawn, GoalSeen, HandsDealt
from saboteur.kernel.sight import Sight


def redact(event: EngineEvent, sight: Sight) -> SightEvent | None:
    """Return the event as ``sight`` sees it; ``None`` if it sees nothing of it (D-44).

    The open sight sees the whole game at every moment, so it gets the public events.
    """
    match event:
        case HandsDealt():
            return event.for_sight(sight)
        case CardDrawn() | GoalSeen():
            return event if event.seat == sight else event.hidden()
        case _:
            return _public(event)


def _public(event: PublicEvent) -> PublicEvent:
    """Return a public event unchanged; the parameter type excludes secret ones."""
    return event
