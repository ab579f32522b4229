"""Kinds of values in messages, each with its bound, and why a socket is closed."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""As somebody types it; ``wire.names`` says what becomes of it."""
Portrait: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
"""One of the dwarves that the client draws."""
Code: TypeAlias = Annotated[str, Meta(pattern="^[A-HJ-NP-Z2-9]{5}$")]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Prepared: TypeAlias = Annotated[tuple[MoveText, ...], Meta(max_length=3)]
"""Moves for one's next turn: the first of them that is lawful then is made."""
OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]
Options: TypeAlias = dict[OptionName, str | int | bool]
RuleSetId: TypeAlias = Annotated[str, Meta(max_length=400)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
StepNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99_999)]
"""After so many moves; 0 is the deal."""
Level: TypeAlias = Annotated[str, Meta(max_length=16)]
PublicId: TypeAlias = Annotated[str, Meta(max_length=24)]
"""Of a guest."""
GroupId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{12}$")]

Clock: TypeAlias = Literal["none", "relaxed", "fast", "slow"]
"""How long a decision may take: for ever, time to read, a quick game's time, or ``hours``."""
Hours: TypeAlias = Annotated[int, Meta(ge=8, le=168)]
"""For a decision at a table whose clock is slow: eight hours to seven days."""
Minute: TypeAlias = Annotated[int, Meta(ge=0, le=1439)]
"""Of the day, in UTC."""
Night: TypeAlias = tuple[Minute, Minute]
"""From when to when a slow clock stands, every day."""
Hidden: TypeAlias = Literal["same", "anew"]
Pace: TypeAlias = Literal["slow", "normal", "instant"]
"""How fast bots move: to be read aloud, to be followed, or as fast as hides their thinking."""
Talk: TypeAlias = Literal["off", "phrases", "free"]
"""Nobody talks here (you may be on a call); ready-made sentences; or free words as well."""
Window: TypeAlias = Annotated[int, Meta(ge=2, le=30)]
"""Seconds in which everybody may object (R-64)."""

Verdict: TypeAlias = Literal["wait", "bot", "end"]
"""What to do about a seat whose player is away."""

Phrase: TypeAlias = Literal[
    "hello", "thanks", "well-played", "repair-me", "need-map", "why", "trust-me", "oops", "hurry",
    "laugh",
]  # fmt: skip
"""A ready-made sentence; its words are ``phrase-ID``. ``why`` may name a seat."""
Claim: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z-]{0,23}$")]
"""What somebody says that he saw, such as ``treasure``; each family lists its own."""
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]
NoteText: TypeAlias = Annotated[str, Meta(max_length=500)]
Pins: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=0, le=999_999)], ...], Meta(max_length=8)]
Suspicion: TypeAlias = Annotated[int, Meta(ge=-2, le=2)]
"""From -2, surely a saboteur (or against me), to 2, surely with me; 0 is no mark."""

ReportReason: TypeAlias = Literal["insult", "pressure", "name", "flood", "spoil", "other"]
"""What a guest complains of; its words are ``report-REASON``."""
ReportWords: TypeAlias = Annotated[str, Meta(max_length=500)]

# Why the server closed a socket. 1012 (restart) and 1009 (frame too big) come from below.
# Who is told 44xx need not come back; after 40xx, ``Hello`` brings what was missed.
CLOSED_SLOW: Final = 4001
"""You read too slowly."""
CLOSED_FLOOD: Final = 4002
"""You sent too many frames."""
CLOSED_LOST: Final = 4003
"""The table was put down, such as when the disk failed; it is read from its log again."""
CLOSED_NO_GUEST: Final = 4401
"""You have no cookie, or nobody knows it: take a nickname first."""
CLOSED_CROWD: Final = 4403
"""You have too many sockets at this table, or it has."""
CLOSED_NO_TABLE: Final = 4404
"""There is no such table, or you have asked for too many that do not exist."""
CLOSED_SENT_AWAY: Final = 4410
"""The host sent you away, or the table is locked."""
CLOSED_BANNED: Final = 4411
"""An operator keeps you, or your network, away for a time: GET /api/guest/ban says until when."""
CLOSED_BY_OPERATOR: Final = 4412
"""An operator has closed the table."""
