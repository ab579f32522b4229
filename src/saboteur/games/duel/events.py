"""What happens in a duel, as the authority knows it and as a sight learns it.

Much is public here: discards lie face up (R-114), gold and counters lie open (D-44). Only dealt
and drawn cards and what a secret plan shows are not.
"""

from typing import Final, TypeAlias, get_args

from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value

# Public: every sight gets these as they are (D-44).


@value
class RoundBegan(Event):
    """Maze, goals and hands were set up anew (D-40); ``colours`` by seat (D-5)."""

    round: int
    starter: int
    colours: tuple[str, ...]


@value
class TurnBegan(Event):
    """A seat is on turn."""

    seat: int


@value
class TurnSkipped(Event):
    """A seat without cards was passed over (D-11)."""

    seat: int


@value
class PathLaid(Event):
    """A path card was laid in the maze (D-12)."""

    seat: int
    card: str
    cell: Cell
    turned: bool


@value
class ToolBroken(Event):
    """A broken tool was put before the opponent (D-29)."""

    seat: int
    target: int
    card: str
    tool: str


@value
class ToolMended(Event):
    """A seat took a broken tool before itself away with a repair (D-30)."""

    seat: int
    card: str
    tool: str


@value
class ToolCleared(Event):
    """A seat took a broken tool before itself away; two discarded cards follow (D-34)."""

    seat: int
    tool: str


@value
class CardDiscarded(Event):
    """A card of a hand was laid face up on the discard (D-34, D-35, R-114)."""

    seat: int
    card: str


@value
class DoorUnlocked(Event):
    """A seat put a key token into a door; the key card is discarded (D-31)."""

    seat: int
    card: str
    cell: Cell


@value
class PathRemoved(Event):
    """A rockfall took a path card out of the maze; both are discarded (D-32).

    ``key`` is whether a key token came back to the supply with it (R-110).
    """

    seat: int
    card: str
    cell: Cell
    removed: str
    key: bool


@value
class TrollBribed(Event):
    """A seat put a counter on a troll (D-20)."""

    seat: int
    cell: Cell


@value
class GoalShown(Event):
    """A reached goal was turned over; the seat on turn must still choose how it lies (D-23)."""

    seat: int
    cell: Cell
    card: str


@value
class GoalRevealed(Event):
    """A reached goal was turned over in its place; ``seat`` is on turn (D-23, R-108)."""

    seat: int
    cell: Cell
    card: str
    turned: bool


@value
class GoldClaimed(Event):
    """A seat put a counter on gold, maybe on the other's turn (D-25, D-27)."""

    seat: int
    cell: Cell
    nuggets: int


@value
class ToolDrawn(Event):
    """Solo: a drawn broken tool lies before its seat at once (D-47).

    If it has that tool already (``doubled``), the card is discarded without effect.
    """

    seat: int
    card: str
    tool: str
    doubled: bool


@value
class RockfallDrawn(Event):
    """Solo: a drawn rockfall took the path card laid last (D-48)."""

    seat: int
    card: str
    cell: Cell
    removed: str
    key: bool


@value
class RockfallIdle(Event):
    """Solo: a drawn rockfall found no card to take and is discarded (R-118)."""

    seat: int
    card: str


@value
class RoundEnded(Event):
    """The round is over: by ``goals``, ``counters`` or ``cards`` (D-36)."""

    round: int
    cause: str


@value
class GoldTaken(Event):
    """A seat took the gold cards that bear its counters (D-37)."""

    seat: int
    cards: tuple[str, ...]
    nuggets: int


@value
class TrollsPaid(Event):
    """A seat gave gold cards for the trolls it bribed, fewer than trolls if it had too few (D-38).

    ``cards`` and ``nuggets`` are what it gave.
    """

    seat: int
    trolls: int
    cards: tuple[str, ...]
    nuggets: int


@value
class GameEnded(Event):
    """The third round is over; ``grade`` is 1 to 4 in solo, else 0 (D-42, D-50)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    grade: int


# Secret: the authority's alone, except where ``redaction`` lets the seat itself have them.


@value
class HandsDealt(Event):
    """Every seat got its cards (D-7); in solo they are drawn one by one instead (R-117)."""

    hands: tuple[tuple[str, ...], ...]


@value
class CardDrawn(Event):
    """A seat drew a card into its hand (D-9)."""

    seat: int
    card: str


@value
class GoalSeen(Event):
    """A seat looked at a goal with a secret plan (D-33); ``plan`` is the card discarded for it."""

    seat: int
    plan: str
    cell: Cell
    card: str


# What a sight gets instead of a secret.


@value
class OwnHand(Event):
    """Your cards this round."""

    hand: tuple[str, ...]


@value
class HiddenDraw(Event):
    """A seat drew a card that you can't see."""

    seat: int


@value
class HiddenPeek(Event):
    """A seat looked at a goal; you know which, not what it is (D-33, D-44)."""

    seat: int
    plan: str
    cell: Cell


PublicEvent: TypeAlias = (
    RoundBegan
    | TurnBegan
    | TurnSkipped
    | PathLaid
    | ToolBroken
    | ToolMended
    | ToolCleared
    | CardDiscarded
    | DoorUnlocked
    | PathRemoved
    | TrollBribed
    | GoalShown
    | GoalRevealed
    | GoldClaimed
    | ToolDrawn
    | RockfallDrawn
    | RockfallIdle
    | RoundEnded
    | GoldTaken
    | TrollsPaid
    | GameEnded
)
SecretEvent: TypeAlias = HandsDealt | CardDrawn | GoalSeen
EngineEvent: TypeAlias = PublicEvent | SecretEvent
SightEvent: TypeAlias = PublicEvent | CardDrawn | GoalSeen | OwnHand | HiddenDraw | HiddenPeek

EVENTS: Final[tuple[type[Event], ...]] = tuple(
    dict.fromkeys((*get_args(EngineEvent), *get_args(SightEvent)))
)
