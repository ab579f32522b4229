"""What browser and server say to each other over HTTP of people, groups and careers."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from saboteur.wire.messages.kinds import Code, PublicId
from saboteur.wire.struct import Message

GroupName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""As somebody types it; ``wire.names`` says what becomes of it."""
BoxId: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,19}$")]
Shows: TypeAlias = Literal["nobody", "groups", "people"]
"""Who sees a career: he alone, members of his groups, or also whoever sat with him."""
Day: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""A day of the calendar, by universal time."""


# --- People ------------------------------------------------------------------------------


class Person(Message):
    """Somebody who sat with you, or whom you muted or blocked."""

    id: str
    nickname: str
    portrait: int | None
    met: float
    """When a game that you both played last went on; 0 if there is none any more."""
    games: int
    ruleset: str
    """What you played last together; nothing if there is no such game."""
    muted: bool
    blocked: bool


class People(Message):
    """GET /api/people: who sat with you, the latest first; bots and programs aside."""

    people: tuple[Person, ...]


class SetTie(Message):
    """PUT /api/people/ID: whether you hear somebody, and whether he may come near you.

    What is left out stays as it is.
    """

    muted: bool | None = None
    blocked: bool | None = None


class NewInvitation(Message):
    """POST /api/people/ID/invitation: ask somebody to a table; the answer is a ``TableCode``."""

    table: Code | None = None
    """A table of yours; without one a new one is opened, as the last that you both played at."""


class Invitation(Message):
    """Somebody asks you to a table that has not begun."""

    code: str
    ruleset: str
    seats: int
    taken: int
    by: str
    """The nickname of who asks."""
    created: float


class GroupInvitation(Message):
    """Somebody asks you into a group."""

    group: str
    name: str
    by: str


class Invitations(Message):
    """GET /api/guest/invitations: to what you are asked, the latest first."""

    tables: tuple[Invitation, ...]
    groups: tuple[GroupInvitation, ...]


# --- Careers -----------------------------------------------------------------------------


class SeatsCareer(Message):
    """Your games of a box at tables of one size."""

    seats: int
    games: int
    won: int
    points: int


class RoleCareer(Message):
    """Your rounds in one role."""

    role: str
    rounds: int
    won: int
    gold: int


class BoxCareer(Message):
    """What your games of a box come to."""

    box: str
    games: int
    won: int
    points: int
    best: int
    """The most points of one game."""
    left: int
    """How often a bot sat in for you at the end."""
    right: int
    """How often you suspected somebody rightly."""
    wrong: int
    seen_through: int
    """How often others suspected you rightly."""
    slandered: int
    """How often wrongly."""
    lies: int
    held: int
    """How many of your lies held."""
    goals: int
    """How many goals you found."""
    seats: tuple[SeatsCareer, ...]
    roles: tuple[RoleCareer, ...]


class PlayedGame(Message):
    """A game of yours that is over; its record is that of its table."""

    table: str
    ruleset: str
    seats: int
    ended: float
    points: int
    won: bool
    roles: tuple[str, ...]
    """Yours, round by round."""


class Rating(Message):
    """Your rating in a box, which you have asked for."""

    box: str
    games: int
    """How many counted."""
    mu: float | None
    """Your strength, about 25 at first; ``None`` until it is stable."""
    sigma: float | None
    """How doubtful it is: you are within two of these of it, most likely."""


class Career(Message):
    """GET /api/guest/career: what you became. GET /api/people/ID/career: of who shows it to you."""

    boxes: tuple[BoxCareer, ...]
    games: tuple[PlayedGame, ...]
    """The latest first; only your own are listed."""
    ratings: tuple[Rating, ...]
    missing: int
    """How many games are still to be counted: ask again."""
    shows: Shows


class SetCareer(Message):
    """PUT /api/guest/career: who sees it, and in which boxes you have a rating."""

    shows: Shows
    rated: Annotated[tuple[BoxId, ...], Meta(max_length=10)]
    """A rating that you give up is forgotten."""


# --- Groups ------------------------------------------------------------------------------


class NewGroup(Message):
    """POST /api/groups, PUT /api/groups/ID: how a group is called."""

    name: GroupName


class GroupEntry(Message):
    """A group of yours."""

    id: str
    name: str
    members: int
    open: int
    """How many tables of it wait for players."""


class Groups(Message):
    """GET /api/groups: your groups, by name."""

    groups: tuple[GroupEntry, ...]


class GroupDoor(Message):
    """GET /api/groups/links/LINK: what a link leads to."""

    id: str | None
    """If you are a member already."""
    name: str
    members: int


class Member(Message):
    """A member of a group."""

    id: str
    nickname: str
    portrait: int | None
    owner: bool


class GroupTable(Message):
    """A table of a group that waits for players, or at which they play."""

    code: str
    ruleset: str
    stage: str
    seats: int
    players: tuple[str, ...]


class Standing(Message):
    """What a member made of the games that count."""

    id: str
    nickname: str
    games: int
    won: int
    points: int
    gold: int
    """What of the points is gold: the nuggets of the boxes that count in these."""
    rating: float | None = None
    """Of a season of one box: his strength there, if he shows it and it is stable."""
    sigma: float | None = None


class Season(Message):
    """A season of a group: games that end on these days count."""

    id: str
    name: str
    begins: Day
    ends: Day
    """The last day that counts."""
    box: str
    """Games of this box alone; nothing for all."""


class NewSeason(Message):
    """POST /api/groups/ID/seasons: the owner begins a season."""

    name: GroupName
    begins: Day
    ends: Day
    box: BoxId | None = None


class Standings(Message):
    """GET /api/groups/ID/seasons/SEASON: who made what of a season, the most wins first."""

    season: Season
    standings: tuple[Standing, ...]


class Group(Message):
    """GET /api/groups/ID: a group, for its members."""

    id: str
    name: str
    link: str
    """Whoever opens ``/group/join/LINK`` may become a member."""
    you: str
    members: tuple[Member, ...]
    tables: tuple[GroupTable, ...]
    """Those that have not begun first."""
    evening: tuple[Standing, ...]
    """The last evening: the newest game of the group and those before it."""
    seasons: tuple[Season, ...]


class NewMember(Message):
    """POST /api/groups/ID/invitations, PUT /api/groups/ID/owner: a guest, by his public id."""

    guest: PublicId


# --- All that we hold --------------------------------------------------------------------


class OwnTie(Message):
    """How you stand to somebody."""

    guest: str
    muted: bool
    blocked: bool
    removed: float
    """When you took him off your list; 0 if you did not."""


class OwnTally(Message):
    """What a game came to for you."""

    table: str
    ruleset: str
    seats: int
    ended: float
    points: int
    won: bool
    left: bool
    tally: str
    """All that was counted, as it is kept."""


class OwnRating(Message):
    """A rating of yours, stable or not."""

    box: str
    games: int
    mu: float
    sigma: float


class OwnMembership(Message):
    """A group that you are a member of."""

    group: str
    name: str
    joined: float
    owner: bool


class OwnInvitation(Message):
    """To what somebody asked you, or you somebody."""

    target: str
    """The code of a table, or a group."""
    guest: str
    by: str
    created: float
