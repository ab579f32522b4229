"""What the server says on a table's socket: codes and arguments, never sentences."""

from typing import TypeAlias

from saboteur.wire.struct import Message, Place
from saboteur.wire.views.view import GameView


class Seat(Message):
    """A seat of a table."""

    seat: int
    player: str | None
    """Nickname, or a bot's name; ``None`` if empty."""
    portrait: int
    """Which dwarf is shown for it."""
    guest: str | None
    """Public id of the guest who sits there."""
    bot: str | None
    """Level, if a bot sits there; or the name of one of ``own_bots``."""
    program: bool
    """Whether the guest is a program, which plays by itself and says so."""
    here: bool
    """Whether the guest has an open socket."""
    away: bool
    """Whether the guest has been gone for so long that the others may choose for his seat."""
    stand_in: bool
    """Whether the bot sits in for the guest, who gets the seat back when he returns."""
    muted: bool
    verdicts: dict[int, str]
    """What the others want to do about this seat, by their own seats."""
    holidays: tuple[tuple[float, float], ...]
    """At a slow table: from when to when nobody waits for him, in seconds since 1970."""


class Option(Message):
    """A legal move, taken apart for the board."""

    text: str
    verb: str
    card: str | None
    at: Place | None
    other: Place | None
    """A second cell, where a move speaks of two; the two have no order."""
    turned: bool
    seat: int | None
    word: str | None
    value: int | None


class Reason(Message):
    """Why a move is not allowed; the words are ``refusal-CODE`` and the text of the clause."""

    clause: str
    code: str
    args: dict[str, str | int]


class Evening(Message):
    """What one person or bot made in all games that followed one another here."""

    player: str
    games: int
    won: int
    points: int


class ServerMessage(Message, tag_field="type"):
    """A frame to a browser."""


class Versioned(ServerMessage):
    """Of the game after so many moves."""

    version: int


class OfMove(ServerMessage):
    """About a move that you have sent."""

    move: str


class Lobby(ServerMessage, tag="lobby"):
    """The table: sent after ``Hello`` and whenever seats change, before and during play."""

    code: str
    ruleset: str
    options: dict[str, str | int | bool]
    deck: bool
    """Whether a deck file corrects the cards: GET /api/tables/CODE/deck tells how."""
    host: str
    """Public id of the host."""
    you: str
    """Your public id."""
    seat: int | None
    """The seat that this tab looks through; ``None`` for a spectator, or while covered."""
    mine: tuple[int, ...]
    """All your seats; several if somebody sits beside you at this device."""
    seats: tuple[Seat, ...]
    stage: str
    """``lobby``, ``playing``, ``over``, or ``ended``: broken off by agreement."""
    clock: str
    talk: str
    listed: bool
    window_s: int
    pace: str
    hours: int
    """For a decision, if the clock is slow."""
    night: tuple[int, int] | None
    """From when to when a slow clock stands, in minutes of the day in UTC."""
    own_bots: tuple[str, ...]
    """Bots that this server offers beside the usual levels, by their names."""
    locked: bool
    invite: str
    """The code by which others come in."""
    paused: bool
    watchers: int
    """How many guests without a seat look on."""
    evening: tuple[Evening, ...]
    """The sums of this table and those before it, once a game is over."""
    commitment: str | None
    """The fairness commitment, from the deal on."""
    group: str | None = None
    """The group whose members alone come in, if it is for one."""


class Sync(Versioned, tag="sync"):
    """The whole view: after ``Hello`` when a game is on, and after a stale move."""

    view: GameView
    options: tuple[Option, ...]
    """Your legal moves, if you are to decide; empty otherwise."""
    events: tuple[dict[str, object], ...]
    """Everything that happened so far as you learnt it, for the log."""


class Happened(Versioned, tag="happened"):
    """One move was made: what you learn of it, and the view after it."""

    seat: int | None
    timed_out: bool
    events: tuple[dict[str, object], ...]
    """Each with its ``type``; cells are ``[x, y]``."""
    view: GameView
    options: tuple[Option, ...]


class Held(Versioned, tag="held"):
    """Your answer to a question that is put to all at once was taken; others are awaited."""


class Orders(ServerMessage, tag="orders"):
    """What the seat you look through has said beforehand, at a slow table; nobody else is told.

    After ``Hello`` and ``Look``, and whenever it changes.
    """

    moves: tuple[str, ...]
    """For its next turn."""
    lapsed: bool
    """Whether none of them was lawful when the turn came: it is still yours."""
    always_no: bool
    """Whether it declines whatever is put to several at once, this round."""


class Refused(OfMove, tag="refused"):
    """Your move was refused; nothing changed."""

    reason: Reason


class Answer(OfMove, tag="answer"):
    """The answer to ``Why``: ``None`` if the move is allowed."""

    reason: Reason | None


class Ticking(Versioned, tag="ticking"):
    """The clock of this version: how long those asked still have; ``None`` while it stands."""

    seconds: float | None


class Pacing(ServerMessage, tag="pacing"):
    """What the bots wait for: told to everybody when it changes, and after ``Hello``."""

    waiting: tuple[int, ...]
    """Seats whose players are still looking at what they were shown."""
    skipping: tuple[int, ...]
    """Seats whose players want the bots to move at once."""
    level: str | None
    """The level that stronger bots play at for now, because the server has much to do."""


class Heard(ServerMessage, tag="heard"):
    """Somebody said something; ``kind`` is the tag of what he sent."""

    number: int
    """Its place in the talk of this table, from 1 on."""
    version: int
    """After which move it was said; 0 before the first."""
    round: int
    """In which round: the goals that a claim speaks of are laid anew. 0 before the deal."""
    seat: int
    guest: str
    """Public id of who spoke: before the deal, people change seats. Nothing for a bot."""
    kind: str
    phrase: str | None
    about: int | None
    at: Place | None
    claim: str | None
    text: str | None


class Talked(ServerMessage, tag="talked"):
    """What was said so far, after ``Hello``."""

    lines: tuple[Heard, ...]


class Poll(ServerMessage, tag="poll"):
    """Whom does everybody suspect? The answers are shown when the last one is in."""

    by: int
    """Who asked."""
    voted: tuple[int, ...]
    """Which seats have answered."""
    ballots: dict[int, int | None]
    """Whom each suspects; empty until the poll is closed."""
    closed: bool


class SeatNote(Message):
    """What your seat noted about another."""

    about: int
    suspicion: int
    text: str
    pins: tuple[int, ...]
    """Events of your log that you keep in mind, by their places there."""


class Notes(ServerMessage, tag="notes"):
    """The notes of the seat you look through: after ``Hello``, ``Look`` and every ``Note``."""

    notes: tuple[SeatNote, ...]


class Moved(ServerMessage, tag="moved"):
    """The table goes on elsewhere (rematch)."""

    code: str


class Trouble(ServerMessage, tag="trouble"):
    """A frame could not be taken: malformed, not yours to say, too many."""

    code: str
    reason: str


class Pong(ServerMessage, tag="pong"):
    """I am here."""

    at: float


FromServer: TypeAlias = (
    Lobby
    | Sync
    | Happened
    | Held
    | Orders
    | Refused
    | Answer
    | Ticking
    | Pacing
    | Heard
    | Talked
    | Poll
    | Notes
    | Moved
    | Trouble
    | Pong
)
