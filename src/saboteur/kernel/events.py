"""Events that several families share; those of one family are in its own package.

``card`` is the card that was played, or that the event itself is about; the card that a played card
affects has a name of its own: ``removed``, ``goal``, ``target``. A secret event has the event that
replaces it for other seats; each family's ``redaction`` decides which seats get that.
"""

from typing import TypeAlias

from saboteur.kernel.event import Dealt, Event, Look, Reveal, Secret
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value_class

# Public: every sight gets these as they are.


@value_class
class TurnBegan(Event):
    """A turn began."""

    seat: int


@value_class
class TurnSkipped(Event):
    """A seat without cards was skipped (B-17, D-11, DC-16, LM-11)."""

    seat: int


@value_class
class PathLaid(Event):
    """A path card was laid (B-14, D-12, DC-18, LM-13)."""

    seat: int
    card: str
    cell: Cell
    turned: bool


@value_class
class PathRemoved(Event):
    """A rockfall or a storm removed a path card (B-32, D-32, DC-31, LM-26)."""

    seat: int
    card: str
    cell: Cell
    removed: str


@value_class
class CardPutAway(Event):
    """A played action card was discarded, after all its effects were resolved (R-238)."""

    seat: int
    card: str


@value_class
class ToolBroken(Event):
    """A broken tool was put before a seat (B-27, D-29)."""

    seat: int
    target: int
    card: str
    tool: str


@value_class
class ToolMended(Event):
    """A repair removed a broken tool (B-29, D-30)."""

    seat: int
    target: int
    card: str
    tool: str


@value_class
class GoalShown(Reveal):
    """A goal was turned over; its orientation is still to be chosen (R-8, D-23, R-169)."""

    seat: int
    cell: Cell
    goal: str


@value_class
class GoalRevealed(Reveal):
    """A goal was turned over in its final orientation (B-35, D-23, R-108, DC-57)."""

    seat: int
    cell: Cell
    goal: str
    turned: bool


@value_class
class EndProposed(Event):
    """A seat proposed to end the round or the game (LM-41, R-142, DC-63)."""

    seat: int


@value_class
class EndAnswered(Event):
    """A seat agreed to a proposed end, or refused."""

    seat: int
    agreed: bool


@value_class
class GameEnded(Event):
    """The last round is over (B-53, D-42, LM-50)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


# Replacements of secret events for other sights.


@value_class
class OwnRole(Look):
    """The role that you were dealt."""

    role: str


@value_class
class OwnHand(Event):
    """The cards that you were dealt."""

    hand: tuple[str, ...]


@value_class
class HiddenDraw(Event):
    """The redacted ``CardDrawn``: a seat drew a card."""

    seat: int


@value_class
class HiddenPass(Event):
    """The redacted ``CardPassed``: a seat passed a card face down."""

    seat: int


@value_class
class HiddenLoss(Event):
    """The redacted ``CardLost``: a seat lost a card."""

    seat: int


@value_class
class HiddenGoalPeek(Event):
    """The redacted ``GoalSeen``: a seat looked at a goal (B-34, D-33, DC-30)."""

    seat: int
    card: str
    cell: Cell


# Secret: only the engine has them, except where ``redaction`` lets the seat itself have them.


@value_class
class RolesDealt(Dealt[OwnRole]):
    """Every seat got a role (B-7) or a clan card (DC-9)."""

    roles: tuple[str, ...]


@value_class
class HandsDealt(Dealt[OwnHand]):
    """Every seat got its cards (B-11, D-7, DC-12, LM-8)."""

    hands: tuple[tuple[str, ...], ...]


@value_class
class CardDrawn(Secret[HiddenDraw]):
    """A seat drew a card (B-15, D-9, DC-17, LM-12)."""

    seat: int
    card: str


@value_class
class CardPassed(Secret[HiddenPass]):
    """A seat put a card unseen on the discard (B-18, DC-52, LM-28)."""

    seat: int
    card: str


@value_class
class CardLost(Secret[HiddenLoss]):
    """A random card of a hand was drawn and discarded unseen (DC-25, DC-48, LM-23)."""

    seat: int
    card: str


@value_class
class GoalSeen(Secret[HiddenGoalPeek], Look):
    """A seat looked at a face-down goal with a card (B-34, D-33, DC-30)."""

    seat: int
    card: str
    cell: Cell
    goal: str


TurnEvent: TypeAlias = TurnBegan | TurnSkipped | PathLaid | CardPutAway | ToolBroken | ToolMended
"""Public events of turns in the classic family and in Le Duel."""
