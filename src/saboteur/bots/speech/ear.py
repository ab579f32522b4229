"""The ear of a seat: what was said this round, by whom, and what is still to be answered."""

from typing import Final, final

from saboteur.bots import claims
from saboteur.bots.claims import Accused, Addressed, GoalClaimed, PhraseSaid, RoleClaimed, Trusted
from saboteur.kernel.event import Event
from saboteur.kernel.events import GoalRevealed, PathRemoved, ToolBroken, ToolMended, TurnBegan
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value

ASKED: Final = "asked"
NAMED: Final = "named"
BLAMED: Final = "blamed"
BEGGED: Final = "begged"
HELPED: Final = "helped"
WRONGED: Final = "wronged"
COLLAPSED: Final = "collapsed"
REVEALED: Final = "revealed"
"""What is noticed of others."""


@value
class Notice:
    """Something that another seat did or said, and that may call for a word."""

    kind: str
    seat: int


@final
class Ear:
    """What one seat remembers of the talk of a round, its own words among it.

    Its own words come back to it like everybody's: so a bot that is made anew knows what it said.
    """

    def __init__(self, seat: int) -> None:
        """Begin: nobody has said anything."""
        self.seat = seat
        self.goals: dict[Cell, str] = {}
        """What the seat said of goals."""
        self.roles: dict[int, str] = {}
        """What it said of seats, its own among them."""
        self.accused: set[int] = set()
        self.trusted: set[int] = set()
        self.turns = 0
        """How many of its turns are over."""
        self.is_over = False
        """Whether the last turn that is over was its own."""
        self.chatter = 0
        """How many lines it has said that were no claims."""
        self.begged = False
        """Whether it has asked for a repair, and nothing of its own was mended since."""
        self.greeted = False
        self.greetings = 0
        """How many others have said hello."""
        self.place = 0
        """How many turns of the round began before its first."""
        self.lap: tuple[Notice, ...] = ()
        """What was to be noticed from the end of its turn before last to the end of its last."""
        self._since: list[Notice] = []
        self._turn: int | None = None

    def hear(self, event: Event) -> None:
        """Take in what was done or said."""
        if isinstance(event, TurnBegan):
            self.is_over = self._turn == self.seat
            self.place += self._turn not in (None, self.seat) and not self.turns
            if self.is_over:
                self.turns += 1
                self.lap, self._since = tuple(self._since), []
            self._turn = event.seat
        elif getattr(event, "seat", None) == self.seat:
            self._say(event)
        else:
            self._notice(event)

    def _say(self, event: Event) -> None:
        """The seat's own words."""
        self.chatter += isinstance(event, Accused | Trusted | PhraseSaid)
        match event:
            case GoalClaimed(cell=cell, word=word):
                self.goals[cell] = word
            case RoleClaimed(target=target, word=word):
                self.roles[target] = word
            case Accused(target=target):
                self.accused.add(target)
                self.trusted.discard(target)
            case Trusted(target=target):
                self.trusted.add(target)
            case PhraseSaid(phrase=phrase):
                self.begged |= phrase == claims.REPAIR_ME
                self.greeted |= phrase == claims.HELLO
            case _:
                pass

    def _notice(self, event: Event) -> None:
        """What others do to the seat, or say to it."""
        if isinstance(event, PhraseSaid):
            self.greetings += event.phrase == claims.HELLO
        kind = _kind(event, self.seat)
        if kind == HELPED:
            self.begged = False  # it may need another's help now
        if kind is not None:
            self._since.append(Notice(kind, event.seat))  # type: ignore[attr-defined]  # each has one

    def noticed(self, kind: str) -> list[int]:
        """List the seats of whom something was to be noticed in the last lap, each once."""
        return list(dict.fromkeys(notice.seat for notice in self.lap if notice.kind == kind))


def _kind(event: Event, seat: int) -> str | None:
    """Return what of an event calls for a word of a seat, if anything does."""
    match event:
        case PhraseSaid(phrase=claims.WHY, target=target) if target == seat:
            return ASKED
        case Addressed(target=target, asks=asks) if target == seat:
            return ASKED if asks else NAMED
        case Accused(target=target) if target == seat:
            return BLAMED
        case PhraseSaid(phrase=claims.REPAIR_ME):
            return BEGGED
        case ToolMended(target=target) if target == seat:
            return HELPED
        case ToolBroken(target=target) if target == seat:
            return WRONGED
        case PathRemoved():
            return COLLAPSED
        case GoalRevealed():
            return REVEALED
        case _:
            return None
