"""What is kept of guests, tables, seats and moves, as tables read it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from saboteur.notation.record import Redraw

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
ENDED: Final = "ended"
"""Broken off: nobody opens the seed of a game that was not played out."""
SLOW: Final = "slow"
"""The clock of a table at which a decision may take days, and nobody need be there."""
STAND_IN: Final = "novice"
"""The level of a bot that sits in for a guest: it plays sensibly, and answers at once."""

Spans: TypeAlias = tuple[tuple[float, float], ...]
"""From when to when, in seconds since 1970, the earliest first."""


@dataclass(frozen=True, slots=True)
class StoredGuest:
    """A guest, by his public id."""

    id: str
    nickname: str
    portrait: int | None = None
    """Which of the dwarves is his face, once he has chosen."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat made of a game that is over."""

    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat: a guest (by public id), a bot (by level), or a bot in a guest's stead."""

    name: str
    guest: str | None = None
    bot: str | None = None
    portrait: int | None = None
    """Which of the dwarves is his face; ``None`` if he has not chosen, and for bots."""
    program: bool = False
    """Whether the guest is a program that plays by itself; nobody waits for its voice."""
    shared: bool = False
    """Whether this is somebody beside the guest, at the guest's device."""
    away: bool = False
    """Whether the others may choose what happens to the seat."""
    verdicts: Mapping[int, str] = field(default_factory=dict)
    """What they want, by their own seats."""
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Conduct:
    """What the host has decided about a guest."""

    muted: bool = False
    sent_away: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game was dealt from. Secret until the game is over."""

    revision: int
    seed: str
    nonce: str
    redraws: tuple[Redraw, ...] = ()
    """Where hidden cards were drawn anew."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """A table without its seats and moves."""

    code: str
    ruleset: str
    seats: int
    options: Mapping[str, str | int | bool]
    deck: str | None
    host: str
    stage: str = LOBBY
    edition: int = 0
    """How often it was changed, its moves aside."""
    clock: str = "none"
    talk: str = "phrases"
    listed: bool = False
    window_s: int = 6
    pace: str = "normal"
    hours: int = 24
    """For a decision, if the clock is slow."""
    night: tuple[int, int] | None = None
    """From when to when a slow clock stands, in minutes of the day in UTC."""
    invite: str = ""
    """The code by which others come in; nothing for the table's own."""
    locked: bool = False
    paused: bool = False
    deal: Deal | None = None
    rematch: str | None = None
    closed: bool = False
    """Whether an operator has closed it."""
    group: str | None = None
    """The group whose members alone come in, if it is for one."""


@dataclass(frozen=True, slots=True)
class Access:
    """How a code leads a guest to a table."""

    table: StoredTable
    known: bool
    """Whether he has a seat there, or is its host."""
    invited: bool
    """Whether the code is the one by which newcomers come in."""
    sent_away: bool
    barred: bool = False
    """Whether it is for a group that is not his, or for nobody whom the host blocks."""


@dataclass(frozen=True, slots=True)
class HeldAnswer:
    """What a seat has answered to a question that is put to several. Secret until all have."""

    version: int
    """After how many moves it was asked."""
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Awaited:
    """A guest for whom a slow table waits. Everybody who is asked is awaited alike."""

    guest: str
    version: int
    """After how many moves he was asked."""
    since: float
    until: float
    """The same for all who are asked at once."""
    answered: bool = False
    """Whether others are awaited and he is not; nobody but he and the table may know."""


@dataclass(frozen=True, slots=True)
class Orders:
    """What a seat of a slow table has said beforehand; secret, and for one round."""

    guest: str
    round: int
    moves: tuple[str, ...] = ()
    """For its next turn: the first of them that is lawful then is made."""
    lapsed: bool = False
    """Whether none of them was, which its guest may still read."""
    always_no: bool = False
    """Whether it declines whatever is put to several seats at once."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """For whom a slow table waited, and for whom it waits now."""

    before: tuple[Awaited, ...]
    after: tuple[Awaited, ...]


@dataclass(frozen=True, slots=True)
class Lease:
    """By which a node may write at a table."""

    code: str
    node: str
    due: float | None = None
    """Since when a bot is to move, if one is, or what somebody has said beforehand."""
    waiting: Waiting | None = None
    """For whom a slow table waits once this is written, if that changes."""
    orders: Mapping[int, Orders | None] = field(default_factory=dict)
    """What seats have said beforehand, where that changes; ``None`` if nothing any more."""


@dataclass(frozen=True, slots=True)
class StoredMove:
    """One line of the log."""

    number: int
    seat: int
    text: str
    timed_out: bool
