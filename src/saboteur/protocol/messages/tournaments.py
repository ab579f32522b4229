"""HTTP messages about tournaments: participants, rounds, tables, standings."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from saboteur.protocol.message import Message
from saboteur.protocol.messages.field_types import ChatMode, ClockMode, Nickname, Options, RuleSetId

TournamentName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""As typed by the user; ``protocol.names`` validates and cleans it."""
GameChoiceNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
"""Index of one of the offered games."""
TableSize: TypeAlias = Annotated[int, Meta(ge=2, le=12)]
RoundMinutes: TypeAlias = Annotated[int, Meta(ge=5, le=600)]
TournamentClock: TypeAlias = Literal["none", "relaxed", "fast"]
"""Like ``ClockMode`` without correspondence: a round is played on the spot."""
RoundTableStage: TypeAlias = Literal["drawn", "playing", "over", "ended", "given-up"]
"""Not opened yet, being played, over, ended early, or left out by the organiser."""


class Offer(Message):
    """A game offered at a tournament: rule set, options and preferred number of seats.

    Tables are larger or smaller where people would have to sit out otherwise.
    """

    ruleset: RuleSetId
    seats: TableSize
    options: Options = field(default_factory=dict)


CHAMPIONSHIP_GAME: Final = Offer(ruleset="saboteur+tournament", seats=5)
"""A championship table of the 20-year edition (V-6 to V-16), with five seats."""


class NewGathering(Message):
    """POST /api/gatherings: create a tournament, which you organise.

    Without offers, championship tables are played.
    """

    name: TournamentName
    offers: Annotated[tuple[Offer, ...], Meta(min_length=1, max_length=6)] = (CHAMPIONSHIP_GAME,)
    minutes: RoundMinutes | None = None
    """Planned length of a round; the display screen counts down."""
    clock: TournamentClock = "none"
    talk: ChatMode = "phrases"


class SetGathering(Message):
    """PUT /api/gatherings/ID: open or close the sign-up, or end the tournament (organiser)."""

    open: bool
    over: bool = False


class SignUp(Message):
    """POST /api/gatherings/links/LINK: take part under your nickname."""

    offer: GameChoiceNumber | None = None
    """The game you want to play; ``null`` for any."""
    rated: bool = False
    """Whether the standings show your rating, if you have a stable one."""


class NewParticipants(Message):
    """POST /api/gatherings/ID/participants: add people without a device (organiser)."""

    names: Annotated[tuple[Nickname, ...], Meta(min_length=1, max_length=50)]
    offer: GameChoiceNumber | None = None


class SetParticipant(Message):
    """PUT /api/gatherings/ID/participants/NUMBER: a participant's game and presence.

    Participants may set their own, the organiser everybody's.
    """

    offer: GameChoiceNumber | None = None
    here: bool = True
    """Participants who are not present get no table; a running game continues."""


class Participant(Message):
    """A participant of a tournament."""

    number: int
    name: str
    offer: int | None
    here: bool
    device: bool
    """False for people added by the organiser, who play at the device of another player."""


class HeatTable(Message):
    """A table of a tournament round."""

    number: int
    offer: int
    people: tuple[int, ...]
    """Numbers of the participants, by seat."""
    stage: RoundTableStage
    code: str | None
    """The table code; only for its players and the organiser."""
    points: tuple[int, ...]
    """By seat, once the game is over."""


class Heat(Message):
    """A tournament round."""

    number: int
    opened: float | None
    """Unix time of the start; before it only the organiser sees the round."""
    tables: tuple[HeatTable, ...]
    byes: tuple[int, ...]
    """Numbers of the participants who sit out."""


class GatheringStanding(Message):
    """A participant's result; equal results share a place."""

    number: int
    """Number of the participant."""
    games: int
    won: int
    points: int
    gold: int
    """The part of the points that is gold: nuggets in the boxes that count in nuggets."""
    byes: int
    rating: float | None
    """Rating in the chosen box, if shared and stable."""
    sigma: float | None
    place: int
    gold_place: int
    rating_place: int | None


class GatheringEntry(Message):
    """A tournament of yours."""

    id: str
    name: str
    people: int
    organiser: bool
    """Whether you organise it."""
    over: bool


class Gatherings(Message):
    """GET /api/gatherings: tournaments you organise or take part in, the newest first."""

    gatherings: tuple[GatheringEntry, ...]


class GatheringDoor(Message):
    """GET /api/gatherings/links/LINK: the tournament to which a sign-up link leads."""

    id: str | None
    """Only if you take part already or organise it."""
    name: str
    people: int
    offers: tuple[Offer, ...]
    open: bool
    called: str
    """Your nickname; with a number if a participant has a similar one."""


class Hall(Message):
    """GET /api/gatherings/halls/HALL: the data of a tournament's display screen."""

    name: str
    offers: tuple[Offer, ...]
    minutes: int | None
    open: bool
    over: bool
    link: str | None
    """The sign-up link, while sign-up is open."""
    people: tuple[Participant, ...]
    heats: tuple[Heat, ...]
    """The round started last, if any."""
    standings: tuple[GatheringStanding, ...]
    """The most points first."""
    now: float
    """Unix time of the server."""


class Gathering(Message):
    """GET /api/gatherings/ID: a tournament, for its organiser and participants."""

    id: str
    name: str
    offers: tuple[Offer, ...]
    minutes: int | None
    clock: ClockMode
    open: bool
    over: bool
    organiser: bool
    """Whether you organise it."""
    you: int | None
    """Your number, if you take part."""
    link: str | None
    """Sign-up link ``/gathering/join/LINK``; for the organiser."""
    hall: str | None
    """Display screen ``/gathering/hall/HALL``; for the organiser."""
    missing: int | None
    """Number of people missing for a pairing; for the organiser."""
    people: tuple[Participant, ...]
    heats: tuple[Heat, ...]
    standings: tuple[GatheringStanding, ...]
    """The most points first."""
    now: float
    """Unix time of the server."""


class OwnGathering(Message):
    """A tournament that you organise or take part in."""

    gathering: str
    name: str
    organiser: bool
    number: int | None
    called: str | None
    """Your name there."""
    offer: int | None
    rated: bool
    joined: float | None
