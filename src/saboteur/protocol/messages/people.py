"""HTTP messages about people, profiles and groups."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from saboteur.protocol.message import Message
from saboteur.protocol.messages.field_types import PublicId, TableCodeText, TableStage

GroupName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""The name of a group as typed by the user; ``protocol.names`` validates and cleans it."""
BoxId: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,19}$")]
ProfileVisibility: TypeAlias = Literal["nobody", "groups", "people"]
"""Audience of a profile: the guest, also their groups, or also people they played with."""
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
    """The rule set of that game; empty if no such game is stored."""
    muted: bool
    blocked: bool


class People(Message):
    """GET /api/people: guests you have played with, the latest first.

    Guests you have muted or blocked without playing with them follow; bots are left out.
    """

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
    """The code of a table at which you have a seat; without it a new table is opened.

    The new table has the settings of your last game together.
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
    """An invitation to a group: its id and name, and the nickname of the guest who invites."""

    group: str
    name: str
    inviter: str


class Invitations(Message):
    """GET /api/guest/invitations: your invitations, the latest first."""

    tables: tuple[Invitation, ...]
    groups: tuple[GroupInvitation, ...]


# --- Profiles ----------------------------------------------------------------------------


class TableSizeStats(Message):
    """The guest's games of one box at tables with ``seats`` seats: how many, won, and points."""

    seats: int
    games: int
    won: int
    points: int


class RoleStats(Message):
    """The guest's rounds in one role: how many, won, and the gold taken."""

    role: str
    rounds: int
    won: int
    gold: int


class BoxStats(Message):
    """The guest's statistics in one box, summed over all counted games."""

    box: str
    games: int
    won: int
    points: int
    best: int
    """The most points in one game."""
    abandoned: int
    """Games in which a bot had replaced the guest at the end."""
    right_suspicions: int
    """Times the guest suspected a foe."""
    wrong_suspicions: int
    times_unmasked: int
    """Times the guest was suspected correctly."""
    times_slandered: int
    """Times the guest was suspected wrongly."""
    lies: int
    lies_believed: int
    """Lies that no other seat contradicted."""
    goals_found: int
    """Valuable goals that the guest turned over."""
    table_sizes: tuple[TableSizeStats, ...]
    roles: tuple[RoleStats, ...]


class FinishedGame(Message):
    """A finished game in which the guest had a seat."""

    table: str
    """The code of its table."""
    ruleset: str
    seats: int
    ended_at: float
    points: int
    won: bool


class PlayedGame(FinishedGame):
    """A game in the list of a profile."""

    roles: tuple[str, ...]
    """Role of the guest in each round."""


class Rating(Message):
    """The rating of a guest in one box; kept only for boxes that they opted into."""

    box: str
    games: int
    """Number of rated games."""
    mu: float | None
    """Estimated strength, about 25 at first; ``null`` until it is stable."""
    sigma: float | None
    """Standard deviation of the estimate; the true value is most likely within two of these."""


class Profile(Message):
    """GET /api/guest/profile: your profile.

    GET /api/people/ID/profile: the profile of another guest, if they show it to you.
    """

    boxes: tuple[BoxStats, ...]
    games: tuple[PlayedGame, ...]
    """The latest games first; only in your own profile."""
    ratings: tuple[Rating, ...]
    uncounted: int
    """Number of games not counted yet; each request of your profile counts some more."""
    visibility: ProfileVisibility


class UpdateProfile(Message):
    """PUT /api/guest/profile: who sees your profile, and the boxes with a rating."""

    visibility: ProfileVisibility
    rated_boxes: Annotated[tuple[BoxId, ...], Meta(max_length=10)]
    """Boxes in which you have a rating; the ratings of all other boxes are deleted."""


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
    """Number of the group's tables that wait for players."""


class Groups(Message):
    """GET /api/groups: your groups, by name."""

    groups: tuple[GroupEntry, ...]


class GroupPreview(Message):
    """GET /api/groups/links/LINK: the group to which an invite link leads."""

    id: str | None
    """Id of the group; ``null`` unless you are a member."""
    name: str
    members: int


class Member(Message):
    """A member of a group: public id, nickname and portrait, and whether they own the group."""

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
    """The result of a member in the games that count."""

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
    """A season of a group: the games that end between two dates count."""

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
    """Token of the invite link ``/group/join/LINK``, by which guests may become members."""
    you: str
    members: tuple[Member, ...]
    tables: tuple[GroupTable, ...]
    """Open and running tables; those whose game has not begun come first."""
    session_scores: tuple[SeasonStanding, ...]
    """The scores of the last session: the group's newest game and those before its rematches."""
    seasons: tuple[Season, ...]


class NewMember(Message):
    """POST /api/groups/ID/invitations: invite a guest to the group.

    PUT /api/groups/ID/owner: make a member its owner.
    """

    guest: PublicId


# --- Data export -------------------------------------------------------------------------


class OwnRelation(Message):
    """A relation of the guest to another guest."""

    guest: str
    muted: bool
    blocked: bool
    removed_at: float
    """Unix time at which you removed the other guest from your list of people; 0 if never."""


class OwnGameStats(FinishedGame):
    """Statistics of the guest in one game."""

    abandoned: bool
    stats: str
    """All statistics of the game, as JSON text."""


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
