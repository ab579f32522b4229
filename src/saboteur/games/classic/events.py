"""What happens in a classic game, as the authority knows it and as a sight learns it."""

from typing import Final, TypeAlias, get_args

from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value

# Public: every sight gets these as they are (B-55).


@value
class RoundBegan(Event):
    """Maze, roles and hands were set up anew (B-50)."""

    round: int
    starter: int


@value
class TurnBegan(Event):
    """A seat is on turn."""

    seat: int


@value
class TurnSkipped(Event):
    """A seat without cards was passed over (B-17)."""

    seat: int


@value
class PathLaid(Event):
    """A path card was laid in the maze."""

    seat: int
    card: str
    cell: Cell
    turned: bool


@value
class ToolBroken(Event):
    """A broken tool was put before a seat (B-27)."""

    seat: int
    target: int
    card: str
    tool: str


@value
class ToolMended(Event):
    """A broken tool was taken away (B-29)."""

    seat: int
    target: int
    card: str
    tool: str


@value
class PathRemoved(Event):
    """A rockfall took a path card out of the maze (B-32)."""

    seat: int
    cell: Cell
    card: str


@value
class GoalShown(Event):
    """A reached goal was turned over; its seat must still choose how it lies (R-8)."""

    seat: int
    cell: Cell
    card: str


@value
class GoalRevealed(Event):
    """A goal was reached and turned over (B-35)."""

    seat: int
    cell: Cell
    card: str
    turned: bool


@value
class ConcedeProposed(Event):
    """A seat proposed to give the round up (R-14)."""

    seat: int


@value
class ConcedeAnswered(Event):
    """A seat agreed to give the round up, or did not."""

    seat: int
    agreed: bool


@value
class RoundEnded(Event):
    """The round is over and the roles are shown (B-42)."""

    round: int
    treasure: bool
    completer: int
    roles: tuple[str, ...]


@value
class GoldShared(Event):
    """Gold cards go round among the miners, in this order (B-45)."""

    cards: int
    order: tuple[int, ...]


@value
class GameEnded(Event):
    """The last round is over; the hoards are shown (B-53)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@value
class NuggetsGained(Event):
    """A seat took nuggets from the supply, for all to see (R-29)."""

    seat: int
    nuggets: int


@value
class NuggetsPaid(Event):
    """A seat gave nuggets to another, or back to the supply (``to`` is -1), for all to see."""

    seat: int
    to: int
    nuggets: int


@value
class GoldTraded(Event):
    """A seat showed a gold card and took as many nuggets for it (R-71)."""

    seat: int
    worth: int


# Secret: the authority's alone, except where ``redaction`` lets the seat itself have them. Roles
# stay hidden until the round ends (B-8), gold until the game does (B-49).


@value
class RolesDealt(Event):
    """Every seat got a role (B-7)."""

    roles: tuple[str, ...]


@value
class HandsDealt(Event):
    """Every seat got its cards (B-11)."""

    hands: tuple[tuple[str, ...], ...]


@value
class CardDrawn(Event):
    """A seat drew a card (B-15)."""

    seat: int
    card: str


@value
class CardPassed(Event):
    """A seat passed and put a card unseen on the discard (B-18)."""

    seat: int
    card: str


@value
class GoalSeen(Event):
    """A seat looked at a goal with a map (B-34)."""

    seat: int
    cell: Cell
    card: str


@value
class RoleSeen(Event):
    """A seat looked at another's role."""

    seat: int
    target: int
    role: str


@value
class RoleChanged(Event):
    """A seat gave its role away and took another, maybe the same."""

    seat: int
    role: str


@value
class GoldTaken(Event):
    """A miner chose a gold card among those handed to him (R-28)."""

    seat: int
    offered: tuple[int, ...]
    taken: int


@value
class GoldPaid(Event):
    """A saboteur was paid in gold cards (R-25)."""

    seat: int
    cards: tuple[int, ...]


# What a sight gets instead of a secret.


@value
class OwnRole(Event):
    """Your role this round."""

    role: str


@value
class OwnHand(Event):
    """Your cards this round."""

    hand: tuple[str, ...]


@value
class HiddenDraw(Event):
    """A seat drew a card that you can't see."""

    seat: int


@value
class HiddenPass(Event):
    """A seat passed a card that you can't see."""

    seat: int


@value
class HiddenPeek(Event):
    """A seat looked at a goal; you know which, not what it is (B-34)."""

    seat: int
    cell: Cell


@value
class HiddenRolePeek(Event):
    """A seat looked at another's role; you know whose, not what it is (R-56)."""

    seat: int
    target: int


@value
class HiddenRoleChange(Event):
    """A seat took another role that you can't see."""

    seat: int


@value
class HiddenTake(Event):
    """A miner chose a gold card that you can't see."""

    seat: int


@value
class ShownTake(Event):
    """A miner chose this gold card; the table plays with public gold (R-29)."""

    seat: int
    taken: int


@value
class HiddenPay(Event):
    """A saboteur was paid in so many gold cards (R-25)."""

    seat: int
    cards: int


PublicEvent: TypeAlias = (
    RoundBegan
    | TurnBegan
    | TurnSkipped
    | PathLaid
    | ToolBroken
    | ToolMended
    | PathRemoved
    | GoalShown
    | GoalRevealed
    | ConcedeProposed
    | ConcedeAnswered
    | RoundEnded
    | GoldShared
    | NuggetsGained
    | NuggetsPaid
    | GoldTraded
    | GameEnded
)
SecretEvent: TypeAlias = (
    RolesDealt
    | HandsDealt
    | CardDrawn
    | CardPassed
    | GoalSeen
    | RoleSeen
    | RoleChanged
    | GoldTaken
    | GoldPaid
)
EngineEvent: TypeAlias = PublicEvent | SecretEvent
SightEvent: TypeAlias = (
    PublicEvent
    | CardDrawn
    | CardPassed
    | GoalSeen
    | RoleSeen
    | RoleChanged
    | GoldTaken
    | GoldPaid
    | OwnRole
    | OwnHand
    | HiddenDraw
    | HiddenPass
    | HiddenPeek
    | HiddenRolePeek
    | HiddenRoleChange
    | HiddenTake
    | ShownTake
    | HiddenPay
)

BASE_EVENTS: Final[tuple[type[Event], ...]] = tuple(
    dict.fromkeys((*get_args(EngineEvent), *get_args(SightEvent)))
)
