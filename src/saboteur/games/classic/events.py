"""Events of a classic game, complete and redacted."""

from typing import Final, TypeAlias, get_args

from saboteur.kernel import events
from saboteur.kernel.event import Event, Look, Secret
from saboteur.kernel.value import value_class

# Public: every sight gets these as they are (B-55).


@value_class
class RoundBegan(Event):
    """The maze, roles and hands were set up for a new round (B-50)."""

    round: int
    starter: int


@value_class
class ConcedeProposed(Event):
    """A seat proposed to give the round up (R-14)."""

    seat: int


@value_class
class ConcedeAnswered(Event):
    """A seat answered the proposal to give the round up."""

    seat: int
    agreed: bool


@value_class
class RoundEnded(Event):
    """The round is over and the roles are shown (B-42)."""

    round: int
    treasure: bool
    completer: int | None
    roles: tuple[str, ...]


@value_class
class GoldShared(Event):
    """Gold cards are offered to the miners, one after the other as listed in ``order`` (B-45)."""

    cards: int
    order: tuple[int, ...]


@value_class
class NuggetsGained(Event):
    """A seat took nuggets from the supply, in public (R-29)."""

    seat: int
    nuggets: int


@value_class
class NuggetsPaid(Event):
    """A seat gave nuggets to another, or back to the supply (``None``), in public."""

    seat: int
    to: int | None
    nuggets: int


@value_class
class GoldTraded(Event):
    """A seat showed a gold card and exchanged it for its worth in nuggets (R-71)."""

    seat: int
    worth: int


# Replacements of secret events for other sights.


@value_class
class HiddenRolePeek(Event):
    """The redacted ``RoleSeen``: a seat looked at another's role (R-56)."""

    seat: int
    target: int


@value_class
class HiddenRoleChange(Event):
    """The redacted ``RoleChanged``: a seat discarded its role and took another."""

    seat: int


@value_class
class HiddenTake(Event):
    """The redacted ``GoldTaken``: a miner chose a gold card."""

    seat: int


@value_class
class ShownTake(Event):
    """The redacted ``GoldTaken`` in a game with public gold: the card is shown (R-29)."""

    seat: int
    taken: int


@value_class
class HiddenPay(Event):
    """The redacted ``GoldPaid``: a saboteur was paid with a number of gold cards (R-25)."""

    seat: int
    cards: int


# Secret: only the engine has them, except where ``redaction`` lets the seat itself have them. Roles
# stay hidden until the round ends (B-8), gold until the game does (B-49).


@value_class
class RoleSeen(Secret[HiddenRolePeek], Look):
    """A seat looked at another's role."""

    seat: int
    target: int
    role: str


@value_class
class RoleChanged(Secret[HiddenRoleChange], Look):
    """A seat discarded its role and took another, possibly of the same kind."""

    seat: int
    role: str


@value_class
class GoldTaken(Event):
    """A miner chose a gold card among those handed to it (R-28)."""

    seat: int
    offered: tuple[int, ...]
    taken: int


@value_class
class GoldPaid(Event):
    """A saboteur was paid in gold cards (R-25)."""

    seat: int
    cards: tuple[int, ...]


PublicEvent: TypeAlias = (
    RoundBegan
    | events.TurnEvent
    | events.PathRemoved
    | events.GoalShown
    | events.GoalRevealed
    | ConcedeProposed
    | ConcedeAnswered
    | RoundEnded
    | GoldShared
    | NuggetsGained
    | NuggetsPaid
    | GoldTraded
    | events.GameEnded
)
DealtEvent: TypeAlias = events.RolesDealt | events.HandsDealt
OwnEvent: TypeAlias = (
    events.CardDrawn
    | events.CardPassed
    | events.GoalSeen
    | RoleSeen
    | RoleChanged
    | GoldTaken
    | GoldPaid
)
"""Secret events that their own ``seat`` sees unredacted."""
EngineEvent: TypeAlias = PublicEvent | DealtEvent | OwnEvent
SightEvent: TypeAlias = (
    PublicEvent
    | OwnEvent
    | events.OwnRole
    | events.OwnHand
    | events.HiddenDraw
    | events.HiddenPass
    | events.HiddenGoalPeek
    | HiddenRolePeek
    | HiddenRoleChange
    | HiddenTake
    | ShownTake
    | HiddenPay
)

BASE_EVENTS: Final[tuple[type[Event], ...]] = tuple(
    dict.fromkeys((*get_args(EngineEvent), *get_args(SightEvent)))
)
