"""Redaction of events for a sight; every new secret event needs a case in ``redact``."""

from typing import assert_never

from saboteur.games.dark_cave.events import (
    EngineEvent,
    HandsSwapped,
    HiddenDraw,
    HiddenLoss,
    HiddenPass,
    PublicEvent,
    RoleSeen,
    SightEvent,
    SpareSeen,
)
from saboteur.games.dark_cave.kit import Kit
from saboteur.kernel.events import CardDrawn, CardLost, CardPassed, GoalSeen, HandsDealt, RolesDealt
from saboteur.kernel.sight import Sight


def redact(event: EngineEvent, sight: Sight, kit: Kit) -> SightEvent | None:
    """Return the event as ``sight`` sees it; ``None`` if it sees nothing of it.

    The open sight sees the whole game at every moment, so it gets the public events.
    """
    match event:
        case RolesDealt() | HandsDealt():
            return event.for_sight(sight)
        case CardDrawn() | CardPassed() | CardLost():
            return event if event.seat == sight else _back(event, kit)
        case GoalSeen() | RoleSeen() | SpareSeen():
            return event if event.seat == sight else event.hidden()
        case HandsSwapped():
            return event.for_sight(sight)
        case _:
            return _public(event)


def _public(event: PublicEvent) -> PublicEvent:
    """Return a public event unchanged; the parameter type excludes secret ones."""
    return event


def _back(event: CardDrawn | CardPassed | CardLost, kit: Kit) -> SightEvent:
    """Return the event for a sight that sees only the card's back, with its level (R-235)."""
    level = kit.levels[kit.cards[event.card]]
    match event:
        case CardDrawn():
            return HiddenDraw(event.seat, level)
        case CardPassed():
            return HiddenPass(event.seat, level)
        case CardLost():
            return HiddenLoss(event.seat, level)
        case _:
            assert_never(event)
