"""Events of pawns and passages. All of them are public."""

from typing import TypeAlias

from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value_class


@value_class
class PawnRecruited(Event):
    """A seat has discarded a card to take a pawn and its token (ME-3)."""

    seat: int


@value_class
class PawnPosted(Event):
    """A seat has put its pawn on an open edge of a card."""

    seat: int
    cell: Cell
    side: str


@value_class
class PawnLeft(Event):
    """A pawn and its token left the game for the round; ``seat`` had the token (ME-7, R-74)."""

    seat: int
    cell: Cell
    side: str


@value_class
class PassageAsked(Event):
    """A seat asks another to pay for it on a cell (ME-8)."""

    seat: int
    target: int
    cell: Cell


@value_class
class PassageAnswered(Event):
    """A seat agreed or refused to pay for the seat on turn (R-191)."""

    seat: int
    cell: Cell
    agreed: bool


@value_class
class PassageDue(Event):
    """A card declared for a pawn's cell waits until ``target`` trades gold (ME-7, R-71)."""

    seat: int
    card: str
    cell: Cell
    turned: bool
    target: int


PassageEvent: TypeAlias = (
    PawnRecruited | PawnPosted | PawnLeft | PassageAsked | PassageAnswered | PassageDue
)
