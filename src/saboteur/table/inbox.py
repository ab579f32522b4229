"""What happens at a table: everything goes through one queue, one item at a time."""

from dataclasses import dataclass
from typing import TypeAlias

from saboteur.table.connection import Connection
from saboteur.table.talk.sentences import Sentence
from saboteur.wire import messages as wire


@dataclass(frozen=True, slots=True)
class Received:
    """A frame came in."""

    connection: Connection
    message: wire.FromClient
    at: float


@dataclass(frozen=True, slots=True)
class Disconnected:
    """A socket was closed."""


@dataclass(frozen=True, slots=True)
class BotChoice:
    """A bot has chosen for a version; ``None`` if it could not."""

    version: int
    seat: int
    move: str | None


@dataclass(frozen=True, slots=True)
class BotLine:
    """A bot says something."""

    seat: int
    message: Sentence


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of a decision is over: the clock moves for who is silent (R-64, R-183)."""

    version: int


@dataclass(frozen=True, slots=True)
class Overdue:
    """The time of a question at a slow table may be over."""


@dataclass(frozen=True, slots=True)
class OrdersDue:
    """What was said beforehand at a slow table is to be done now, if it is still this version."""

    version: int


@dataclass(frozen=True, slots=True)
class HolidaysChanged:
    """Somebody is on holiday at other times than before."""


@dataclass(frozen=True, slots=True)
class TiesChanged:
    """Somebody who is there mutes or blocks others than before."""

    guest: str


@dataclass(frozen=True, slots=True)
class GraceOver:
    """A guest has been gone for so long that the others may choose for him."""

    guest: str


@dataclass(frozen=True, slots=True)
class NotHeld:
    """An answer that waits for others could not be written down."""

    error: Exception


@dataclass(frozen=True, slots=True)
class BotsChanged:
    """The highest level at which bots play is another."""


InboxItem: TypeAlias = (
    Received
    | Disconnected
    | BotChoice
    | BotLine
    | BotsChanged
    | TimeUp
    | Overdue
    | OrdersDue
    | HolidaysChanged
    | TiesChanged
    | GraceOver
    | NotHeld
)
