"""Events of chests, and their redaction."""

from typing import Final, TypeAlias

from saboteur.games.classic.discard_search import (
    DISCARD_SEARCH_EVENTS,
    DiscardSearchEvent,
    redact_discard_search,
)
from saboteur.kernel.event import Event, Look, Reveal
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class


@value_class
class ChestPathShown(Event):
    """A covered path was turned over; its orientation is still to be chosen."""

    seat: int
    cell: Cell
    path: str


@value_class
class ChestPathTurned(Event):
    """A covered path was turned over and laid on its cell (ME-38)."""

    seat: int
    cell: Cell
    path: str
    turned: bool


@value_class
class ChestOpened(Reveal):
    """A chest was revealed (ME-38)."""

    seat: int
    cell: Cell
    chest: str


@value_class
class ChestBuried(Event):
    """A rockfall took a covered path and its chest away, unseen (ME-39)."""

    seat: int
    cell: Cell


@value_class
class GoalMoved(Event):
    """A goal was moved one column further from Start, face up or down (ME-46)."""

    seat: int
    cell: Cell
    to_cell: Cell


@value_class
class PileCavedIn(Event):
    """Cards of the pile were discarded unseen (ME-51)."""

    seat: int
    cards: int


@value_class
class ChestSeen(Look):
    """A seat looked at a covered path and the chest under it with a map (ME-40)."""

    seat: int
    cell: Cell
    path: str
    chest: str


@value_class
class HiddenChestPeek(Event):
    """The redacted ``ChestSeen``: a seat looked at a covered path and its chest."""

    seat: int
    cell: Cell


@value_class
class CardRobbed(Event):
    """A seat took a card out of another hand (ME-47)."""

    seat: int
    target: int
    card: str


@value_class
class HiddenRobbery(Event):
    """The redacted ``CardRobbed``, without the card (R-92)."""

    seat: int
    target: int


@value_class
class CardsReturned(Event):
    """A seat discarded ``cards`` face down, which it had drawn but did not keep (ME-48)."""

    seat: int
    cards: tuple[str, ...]


@value_class
class HiddenReturn(Event):
    """The redacted ``CardsReturned``, with only the number of cards."""

    seat: int
    cards: int


ChestEvent: TypeAlias = (
    ChestPathShown
    | ChestPathTurned
    | ChestOpened
    | ChestBuried
    | GoalMoved
    | PileCavedIn
    | ChestSeen
    | HiddenChestPeek
    | CardRobbed
    | HiddenRobbery
    | CardsReturned
    | HiddenReturn
    | DiscardSearchEvent
)

CHEST_EVENTS: Final[tuple[type[Event], ...]] = (
    ChestPathShown,
    ChestPathTurned,
    ChestOpened,
    ChestBuried,
    GoalMoved,
    PileCavedIn,
    ChestSeen,
    HiddenChestPeek,
    CardRobbed,
    HiddenRobbery,
    CardsReturned,
    HiddenReturn,
    *DISCARD_SEARCH_EVENTS,
)


def redact_chest(event: ChestEvent, sight: Sight) -> ChestEvent:
    """Return an event as a sight sees it.

    The looking seat sees the chest and its path; thief and victim see the robbed card (R-92).
    """
    match event:
        case (
            ChestPathShown()
            | ChestPathTurned()
            | ChestOpened()
            | ChestBuried()
            | GoalMoved()
            | PileCavedIn()
            | HiddenChestPeek()
            | HiddenRobbery()
            | HiddenReturn()
        ):
            return event
        case ChestSeen():
            return event if event.seat == sight else HiddenChestPeek(event.seat, event.cell)
        case CardRobbed():
            if sight in (event.seat, event.target):
                return event
            return HiddenRobbery(event.seat, event.target)
        case CardsReturned():
            return event if event.seat == sight else HiddenReturn(event.seat, len(event.cards))
        case _:
            return redact_discard_search(event, sight)
