"""Events of Le Duel, complete and redacted.

Much is public: discards lie face up (R-114), gold and counters are open (D-44). Only dealt and
drawn cards and the goals seen with secret plans are secret.
"""

from typing import Final, TypeAlias, get_args

from saboteur.kernel import events
from saboteur.kernel.event import Event, Look
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value_class

# Public: every sight gets these as they are (D-44).


@value_class
class RoundBegan(Look):
    """The maze, goals and hands were set up for a round (D-40).

    ``colours`` has the colour of each seat (D-5).
    """

    round: int
    starter: int
    colours: tuple[str, ...]


@value_class
class ToolCleared(Event):
    """A seat removed a broken tool before it; two discarded cards follow (D-34)."""

    seat: int
    tool: str


@value_class
class CardDiscarded(Event):
    """A card from a hand was discarded face up (D-34, D-35, R-114)."""

    seat: int
    card: str


@value_class
class DoorUnlocked(Event):
    """A seat put a key token on a door; the key card will be discarded (D-31)."""

    seat: int
    card: str
    cell: Cell


@value_class
class KeyReturned(Event):
    """A path card was removed, and the key token in its door returned to the supply (R-110)."""

    cell: Cell


@value_class
class TrollBribed(Event):
    """A seat put a counter on a troll (D-20)."""

    seat: int
    cell: Cell


@value_class
class GoldClaimed(Event):
    """A seat put a counter on gold, possibly in the other's turn (D-25, D-27)."""

    seat: int
    cell: Cell
    nuggets: int


@value_class
class ToolDrawn(Event):
    """Solo: a drawn broken tool was put before its seat at once (D-47).

    If that tool of the seat was broken already (``doubled``), the card is discarded without
    effect.
    """

    seat: int
    card: str
    tool: str
    doubled: bool


@value_class
class RockfallDrawn(Event):
    """Solo: a drawn rockfall removed the path card laid last (D-48)."""

    seat: int
    card: str
    cell: Cell
    removed: str


@value_class
class RockfallIdle(Event):
    """Solo: a drawn rockfall found no card to take and is discarded (R-118)."""

    seat: int
    card: str


@value_class
class RoundEnded(Event):
    """The round ended; its cause is ``goals``, ``counters`` or ``cards`` (D-36)."""

    round: int
    cause: str


@value_class
class GoldCollected(Event):
    """A seat took the gold cards on which its counters lie (D-37)."""

    seat: int
    cards: tuple[str, ...]
    nuggets: int


@value_class
class TrollsPaid(Event):
    """A seat gave gold cards for the trolls it bribed, fewer if it had too few (D-38).

    ``cards`` and ``nuggets`` are the gold cards it gave and their worth.
    """

    seat: int
    trolls: int
    cards: tuple[str, ...]
    nuggets: int


@value_class
class SoloGraded(Event):
    """Solo: the game was graded, from 1 to 4 (D-50)."""

    grade: int


PublicEvent: TypeAlias = (
    RoundBegan
    | events.TurnEvent
    | ToolCleared
    | CardDiscarded
    | DoorUnlocked
    | events.PathRemoved
    | KeyReturned
    | TrollBribed
    | events.GoalShown
    | events.GoalRevealed
    | GoldClaimed
    | ToolDrawn
    | RockfallDrawn
    | RockfallIdle
    | RoundEnded
    | GoldCollected
    | TrollsPaid
    | SoloGraded
    | events.GameEnded
)
SecretEvent: TypeAlias = events.HandsDealt | events.CardDrawn | events.GoalSeen
EngineEvent: TypeAlias = PublicEvent | SecretEvent
SightEvent: TypeAlias = (
    PublicEvent
    | events.CardDrawn
    | events.GoalSeen
    | events.OwnHand
    | events.HiddenDraw
    | events.HiddenGoalPeek
)

EVENTS: Final[tuple[type[Event], ...]] = tuple(
    dict.fromkeys((*get_args(EngineEvent), *get_args(SightEvent)))
)
