"""Redaction of events for a sight; every new secret event needs a case in ``redact``."""

from saboteur.games.lost_mines.events import (
    DwarfSeen,
    DwarvesDealt,
    EngineEvent,
    MineSeen,
    PublicEvent,
    SightEvent,
    TreasureSeen,
)
from saboteur.kernel.events import CardDrawn, CardLost, CardPassed, HandsDealt
from saboteur.kernel.sight import Sight


def redact(event: EngineEvent, sight: Sight) -> SightEvent | None:
    """Return the event as ``sight`` sees it; ``None`` if it sees nothing of it (LM-51)."""
    match event:
        case DwarvesDealt() | HandsDealt():
            return event.for_sight(sight)
        case CardDrawn() | CardPassed() | CardLost() | MineSeen() | TreasureSeen() | DwarfSeen():
            return event if event.seat == sight else event.hidden()
        case _:
            return _public(event)


def _public(event: PublicEvent) -> PublicEvent:
    """Return a public event unchanged; the parameter type excludes secret ones."""
    return event
