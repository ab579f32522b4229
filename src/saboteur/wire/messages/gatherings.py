"""What browser and server say to each other over HTTP of gatherings: heats, tables, standings."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from saboteur.wire.messages.kinds import Clock, Nickname, Options, RuleSetId, Talk
from saboteur.wire.struct import Message

GatheringName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""As somebody types it; ``wire.names`` says what becomes of it."""
OfferNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
"""One of the offers, in their order."""
TableSize: TypeAlias = Annotated[int, Meta(ge=2, le=12)]
Minutes: TypeAlias = Annotated[int, Meta(ge=5, le=600)]
GatheringClock: TypeAlias = Literal["none", "relaxed", "fast"]
"""As ``Clock``, without the slow one: a heat is played there and then."""
HeatStage: TypeAlias = Literal["drawn", "playing", "over", "ended", "given-up"]
"""Of a table: not opened yet, played, played out, broken off, or left out by the organiser."""


class Offer(Message):
    """What may be played at a gathering: box, modules and options, and how many should sit there.

    Tables are larger or smaller where people would have to sit out otherwise.
    """

    ruleset: RuleSetId
    seats: TableSize
    options: Options = field(default_factory=dict)


CHAMPIONSHIP: Final = Offer(ruleset="saboteur+tournament", seats=5)
"""A championship table: the tournament of the 20-year edition (V-6 to V-16), five at a table."""


class NewGathering(Message):
    """POST /api/gatherings: set one up; it is yours. Without offers: championship tables."""

    name: GatheringName
    offers: Annotated[tuple[Offer, ...], Meta(min_length=1, max_length=6)] = (CHAMPIONSHIP,)
    minutes: Minutes | None = None
    """How long a heat should take; the hall's page counts down."""
    clock: GatheringClock = "none"
    talk: Talk = "phrases"


class SetGathering(Message):
    """PUT /api/gatherings/ID: the organiser opens or closes the sign-up, or ends the gathering."""

    open: bool
    over: bool = False


class SignUp(Message):
    """POST /api/gatherings/links/LINK: take part, by your nickname."""

    offer: OfferNumber | None = None
    """What you want to play; nothing for whatever needs you."""
    rated: bool = False
    """Whether all there see your rating in the standings, if you have one and it is stable."""


class NewParticipants(Message):
    """POST /api/gatherings/ID/participants: the organiser enters people without a device."""

    names: Annotated[tuple[Nickname, ...], Meta(min_length=1, max_length=50)]
    offer: OfferNumber | None = None


class SetParticipant(Message):
    """PUT /api/gatherings/ID/participants/NUMBER: what somebody plays, and whether he is there.

    Everybody says it for himself, the organiser for all.
    """

    offer: OfferNumber | None = None
    here: bool = True
    """Whoever is not is not drawn; a game that he sits at goes on."""


class Participant(Message):
    """Somebody who takes part."""

    number: int
    name: str
    offer: int | None
    here: bool
    device: bool
    """Or he was entered by name, and plays at the device of somebody at his table."""


class HeatTable(Message):
    """A table of a heat."""

    number: int
    offer: int
    people: tuple[int, ...]
    """Participants, by seat."""
    stage: HeatStage
    code: str | None
    """Where the table is; for those who sit there, and for the organiser."""
    points: tuple[int, ...]
    """By seat, once it is played out."""


class Heat(Message):
    """Tables that were drawn at once."""

    number: int
    opened: float | None
    """When people were called to the tables; nobody but the organiser sees a heat before."""
    tables: tuple[HeatTable, ...]
    byes: tuple[int, ...]
    """Participants who sit out."""


class GatheringStanding(Message):
    """What somebody made of his tables; equal ones share a place."""

    number: int
    """The participant."""
    games: int
    won: int
    points: int
    gold: int
    """What of the points is gold: the nuggets of the boxes that count in these."""
    byes: int
    rating: float | None
    """His strength at the box that he plays, if he shows it and it is stable."""
    sigma: float | None
    place: int
    gold_place: int
    rating_place: int | None


class GatheringEntry(Message):
    """A gathering of yours."""

    id: str
    name: str
    people: int
    organiser: bool
    """Whether it is yours to run."""
    over: bool


class Gatherings(Message):
    """GET /api/gatherings: those that you run or take part in, the newest first."""

    gatherings: tuple[GatheringEntry, ...]


class GatheringDoor(Message):
    """GET /api/gatherings/links/LINK: what a link leads to."""

    id: str | None
    """If you take part already, or run it."""
    name: str
    people: int
    offers: tuple[Offer, ...]
    open: bool
    called: str
    """Your nickname; while people sign up, with a number if somebody there has it."""


class Hall(Message):
    """GET /api/gatherings/halls/HALL: what a screen shows to a whole hall."""

    name: str
    offers: tuple[Offer, ...]
    minutes: int | None
    open: bool
    over: bool
    link: str | None
    """By which people sign up, while they may."""
    people: tuple[Participant, ...]
    heats: tuple[Heat, ...]
    """The last one that was opened, if any."""
    standings: tuple[GatheringStanding, ...]
    """The most points first."""
    now: float
    """By the server's clock."""


class Gathering(Message):
    """GET /api/gatherings/ID: a gathering, for its organiser and those who take part."""

    id: str
    name: str
    offers: tuple[Offer, ...]
    minutes: int | None
    clock: Clock
    open: bool
    over: bool
    organiser: bool
    """Whether it is yours to run."""
    you: int | None
    """Your number, if you take part."""
    link: str | None
    """Whoever opens ``/gathering/join/LINK`` may sign up; for the organiser."""
    hall: str | None
    """``/gathering/hall/HALL`` is for a screen in the hall; for the organiser."""
    missing: int | None
    """How many more people have to be there for a draw; for the organiser."""
    people: tuple[Participant, ...]
    heats: tuple[Heat, ...]
    standings: tuple[GatheringStanding, ...]
    """The most points first."""
    now: float
    """By the server's clock."""


class OwnGathering(Message):
    """A gathering that you run, or take part in."""

    gathering: str
    name: str
    organiser: bool
    number: int | None
    called: str | None
    """What you are called there."""
    offer: int | None
    rated: bool
    joined: float | None
