"""What browser and server say to each other: tagged structs, JSON on the wire.

The TypeScript types are generated from here (``tools/client_types.py``). Unknown fields are
refused, and every text from outside has a bound. The server sends codes and arguments, never
sentences: the words stand in ``texts``.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, field

from saboteur.server.shown.view import GameView
from saboteur.server.struct import Message, Place

Nickname: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Code: TypeAlias = Annotated[str, Meta(pattern="^[A-HJ-NP-Z2-9]{5}$")]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]
Level: TypeAlias = Annotated[str, Meta(max_length=16)]

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


# --- HTTP ---------------------------------------------------------------------------------


class NewGuest(Message):
    """POST /api/guest: take a nickname; the answer sets the cookie."""

    nickname: Nickname


class Guest(Message):
    """Who you are. GET /api/guest answers it too, or ``null`` to somebody new."""

    id: str
    """Public and opaque; it is no token."""
    nickname: str


class NewTable(Message):
    """POST /api/tables: open a table; the answer is a ``TableCode``."""

    ruleset: Annotated[str, Meta(max_length=400)] = "saboteur"
    seats: Annotated[int, Meta(ge=1, le=12)] = 5
    options: dict[Annotated[str, Meta(max_length=40)], str | int | bool] = field(
        default_factory=dict
    )
    bots: Level | None = None
    """Fill every seat but yours with bots of this level and start at once (play now)."""


class RuleOption(Message):
    """A rule that a table may choose; the first choice is the usual one."""

    name: str
    choices: tuple[str | int | bool, ...]


class Bar(Message):
    """A module that another does not go with, and the option that allows both, if there is one."""

    module: str
    option: str | None


class BoxEntry(Message):
    """A box that can be played; its words are ``box-ID`` and its ``description``."""

    id: str
    seats: tuple[int, int]
    """Fewest and most."""
    options: tuple[RuleOption, ...]


class ModuleEntry(Message):
    """A module that can be added to some boxes; its words are ``module-ID``."""

    id: str
    seats: tuple[int, int]
    options: tuple[RuleOption, ...]
    boxes: tuple[str, ...]
    bars: tuple[Bar, ...]


class Catalogue(Message):
    """GET /api/catalogue: every rule set that a table may choose."""

    boxes: tuple[BoxEntry, ...]
    modules: tuple[ModuleEntry, ...]


class TableCode(Message):
    """A table's code; its invite link is ``/t/CODE``, its QR ``/api/tables/CODE/qr.svg``."""

    code: str


class Problem(Message):
    """Every error answer of HTTP: a code for the words, the technical reason, no secret."""

    code: str
    reason: str


# --- Socket: what a client says -----------------------------------------------------------


class ClientMessage(Message, tag_field="type"):
    """A frame from a browser on ``/api/tables/CODE/socket``."""


class Hello(ClientMessage, tag="hello"):
    """First frame: the last version this tab has seen; ``Sync`` follows if it has missed any."""

    since: int | None = None


class TakeSeat(ClientMessage, tag="take-seat"):
    """Sit down in the lobby (also: change seats)."""

    seat: int


class LeaveSeat(ClientMessage, tag="leave-seat"):
    """Stand up in the lobby."""


class SetBot(ClientMessage, tag="set-bot"):
    """Host, in the lobby: put a bot on an empty seat, or take it away (``level`` null)."""

    seat: int
    level: Level | None


class Start(ClientMessage, tag="start"):
    """Host: deal. Every seat must be taken."""


class Play(ClientMessage, tag="play"):
    """Make a move; ``version`` is the last one seen, a stale one is answered with ``Sync``."""

    version: int
    move: MoveText


class Why(ClientMessage, tag="why"):
    """Ask why a move is not allowed; answered with ``Answer``, to this tab alone."""

    move: MoveText


class Rematch(ClientMessage, tag="rematch"):
    """After the end: a new table with the same people and bots; all get ``Moved``."""


class Ping(ClientMessage, tag="ping"):
    """Are you there? Every 20 s; answered with ``Pong``."""

    at: float


FromClient: TypeAlias = Hello | TakeSeat | LeaveSeat | SetBot | Start | Play | Why | Rematch | Ping


# --- Socket: what the server says ---------------------------------------------------------


class Seat(Message):
    """A seat of a table."""

    seat: int
    player: str | None
    """Nickname, or a bot's name; ``None`` if empty."""
    guest: str | None
    """Public id of the guest who sits there."""
    bot: str | None
    """Level, if a bot sits there."""
    here: bool
    """Whether the guest has an open socket."""


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


class ServerMessage(Message, tag_field="type"):
    """A frame to a browser."""


class Lobby(ServerMessage, tag="lobby"):
    """The table: sent after ``Hello`` and whenever seats change, before and during play."""

    code: str
    ruleset: str
    options: dict[str, str | int | bool]
    host: str
    """Public id of the host."""
    you: str
    """Your public id."""
    seat: int | None
    """Your seat; ``None`` for a spectator."""
    seats: tuple[Seat, ...]
    stage: str
    """``lobby``, ``playing`` or ``over``."""
    commitment: str | None
    """The fairness commitment, from the deal on."""


class Sync(ServerMessage, tag="sync"):
    """The whole view: after ``Hello`` when a game is on, and after a stale move."""

    version: int
    view: GameView
    options: tuple[Option, ...]
    """Your legal moves, if you are to decide; empty otherwise."""
    events: tuple[dict[str, object], ...]
    """Everything that happened so far as you learnt it, for the log."""


class Happened(ServerMessage, tag="happened"):
    """One move was made: what you learn of it, and the view after it."""

    version: int
    seat: int | None
    timed_out: bool
    events: tuple[dict[str, object], ...]
    """Each with its ``type``; cells are ``[x, y]``."""
    view: GameView
    options: tuple[Option, ...]


class Held(ServerMessage, tag="held"):
    """Your answer to a question that is put to all at once was taken; others are awaited."""

    version: int


class Refused(ServerMessage, tag="refused"):
    """Your move was refused; nothing changed."""

    move: str
    reason: Reason


class Answer(ServerMessage, tag="answer"):
    """The answer to ``Why``: ``None`` if the move is allowed."""

    move: str
    reason: Reason | None


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


class ReplayStep(Message):
    """GET /api/tables/CODE/replay/STEP?sight=…: a finished game, move by move; 0 is the deal.

    ``sight`` is a seat, ``public`` or ``open``. An uploaded record: /api/replays/ID/STEP.
    """

    step: int
    steps: int
    """How many moves there are."""
    seat: int | None
    move: str | None
    timed_out: bool
    events: tuple[dict[str, object], ...]
    view: GameView
    seats: tuple[GameView, ...]
    """With ``open``: what every seat saw."""
    position: str | None
    """With ``open``: all that is hidden too."""


class ReplayMove(Message):
    """What one step of a finished game told a sight, for the log."""

    seat: int | None
    move: str | None
    timed_out: bool
    events: tuple[dict[str, object], ...]


class ReplayLog(Message):
    """GET /api/tables/CODE/replay?sight=…, or /api/replays/ID: every step of a finished game.

    The deal comes first. ``open`` tells what everybody learnt, as ``public`` does.
    """

    ruleset: str
    seats: int
    moves: tuple[ReplayMove, ...]


class ReplayId(Message):
    """POST /api/replays, with a record as its text: once it is verified, this names it."""

    id: str


class Lessons(Message):
    """GET /api/learn: how many scenes there are to learn each box by; they are numbered from 1."""

    boxes: dict[str, int]


class Lesson(Message):
    """GET /api/learn/BOX/SCENE?moves=…: a scene after the learner's moves, joined by ``;``.

    The words of the guide are ``learn-BOX-SCENE-STEP``. Why a move is not allowed:
    /api/learn/BOX/SCENE/why?moves=…&move=…, answered with ``Answer``.
    """

    box: str
    scene: int
    seat: int
    """Where the learner sits."""
    step: int
    """How many steps are done."""
    steps: int
    version: int
    view: GameView
    options: tuple[Option, ...]
    """What the rules allow the learner; nothing once the scene is over."""
    wanted: tuple[str, ...]
    """The moves among them that lead on."""
    events: tuple[dict[str, object], ...]


FromServer: TypeAlias = Lobby | Sync | Happened | Held | Refused | Answer | Moved | Trouble | Pong
