"""Frames from a client on a table's socket: tagged structs, sent as JSON.

Unknown fields are rejected, and every text has a maximum length.
"""

from typing import TypeAlias

from saboteur.protocol.message import Coordinates, Message
from saboteur.protocol.messages import field_types


class Command(Message, tag_field="type", kw_only=True):
    """The base of frames from clients.

    A frame with a ``request_id`` gets one answer that repeats it: ``Done``,
    ``ErrorMessage`` or ``Refused``.
    """

    request_id: field_types.RequestId | None = None


class ClientMessage(Command):
    """A frame from a client on ``/api/tables/CODE/socket``."""


class SeatCommand(ClientMessage):
    """The base of commands about a seat."""

    seat: field_types.SeatNumber


class GuestCommand(ClientMessage):
    """The base of commands of the host about a guest."""

    guest: field_types.PublicId


class SeatStatement(ClientMessage):
    """The base of statements about a seat."""

    about: field_types.SeatNumber


class Hello(ClientMessage, tag="hello"):
    """The first frame of a socket, with the last version that this tab has seen.

    The answer is ``Lobby``, and ``Snapshot`` if the tab may have missed a move.
    """

    last_version: int | None = None
    acknowledges: bool = False
    """Whether this tab sends ``AckReveal``; then bots wait until the player has viewed the last
    reveal.
    """
    is_bot: bool = False
    """Whether the client is a bot program: its seats are then marked as a bot's."""


class SetTable(ClientMessage, tag="set-table"):
    """Host, in the lobby: change the game or its settings.

    Players on seats beyond the new number lose them.
    """

    ruleset: field_types.RuleSetId
    seats: field_types.SeatCount
    options: field_types.Options
    clock: field_types.ClockMode
    chat: field_types.ChatMode
    listed: bool
    window_s: field_types.WindowSeconds
    decision_hours: field_types.DecisionHours = 24
    """Time limit of a decision if the clock is ``slow``."""
    daily_pause: field_types.DailyPause | None = None
    """Daily pause of a ``slow`` clock."""
    group: field_types.GroupId | None = None
    """One of your groups; only its members may join."""


class TakeSeat(SeatCommand, tag="take-seat"):
    """Take a seat in the lobby, or change seats.

    A nickname replaces your present one; if it is rejected, you do not get the seat.
    """

    nickname: field_types.Nickname | None = None
    portrait: field_types.Portrait | None = None


class ShareSeat(SeatCommand, tag="share-seat"):
    """In the lobby: seat another person at this device (hot-seat)."""

    nickname: field_types.Nickname
    portrait: field_types.Portrait | None = None


class LeaveSeat(ClientMessage, tag="leave-seat"):
    """In the lobby: leave one of your seats, or all of them without ``seat``."""

    seat: field_types.SeatNumber | None = None


class SelectSeat(ClientMessage, tag="select-seat"):
    """View the game from one of your seats in this tab, or hide them all (``null``).

    A single seat is shown at first; with several seats none is.
    """

    seat: field_types.SeatNumber | None


class SetProfile(ClientMessage, tag="set-profile"):
    """Change your nickname and portrait everywhere; all clients see it at once.

    With ``seat``, change those of a hot-seat player at this table.
    """

    nickname: field_types.Nickname
    portrait: field_types.Portrait | None = None
    seat: field_types.SeatNumber | None = None


class SetBot(SeatCommand, tag="set-bot"):
    """Host, in the lobby: put a bot on a seat, or remove it (``level`` null)."""

    level: field_types.BotLevel | None


class Start(ClientMessage, tag="start"):
    """Host, in the lobby: deal the game. Every seat must be taken."""


class Play(ClientMessage, tag="play"):
    """Make a move; ``version`` is the last one seen. ``Snapshot`` answers a stale version."""

    version: int
    move: field_types.MoveText


class Explain(ClientMessage, tag="explain"):
    """Ask why a move is not allowed; the answer is ``Explanation``."""

    move: field_types.MoveText


class SetConditionalMoves(ClientMessage, tag="set-conditional-moves"):
    """Correspondence game: replace the conditional moves of your next turn.

    An empty list deletes them. The moves stay secret. The answer is ``ConditionalMoves``,
    sent again when they expire.
    """

    moves: field_types.ConditionalMoveTexts


class AutoDecline(ClientMessage, tag="auto-decline"):
    """Correspondence game: decline every window of this round, or stop doing so.

    ``enabled`` also declines a window that is open for you now.
    """

    enabled: bool


class Rematch(ClientMessage, tag="rematch"):
    """After the end: open a table with the same people and bots; all get ``TableMoved``."""


class Pause(ClientMessage, tag="pause"):
    """Pause or resume the clocks and the bots; every seated player may."""

    paused: bool


class SetBotPace(ClientMessage, tag="set-bot-pace"):
    """Change the pace of the bots; the host and every seated player may."""

    pace: field_types.BotPace


class Skip(ClientMessage, tag="skip"):
    """Ask the bots to move at once until a person is asked; needs all people present."""


class AckReveal(ClientMessage, tag="ack-reveal"):
    """Report that the player of this tab has seen everything up to ``version``."""

    version: int


class LeaveGame(ClientMessage, tag="leave-game"):
    """Leave during play: the others may vote about your seat at once.

    Your sockets get no more frames of the table until they send ``Hello`` again.
    """


class VoteOnAbsence(SeatCommand, tag="vote-on-absence"):
    """Vote about the seat of an absent player; more than half of the voters decide.

    People who are present may vote; at a correspondence table all who are not absent.
    """

    choice: field_types.AbsenceVote


class Kick(GuestCommand, tag="kick"):
    """Host: remove a guest, who can't come back."""


class Mute(GuestCommand, tag="mute"):
    """Host: mute a guest for everybody, or unmute them."""

    muted: bool


class TransferHost(GuestCommand, tag="transfer-host"):
    """Host: make another seated guest the host."""


class Lock(ClientMessage, tag="lock"):
    """Host: lock the table for guests without a seat, or unlock it."""

    locked: bool


class RotateJoinCode(ClientMessage, tag="rotate-join-code"):
    """Host: change the table's invite code; seated players keep their access."""


class SayPhrase(ClientMessage, tag="say-phrase"):
    """Say a ready-made phrase, to everybody or to one seat."""

    phrase: field_types.Phrase
    about: field_types.SeatNumber | None = None


class Accuse(SeatStatement, tag="accuse"):
    """Say that a seat works against you."""


class Trust(SeatStatement, tag="trust"):
    """Say that you trust a seat."""


class Claim(ClientMessage, tag="claim"):
    """Claim what lies under a goal, or what a seat is; claims are not checked (R-32)."""

    claim: field_types.ClaimWord
    at: Coordinates | None = None
    about: field_types.SeatNumber | None = None


class Chat(ClientMessage, tag="chat"):
    """Say something in free text, if the table allows it."""

    text: field_types.ChatText


class OpenPoll(ClientMessage, tag="open-poll"):
    """Open a poll about whom each player suspects; it has no effect on the game."""


class CastBallot(ClientMessage, tag="cast-ballot"):
    """Vote in the poll, for a seat or for none (``null``); shown when the poll closes."""

    about: field_types.SeatNumber | None


class Note(SeatStatement, tag="note"):
    """Save a private note about a seat; an empty one deletes it.

    No other guest ever sees it.
    """

    suspicion: field_types.Suspicion = 0
    text: field_types.NoteText = ""
    pins: field_types.PinnedEvents = ()


class Ping(ClientMessage, tag="ping"):
    """Keep-alive, sent every 20 s; answered with ``Pong``."""

    at: float


FromClient: TypeAlias = (
    Hello
    | SetTable
    | TakeSeat
    | ShareSeat
    | LeaveSeat
    | SelectSeat
    | SetProfile
    | SetBot
    | Start
    | Play
    | Explain
    | SetConditionalMoves
    | AutoDecline
    | Rematch
    | Pause
    | SetBotPace
    | Skip
    | AckReveal
    | LeaveGame
    | VoteOnAbsence
    | Kick
    | Mute
    | TransferHost
    | Lock
    | RotateJoinCode
    | SayPhrase
    | Accuse
    | Trust
    | Claim
    | Chat
    | OpenPoll
    | CastBallot
    | Note
    | Ping
)
