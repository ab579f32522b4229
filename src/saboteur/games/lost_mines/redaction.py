"""What a sight learns of an event. The union is closed: a new event must be answered here."""

from typing import assert_never

from saboteur.games.lost_mines.events import (
    CardDrawn,
    CardLost,
    CardPassed,
    DealtEvent,
    DwarfSeen,
    DwarvesDealt,
    EngineEvent,
    HandsDealt,
    HiddenDraw,
    HiddenDwarfPeek,
    HiddenEvent,
    HiddenLoss,
    HiddenMinePeek,
    HiddenPass,
    HiddenTreasurePeek,
    MineSeen,
    OwnDwarf,
    OwnEvent,
    OwnHand,
    PublicEvent,
    SightEvent,
    TreasureSeen,
)
from saboteur.kernel.sight import Sight


def redact(event: EngineEvent, sight: Sight) -> SightEvent | None:
    """Return the event as ``sight`` learns it; ``None`` if it learns nothing of it (LM-51)."""
    match event:
        case DwarvesDealt() | HandsDealt():
            return _dealt(event, sight)
        case CardDrawn() | CardPassed() | CardLost() | MineSeen() | TreasureSeen() | DwarfSeen():
            return event if event.seat == sight else _hidden(event)
        case _:
            return _public(event)


def _public(event: PublicEvent) -> PublicEvent:
    """Everybody learns it as it is; the checker lets no secret event come here."""
    return event


def _dealt(event: DealtEvent, sight: Sight) -> SightEvent | None:
    """Of what is dealt, a seat sees its own."""
    if not isinstance(sight, int):
        return None
    if isinstance(event, DwarvesDealt):
        return OwnDwarf(event.dwarves[sight])
    return OwnHand(event.hands[sight])


def _hidden(event: OwnEvent) -> HiddenEvent:
    """Of what another does in secret, a sight learns that it was done."""
    match event:
        case CardDrawn():
            return HiddenDraw(event.seat)
        case CardPassed():
            return HiddenPass(event.seat)
        case CardLost():
            return HiddenLoss(event.seat)
        case MineSeen():
            return HiddenMinePeek(event.seat, event.cell)
        case TreasureSeen():
            return HiddenTreasurePeek(event.seat, event.treasure)
        case DwarfSeen():
            return HiddenDwarfPeek(event.seat, event.target)
        case _:
            assert_never(event)
