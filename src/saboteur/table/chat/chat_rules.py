"""Which chat messages a sender may send, and which claims exist at a table."""

from dataclasses import dataclass
from typing import TypeAlias

from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.table.chat.claim_words import goal_places, goal_words, seat_words

ChatCommand: TypeAlias = (
    wire.SayPhrase
    | wire.Accuse
    | wire.Trust
    | wire.Claim
    | wire.Chat
    | wire.OpenPoll
    | wire.CastBallot
)


class ChatRejected(Exception):
    """A chat command was rejected and not sent.

    The arguments are the code and reason of the error message to its sender.
    """

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@dataclass(frozen=True, slots=True)
class ChatPermissions:
    """The current permissions to speak, and the possible subjects of claims."""

    chat: wire.ChatMode
    seats: int
    match: Match | None
    muted: frozenset[str]
    """Guests whom the host has muted."""
    present: frozenset[int]
    """Seats of connected people who may speak."""


def check_allowed(guest: str, message: ChatCommand, permissions: ChatPermissions) -> None:
    if permissions.chat == "off":
        raise ChatRejected("chat-off", "the chat is off at this table")
    if permissions.chat != "free" and isinstance(message, wire.Chat):
        raise ChatRejected("phrases-only", "at this table there are ready-made sentences only")
    if guest in permissions.muted:
        raise ChatRejected("muted", "the host has muted you")


def require_match(permissions: ChatPermissions) -> Match:
    if permissions.match is None:
        raise ChatRejected("not-started", "the game has not begun")
    return permissions.match


def check_seat(about: int | None, permissions: ChatPermissions) -> None:
    if about is not None and about >= permissions.seats:
        raise ChatRejected("bad-seat", f"the seats are 0 to {permissions.seats - 1}")


def check_other_seat(about: int | None, seat: int, permissions: ChatPermissions) -> None:
    check_seat(about, permissions)
    if about == seat:
        raise ChatRejected("bad-seat", "that is your own seat")


def check_claim(message: wire.Claim, match: Match, permissions: ChatPermissions) -> None:
    if (message.at is None) == (message.about is None):
        raise ChatRejected("bad-claim", "a claim is about a goal (at) or about a seat")
    if message.at is not None and message.at not in goal_places(match):
        raise ChatRejected("bad-goal", f"no goal lies on {message.at[0]},{message.at[1]}")
    check_seat(message.about, permissions)
    words = goal_words(match) if message.at is not None else seat_words(match)
    if message.claim not in words:
        raise ChatRejected("bad-claim", f"it can be called {', '.join(words) or 'nothing'}")
