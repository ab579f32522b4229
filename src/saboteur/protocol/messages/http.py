"""HTTP messages about guests, tables and the data export."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from saboteur.protocol.message import Coordinates, Message
from saboteur.protocol.messages.field_types import (
    BotLevel,
    BotPace,
    ChatKind,
    ChatMode,
    ClockMode,
    DailyPause,
    DecisionHours,
    GroupId,
    HiddenCards,
    Nickname,
    Options,
    Phrase,
    Portrait,
    PublicId,
    ReportComment,
    ReportReason,
    RuleSetId,
    SeatCount,
    SeatNumber,
    StepNumber,
    TableStage,
    WindowSeconds,
)
from saboteur.protocol.messages.notifications import OwnNotifications
from saboteur.protocol.messages.people import (
    OwnGameStats,
    OwnInvitation,
    OwnMembership,
    OwnRating,
    OwnRelation,
    ProfileVisibility,
)
from saboteur.protocol.messages.tournaments import OwnTournament

BrowserName: TypeAlias = Literal[
    "edge", "opera", "samsung", "firefox", "chrome", "safari", "other",
]  # fmt: skip
SystemName: TypeAlias = Literal[
    "android", "ipad", "iphone", "windows", "mac", "linux", "other",
]  # fmt: skip


class NewGuest(Message):
    """POST /api/guest: choose a nickname; the answer sets the session cookie."""

    nickname: Nickname
    portrait: Portrait | None = None


class Guest(Message):
    """The guest of this session. GET /api/guest returns it, or ``null`` without a session."""

    id: str
    """Public id; it gives no access."""
    nickname: str
    portrait: int | None


class Preferences(Message):
    """GET and PUT /api/guest/preferences: settings for all devices of the guest.

    A field that was never set is left out: each device then uses its own default.
    """

    pace: BotPace | UnsetType = UNSET
    """Pace of tables that you open."""
    confirm: Literal["touch", "always", "never"] | UnsetType = UNSET
    """When a move must be confirmed before it is sent: on touch screens, always or never."""
    motion: Literal["system", "less", "none"] | UnsetType = UNSET
    sound: bool | UnsetType = UNSET
    volume: Annotated[int, Meta(ge=0, le=100)] | UnsetType = UNSET
    text_size: Literal["normal", "large", "largest"] | UnsetType = UNSET
    high_contrast: bool | UnsetType = UNSET
    """Whether contrast is increased."""
    language: Literal["", "en", "fr"] | UnsetType = UNSET
    """Language of the client; empty for the browser's language."""
    theme: Literal["system", "light", "dark"] | UnsetType = UNSET
    left_handed: bool | UnsetType = UNSET
    """Whether buttons are placed for the left hand."""
    shortcuts: bool | UnsetType = UNSET
    """Whether buttons show their keyboard shortcuts."""
    bot_chat: Literal["shown", "quiet", "off"] | UnsetType = UNSET
    """Where chat lines of bots appear: at the table, only in the chat list, or nowhere."""


class DeviceTransfer(Message):
    """POST /api/guest/device-transfer: a one-time link for another device, valid for a minute."""

    token: str
    """Secret of the link ``/transfer#TOKEN``; as a fragment it never reaches a server log."""
    expires_in_s: int
    qr_svg: str
    """The link as a QR code (SVG)."""


class AcceptDeviceTransfer(Message):
    """POST /api/guest/device-transfer/accept: use a transfer; sets the guest's session cookie."""

    token: Annotated[str, Meta(max_length=64)]


class OwnTable(Message):
    """A table at which you have a seat."""

    code: str
    ruleset: str
    stage: TableStage
    players: tuple[str | None, ...]
    """Names by seat; ``null`` for an empty seat."""
    updated_at: float
    """Unix time of the last change."""


class OwnTables(Message):
    """GET /api/guest/tables: the tables at which you have a seat, the latest first."""

    tables: tuple[OwnTable, ...]


class PendingTurn(Message):
    """A correspondence table that waits for you."""

    code: str
    ruleset: str
    players: tuple[str | None, ...]
    asked_at: float
    deadline_at: float
    """Unix time of the deadline; when it passes, the server moves for you (R-183)."""


class PendingTurns(Message):
    """GET /api/guest/pending-turns: correspondence tables that wait for you, the oldest first."""

    turns: tuple[PendingTurn, ...]


class Holiday(Message):
    """A period without deadlines in correspondence games, in Unix time."""

    starts_at: float
    ends_at: float


class NewHolidays(Message):
    """PUT /api/guest/holidays: replaces all holidays that are not over.

    A holiday that has begun ends now unless it is included.
    """

    holidays: Annotated[tuple[Holiday, ...], Meta(max_length=8)]


class Holidays(Message):
    """GET /api/guest/holidays: your holidays that are not over."""

    holidays: tuple[Holiday, ...]
    days_left: float
    """Number of days of holiday that you can still take."""


class OwnConditionalMoves(Message):
    """The conditional moves of one of your seats."""

    table: str
    seat: int
    moves: tuple[str, ...]
    expired: bool
    auto_decline: bool


class OwnDevice(Message):
    """A browser that is logged in as you."""

    created_at: float
    last_seen_at: float
    """Unix time of the last visit (of a passkey, the last login), rounded down to the day."""
    browser: BrowserName
    system: SystemName


class Device(OwnDevice):
    """A browser that is logged in as you; you can log it out."""

    id: str
    current: bool
    """Whether the device is the browser that sent the request."""


class Devices(Message):
    """GET /api/guest/devices: all browsers that are logged in as you, the last used first."""

    devices: tuple[Device, ...]


class Passkey(OwnDevice):
    """One of your passkeys, and the browser that created it."""

    id: str


class Passkeys(Message):
    """GET /api/guest/passkeys: your passkeys, the oldest first."""

    passkeys: tuple[Passkey, ...]


class Credential(Message):
    """POST /api/guest/passkeys/registration/finish and …/login/finish: a WebAuthn response.

    The options for the browser come from …/registration/begin and …/login/begin.
    """

    credential: dict[str, Any]


class Ban(Message):
    """GET /api/guest/ban: the ban on you or your network; ``null`` if there is none."""

    expires_at: float
    """Unix time at which the ban ends."""


class NewReport(Message):
    """POST /api/tables/CODE/reports: report a guest at the table to the operators.

    The server adds the last lines of the chat.
    """

    guest: PublicId
    reason: ReportReason
    comment: ReportComment = ""


class OwnReport(Message):
    """A report that you sent."""

    id: str
    table: str
    reported: str
    """Public id of the reported guest."""
    reason: ReportReason
    comment: str
    created_at: float
    resolved: bool


class OwnBan(Message):
    """A past or present ban of the guest."""

    created_at: float
    expires_at: float


class OwnSeat(Message):
    """A seat that the guest has, or a table that the guest hosts."""

    table: str
    ruleset: str
    stage: TableStage
    created_at: float
    is_host: bool
    seat: int | None
    name: str | None
    """Your name at that table; ``null`` without a seat."""


class OwnChatMessage(Message):
    """A chat line that the guest sent."""

    table: str
    number: int
    sent_at: float
    seat: int
    kind: ChatKind
    phrase: Phrase | None
    about: int | None
    cell: Coordinates | None
    claim: str | None
    text: str | None


class OwnSharedReview(Message):
    """A shared review that the guest opened."""

    id: str
    game: str
    created_at: float


class OwnAnnotation(Message):
    """An arrow, mark or comment that the guest added to a shared review."""

    review: str
    number: int
    created_at: float
    step: int
    cell: Coordinates | None
    to: Coordinates | None
    text: str | None


class OwnNote(Message):
    """A private note of the guest about another seat."""

    table: str
    seat: int
    about: int
    suspicion: int
    text: str
    pins: tuple[int, ...]
    """Positions of pinned events in the log of the seat."""
    updated_at: float


class OwnUpload(Message):
    """A record that the guest uploaded."""

    id: str
    created_at: float
    record: str


class OwnData(Guest):
    """GET /api/guest/data: all data stored about you; times are Unix times."""

    preferences: Preferences | None
    created_at: float
    last_seen_at: float
    """Unix time of your last visit, rounded down to the day."""
    devices: tuple[OwnDevice, ...]
    passkeys: tuple[OwnDevice, ...]
    seats: tuple[OwnSeat, ...]
    chat_messages: tuple[OwnChatMessage, ...]
    notes: tuple[OwnNote, ...]
    uploads: tuple[OwnUpload, ...]
    reports: tuple[OwnReport, ...]
    bans: tuple[OwnBan, ...]
    notifications: OwnNotifications
    conditional_moves: tuple[OwnConditionalMoves, ...]
    holidays: tuple[Holiday, ...]
    profile_visibility: ProfileVisibility = "nobody"
    """Who may see your profile."""
    relations: tuple[OwnRelation, ...] = ()
    invitations: tuple[OwnInvitation, ...] = ()
    groups: tuple[OwnMembership, ...] = ()
    game_stats: tuple[OwnGameStats, ...] = ()
    ratings: tuple[OwnRating, ...] = ()
    tournaments: tuple[OwnTournament, ...] = ()
    shared_reviews: tuple[OwnSharedReview, ...] = ()
    annotations: tuple[OwnAnnotation, ...] = ()


class OpenTable(Message):
    """A listed table with a free seat."""

    code: str
    ruleset: str
    seats: int
    taken: int
    host: str
    """Nickname of the host."""


class OpenTables(Message):
    """GET /api/tables: the public tables with a free seat, the newest first."""

    tables: tuple[OpenTable, ...]


class NewTable(Message):
    """POST /api/tables: open a table; the answer is a ``TableCode``."""

    ruleset: RuleSetId = "saboteur"
    seats: SeatCount = 5
    options: Options = field(default_factory=dict)
    clock: ClockMode = "none"
    chat: ChatMode = "phrases"
    listed: bool = False
    """Whether the table is in the public list."""
    window_s: WindowSeconds = 6
    pace: BotPace = "normal"
    decision_hours: DecisionHours = 24
    """Time limit of a decision if the clock is ``slow``."""
    daily_pause: DailyPause | None = None
    """Daily pause of a ``slow`` clock."""
    group: GroupId | None = None
    """One of your groups; only its members may join, and the table is listed for them."""
    bots: BotLevel | None = None
    """Fill all other seats with bots of this level and start at once."""


class BranchGame(Message):
    """POST /api/tables/CODE/branch or /api/replays/ID/branch: continue a finished game.

    Opens a new table with the state after ``step``; you play ``seat``, bots play the others. The
    answer is a ``TableCode``.
    """

    step: StepNumber
    seat: SeatNumber
    bots: BotLevel
    pace: BotPace = "normal"
    hidden: HiddenCards = "keep"
    """Whether cards that ``seat`` did not know stay the same, or are drawn again."""


class RuleOption(Message):
    """An option of the rules; the first of its choices is the default."""

    name: str
    choices: tuple[str | int | bool, ...]


class Incompatibility(Message):
    """A module that can't be combined with this one, and the option that allows both, if any."""

    module: str
    option: str | None


class BoxEntry(Message):
    """A box; its texts are ``box-ID`` and the attribute ``description`` of that message."""

    id: str
    seats: tuple[int, int]
    """Minimum and maximum number of seats."""
    options: tuple[RuleOption, ...]


class ModuleEntry(Message):
    """A module for some boxes; its text id is ``module-ID``."""

    id: str
    seats: tuple[int, int]
    options: tuple[RuleOption, ...]
    boxes: tuple[str, ...]
    incompatibilities: tuple[Incompatibility, ...]


class Catalogue(Message):
    """GET /api/catalogue: all boxes and modules."""

    boxes: tuple[BoxEntry, ...]
    modules: tuple[ModuleEntry, ...]


class TableCode(Message):
    """The code of a table.

    Its invite link is ``/t/CODE``, its QR code ``/api/tables/CODE/qr.svg``.
    """

    code: str


class CustomDeck(Message):
    """GET /api/tables/CODE/deck: rows of the deck file that replace printed cards."""

    rows: dict[str, tuple[dict[str, object], ...]]
    """The changed rows by group, each with ``kind``, ``count`` and the content of the card."""


class Problem(Message):
    """The body of every HTTP error: a code that the client translates, and a technical reason."""

    code: str
    reason: str
