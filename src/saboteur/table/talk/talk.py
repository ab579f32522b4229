"""What people say to each other at a table. It never changes the game, its version or its record.

Only who has a seat speaks, bots among them; whoever looks on hears. They may say and deny
anything: nobody compares a claim with the truth (R-32). The host chooses how much is said
(``talk``), and may mute a guest. A line is in the database before anybody hears it.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never, final

import msgspec

from saboteur.bots.claims import Claims
from saboteur.play.match import Match
from saboteur.table.keeping import CLAIM_SEEN, TalkKeeping
from saboteur.table.limits import TALK, Limit
from saboteur.table.talk.claims import goal_words, goals, seat_words
from saboteur.table.talk.polls import CAST_BALLOT, CLOSE_POLL, HIDDEN, StrawPoll, next_poll
from saboteur.table.talk.sentences import as_address, as_event
from saboteur.wire import messages as wire
from saboteur.wire.struct import Place
from saboteur.wire.text import clean_text

RECENT: Final = 200
"""So many lines somebody who comes in is told."""
LONGEST_CHAT: Final = 280
BOT: Final = ""
"""Who speaks where a bot does."""

Utterance: TypeAlias = (
    wire.SayPhrase
    | wire.Accuse
    | wire.Trust
    | wire.ClaimSeen
    | wire.Chat
    | wire.OpenPoll
    | wire.CastBallot
)


class TalkRefused(Exception):
    """Something can't be said here; nobody heard it."""

    def __init__(self, code: str, reason: str) -> None:
        """Take the words of a ``Trouble``."""
        super().__init__(reason)
        self.code = code
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Floor:
    """Who may speak, and of what: the table at this moment."""

    talk: str
    """The host's choice: off, phrases or free."""
    seats: int
    match: Match | None
    muted: frozenset[str]
    """Guests whom the host has muted."""
    present: frozenset[int]
    """The seats of people who are there and may speak."""


@final
class Talk:
    """What was said at one table, and what may be said next."""

    def __init__(self, storage: TalkKeeping, code: str, lines: Iterable[wire.Heard] = ()) -> None:
        """Take what was said so far, in order."""
        self._storage = storage
        self._code = code
        self._number = 0
        self._recent: deque[wire.Heard] = deque(maxlen=RECENT)
        self._claims: dict[tuple[int, int | None, Place | None], wire.Heard] = {}
        """Each seat's last word on each goal and seat."""
        self._poll: StrawPoll | None = None
        self._credit = Limit(TALK)
        for line in lines:
            self._keep(line)

    def so_far(self, unheard: frozenset[str] = frozenset()) -> tuple[wire.ServerMessage, ...]:
        """Return what somebody who comes in is told, who does not want to hear some guests."""
        lines = {
            line.number: line
            for line in (*self._claims.values(), *self._recent)
            if line.guest not in unheard
        }
        told: list[wire.ServerMessage] = []
        if lines:
            told.append(wire.Talked(lines=tuple(lines[number] for number in sorted(lines))))
        if self._poll is not None:
            told.append(self._poll.message())
        return tuple(told)

    def claims(self, round_: int, bots: Mapping[int, str]) -> Claims:
        """Return what was said in a round, as ``bots`` hear it, whose names they know.

        Of claims each seat's last word on each goal and seat, of all else what was said lately.
        """
        lately = (line for line in self._recent if line.kind != CLAIM_SEEN)
        lines = sorted((*self._claims.values(), *lately), key=lambda line: line.number)
        heard = (
            (line.version, as_event(line) or as_address(line, bots))
            for line in lines
            if line.round == round_
        )
        return tuple((version, event) for version, event in heard if event is not None)

    async def say(
        self, guest: str, seat: int | None, message: Utterance, floor: Floor
    ) -> tuple[wire.ServerMessage, ...]:
        """Let a guest speak for his seat; return what everybody hears. Raises ``TalkRefused``.

        A bot is no guest (``BOT``).
        """
        if seat is None:
            raise TalkRefused(
                "not-seated", "only those who have a seat, and look through it, speak"
            )
        _must_be_allowed(guest, message, floor)
        line = self._line(guest, seat, message, floor)
        lines = self._poll_lines(line, floor) if _is_of_poll(message) else (line,)
        if not self._credit.spend(guest or f"bot {seat}"):
            raise TalkRefused("too-much-talk", f"{TALK.credits} lines in {TALK.seconds} seconds")
        await self._storage.append(self._code, guest, lines)
        for said in lines:
            self._keep(said)
        told: list[wire.ServerMessage] = [said for said in lines if said.kind not in HIDDEN]
        if _is_of_poll(message) and self._poll is not None:
            told.append(self._poll.message())
        return tuple(told)

    def _keep(self, line: wire.Heard) -> None:
        self._number = line.number
        self._poll = next_poll(self._poll, line)
        if line.kind == CLAIM_SEEN:
            self._claims[line.seat, line.about, line.at] = line
        if line.kind not in HIDDEN:
            self._recent.append(line)

    def _line(self, guest: str, seat: int, message: Utterance, floor: Floor) -> wire.Heard:
        """Check what is said, and return it as it is heard."""
        line = wire.Heard(
            number=self._number + 1,
            version=0 if floor.match is None else floor.match.version,
            round=0 if floor.match is None else floor.match.round,
            seat=seat,
            guest=guest,
            kind=str(type(message).__struct_config__.tag),
            phrase=None,
            about=None,
            at=None,
            claim=None,
            text=None,
        )
        match message:
            case wire.SayPhrase(phrase=phrase, about=about):
                _must_be_another(about, seat, floor)
                return msgspec.structs.replace(line, phrase=phrase, about=about)
            case wire.Accuse(about=about) | wire.Trust(about=about):
                _must_have_begun(floor)
                _must_be_another(about, seat, floor)
                return msgspec.structs.replace(line, about=about)
            case wire.ClaimSeen(claim=claim, at=at, about=about):
                _must_be_claim(message, _must_have_begun(floor), floor)
                return msgspec.structs.replace(line, claim=claim, at=at, about=about)
            case wire.Chat(text=text):
                shown = clean_text(text, LONGEST_CHAT)
                if not shown:
                    raise TalkRefused("empty-text", "nothing of this text can be shown")
                return msgspec.structs.replace(line, text=shown)
            case wire.OpenPoll():
                _must_have_begun(floor)
                return line
            case wire.CastBallot(about=about):
                if self._poll is None or self._poll.closed:
                    raise TalkRefused("no-poll", "nobody asks at the moment")
                _must_be_seat(about, floor)
                return msgspec.structs.replace(line, about=about)
            case _:
                assert_never(message)

    def _poll_lines(self, line: wire.Heard, floor: Floor) -> tuple[wire.Heard, ...]:
        """Return what asking or answering comes to (see ``polls``)."""
        poll = self._poll
        if poll is None or poll.closed:
            return (line,)  # a new one: nobody can answer yet
        if line.kind != CAST_BALLOT:
            if line.seat != poll.by and poll.by in floor.present:
                raise TalkRefused("poll-open", f"seat {poll.by} has asked; answer first")
            return (_closing(line),)
        if not poll.is_complete(floor.present, line.seat):
            return (line,)
        return line, _closing(line, number=line.number + 1)


def _must_be_allowed(guest: str, message: Utterance, floor: Floor) -> None:
    if floor.talk == "off":
        raise TalkRefused("talk-off", "nobody talks at this table")
    if floor.talk != "free" and isinstance(message, wire.Chat):
        raise TalkRefused("phrases-only", "at this table there are ready-made sentences only")
    if guest in floor.muted:
        raise TalkRefused("muted", "the host has muted you")


def _must_have_begun(floor: Floor) -> Match:
    if floor.match is None:
        raise TalkRefused("not-begun", "the game has not begun")
    return floor.match


def _must_be_seat(about: int | None, floor: Floor) -> None:
    if about is not None and about >= floor.seats:
        raise TalkRefused("bad-seat", f"the seats are 0 to {floor.seats - 1}")


def _must_be_another(about: int | None, seat: int, floor: Floor) -> None:
    _must_be_seat(about, floor)
    if about == seat:
        raise TalkRefused("bad-seat", "that is your own seat")


def _must_be_claim(message: wire.ClaimSeen, match: Match, floor: Floor) -> None:
    if (message.at is None) == (message.about is None):
        raise TalkRefused("bad-claim", "a claim is about a goal (at) or about a seat")
    if message.at is not None and message.at not in goals(match):
        raise TalkRefused("bad-goal", f"no goal lies on {message.at[0]},{message.at[1]}")
    _must_be_seat(message.about, floor)
    words = goal_words(match) if message.at is not None else seat_words(match)
    if message.claim not in words:
        raise TalkRefused("bad-claim", f"it can be called {', '.join(words) or 'nothing'}")


def _is_of_poll(message: Utterance) -> bool:
    return isinstance(message, wire.OpenPoll | wire.CastBallot)


def _closing(line: wire.Heard, number: int | None = None) -> wire.Heard:
    return msgspec.structs.replace(
        line, kind=CLOSE_POLL, about=None, number=line.number if number is None else number
    )
