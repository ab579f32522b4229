"""What a sight learns of an event. The union is closed: a new event must be answered here."""

from typing import assert_never

from saboteur.games.classic.events import (
    CardDrawn,
    CardPassed,
    ConcedeAnswered,
    ConcedeProposed,
    EngineEvent,
    GameEnded,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    GoldPaid,
    GoldShared,
    GoldTaken,
    GoldTraded,
    HandsDealt,
    HiddenDraw,
    HiddenPass,
    HiddenPay,
    HiddenPeek,
    HiddenRoleChange,
    HiddenRolePeek,
    HiddenTake,
    NuggetsGained,
    NuggetsPaid,
    OwnHand,
    OwnRole,
    PathLaid,
    PathRemoved,
    RoleChanged,
    RolesDealt,
    RoleSeen,
    RoundBegan,
    RoundEnded,
    ShownTake,
    SightEvent,
    ToolBroken,
    ToolMended,
    TurnBegan,
    TurnSkipped,
)
from saboteur.kernel.sight import Sight


def redact(  # noqa: C901 - one case an event
    event: EngineEvent, sight: Sight, *, public_gold: bool
) -> SightEvent | None:
    """Return the event as ``sight`` learns it; ``None`` if it learns nothing of it.

    The open sight looks at finished games through positions, so it gets the public events.
    """
    match event:
        case (
            RoundBegan()
            | TurnBegan()
            | TurnSkipped()
            | PathLaid()
            | ToolBroken()
            | ToolMended()
            | PathRemoved()
            | GoalShown()
            | GoalRevealed()
            | ConcedeProposed()
            | ConcedeAnswered()
            | RoundEnded()
            | GoldShared()
            | NuggetsGained()
            | NuggetsPaid()
            | GoldTraded()
            | GameEnded()
        ):
            return event
        case RolesDealt():
            return OwnRole(event.roles[sight]) if isinstance(sight, int) else None
        case HandsDealt():
            return OwnHand(event.hands[sight]) if isinstance(sight, int) else None
        case CardDrawn():
            return event if event.seat == sight else HiddenDraw(event.seat)
        case CardPassed():
            return event if event.seat == sight else HiddenPass(event.seat)
        case GoalSeen():
            return event if event.seat == sight else HiddenPeek(event.seat, event.cell)
        case RoleSeen():
            return event if event.seat == sight else HiddenRolePeek(event.seat, event.target)
        case RoleChanged():
            return event if event.seat == sight else HiddenRoleChange(event.seat)
        case GoldTaken():
            if event.seat == sight:
                return event
            return ShownTake(event.seat, event.taken) if public_gold else HiddenTake(event.seat)
        case GoldPaid():
            if public_gold or event.seat == sight:
                return event
            return HiddenPay(event.seat, len(event.cards))
        case _:
            assert_never(event)
