"""Frames from the server on a table's socket: codes and arguments, never sentences."""

from typing import TypeAlias

from msgspec import UNSET, UnsetType

from saboteur.protocol.message import Coordinates, Message
from saboteur.protocol.messages.field_types import (
    AbsenceVote,
    BotPace,
    ChatKind,
    ChatMode,
    ClockMode,
    Phrase,
    TableStage,
)
from saboteur.protocol.views.view import GameView


class Seat(Message):
    """A seat of a table and its player."""

    seat: int
    player: str | None
    """Nickname or bot name; ``null`` if the seat is empty."""
    portrait: int
    """Number of the portrait shown."""
    guest: str | None
    """Public id of the seated guest, if any."""
    bot: str | None
    """Level of the bot, or the name of one of ``extra_bots``; ``null`` if no bot plays."""
    is_remote_bot: bool
    """Whether the guest is a bot program, according to its ``Hello``."""
    connected: bool
    """Whether the guest has an open socket."""
    absent: bool
    """Whether the guest is absent and the others may vote about the seat."""
    is_substitute: bool
    """Whether the bot substitutes for the guest, who gets the seat back on return."""
    muted: bool
    votes: dict[int, AbsenceVote]
    """Votes about this seat, by the seats of the voters."""
    holidays: tuple[tuple[float, float], ...]
    """Correspondence game: the guest's holidays, start and end in Unix time."""


class LegalMove(Message):
    """A legal move with its parts, for display on the board."""

    text: str
    verb: str
    card: str | None
    at: Coordinates | None
    other: Coordinates | None
    """The second cell of a move that names two; their order has no meaning."""
    turned: bool
    seat: int | None
    word: str | None
    value: int | None


class Reason(Message):
    """Why a move is not allowed: ``clause`` of the rules, and the text id ``refusal-CODE``."""

    clause: str
    code: str
    args: dict[str, str | int]


class SessionScore(Message):
    """The total score of one player over a series of rematches."""

    player: str
    games: int
    won: int
    points: int


class ServerMessage(Message, tag_field="type"):
    """A frame from the server."""


class VersionedMessage(ServerMessage):
    """The base of frames about a version: the number of moves made."""

    version: int


class MoveResponse(ServerMessage):
    """The base of answers to a move that the client sent."""

    move: str


class Lobby(ServerMessage, tag="lobby"):
    """The table; sent after ``Hello`` and whenever seats or settings change."""

    code: str
    ruleset: str
    options: dict[str, str | int | bool]
    deck: bool
    """Whether a deck file corrects the cards: GET /api/tables/CODE/deck returns its rows."""
    host: str
    """Public id of the host."""
    you: str
    """Your public id."""
    seat: int | None
    """The seat that this tab views; ``null`` for spectators and if all seats are hidden."""
    own_seats: tuple[int, ...]
    """All your seats, including those of hot-seat players at this device."""
    seats: tuple[Seat, ...]
    stage: TableStage
    clock: ClockMode
    chat: ChatMode
    listed: bool
    window_s: int
    pace: BotPace
    decision_hours: int
    """Time limit of a decision if the clock is ``slow``."""
    daily_pause: tuple[int, int] | None
    """Daily pause of a ``slow`` clock: start and end in minutes of the day in UTC."""
    extra_bots: tuple[str, ...]
    """Bots that this server offers beyond the usual levels."""
    locked: bool
    join_code: str
    """The invite code, by which guests join the table."""
    paused: bool
    spectators: int
    """Number of guests without a seat."""
    session_scores: tuple[SessionScore, ...]
    """Scores of this game and of those before the rematches, once a game is over."""
    commitment: str | None
    """Hash of the seed and a nonce, published at the deal; ``null`` before it."""
    group: str | None = None
    """The group to which the table belongs, if any; only its members may join."""


class Snapshot(VersionedMessage, tag="snapshot"):
    """The whole game; sent when it starts, and after ``Hello``, ``SelectSeat`` and stale moves."""

    view: GameView
    legal_moves: tuple[LegalMove, ...]
    """Your legal moves if you are to decide; empty otherwise."""
    events: tuple[dict[str, object], ...]
    """All events so far as you saw them, for a log."""


class MoveMade(VersionedMessage, tag="move-made"):
    """A move was made: its events as you see them, and the view after it."""

    seat: int | None
    timed_out: bool
    events: tuple[dict[str, object], ...]
    """The events, each with its ``type``; cells are ``[x, y]``."""
    view: GameView
    legal_moves: tuple[LegalMove, ...]


class AnswerAccepted(VersionedMessage, tag="answer-accepted"):
    """Your answer to an open window was stored; the window stays open for the other seats."""


class ConditionalMoves(ServerMessage, tag="conditional-moves"):
    """Correspondence game: the conditional moves of your seat; sent to no other seat.

    Sent after ``Hello`` and ``SelectSeat``, and whenever they change.
    """

    moves: tuple[str, ...]
    """Moves for the next turn."""
    expired: bool
    """Whether the moves have expired: none was legal on your turn, or their round is over."""
    auto_decline: bool
    """Whether the seat declines every window of this round."""


class Refused(MoveResponse, tag="refused"):
    """Your move was refused; nothing changed."""

    reason: Reason
    request_id: int | UnsetType = UNSET
    """The number of the command, if it had one."""


class Explanation(MoveResponse, tag="explanation"):
    """The answer to ``Explain``; ``reason`` is ``null`` if the move is allowed."""

    reason: Reason | None


class Clock(VersionedMessage, tag="clock"):
    """The clock: ``seconds`` left for this decision; ``null`` if it is stopped or unlimited."""

    seconds: float | None


class BotPacing(ServerMessage, tag="bot-pacing"):
    """The reasons why bots wait; sent to all after changes and to each client after ``Hello``."""

    waiting: tuple[int, ...]
    """Seats whose players are still viewing what they were shown."""
    skipping: tuple[int, ...]
    """Seats whose players want the bots to move at once."""
    level: str | None
    """Highest level at which bots play now, because of server load; ``null`` for any level."""


class ChatMessage(ServerMessage, tag="chat-message"):
    """A chat line; ``kind`` is the tag of the command that it came from."""

    number: int
    """Number in the chat of this table, from 1."""
    version: int
    """Number of moves made before the line."""
    round: int
    """Round in which the line was said, 0 before the deal; claims are about the goals of that
    round.
    """
    seat: int
    guest: str
    """Public id of the speaker, who may change seats before the deal; empty for a bot."""
    kind: ChatKind
    phrase: Phrase | None
    about: int | None
    at: Coordinates | None
    claim: str | None
    text: str | None


class ChatHistory(ServerMessage, tag="chat-history"):
    """The chat so far, sent after ``Hello``; it replaces earlier lines."""

    messages: tuple[ChatMessage, ...]


class Poll(ServerMessage, tag="poll"):
    """The straw poll about whom each player suspects."""

    by: int
    """The seat that opened the poll."""
    voted: tuple[int, ...]
    """Seats that have voted."""
    ballots: dict[int, int | None]
    """Suspected seat by voter; empty until the poll is closed."""
    closed: bool


class SeatNote(Message):
    """A private note of your seat about another one."""

    about: int
    suspicion: int
    text: str
    pins: tuple[int, ...]
    """Positions of pinned events in your log."""


class Notes(ServerMessage, tag="notes"):
    """Your notes; sent after ``Hello`` and ``SelectSeat``, and after every ``Note``."""

    notes: tuple[SeatNote, ...]


class TableMoved(ServerMessage, tag="table-moved"):
    """The table continues at another code (rematch)."""

    code: str


class Done(ServerMessage, tag="done"):
    """The command with this ``request_id`` was handled; commands without one get no ``Done``.

    ``AnswerAccepted`` and ``ConditionalMoves`` confirm that an answer or conditional moves
    are stored.
    """

    request_id: int


class ErrorMessage(ServerMessage, tag="error"):
    """A frame was rejected: malformed, not allowed, or one too many."""

    code: str
    reason: str
    request_id: int | UnsetType = UNSET
    """The number of the command, if it had one that could be read."""


class Pong(ServerMessage, tag="pong"):
    """The answer to ``Ping``."""

    at: float


FromServer: TypeAlias = (
    Lobby
    | Snapshot
    | MoveMade
    | AnswerAccepted
    | ConditionalMoves
    | Refused
    | Explanation
    | Clock
    | BotPacing
    | ChatMessage
    | ChatHistory
    | Poll
    | Notes
    | TableMoved
    | Done
    | ErrorMessage
    | Pong
)
