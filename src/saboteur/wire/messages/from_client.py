"""What a client says on a table's socket: tagged structs, JSON on the wire.

Unknown fields are refused, and every text from outside has a bound.
"""

from typing import TypeAlias

from saboteur.wire.messages import kinds
from saboteur.wire.struct import Message, Place


class ClientMessage(Message, tag_field="type"):
    """A frame from a browser on ``/api/tables/CODE/socket``."""


class OfSeat(ClientMessage):
    """Names a seat of the table."""

    seat: kinds.SeatNumber


class OfGuest(ClientMessage):
    """The host decides about somebody at the table."""

    guest: kinds.PublicId


class AboutSeat(ClientMessage):
    """What somebody thinks of a seat."""

    about: kinds.SeatNumber


class Hello(ClientMessage, tag="hello"):
    """First frame: the last version this tab has seen; ``Sync`` follows if it has missed any."""

    since: int | None = None
    attentive: bool = False
    """Whether this tab says ``Seen``: then bots wait until its player has seen what is his."""
    program: bool = False
    """Whether a program plays here, not a person: the seats that it takes are shown as a bot's."""


class SetTable(ClientMessage, tag="set-table"):
    """Host, in the lobby: play something else, or otherwise. Who has a seat beyond is asked up."""

    ruleset: kinds.RuleSetId
    seats: kinds.SeatCount
    options: kinds.Options
    clock: kinds.Clock
    talk: kinds.Talk
    listed: bool
    window_s: kinds.Window
    hours: kinds.Hours = 24
    """For a decision, if the clock is slow."""
    night: kinds.Night | None = None
    """When a slow clock stands."""
    group: kinds.GroupId | None = None
    """A group of yours whose members alone come in."""


class TakeSeat(OfSeat, tag="take-seat"):
    """Sit down in the lobby (also: change seats).

    With a nickname, you are called so from now on; if that can't be, you do not sit down.
    """

    nickname: kinds.Nickname | None = None
    portrait: kinds.Portrait | None = None


class ShareSeat(OfSeat, tag="share-seat"):
    """In the lobby: seat somebody else at this device, beside you (hot-seat)."""

    nickname: kinds.Nickname
    portrait: kinds.Portrait | None = None


class LeaveSeat(ClientMessage, tag="leave-seat"):
    """Stand up in the lobby; from a seat that you share, if you name it."""

    seat: kinds.SeatNumber | None = None


class Look(ClientMessage, tag="look"):
    """Look through one of your seats in this tab, or cover them all (``null``).

    Who has several seats begins covered; who has one looks through it.
    """

    seat: kinds.SeatNumber | None


class Introduce(ClientMessage, tag="introduce"):
    """Be called otherwise, or have another face, here and from now on; everybody sees it at once.

    With ``seat``, it is somebody who sits beside you at this device.
    """

    nickname: kinds.Nickname
    portrait: kinds.Portrait | None = None
    seat: kinds.SeatNumber | None = None


class SetBot(OfSeat, tag="set-bot"):
    """Host, in the lobby: put a bot on an empty seat, or take it away (``level`` null)."""

    level: kinds.Level | None


class Start(ClientMessage, tag="start"):
    """Host: deal. Every seat must be taken."""


class Play(ClientMessage, tag="play"):
    """Make a move; ``version`` is the last one seen, a stale one is answered with ``Sync``."""

    version: int
    move: kinds.MoveText


class Why(ClientMessage, tag="why"):
    """Ask why a move is not allowed; answered with ``Answer``, to this tab alone."""

    move: kinds.MoveText


class Prepare(ClientMessage, tag="prepare"):
    """At a slow table: moves for your next turn, in place of those before; none withdraws them.

    Nobody else learns of them. ``Orders`` answers, and tells it if they lapse.
    """

    moves: kinds.Prepared


class AlwaysNo(ClientMessage, tag="always-no"):
    """At a slow table: decline whatever is put to several at once, for this round, or ask me again.

    It answers a question of that kind that is put to you now.
    """

    always: bool


class Rematch(ClientMessage, tag="rematch"):
    """After the end: a new table with the same people and bots; all get ``Moved``."""


class Pause(ClientMessage, tag="pause"):
    """Stop the clocks and the bots, or go on; everybody who has a seat may."""

    paused: bool


class SetPace(ClientMessage, tag="set-pace"):
    """Let the bots of this table move faster or slower; everybody who has a seat may."""

    pace: kinds.Pace


class Skip(ClientMessage, tag="skip"):
    """Let the bots move at once until a person is asked, if all people at the table want it."""


class Seen(ClientMessage, tag="seen"):
    """The player of this tab has seen all that he was shown, up to this version."""

    version: int


class LeaveGame(ClientMessage, tag="leave-game"):
    """Get up for good during play: the others choose at once what happens to your seat."""


class Judge(OfSeat, tag="judge"):
    """Say what should happen to a seat whose player is away; most of those present decide."""

    verdict: kinds.Verdict


class SendAway(OfGuest, tag="send-away"):
    """Host: this guest leaves the table and does not come back."""


class Mute(OfGuest, tag="mute"):
    """Host: what this guest says is not passed on."""

    muted: bool


class HandOver(OfGuest, tag="hand-over"):
    """Host: somebody else who has a seat is the host from now on."""


class Lock(ClientMessage, tag="lock"):
    """Host: whoever has no seat yet stays outside, or may come in again."""

    locked: bool


class RotateInvite(ClientMessage, tag="rotate-invite"):
    """Host: the code and link of the table change; who has a seat keeps the way he came."""


class SayPhrase(ClientMessage, tag="say-phrase"):
    """Say a ready-made sentence, to everybody or to a seat."""

    phrase: kinds.Phrase
    about: kinds.SeatNumber | None = None


class Accuse(AboutSeat, tag="accuse"):
    """Say that a seat works against you."""


class Trust(AboutSeat, tag="trust"):
    """Say that you trust a seat."""


class ClaimSeen(ClientMessage, tag="claim-seen"):
    """Say what lies under a goal, or what a seat is; nobody checks it (R-32)."""

    claim: kinds.Claim
    at: Place | None = None
    about: kinds.SeatNumber | None = None


class Chat(ClientMessage, tag="chat"):
    """Say something in your own words, where the table allows it."""

    text: kinds.ChatText


class OpenPoll(ClientMessage, tag="open-poll"):
    """Ask everybody whom he suspects; it has no effect on the game."""


class CastBallot(ClientMessage, tag="cast-ballot"):
    """Answer the poll: a seat, or nobody (``null``). What all answered is shown at once."""

    about: kinds.SeatNumber | None


class Note(AboutSeat, tag="note"):
    """Write down what you think of a seat; nobody else ever sees it."""

    suspicion: kinds.Suspicion = 0
    text: kinds.NoteText = ""
    pins: kinds.Pins = ()


class Ping(ClientMessage, tag="ping"):
    """Are you there? Every 20 s; answered with ``Pong``."""

    at: float


FromClient: TypeAlias = (
    Hello
    | SetTable
    | TakeSeat
    | ShareSeat
    | LeaveSeat
    | Look
    | Introduce
    | SetBot
    | Start
    | Play
    | Why
    | Prepare
    | AlwaysNo
    | Rematch
    | Pause
    | SetPace
    | Skip
    | Seen
    | LeaveGame
    | Judge
    | SendAway
    | Mute
    | HandOver
    | Lock
    | RotateInvite
    | SayPhrase
    | Accuse
    | Trust
    | ClaimSeen
    | Chat
    | OpenPoll
    | CastBallot
    | Note
    | Ping
)
