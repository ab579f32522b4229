"""Records of guests, tables, seats and moves, as tables read and write them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from saboteur.notation.record import Redraw
from saboteur.protocol.messages import AbsenceVote, BotPace, ChatMode, ClockMode, TableStage

STAGE_LOBBY: Final = "lobby"
STAGE_PLAYING: Final = "playing"
STAGE_OVER: Final = "over"
STAGE_ABORTED: Final = "ended"
"""Stage of a game ended by a vote: the seed of an unfinished game stays secret."""
CLOCK_CORRESPONDENCE: Final = "slow"
"""The clock of a table on which a decision may take days and presence does not matter."""

TimeSpans: TypeAlias = tuple[tuple[float, float], ...]
"""Start and end of each span in Unix time, the earliest first."""


@dataclass(frozen=True, slots=True)
class GuestRecord:
    """A guest as tables know it; ``id`` is the public id."""

    id: str
    nickname: str
    portrait: int | None = None
    """Number of the chosen portrait."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat in a finished game."""

    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class SeatAssignment:
    """The player of a seat: a guest, a bot, or a guest whom a bot replaces.

    ``guest`` is a public id and ``bot`` a level.
    """

    name: str
    guest: str | None = None
    bot: str | None = None
    portrait: int | None = None
    """Number of the portrait; ``None`` for bots and if the guest has not chosen one."""
    is_remote_bot: bool = False
    """Whether the guest is a remote bot, whose vote is not counted."""
    is_hotseat: bool = False
    """Whether another person plays here at the guest's device."""
    is_absent: bool = False
    """Whether the guest is absent, so that the others may vote about the seat."""
    votes: Mapping[int, AbsenceVote] = field(default_factory=dict)
    """Votes about the absent seat, by the seat of the voter."""
    result: SeatResult | None = None


@dataclass(frozen=True, slots=True)
class Moderation:
    """The host's measures against a guest."""

    is_muted: bool = False
    is_kicked: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """The random input of a game, which is secret until the game is over."""

    revision: int
    seed: str
    nonce: str
    redraws: tuple[Redraw, ...] = ()
    """Redraws of hidden cards, in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRecord:
    """A table without its seats and moves."""

    code: str
    ruleset: str
    seats: int
    options: Mapping[str, str | int | bool]
    deck: str | None
    host: str
    stage: TableStage = STAGE_LOBBY
    version: int = 0
    """Number of changes to the table, not counting moves."""
    clock: ClockMode = "none"
    chat: ChatMode = "phrases"
    listed: bool = False
    window_s: int = 6
    pace: BotPace = "normal"
    decision_hours: int = 24
    """Time limit of a decision with the correspondence clock."""
    night: tuple[int, int] | None = None
    """Start and end of the daily pause of a correspondence clock, in minutes since midnight, UTC.
    """
    invite: str = ""
    """The invite code; empty in a new table, which then uses its own code."""
    locked: bool = False
    paused: bool = False
    deal: Deal | None = None
    rematch: str | None = None
    closed: bool = False
    """Whether an operator has closed the table."""
    group: str | None = None
    """The group whose members alone may join, if there is one."""


@dataclass(frozen=True, slots=True)
class TableAccess:
    """The rights that a table code gives to a guest."""

    table: TableRecord
    is_participant: bool
    """Whether the guest is seated there or is the host."""
    is_invited: bool
    """Whether the code is the current invite code."""
    is_kicked: bool
    is_denied: bool = False
    """Whether the guest is blocked by the host or is not in the group of the table."""


@dataclass(frozen=True, slots=True)
class PendingAnswer:
    """A seat's answer to an open window, which is secret until the window closes."""

    version: int
    """The version that the window belongs to."""
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class PendingTurn:
    """A guest for whom a correspondence table waits."""

    guest: str
    version: int
    """The version that the turn belongs to."""
    since: float
    until: float
    """The deadline; the same for all who are asked at once."""
    answered: bool = False
    """Whether the guest has answered and others have not; secret from everyone else."""


@dataclass(frozen=True, slots=True)
class ConditionalMoves:
    """The conditional moves of a seat; secret, and valid for one round."""

    guest: str
    round: int
    moves: tuple[str, ...] = ()
    """Candidates for the seat's next turn: the first legal one is played."""
    is_expired: bool = False
    """Whether none of the moves was legal; the guest may still read them."""
    auto_decline: bool = False
    """Whether the seat declines every window."""


@dataclass(frozen=True, slots=True)
class PendingTurnChange:
    """A change of the stored pending turns: the old and the new ones."""

    before: tuple[PendingTurn, ...]
    after: tuple[PendingTurn, ...]


@dataclass(frozen=True, slots=True)
class WriteContext:
    """Data that accompanies every write at a table: the fence, and rows that change with it.

    The write succeeds only if ``node`` still owns the table.
    """

    code: str
    node: str
    bot_due_since: float | None = None
    """Unix time since which a bot or conditional move is due; ``None`` if none is."""
    pending_turns: PendingTurnChange | None = None
    """The new pending turns if they change."""
    conditional_moves: Mapping[int, ConditionalMoves | None] = field(default_factory=dict)
    """Changed conditional moves by seat; ``None`` deletes the row."""


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """One move in the log of a table."""

    number: int
    seat: int
    text: str
    timed_out: bool
