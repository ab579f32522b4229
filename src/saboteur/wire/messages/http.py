"""What browser and server say to each other over HTTP."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from saboteur.wire.messages.gatherings import OwnGathering
from saboteur.wire.messages.kinds import (
    Clock,
    GroupId,
    Hidden,
    Hours,
    Level,
    Nickname,
    Night,
    Options,
    Pace,
    Portrait,
    PublicId,
    ReportReason,
    ReportWords,
    RuleSetId,
    SeatCount,
    SeatNumber,
    StepNumber,
    Talk,
    Window,
)
from saboteur.wire.messages.people import (
    OwnInvitation,
    OwnMembership,
    OwnRating,
    OwnTally,
    OwnTie,
    Shows,
)
from saboteur.wire.messages.post import OwnPost
from saboteur.wire.struct import Message, Place


class NewGuest(Message):
    """POST /api/guest: take a nickname; the answer sets the cookie."""

    nickname: Nickname
    portrait: Portrait | None = None


class Guest(Message):
    """Who you are. GET /api/guest answers it too, or ``null`` to somebody new."""

    id: str
    """Public and opaque; it is no token."""
    nickname: str
    portrait: int | None


class Preferences(Message):
    """GET and PUT /api/guest/preferences: how you like to play, on all your devices.

    What was never chosen is left out: each device begins with what suits it.
    """

    pace: Pace | UnsetType = UNSET
    """Of tables that you open."""
    ask: Literal["touch", "always", "never"] | UnsetType = UNSET
    """Whether a move is shown before it is sent, to be confirmed."""
    motion: Literal["system", "less", "none"] | UnsetType = UNSET
    sound: bool | UnsetType = UNSET
    volume: Annotated[int, Meta(ge=0, le=100)] | UnsetType = UNSET
    size: Literal["normal", "large", "largest"] | UnsetType = UNSET
    """Of the text."""
    contrast: bool | UnsetType = UNSET
    """Whether letters and lines stand out more."""
    language: Literal["", "en", "fr"] | UnsetType = UNSET
    """Nothing for the browser's own."""
    theme: Literal["system", "light", "dark"] | UnsetType = UNSET
    left: bool | UnsetType = UNSET
    """Whether the buttons stand at the left hand."""
    keys: bool | UnsetType = UNSET
    """Whether keys are shown on the buttons."""
    bot_talk: Literal["shown", "quiet", "off"] | UnsetType = UNSET
    """Where you hear bots: at the table, only in the list of what was said, or nowhere."""


class Transfer(Message):
    """POST /api/guest/transfer: a way onto another device, once and for a minute."""

    token: str
    """The other device opens ``/move#TOKEN``; the part behind # never reaches a server's log."""
    seconds: int
    qr: str
    """That address as an SVG picture."""


class Arrival(Message):
    """POST /api/guest/arrive: become the guest who asked for the transfer; sets the cookie."""

    token: Annotated[str, Meta(max_length=64)]


class OwnTable(Message):
    """A table at which you have a seat."""

    code: str
    ruleset: str
    stage: str
    players: tuple[str | None, ...]
    """Who sits where; ``None`` for an empty seat."""
    updated: float
    """When something last happened there, in seconds since 1970."""


class OwnTables(Message):
    """GET /api/guest/tables: where you have a seat, the latest first."""

    tables: tuple[OwnTable, ...]


class Turn(Message):
    """A slow table that waits for you."""

    code: str
    ruleset: str
    players: tuple[str | None, ...]
    since: float
    until: float
    """When the absent rule moves for you (R-183), in seconds since 1970."""


class Turns(Message):
    """GET /api/guest/turns: the slow tables that wait for you, the oldest first."""

    turns: tuple[Turn, ...]


class Holiday(Message):
    """When nobody waits for you at slow tables: times are seconds since 1970."""

    since: float
    until: float


class NewHolidays(Message):
    """PUT /api/guest/holidays: those to come, and the one that has begun if it goes on."""

    holidays: Annotated[tuple[Holiday, ...], Meta(max_length=8)]


class Holidays(Message):
    """GET /api/guest/holidays: your holidays that are not over."""

    holidays: tuple[Holiday, ...]
    left: float
    """How many days you may still take."""


class OwnOrders(Message):
    """What a seat of yours has said beforehand at a slow table."""

    table: str
    seat: int
    moves: tuple[str, ...]
    lapsed: bool
    always_no: bool


class OwnDevice(Message):
    """A browser that knows you."""

    created: float
    seen: float
    """The day on which it last came."""
    browser: str
    """A word such as ``firefox``; ``other`` if we do not know it."""
    system: str
    """A word such as ``android``; ``other`` if we do not know it."""


class Device(OwnDevice):
    """A browser that knows you, as you may revoke it."""

    id: str
    here: bool
    """Whether it is the one that asks."""


class Devices(Message):
    """GET /api/guest/devices: every browser that knows you, who came last first."""

    devices: tuple[Device, ...]


class Passkey(OwnDevice):
    """A key by which you are known on any device, and the browser that made it."""

    id: str


class Passkeys(Message):
    """GET /api/guest/passkeys: your keys, the oldest first."""

    passkeys: tuple[Passkey, ...]


class Credential(Message):
    """POST /api/guest/passkeys and …/use: what the browser answered, as WebAuthn writes it in JSON.

    What it is asked comes from …/new and …/ask, in the standard's words, too.
    """

    credential: dict[str, Any]


class Ban(Message):
    """GET /api/guest/ban: an operator keeps you, or your network, away; ``null`` if nobody does."""

    until: float
    """In seconds since 1970."""


class NewReport(Message):
    """POST /api/tables/CODE/reports: tell the operators about somebody at the table.

    The last lines of the talk go with it.
    """

    guest: PublicId
    reason: ReportReason
    words: ReportWords = ""


class OwnReport(Message):
    """What you told the operators about somebody."""

    id: str
    table: str
    about: str
    """Public id of whom it is about."""
    reason: str
    words: str
    created: float
    handled: bool


class OwnBan(Message):
    """How long an operator kept you away, or does."""

    created: float
    until: float


class OwnSeat(Message):
    """A seat of yours, or a table that you host."""

    table: str
    ruleset: str
    stage: str
    created: float
    host: bool
    seat: int | None
    name: str | None
    """What you were called there."""


class OwnTalk(Message):
    """Something that you said at a table."""

    table: str
    number: int
    at: float
    seat: int
    kind: str
    phrase: str | None
    about: int | None
    place: Place | None
    claim: str | None
    text: str | None


class OwnSharedReview(Message):
    """A review that you opened to others."""

    id: str
    game: str
    created: float


class OwnRemark(Message):
    """What you drew or said in a shared review."""

    review: str
    number: int
    at: float
    step: int
    place: Place | None
    to: Place | None
    text: str | None


class OwnNote(Message):
    """What you noted about another seat."""

    table: str
    seat: int
    about: int
    suspicion: int
    text: str
    pins: tuple[int, ...]
    """Places in the log of the seat."""
    at: float


class OwnUpload(Message):
    """A record that you brought."""

    id: str
    created: float
    record: str


class OwnData(Guest):
    """GET /api/guest/data: all that we hold about you; times are seconds since 1970."""

    preferences: Preferences | None
    created: float
    seen: float
    """The day on which you last came."""
    devices: tuple[OwnDevice, ...]
    passkeys: tuple[OwnDevice, ...]
    seats: tuple[OwnSeat, ...]
    talk: tuple[OwnTalk, ...]
    notes: tuple[OwnNote, ...]
    uploads: tuple[OwnUpload, ...]
    reports: tuple[OwnReport, ...]
    bans: tuple[OwnBan, ...]
    post: OwnPost
    orders: tuple[OwnOrders, ...]
    holidays: tuple[Holiday, ...]
    shows: Shows = "nobody"
    """To whom you show what you became."""
    ties: tuple[OwnTie, ...] = ()
    invitations: tuple[OwnInvitation, ...] = ()
    groups: tuple[OwnMembership, ...] = ()
    tallies: tuple[OwnTally, ...] = ()
    ratings: tuple[OwnRating, ...] = ()
    gatherings: tuple[OwnGathering, ...] = ()
    shared_reviews: tuple[OwnSharedReview, ...] = ()
    remarks: tuple[OwnRemark, ...] = ()


class OpenTable(Message):
    """A listed table that has a free seat."""

    code: str
    ruleset: str
    seats: int
    taken: int
    host: str
    """The nickname of the host."""


class OpenTables(Message):
    """GET /api/tables: tables that anybody may join, the newest first."""

    tables: tuple[OpenTable, ...]


class NewTable(Message):
    """POST /api/tables: open a table; the answer is a ``TableCode``."""

    ruleset: RuleSetId = "saboteur"
    seats: SeatCount = 5
    options: Options = field(default_factory=dict)
    clock: Clock = "none"
    talk: Talk = "phrases"
    listed: bool = False
    """Whether strangers find it in the list of tables."""
    window_s: Window = 6
    pace: Pace = "normal"
    hours: Hours = 24
    """For a decision, if the clock is slow."""
    night: Night | None = None
    """When a slow clock stands."""
    group: GroupId | None = None
    """A group of yours whose members alone come in; it is listed for them."""
    bots: Level | None = None
    """Fill every seat but yours with bots of this level and start at once (play now)."""


class GoOn(Message):
    """POST /api/tables/CODE/go-on, or /api/replays/ID/go-on: play a finished game otherwise.

    A table of your own opens where the game stood after ``step``; you have ``seat``, bots the
    others. The answer is a ``TableCode``.
    """

    step: StepNumber
    seat: SeatNumber
    bots: Level
    pace: Pace = "normal"
    hidden: Hidden = "same"
    """The same hidden cards, or all that your seat could not know then drawn anew."""


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


class OwnDeck(Message):
    """GET /api/tables/CODE/deck: rows of a deck file that take the place of printed ones."""

    rows: dict[str, tuple[dict[str, object], ...]]
    """By group, each with its ``kind``, its ``count`` and what is on the card."""


class Problem(Message):
    """Every error answer of HTTP: a code for the words, the technical reason, no secret."""

    code: str
    reason: str
