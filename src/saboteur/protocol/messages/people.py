"""HTTP messages about people, profiles and groups."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from saboteur.protocol.message import Message
from saboteur.protocol.messages.field_types import PublicId, TableCodeText, TableStage

GroupName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""As typed by the user; ``protocol.names`` validates and cleans it."""
BoxId: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,19}$")]
ProfileVisibility: TypeAlias = Literal["nobody", "groups", "people"]
"""Who sees a profile: the guest only, their groups, or also those they have played with."""
IsoDate: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""A date in UTC."""


# --- People ------------------------------------------------------------------------------


class Person(Message):
    """A guest whom you have played with, muted or blocked."""

    id: str
    nickname: str
    portrait: int | None
    last_played_at: float
    """Unix time of your last game together; 0 if no such game is stored any more."""
    games: int
    ruleset: str
    """The rule set of that game; empty if there is none."""
    muted: bool
    blocked: bool


class People(Message):
    """GET /api/people: guests you have played with, the latest first; no bots."""

    people: tuple[Person, ...]


class SetRelation(Message):
    """PUT /api/people/ID: mute, unmute, block or unblock a guest.

    Fields that are left out stay unchanged.
    """

    muted: bool | None = None
    blocked: bool | None = None


class NewInvitation(Message):
    """POST /api/people/ID/invitation: invite a guest; the answer is a ``TableCode``."""

    table: TableCodeText | None = None
    """The code of a table at which you have a seat; without it a new one is opened with the
    settings of your last game together.
    """


class Invitation(Message):
    """An invitation to a table whose game has not begun."""

    code: str
    ruleset: str
    seats: int
    taken: int
    inviter: str
    """Nickname of the sender."""
    created_at: float


class GroupInvitation(Message):
    """An invitation to a group."""

    group: str
    name: str
    inviter: str


class Invitations(Message):
    """GET /api/guest/invitations: your invitations, the latest first."""

    tables: tuple[Invitation, ...]
    groups: tuple[GroupInvitation, ...]


# --- Profiles ----------------------------------------------------------------------------


class TableSizeStats(Message):
    """Statistics of a box at tables of one size."""

    seats: int
    games: int
    won: int
    points: int


class RoleStats(Message):
    """Statistics of one role."""

    role: str
    rounds: int
    won: int
    gold: int


class BoxStats(Message):
    """Statistics of one box."""

    box: str
    games: int
    won: int
    points: int
    best: int
    """The most points in one game."""
    abandoned: int
    """Games in which a bot had replaced you at the end."""
    right_suspicions: int
    """Correct suspicions."""
    wrong_suspicions: int
    times_unmasked: int
    """How often you were suspected correctly."""
    times_slandered: int
    """How often you were suspected wrongly."""
    lies: int
    lies_believed: int
    """Lies that were not contradicted."""
    goals_found: int
    """Goals found."""
    table_sizes: tuple[TableSizeStats, ...]
    roles: tuple[RoleStats, ...]


class PlayedGame(Message):
    """A finished game in which the guest had a seat, with the code of its table."""

    table: str
    ruleset: str
    seats: int
    ended_at: float
    points: int
    won: bool
    roles: tuple[str, ...]
    """Your role in each round."""


class Rating(Message):
    """Your rating in a box for which you have opted in."""

    box: str
    games: int
    """Number of rated games."""
    mu: float | None
    """Estimated strength, about 25 at first; ``null`` until it is stable."""
    sigma: float | None
    """Standard deviation of the estimate; the true value is most likely within two of these."""


class Profile(Message):
    """GET /api/guest/profile: your profile.

    GET /api/people/ID/profile: that of a guest who shows it to you.
    """

    boxes: tuple[BoxStats, ...]
    games: tuple[PlayedGame, ...]
    """The latest games first; only in your own profile."""
    ratings: tuple[Rating, ...]
    uncounted: int
    """Number of games not counted yet: request again."""
    visibility: ProfileVisibility


class UpdateProfile(Message):
    """PUT /api/guest/profile: who sees your profile, and the boxes with a rating."""

    visibility: ProfileVisibility
    rated_boxes: Annotated[tuple[BoxId, ...], Meta(max_length=10)]
    """Ratings of boxes that are left out are deleted."""


# --- Groups ------------------------------------------------------------------------------


class NewGroup(Message):
    """POST /api/groups or PUT /api/groups/ID: the name of a group."""

    name: GroupName


class GroupEntry(Message):
    """A group of which you are a member."""

    id: str
    name: str
    members: int
    open_tables: int
    """Number of its tables that wait for players."""


class Groups(Message):
    """GET /api/groups: your groups, by name."""

    groups: tuple[GroupEntry, ...]


class GroupPreview(Message):
    """GET /api/groups/links/LINK: the group to which an invite link leads."""

    id: str | None
    """Id of the group; only if you are a member already."""
    name: str
    members: int


class Member(Message):
    """A member of a group."""

    id: str
    nickname: str
    portrait: int | None
    is_owner: bool


class GroupTable(Message):
    """A table of a group that waits for players or is being played."""

    code: str
    ruleset: str
    stage: TableStage
    seats: int
    players: tuple[str, ...]


class SeasonStanding(Message):
    """A member's result in the games that count."""

    id: str
    nickname: str
    games: int
    won: int
    points: int
    gold: int
    """The part of the points that is gold: nuggets in the boxes that count in nuggets."""
    rating: float | None = None
    """In a season of one box: the member's rating, if shared and stable."""
    sigma: float | None = None


class Season(Message):
    """A season of a group: games that end between two dates count."""

    id: str
    name: str
    starts_on: IsoDate
    ends_on: IsoDate
    """The last day that counts."""
    box: str
    """The only box that counts; empty for all."""


class NewSeason(Message):
    """POST /api/groups/ID/seasons: the owner starts a season."""

    name: GroupName
    starts_on: IsoDate
    ends_on: IsoDate
    box: BoxId | None = None


class SeasonStandings(Message):
    """GET /api/groups/ID/seasons/SEASON: the standings of a season, the most wins first."""

    season: Season
    standings: tuple[SeasonStanding, ...]


class Group(Message):
    """GET /api/groups/ID: a group, for its members."""

    id: str
    name: str
    link: str
    """Invite link: guests who open ``/group/join/LINK`` may become members."""
    you: str
    members: tuple[Member, ...]
    tables: tuple[GroupTable, ...]
    """Those that have not begun first."""
    session_scores: tuple[SeasonStanding, ...]
    """The scores of the last session: the group's newest game and those before its rematches."""
    seasons: tuple[Season, ...]


class NewMember(Message):
    """POST /api/groups/ID/invitations or PUT /api/groups/ID/owner: a guest's public id."""

    guest: PublicId


# --- Data export -------------------------------------------------------------------------


class OwnRelation(Message):
    """A relation of the guest to another one."""

    guest: str
    muted: bool
    blocked: bool
    removed_at: float
    """Unix time at which the other guest was removed from the list of people; 0 if never."""


class OwnGameStats(Message):
    """Statistics of the guest in one game."""

    table: str
    ruleset: str
    seats: int
    ended_at: float
    points: int
    won: bool
    abandoned: bool
    stats: str
    """All counted values, as stored."""


class OwnRating(Message):
    """A rating of the guest, stable or not."""

    box: str
    games: int
    mu: float
    sigma: float


class OwnMembership(Message):
    """A group of which the guest is a member."""

    group: str
    name: str
    joined_at: float
    is_owner: bool


class OwnInvitation(Message):
    """An invitation that the guest sent or received."""

    target: str
    """The code of a table, or the id of a group."""
    guest: str
    inviter: str
    created_at: float
