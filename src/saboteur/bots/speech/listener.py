"""A seat's memory of the talk of a round: claims, phrases, and cues still to be answered."""

from typing import Final, final

from saboteur.bots import claims
from saboteur.bots.claims import Accused, Addressed, GoalClaimed, PhraseSaid, RoleClaimed, Trusted
from saboteur.kernel.event import Event
from saboteur.kernel.events import GoalRevealed, PathRemoved, ToolBroken, ToolMended, TurnBegan
from saboteur.kernel.geometry import Cell
from saboteur.kernel.value import value_class

CUE_ASKED: Final = "asked"
CUE_NAMED: Final = "named"
CUE_ACCUSED: Final = "blamed"
CUE_REPAIR_REQUESTED: Final = "begged"
CUE_TOOL_MENDED: Final = "helped"
CUE_TOOL_BROKEN: Final = "wronged"
CUE_TUNNEL_COLLAPSED: Final = "collapsed"
CUE_GOAL_REVEALED: Final = "revealed"
"""The kinds of cues from other seats: ``CUE_ASKED`` to ``CUE_GOAL_REVEALED``."""


@value_class
class Cue:
    """An action or statement of another seat that may call for a reply."""

    kind: str
    seat: int


@final
class Listener:
    """One seat's memory of the talk of a round, including its own statements.

    Its own statements come back as events like those of others, so a newly created bot can rebuild
    this memory.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.goals: dict[Cell, str] = {}
        """The seat's own claims about goals in this round: the word claimed, by cell."""
        self.roles: dict[int, str] = {}
        """The seat's own claims about roles in this round: the role claimed, by seat."""
        self.accused: set[int] = set()
        self.trusted: set[int] = set()
        self.turn_count = 0
        """The number of turns that the seat has finished."""
        self.is_over = False
        """Whether the turn that ended last was this seat's."""
        self.small_talk_count = 0
        """The number of the seat's statements other than claims."""
        self.has_requested_repair = False
        """Whether the seat has asked for a repair, and none of its tools was mended since."""
        self.has_greeted = False
        self.greeting_count = 0
        """The number of greetings by others."""
        self.turns_before_first = 0
        """The number of turns of the round before the seat's first."""
        self.recent_cues: tuple[Cue, ...] = ()
        """The cues between the ends of the seat's last two turns."""
        self._new_cues: list[Cue] = []
        self._seat_on_turn: int | None = None

    def observe(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.is_over = self._seat_on_turn == self.seat
            self.turns_before_first += (
                self._seat_on_turn not in (None, self.seat) and not self.turn_count
            )
            if self.is_over:
                self.turn_count += 1
                self.recent_cues, self._new_cues = tuple(self._new_cues), []
            self._seat_on_turn = event.seat
        elif getattr(event, "seat", None) == self.seat:
            self._observe_own_line(event)
        else:
            self._observe_other(event)

    def _observe_own_line(self, event: Event) -> None:
        self.small_talk_count += isinstance(event, Accused | Trusted | PhraseSaid)
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
                self.has_requested_repair |= phrase == claims.REPAIR_ME
                self.has_greeted |= phrase == claims.HELLO
            case _:
                pass

    def _observe_other(self, event: Event) -> None:
        if isinstance(event, PhraseSaid):
            self.greeting_count += event.phrase == claims.HELLO
        kind = _cue_kind(event, self.seat)
        if kind == CUE_TOOL_MENDED:
            self.has_requested_repair = False  # it may need help again now
        if kind is not None:
            self._new_cues.append(Cue(kind, event.seat))  # type: ignore[attr-defined]  # each has one

    def seats_with_cue(self, kind: str) -> list[int]:
        """List the seats with a cue of this kind in the last lap, each once."""
        return list(dict.fromkeys(cue.seat for cue in self.recent_cues if cue.kind == kind))


def _cue_kind(event: Event, seat: int) -> str | None:
    """Return the kind of cue that an event is for a seat; ``None`` if it is no cue."""
    match event:
        case PhraseSaid(phrase=claims.WHY, target=target) if target == seat:
            return CUE_ASKED
        case Addressed(target=target, asks=asks) if target == seat:
            return CUE_ASKED if asks else CUE_NAMED
        case Accused(target=target) if target == seat:
            return CUE_ACCUSED
        case PhraseSaid(phrase=claims.REPAIR_ME):
            return CUE_REPAIR_REQUESTED
        case ToolMended(target=target) if target == seat:
            return CUE_TOOL_MENDED
        case ToolBroken(target=target) if target == seat:
            return CUE_TOOL_BROKEN
        case PathRemoved():
            return CUE_TUNNEL_COLLAPSED
        case GoalRevealed():
            return CUE_GOAL_REVEALED
        case _:
            return None
