"""Types of message fields with their limits, and the close codes of sockets."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

RequestId: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""A number that the client gives to a command; the answer repeats it."""
Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""A nickname as typed by the user; ``protocol.names`` validates and cleans it."""
Portrait: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
"""Number of a portrait: one of the dwarves that the client draws."""
TableCodeText: TypeAlias = Annotated[str, Meta(pattern="^[A-HJ-NP-Z2-9]{5}$")]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
ConditionalMoveTexts: TypeAlias = Annotated[tuple[MoveText, ...], Meta(max_length=3)]
"""Conditional moves for the next turn: the first one that is legal then is played."""
OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]
Options: TypeAlias = dict[OptionName, str | int | bool]
RuleSetId: TypeAlias = Annotated[str, Meta(max_length=400)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
StepNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99_999)]
"""Number of moves made; 0 is the deal."""
BotLevel: TypeAlias = Annotated[str, Meta(max_length=16)]
PublicId: TypeAlias = Annotated[str, Meta(max_length=24)]
"""Public id of a guest."""
GroupId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{12}$")]

TableStage: TypeAlias = Literal["lobby", "playing", "over", "ended"]
"""Before the deal, being played, over, or ended early by a vote."""
ClockMode: TypeAlias = Literal["none", "relaxed", "fast", "slow"]
"""Time limit of a decision: none, generous, short, or ``decision_hours`` (``slow``:
correspondence).
"""
DecisionHours: TypeAlias = Annotated[int, Meta(ge=8, le=168)]
"""Time limit of a decision in correspondence games: 8 hours to 7 days."""
MinuteOfDay: TypeAlias = Annotated[int, Meta(ge=0, le=1439)]
"""Minutes since midnight, in UTC."""
DailyPause: TypeAlias = tuple[MinuteOfDay, MinuteOfDay]
"""Start and end of the daily pause of a correspondence clock."""
HiddenCards: TypeAlias = Literal["keep", "redraw"]
BotPace: TypeAlias = Literal["slow", "normal", "instant"]
"""Pace of bot moves: slow enough to read the moves aloud, easy to follow, or as fast as possible
without showing how long bots compute.
"""
ChatMode: TypeAlias = Literal["off", "phrases", "free"]
"""No chat (for example during a call), ready-made phrases only, or also free text."""
WindowSeconds: TypeAlias = Annotated[int, Meta(ge=2, le=30)]
"""Time in which the other seats may object (R-64)."""

AbsenceVote: TypeAlias = Literal["wait", "bot", "end"]
"""A vote about the seat of an absent player: keep waiting, seat a bot, or end the game."""

Phrase: TypeAlias = Literal[
    "hello", "thanks", "well-played", "repair-me", "need-map", "why", "trust-me", "oops", "hurry",
    "laugh",
]  # fmt: skip
"""A ready-made phrase; its text id is ``phrase-ID``. ``why`` may be addressed to a seat."""
ChatKind: TypeAlias = Literal[
    "say-phrase", "accuse", "trust", "claim", "chat", "open-poll", "cast-ballot", "close-poll",
]  # fmt: skip
"""Kind of a chat line: the tag of the command that it came from, or ``close-poll``."""
ClaimWord: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z-]{0,23}$")]
"""The content of a claim, such as ``treasure``; each family has its own words."""
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]
NoteText: TypeAlias = Annotated[str, Meta(max_length=500)]
PinnedEvents: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=999_999)], ...], Meta(max_length=8)
]
Suspicion: TypeAlias = Annotated[int, Meta(ge=-2, le=2)]
"""From -2 (surely a foe) to 2 (surely a friend); 0 is no mark."""

AdviceUnit: TypeAlias = Literal["chance", "points", "nuggets"]
"""Unit of the value of a move. Copied from ``bots.move_analysis``, because importing that would
load all bots.
"""
ReportReason: TypeAlias = Literal["insult", "pressure", "name", "flood", "spoil", "other"]
"""Reason for a report; its text id is ``report-REASON``."""
ReportComment: TypeAlias = Annotated[str, Meta(max_length=500)]

# Close codes of the server. 1012 (restart) and 1009 (frame too big) come from the web server.
# After 44xx reconnecting is useless; after 40xx ``Hello`` returns what was missed.
CLOSED_SLOW_CONSUMER: Final = 4001
"""The client reads too slowly."""
CLOSED_RATE_LIMITED: Final = 4002
"""The client sent too many frames."""
CLOSED_RECONNECT: Final = 4003
"""The table was unloaded, for example after a disk error; connect again."""
CLOSED_NOT_AUTHENTICATED: Final = 4401
"""The session cookie is missing or unknown: take a nickname first."""
CLOSED_TOO_MANY_SOCKETS: Final = 4403
"""The guest or the table has too many sockets."""
CLOSED_TABLE_NOT_FOUND: Final = 4404
"""There is no such table, or the client asked for too many codes that do not exist."""
CLOSED_KICKED: Final = 4410
"""The host kicked the guest, or the table is locked."""
CLOSED_BANNED: Final = 4411
"""The guest or their network is banned; GET /api/guest/ban returns the end of the ban."""
CLOSED_BY_OPERATOR: Final = 4412
"""An operator has closed the table."""
