"""The items of a table's queue, which its actor processes one at a time."""

from dataclasses import dataclass
from typing import TypeAlias

from saboteur.bot_runtime.chat_events import Sentence
from saboteur.protocol import messages as wire
from saboteur.table.connections.connection import Connection


@dataclass(frozen=True, slots=True)
class FrameReceived:
    """A client sent a frame; ``received_at`` is a ``perf_counter`` time."""

    connection: Connection
    message: wire.FromClient
    received_at: float


@dataclass(frozen=True, slots=True)
class Disconnected:
    """A socket was closed."""


@dataclass(frozen=True, slots=True)
class BotMoveChosen:
    """A bot chose a move for a version; ``None`` if it failed."""

    version: int
    seat: int
    move: str | None


@dataclass(frozen=True, slots=True)
class BotLineReady:
    """A bot has a chat line to post."""

    seat: int
    message: Sentence


@dataclass(frozen=True, slots=True)
class DeadlineExpired:
    """The time of a decision is over: the clock moves for the silent seats (R-64, R-183)."""

    version: int


@dataclass(frozen=True, slots=True)
class CorrespondenceDeadlineExpired:
    """The deadline of a correspondence turn may have passed."""


@dataclass(frozen=True, slots=True)
class ConditionalMovesDue:
    """Conditional moves are to be played now, if the game is still at this version."""

    version: int


@dataclass(frozen=True, slots=True)
class HolidaysChanged:
    """The holidays of a player have changed."""


@dataclass(frozen=True, slots=True)
class RelationsChanged:
    """A connected guest has changed whom they mute or block."""

    guest: str


@dataclass(frozen=True, slots=True)
class GraceExpired:
    """The grace period of a disconnected guest is over."""

    guest: str


@dataclass(frozen=True, slots=True)
class BackgroundWriteFailed:
    """A write for which the actor did not wait has failed; the actor stops."""

    error: Exception


@dataclass(frozen=True, slots=True)
class BotLevelChanged:
    """The highest level at which bots play has changed."""


InboxItem: TypeAlias = (
    FrameReceived
    | Disconnected
    | BotMoveChosen
    | BotLineReady
    | BotLevelChanged
    | DeadlineExpired
    | CorrespondenceDeadlineExpired
    | ConditionalMovesDue
    | HolidaysChanged
    | RelationsChanged
    | GraceExpired
    | BackgroundWriteFailed
)
