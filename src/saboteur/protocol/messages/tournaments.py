"""HTTP messages about tournaments: participants, rounds, tables, standings."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, field

from saboteur.protocol.message import Message
from saboteur.protocol.messages.field_types import ChatMode, ClockMode, Nickname, Options, RuleSetId

TournamentName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""The name of a tournament as typed by the user; ``protocol.names`` validates and cleans it."""
GameChoiceNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
"""Index of one of the offered games."""
TableSize: TypeAlias = Annotated[int, Meta(ge=2, le=12)]
RoundMinutes: TypeAlias = Annotated[int, Meta(ge=5, le=600)]
TournamentClock: TypeAlias = Literal["none", "relaxed", "fast"]
"""The values of ``ClockMode`` but correspondence: a tournament is played in one session."""
RoundTableStage: TypeAlias = Literal["paired", "playing", "over", "ended", "forfeited"]
"""Not opened yet, being played, over, ended early, or taken out of the standings."""


class GameChoice(Message):
    """A game offered at a tournament: rule set, options and preferred number of seats.

    Tables get more or fewer seats if people would have to sit out otherwise.
    """

    ruleset: RuleSetId
    seats: TableSize
    options: Options = field(default_factory=dict)


CHAMPIONSHIP_GAME: Final = GameChoice(ruleset="saboteur+tournament", seats=5)
"""The championship game of the 20-year edition (V-6 to V-16), with five seats."""


class NewTournament(Message):
    """POST /api/tournaments: create a tournament, which you organise.

    Without ``game_choices``, championship tables are played.
    """

    name: TournamentName
    game_choices: Annotated[tuple[GameChoice, ...], Meta(min_length=1, max_length=6)] = (
        CHAMPIONSHIP_GAME,
    )
    round_minutes: RoundMinutes | None = None
    """Planned length of a round, which the display screen counts down."""
    clock: TournamentClock = "none"
    chat: ChatMode = "phrases"


class UpdateTournament(Message):
    """PUT /api/tournaments/ID: open or close the sign-up, or end the tournament (organiser)."""

    registration_open: bool
    over: bool = False


class SignUp(Message):
    """POST /api/tournaments/links/LINK: take part under your nickname."""

    game_choice: GameChoiceNumber | None = None
    """The game you want to play; ``null`` for any."""
    rated: bool = False
    """Whether the standings show your rating, if you have a stable one."""


class NewParticipants(Message):
    """POST /api/tournaments/ID/participants: add people without a device (organiser)."""

    names: Annotated[tuple[Nickname, ...], Meta(min_length=1, max_length=50)]
    game_choice: GameChoiceNumber | None = None


class UpdateParticipant(Message):
    """PUT /api/tournaments/ID/participants/NUMBER: a participant's game and presence.

    Participants may set their own, the organiser everybody's.
    """

    game_choice: GameChoiceNumber | None = None
    present: bool = True
    """Whether the participant is present; others get no table, but a running game continues."""


class Participant(Message):
    """A participant of a tournament: number, name, chosen game, and whether they are present."""

    number: int
    name: str
    game_choice: int | None
    present: bool
    has_device: bool
    """Whether the participant has a device; others play at the device of another player."""


class TournamentTable(Message):
    """A table of a tournament round."""

    number: int
    game_choice: int
    participants: tuple[int, ...]
    """Numbers of the participants, in the order of the seats."""
    stage: RoundTableStage
    code: str | None
    """The table code, only for its players and the organiser; ``null`` otherwise."""
    points: tuple[int, ...]
    """Points by seat; empty until the game is over."""


class TournamentRound(Message):
    """A round of a tournament: its tables, and the participants who sit out."""

    number: int
    opened_at: float | None
    """Unix time of the start; ``null`` before it, when only the organiser sees the round."""
    tables: tuple[TournamentTable, ...]
    byes: tuple[int, ...]
    """Numbers of the participants who sit out."""


class TournamentStanding(Message):
    """The result of a participant; equal results share a rank."""

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
    rank: int
    gold_rank: int
    rating_rank: int | None


class TournamentEntry(Message):
    """A tournament that the guest organises or takes part in."""

    id: str
    name: str
    participants: int
    is_organiser: bool
    """Whether you organise the tournament."""
    over: bool


class Tournaments(Message):
    """GET /api/tournaments: tournaments you organise or take part in, the newest first."""

    tournaments: tuple[TournamentEntry, ...]


class TournamentPreview(Message):
    """GET /api/tournaments/links/LINK: the tournament to which a sign-up link leads."""

    id: str | None
    """Id of the tournament; ``null`` unless you take part or organise it."""
    name: str
    participants: int
    game_choices: tuple[GameChoice, ...]
    registration_open: bool
    nickname: str
    """Your nickname in the tournament; with a number if a participant has a similar one."""


class TournamentDisplay(Message):
    """GET /api/tournaments/displays/TOKEN: the data of a tournament's display screen."""

    name: str
    game_choices: tuple[GameChoice, ...]
    round_minutes: int | None
    registration_open: bool
    over: bool
    link: str | None
    """Token of the sign-up link; ``null`` while sign-up is closed."""
    participants: tuple[Participant, ...]
    rounds: tuple[TournamentRound, ...]
    """The round that was started last; empty before the first."""
    standings: tuple[TournamentStanding, ...]
    """Standings, the most points first."""
    now: float
    """Unix time of the server."""


class Tournament(Message):
    """GET /api/tournaments/ID: a tournament, for its organiser and participants."""

    id: str
    name: str
    game_choices: tuple[GameChoice, ...]
    round_minutes: int | None
    clock: ClockMode
    registration_open: bool
    over: bool
    is_organiser: bool
    """Whether you organise the tournament."""
    you: int | None
    """Your participant number; ``null`` if you only organise it."""
    link: str | None
    """Token of ``/tournament/join/LINK``, the sign-up link; ``null`` except for the organiser."""
    display: str | None
    """Token of ``/tournament/display/TOKEN``; ``null`` except for the organiser."""
    missing: int | None
    """Number of people missing for a pairing; ``null`` except for the organiser."""
    participants: tuple[Participant, ...]
    rounds: tuple[TournamentRound, ...]
    standings: tuple[TournamentStanding, ...]
    """Standings, the most points first."""
    now: float
    """Unix time of the server."""


class OwnTournament(Message):
    """A tournament that you organise or take part in."""

    tournament: str
    name: str
    is_organiser: bool
    number: int | None
    nickname: str | None
    """Your name in the tournament."""
    game_choice: int | None
    rated: bool
    joined_at: float | None
