"""The page of a tournament, for the organiser and participants, and its public display.

The display is a page for a screen at the venue, which needs no guest but a secret token.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from time import time

from litestar import Router, get

from saboteur.protocol import messages as wire
from saboteur.server.http.context import AppContext
from saboteur.server.http.errors import RateLimited, TournamentNotFound, raises
from saboteur.server.http.parameters import DisplayToken
from saboteur.server.http.qr_codes import qr_svg
from saboteur.server.http.request import AppRequest
from saboteur.server.storage.player_stats import NON_GOLD_BOX, PlayerStatsStore, RatingRecord
from saboteur.server.storage.tournament_rounds import TournamentRoundRecord, TournamentTableRecord
from saboteur.server.storage.tournaments import ParticipantRecord, TournamentRecord
from saboteur.table.stats.profile_stats import box_of
from saboteur.table.storage.models import GuestRecord
from saboteur.tournament.standings import PlayerResult, compute_standings


@get("/{display_token:str}")
@raises(TournamentNotFound, RateLimited)
async def get_display(request: AppRequest, display_token: DisplayToken) -> wire.TournamentDisplay:
    """Return the current round and the standings for a display; requires only its token."""
    context = request.context
    tournament = await _tournament_of_display(request, display_token)
    participants = await context.tournaments.store.participants(tournament.id)
    rounds = [
        round_
        for round_ in await context.tournaments.rounds.rounds(tournament.id)
        if round_.opened_at is not None
    ]
    link = (
        await context.tournaments.store.invite_link(tournament.id)
        if tournament.is_registration_open
        else None
    )
    return wire.TournamentDisplay(
        name=tournament.name,
        game_choices=tournament.game_choices,
        round_minutes=tournament.round_minutes,
        registration_open=tournament.is_registration_open,
        over=tournament.is_over,
        link=link,
        participants=_participants(participants),
        rounds=tuple(_round_message(round_, set()) for round_ in rounds[-1:]),
        standings=await _standings(context, tournament, participants, rounds),
        now=time(),
    )


@get("/{display_token:str}/qr.svg", media_type="image/svg+xml")
@raises(TournamentNotFound, RateLimited)
async def get_display_qr(request: AppRequest, display_token: DisplayToken) -> bytes:
    """Return a QR code (SVG) of the sign-up link; raise ``TournamentNotFound`` if it is closed."""
    tournament = await _tournament_of_display(request, display_token)
    if not tournament.is_registration_open:
        raise TournamentNotFound("the sign-up is closed")
    link = await request.context.tournaments.store.invite_link(tournament.id)
    return qr_svg(request, f"/tournament/join/{link}").encode()


async def tournament_page(
    context: AppContext, tournament: TournamentRecord, guest: GuestRecord
) -> wire.Tournament:
    """Return a tournament as its organiser or one of its participants may see it."""
    is_organiser = tournament.organiser == guest.id
    participants = await context.tournaments.store.participants(tournament.id)
    own_number = next((each.number for each in participants if each.guest_id == guest.id), None)
    rounds = await context.tournaments.rounds.rounds(tournament.id)
    # Only the organiser sees a round before it is opened: its pairing may still change.
    visible_rounds = [round_ for round_ in rounds if is_organiser or round_.opened_at is not None]
    codes = {each.number for each in participants} if is_organiser else {own_number}
    return wire.Tournament(
        id=tournament.id,
        name=tournament.name,
        game_choices=tournament.game_choices,
        round_minutes=tournament.round_minutes,
        clock=tournament.clock,
        registration_open=tournament.is_registration_open,
        over=tournament.is_over,
        is_organiser=is_organiser,
        you=own_number,
        link=await context.tournaments.store.invite_link(tournament.id) if is_organiser else None,
        display=tournament.display_token if is_organiser else None,
        missing=context.tournaments.missing_players(tournament, participants)
        if is_organiser
        else None,
        participants=_participants(participants),
        rounds=tuple(_round_message(round_, codes) for round_ in visible_rounds),
        standings=await _standings(context, tournament, participants, rounds),
        now=time(),
    )


async def _tournament_of_display(request: AppRequest, display_token: str) -> TournamentRecord:
    with request.limit_link_guesses():
        request.acquire_per_ip(request.limits.display_reads, "too many requests from this address")
        tournaments = request.context.tournaments.store
        found = await tournaments.tournament_by_display_token(display_token)
        if found is None:
            raise TournamentNotFound("there is no such tournament")
    return found


def _participants(participants: Sequence[ParticipantRecord]) -> tuple[wire.Participant, ...]:
    return tuple(
        wire.Participant(
            number=each.number,
            name=each.name,
            game_choice=each.game_choice,
            present=each.is_present,
            has_device=each.guest_id is not None,
        )
        for each in participants
    )


def _round_message(
    round_: TournamentRoundRecord, codes: set[int | None] | set[int]
) -> wire.TournamentRound:
    """Return a round as a message.

    A table has its code only if one of its participants is in ``codes``.
    """
    return wire.TournamentRound(
        number=round_.number,
        opened_at=round_.opened_at,
        tables=tuple(_table_message(table, codes) for table in round_.tables),
        byes=round_.byes,
    )


def _table_message(
    table: TournamentTableRecord, codes: set[int | None] | set[int]
) -> wire.TournamentTable:
    stage = table.outcome or ("paired" if table.code is None else "playing")
    return wire.TournamentTable(
        number=table.number,
        game_choice=table.game_choice,
        participants=table.participants,
        stage=stage,  # type: ignore[arg-type]  # written by ourselves
        code=table.code if codes.intersection(table.participants) else None,
        points=tuple(result.points for result in table.results),
    )


async def _standings(
    context: AppContext,
    tournament: TournamentRecord,
    participants: Sequence[ParticipantRecord],
    rounds: Sequence[TournamentRoundRecord],
) -> tuple[wire.TournamentStanding, ...]:
    ratings = await _visible_ratings(context, tournament, participants)
    results = [
        PlayerResult(
            str(number),
            result.points,
            _gold(tournament, table.game_choice, result.points),
            result.won,
        )
        for round_ in rounds
        for table in round_.tables
        for number, result in zip(table.participants, table.results, strict=False)
    ]
    opened = [round_ for round_ in rounds if round_.opened_at is not None]
    byes = Counter(number for round_ in opened for number in round_.byes)
    rows = compute_standings(
        [str(each.number) for each in participants],
        results,
        {number: rating.mu for number, rating in ratings.items()},
    )
    return tuple(
        wire.TournamentStanding(
            number=int(row.person),
            games=row.games,
            won=row.won,
            points=row.points,
            gold=row.gold,
            byes=byes[int(row.person)],
            rating=_rounded_rating(ratings, row.person, "mu"),
            sigma=_rounded_rating(ratings, row.person, "sigma"),
            rank=row.rank,
            gold_rank=row.gold_rank,
            rating_rank=row.rating_rank,
        )
        for row in rows
    )


def _rounded_rating(ratings: Mapping[str, RatingRecord], person: str, name: str) -> float | None:
    return round(getattr(ratings[person], name), 1) if person in ratings else None


def _gold(tournament: TournamentRecord, choice: int, points: int) -> int:
    return 0 if box_of(tournament.game_choices[choice].ruleset) == NON_GOLD_BOX else points


async def _visible_ratings(
    context: AppContext, tournament: TournamentRecord, participants: Sequence[ParticipantRecord]
) -> dict[str, RatingRecord]:
    """Return the stable ratings of participants who show them, for the box that each plays.

    Keys are participant numbers as texts.
    """
    boxes = [box_of(choice.ruleset) for choice in tournament.game_choices]
    rated = {
        (each.guest_id, boxes[each.game_choice or 0]): str(each.number)
        for each in participants
        if each.is_rated
        and each.guest_id is not None
        and (each.game_choice is not None or len(boxes) == 1)
    }
    if not rated:
        return {}
    stats = PlayerStatsStore(context.storage.database)
    found = await stats.ratings([guest for guest, _ in rated])
    return {
        rated[each.guest_id, each.box]: each
        for each in found
        if (each.guest_id, each.box) in rated and each.is_stable
    }


router = Router(
    "/api/tournaments/displays",
    route_handlers=[get_display, get_display_qr],
    tags=["tournaments"],
)  # fmt: skip
