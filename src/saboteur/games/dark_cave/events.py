"""Events of The Dark Cave, complete and redacted."""

from typing import Final, TypeAlias, get_args

from saboteur.kernel import events
from saboteur.kernel.event import Event, Look, Reveal, Secret
from saboteur.kernel.geometry import Cell
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class

# Public: every sight gets these as they are (DC-69).


@value_class
class GameBegan(Event):
    """Goals, clan cards and hands were dealt; clan backs are public (DC-7 to DC-14)."""

    starter: int
    clans: tuple[str, ...]


@value_class
class WebTurned(Event):
    """A web was turned to side 1, at the beginning of a turn or by an axe (DC-34, DC-38)."""

    web: str


@value_class
class WebRemoved(Event):
    """A web was removed, and its card was discarded (DC-34, DC-38, R-167)."""

    web: str


@value_class
class CreatureGone(Event):
    """A creature was removed from the cave and its card discarded (DC-46)."""

    creature: str
    removed: str


@value_class
class DwarfStood(Event):
    """A dwarf stood up; it does not move on this turn (DC-49)."""

    seat: int


@value_class
class NuggetPlaced(Event):
    """A nugget was put on a vein (DC-27)."""

    cell: Cell
    space: int


@value_class
class NuggetReturned(Event):
    """The nugget of a removed vein was returned to the supply (DC-31)."""

    cell: Cell
    space: int


@value_class
class WebLaid(Event):
    """A web was put on the edge of a cell, side 2 up (DC-33)."""

    seat: int
    card: str
    cell: Cell
    side: str


@value_class
class GearGiven(Event):
    """Equipment was laid before a seat (DC-36)."""

    seat: int
    card: str
    target: int


@value_class
class CreatureCalled(Event):
    """A creature was put on an abyss or, if already in play, will move on from its space.

    DC-41, DC-47.
    """

    seat: int
    card: str
    creature: str
    cell: Cell
    space: int


@value_class
class CreatureMoved(Event):
    """A creature moved a step."""

    seat: int
    creature: str
    cell: Cell
    space: int


@value_class
class CreatureAttacked(Event):
    """A creature attacked the dwarves of ``seats`` (DC-43, DC-56)."""

    creature: str
    seats: tuple[int, ...]


@value_class
class CreatureRepelled(Event):
    """An axe drove a creature away; both cards were discarded (DC-39)."""

    seat: int
    card: str
    creature: str
    removed: str


@value_class
class AxeKept(Event):
    """A seat with an axe declined to repel the creature."""

    seat: int
    creature: str


@value_class
class WebCut(Event):
    """An axe was discarded to strike a web (DC-38)."""

    seat: int
    card: str
    web: str


@value_class
class DwarfFell(Event):
    """A dwarf was knocked down (DC-49)."""

    seat: int


@value_class
class NuggetLost(Event):
    """A seat lost a nugget to the goblin or for a tunnel (DC-26, DC-50)."""

    seat: int


@value_class
class DwarfMoved(Event):
    """A dwarf moved a step."""

    seat: int
    cell: Cell
    space: int


@value_class
class NuggetTaken(Event):
    """A seat took the nugget of a vein (DC-27)."""

    seat: int
    cell: Cell
    space: int


@value_class
class RoleShown(Reveal):
    """A clan card was turned face up for the rest of the game (DC-28, DC-59)."""

    seat: int
    role: str


@value_class
class DwarfLeft(Event):
    """A dwarf left the mine (DC-59)."""

    seat: int


@value_class
class GameWentOn(Event):
    """A dwarf left and the game continues: each side still has a worker inside (R-170)."""

    seat: int


@value_class
class GameEnded(Event):
    """The game is over and all roles are shown (DC-61, DC-64)."""

    cause: str
    roles: tuple[str, ...]
    values: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


# Replacements of secret events for other sights.


@value_class
class HiddenPass(Event):
    """The redacted ``CardPassed``: all see the level on the card's back (R-235)."""

    seat: int
    level: int


@value_class
class HiddenLoss(Event):
    """The redacted ``CardLost``: all see the level on the card's back (R-235)."""

    seat: int
    level: int


@value_class
class HiddenDraw(Event):
    """The redacted ``CardDrawn``: all see the level on the card's back (R-235)."""

    seat: int
    level: int


@value_class
class HiddenRolePeek(Event):
    """The redacted ``RoleSeen``: a seat looked at a clan card."""

    seat: int
    card: str
    target: int


@value_class
class OwnHandSwapped(Event):
    """The redacted ``HandsSwapped`` for one of the two seats, with its new hand."""

    seat: int
    card: str
    target: int
    hand: tuple[str, ...]


@value_class
class HiddenHandSwap(Event):
    """The redacted ``HandsSwapped`` for all sights but the two seats, without the hands."""

    seat: int
    card: str
    target: int


@value_class
class HiddenSpare(Event):
    """The redacted ``SpareSeen``: a seat looked at the clan cards set aside."""

    seat: int


# Secret: only their own sight gets these; others get the events above that replace them.


@value_class
class RoleSeen(Secret[HiddenRolePeek], Look):
    """A seat looked at a clan card (DC-30)."""

    seat: int
    card: str
    target: int
    role: str


@value_class
class HandsSwapped(Event):
    """Two seats exchanged their hands (DC-32)."""

    seat: int
    card: str
    target: int
    hand: tuple[str, ...]
    other: tuple[str, ...]

    def for_sight(self, sight: Sight) -> OwnHandSwapped | HiddenHandSwap:
        """Return the event for a sight; each of the two seats sees only its new hand (DC-32)."""
        if sight == self.seat:
            return OwnHandSwapped(self.seat, self.card, self.target, self.hand)
        if sight == self.target:
            return OwnHandSwapped(self.seat, self.card, self.target, self.other)
        return HiddenHandSwap(self.seat, self.card, self.target)


@value_class
class SpareSeen(Secret[HiddenSpare], Look):
    """The first seat whose dwarf left the mine has looked at the clan cards set aside (DC-60)."""

    seat: int
    roles: tuple[str, ...]


PublicEvent: TypeAlias = (
    GameBegan
    | events.TurnBegan
    | events.TurnSkipped
    | WebTurned
    | WebRemoved
    | CreatureGone
    | DwarfStood
    | events.PathLaid
    | NuggetPlaced
    | NuggetReturned
    | events.PathRemoved
    | WebLaid
    | GearGiven
    | CreatureCalled
    | CreatureMoved
    | CreatureAttacked
    | CreatureRepelled
    | AxeKept
    | WebCut
    | DwarfFell
    | NuggetLost
    | DwarfMoved
    | events.GoalShown
    | events.GoalRevealed
    | NuggetTaken
    | RoleShown
    | DwarfLeft
    | GameWentOn
    | events.EndProposed
    | events.EndAnswered
    | GameEnded
)
"""Events that every sight gets unchanged."""

SecretEvent: TypeAlias = (
    events.RolesDealt
    | events.HandsDealt
    | events.CardPassed
    | events.CardLost
    | events.CardDrawn
    | events.GoalSeen
    | RoleSeen
    | HandsSwapped
    | SpareSeen
)
"""Events with parts hidden from some sights."""

ToldEvent: TypeAlias = (
    events.OwnRole
    | events.OwnHand
    | HiddenPass
    | HiddenLoss
    | HiddenDraw
    | events.HiddenGoalPeek
    | HiddenRolePeek
    | OwnHandSwapped
    | HiddenHandSwap
    | HiddenSpare
)
"""Secret events in the form in which a sight may see them."""

EngineEvent: TypeAlias = PublicEvent | SecretEvent
SightEvent: TypeAlias = EngineEvent | ToldEvent

EVENTS: Final[tuple[type[Event], ...]] = get_args(SightEvent)
