"""The fields that the states of all families have."""

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.maze import Maze
from saboteur.kernel.table import Table

KitT = TypeVar("KitT")
BookT = TypeVar("BookT")
DealT = TypeVar("DealT")


@dataclass(slots=True, eq=False, repr=False)
class GameState(Generic[KitT, BookT, DealT]):
    """A whole game, including its secrets. It never leaves the engine.

    Each family adds its fields and a ``clone``. Pass all fields by position: that is faster.
    """

    kit: KitT
    book: BookT
    seed: str
    deal: DealT
    table: Table
    maze: Maze
    stack: tuple[Decision, ...]
    """The pending decisions, the current one on top; empty when the game is over.

    The one at the bottom names the seat on turn.
    """
    log: list[Event] | None = field(default=None, init=False)
    """The events of the moves that are being made; ``None`` if they are not recorded."""
