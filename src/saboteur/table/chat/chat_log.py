"""The chat of a table. It never changes the game, its version or its record.

Only guests with a seat and bots speak; spectators read. They may claim and deny anything: no claim
is checked against the truth (R-32). The host chooses how much is allowed (``chat``) and may mute a
guest. A line is in the database before it is sent to any client.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Final, assert_never, cast, final

import msgspec

from saboteur.bot_runtime.chat_events import CLAIM_SEEN, as_event, mentioned_seat
from saboteur.bots.claims import Claims
from saboteur.protocol import messages as wire
from saboteur.protocol.message import Coordinates
from saboteur.protocol.text_cleaning import clean_text
from saboteur.table.chat.chat_rules import (
    ChatCommand,
    ChatPermissions,
    ChatRejected,
    check_allowed,
    check_claim,
    check_other_seat,
    check_seat,
    require_match,
)
from saboteur.table.chat.polls import CAST_BALLOT, CLOSE_POLL, HIDDEN_KINDS, StrawPoll, poll_after
from saboteur.table.rate_limiter import CHAT_RATE, RateLimiter
from saboteur.table.storage.ports import ChatStorePort

MAX_RECENT_LINES: Final = 200
"""Number of recent lines that a newly connected client gets."""
MAX_CHAT_LENGTH: Final = 280
BOT_SENDER: Final = ""
"""The guest id of lines that a bot speaks."""


@final
class ChatLog:
    """The chat of one table: adds lines, keeps the recent ones and the last poll."""

    def __init__(
        self, store: ChatStorePort, code: str, lines: Iterable[wire.ChatMessage] = ()
    ) -> None:
        self._store = store
        self._code = code
        self._last_number = 0
        self._recent: deque[wire.ChatMessage] = deque(maxlen=MAX_RECENT_LINES)
        self._claims: dict[tuple[int, int | None, Coordinates | None], wire.ChatMessage] = {}
        """Each seat's last claim about each goal and seat."""
        self._poll: StrawPoll | None = None
        self._rate_limiter = RateLimiter(CHAT_RATE)
        for line in lines:
            self._remember(line)

    def history(self, muted_guests: frozenset[str] = frozenset()) -> tuple[wire.ServerMessage, ...]:
        """Return the messages for a new connection, without the lines of muted guests."""
        lines = {
            line.number: line
            for line in (*self._claims.values(), *self._recent)
            if line.guest not in muted_guests
        }
        messages: list[wire.ServerMessage] = []
        if lines:
            messages.append(
                wire.ChatHistory(messages=tuple(lines[number] for number in sorted(lines)))
            )
        if self._poll is not None:
            messages.append(self._poll.poll_message())
        return tuple(messages)

    def claims(self, round_: int, bots: Mapping[int, str]) -> Claims:
        """Return the claims and recent lines of a round as events for bots.

        Of claims about goals and seats only each seat's last one counts. ``bots`` are the names by
        which free text may address a bot.
        """
        recent = (line for line in self._recent if line.kind != CLAIM_SEEN)
        lines = sorted((*self._claims.values(), *recent), key=lambda line: line.number)
        events = (
            (line.version, as_event(line) or mentioned_seat(line, bots))
            for line in lines
            if line.round == round_
        )
        return tuple((version, event) for version, event in events if event is not None)

    async def add_line(
        self, guest: str, seat: int | None, message: ChatCommand, permissions: ChatPermissions
    ) -> tuple[wire.ServerMessage, ...]:
        """Store a line and return the messages to broadcast. Raises ``ChatRejected``.

        The guest is ``BOT_SENDER`` if a bot speaks.
        """
        if seat is None:
            raise ChatRejected(
                "not-seated", "only those who have a seat, and look through it, speak"
            )
        check_allowed(guest, message, permissions)
        line = self._build_line(guest, seat, message, permissions)
        lines = self._poll_lines(line, permissions) if _is_poll_command(message) else (line,)
        if not self._rate_limiter.try_acquire(guest or f"bot {seat}"):
            raise ChatRejected(
                "chat-rate-limited", f"{CHAT_RATE.tokens} lines in {CHAT_RATE.period_s} seconds"
            )
        await self._store.append_messages(self._code, guest, lines)
        for each in lines:
            self._remember(each)
        messages: list[wire.ServerMessage] = [
            each for each in lines if each.kind not in HIDDEN_KINDS
        ]
        if _is_poll_command(message) and self._poll is not None:
            messages.append(self._poll.poll_message())
        return tuple(messages)

    def _remember(self, line: wire.ChatMessage) -> None:
        self._last_number = line.number
        self._poll = poll_after(self._poll, line)
        if line.kind == CLAIM_SEEN:
            self._claims[line.seat, line.about, line.at] = line
        if line.kind not in HIDDEN_KINDS:
            self._recent.append(line)

    def _build_line(
        self, guest: str, seat: int, message: ChatCommand, permissions: ChatPermissions
    ) -> wire.ChatMessage:
        """Check a command and return its line. Raises ``ChatRejected``."""
        line = wire.ChatMessage(
            number=self._last_number + 1,
            version=0 if permissions.match is None else permissions.match.version,
            round=0 if permissions.match is None else permissions.match.round,
            seat=seat,
            guest=guest,
            kind=cast("wire.ChatKind", type(message).__struct_config__.tag),
            phrase=None,
            about=None,
            at=None,
            claim=None,
            text=None,
        )
        match message:
            case wire.SayPhrase(phrase=phrase, about=about):
                check_other_seat(about, seat, permissions)
                return msgspec.structs.replace(line, phrase=phrase, about=about)
            case wire.Accuse(about=about) | wire.Trust(about=about):
                require_match(permissions)
                check_other_seat(about, seat, permissions)
                return msgspec.structs.replace(line, about=about)
            case wire.Claim(claim=claim, at=at, about=about):
                check_claim(message, require_match(permissions), permissions)
                return msgspec.structs.replace(line, claim=claim, at=at, about=about)
            case wire.Chat(text=text):
                cleaned = clean_text(text, MAX_CHAT_LENGTH)
                if not cleaned:
                    raise ChatRejected("empty-text", "nothing of this text can be shown")
                return msgspec.structs.replace(line, text=cleaned)
            case wire.OpenPoll():
                require_match(permissions)
                return line
            case wire.CastBallot(about=about):
                if self._poll is None or self._poll.is_closed:
                    raise ChatRejected("no-poll", "no poll is open")
                check_seat(about, permissions)
                return msgspec.structs.replace(line, about=about)
            case _:
                assert_never(message)

    def _poll_lines(
        self, line: wire.ChatMessage, permissions: ChatPermissions
    ) -> tuple[wire.ChatMessage, ...]:
        """Return the lines that a poll command adds (see ``polls``). Raises ``ChatRejected``."""
        poll = self._poll
        if poll is None or poll.is_closed:
            return (line,)  # a new poll: it has no ballots yet
        if line.kind != CAST_BALLOT:
            if line.seat != poll.opened_by and poll.opened_by in permissions.present:
                raise ChatRejected("poll-open", f"seat {poll.opened_by} has asked; answer first")
            return (_closing_line(line),)
        if not poll.is_complete(permissions.present, line.seat):
            return (line,)
        return line, _closing_line(line, number=line.number + 1)


def _is_poll_command(message: ChatCommand) -> bool:
    return isinstance(message, wire.OpenPoll | wire.CastBallot)


def _closing_line(line: wire.ChatMessage, number: int | None = None) -> wire.ChatMessage:
    return msgspec.structs.replace(
        line, kind=CLOSE_POLL, about=None, number=line.number if number is None else number
    )
