"""Events of The Lost Mines, complete and redacted.

Treasures are named by their number beside the board, from 0; an edge by a cell and a side, E or S.
"""

from typing import Final, TypeAlias, get_args

from saboteur.kernel import events
from saboteur.kernel.event import Dealt, Event, Look, Reveal, Secret
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value_class

# Public: every sight gets these as they are (LM-51).


@value_class
class RoundBegan(Event):
    """The round was set up: the backs show the clans and the treasures' symbols (LM-2, LM-3)."""

    round: int
    starter: int
    clans: tuple[str, ...]
    """The clan of each seat, whose dwarf stands on its Start (LM-7)."""
    symbols: tuple[str, ...]
    """The symbols of the treasures beside the board, by number (LM-5)."""


@value_class
class TrollEnded(Event):
    """A troll card and its token, if still there, were removed as its player's turn began.

    LM-24.
    """

    seat: int
    card: str


@value_class
class ObstacleOvercome(Event):
    """A tool was played and its token put on an obstacle (LM-19)."""

    seat: int
    card: str
    cell: Cell
    token: str


@value_class
class TrapSet(Event):
    """A trap was played on an edge (LM-22)."""

    seat: int
    card: str
    cell: Cell
    side: str


@value_class
class TrollSet(Event):
    """A troll was played on an edge; its card lies before its player (LM-24)."""

    seat: int
    card: str
    cell: Cell
    side: str


@value_class
class TokenLost(Event):
    """A storm left a trap or a troll between two empty spaces; its token was removed (LM-27)."""

    token: str
    cell: Cell
    side: str


@value_class
class InformationPlayed(Event):
    """A card of secret information was shown and discarded; a look follows (LM-21)."""

    seat: int
    card: str


@value_class
class DwarfMoved(Event):
    """A dwarf took a step (LM-29)."""

    seat: int
    from_cell: Cell
    cell: Cell


@value_class
class MineShown(Reveal):
    """A mine was turned over; the seat must still choose its orientation (R-137)."""

    seat: int
    cell: Cell
    mine: str


@value_class
class MineRevealed(Reveal):
    """A mine was entered for the first time and lies open (LM-35)."""

    seat: int
    cell: Cell
    mine: str
    turned: bool


@value_class
class DragonTaken(Event):
    """The seat that revealed the dragon's mine took the dragon token (LM-39)."""

    seat: int


@value_class
class TreasureTaken(Event):
    """A seat took a treasure, face down (LM-36)."""

    seat: int
    treasure: int
    symbol: str


@value_class
class RoundEnded(Event):
    """The round is over: dwarves and taken treasures are shown (LM-42)."""

    round: int
    cause: str
    """The cause of its end: ``hands-empty``, ``all-treasures`` or ``agreed``."""
    dwarves: tuple[str, ...]
    treasures: tuple[tuple[str, ...], ...]
    """The treasures that each seat had taken, in the order of their numbers."""


@value_class
class LootShared(Event):
    """The points of each seat this round, and its new total (LM-43 to LM-46)."""

    shares: tuple[int, ...]
    """The points of each seat before the holder pays for the dragon."""
    dragon: int | None
    """The seat that pays for the dragon, or ``None``."""
    gains: tuple[int, ...]
    points: tuple[int, ...]


# Replacements of secret events for other sights.


@value_class
class OwnDwarf(Look):
    """The seat's own dwarf card of this round."""

    dwarf: str


@value_class
class HiddenMinePeek(Event):
    """The redacted ``MineSeen``: a seat looked at a hidden mine (R-148)."""

    seat: int
    cell: Cell


@value_class
class HiddenTreasurePeek(Event):
    """The redacted ``TreasureSeen``: which treasure a seat looked at, without its value (R-148)."""

    seat: int
    treasure: int


@value_class
class HiddenDwarfPeek(Event):
    """The redacted ``DwarfSeen``: a seat looked at a dwarf card (R-148)."""

    seat: int
    target: int


# Secret: only the engine has them, except where ``redaction`` lets the seat itself have them.


@value_class
class DwarvesDealt(Dealt[OwnDwarf]):
    """Every seat got a dwarf card (LM-6)."""

    dwarves: tuple[str, ...]


@value_class
class MineSeen(Secret[HiddenMinePeek], Look):
    """A seat looked at a hidden mine (LM-21)."""

    seat: int
    cell: Cell
    mine: str


@value_class
class TreasureSeen(Secret[HiddenTreasurePeek], Look):
    """A seat looked at a treasure (LM-21) or, by option, at one it has taken (R-138)."""

    seat: int
    treasure: int
    face: str


@value_class
class DwarfSeen(Secret[HiddenDwarfPeek], Look):
    """A seat looked at another's dwarf card (LM-21)."""

    seat: int
    target: int
    dwarf: str


PublicEvent: TypeAlias = (
    RoundBegan
    | events.TurnBegan
    | events.TurnSkipped
    | TrollEnded
    | events.PathLaid
    | ObstacleOvercome
    | TrapSet
    | TrollSet
    | events.PathRemoved
    | TokenLost
    | InformationPlayed
    | DwarfMoved
    | MineShown
    | MineRevealed
    | DragonTaken
    | TreasureTaken
    | events.EndProposed
    | events.EndAnswered
    | RoundEnded
    | LootShared
    | events.GameEnded
)
DealtEvent: TypeAlias = DwarvesDealt | events.HandsDealt
OwnEvent: TypeAlias = (
    events.CardDrawn | events.CardPassed | events.CardLost | MineSeen | TreasureSeen | DwarfSeen
)
"""Secret events that their own ``seat`` sees unredacted."""
HiddenEvent: TypeAlias = (
    events.HiddenDraw
    | events.HiddenPass
    | events.HiddenLoss
    | HiddenMinePeek
    | HiddenTreasurePeek
    | HiddenDwarfPeek
)
EngineEvent: TypeAlias = PublicEvent | DealtEvent | OwnEvent
SightEvent: TypeAlias = PublicEvent | OwnEvent | HiddenEvent | OwnDwarf | events.OwnHand

EVENTS: Final[tuple[type[Event], ...]] = tuple(
    dict.fromkeys((*get_args(EngineEvent), *get_args(SightEvent)))
)
"""All event classes, complete and redacted."""
