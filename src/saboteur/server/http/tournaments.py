"""Routes for tournaments: create, sign up, enter players, pair rounds and open their tables."""

import re
from typing import Any, Final

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State

from saboteur.protocol import messages as wire
from saboteur.protocol.errors import InvalidNickname
from saboteur.protocol.names import InvalidName, clean_name, clean_title, free_name
from saboteur.server.http.context import AppContext
from saboteur.server.http.errors import (
    Banned,
    InvalidTournament,
    LinkExpired,
    NameUnavailable,
    NotOrganiser,
    RateLimited,
    SignUpClosed,
    TournamentLimitReached,
    TournamentNotFound,
    error_response,
    raises,
)
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import (
    InviteLink,
    ParticipantNumber,
    RoundNumber,
    StrictBody,
    TableNumber,
    TournamentId,
)
from saboteur.server.http.people import RATE_LIMIT_MESSAGE
from saboteur.server.http.request import AppRequest
from saboteur.server.http.tournament_display import tournament_page
from saboteur.server.services.tournaments import (
    InvalidGame,
    InvalidState,
    NotEnoughPlayers,
)
from saboteur.server.storage.tournaments import (
    NameTaken,
    ParticipantRecord,
    TooManyTournaments,
    TournamentFull,
    TournamentInviteTarget,
    TournamentRecord,
)
from saboteur.table.storage.models import GuestRecord
from saboteur.table.storage.ports import StaleWrite

ORGANISER_ERRORS: Final = (Banned, NotOrganiser, TournamentNotFound, RateLimited)
NUMBER_PATTERN: Final = re.compile(r"[0-9]{1,4}")


@get()
async def list_tournaments(request: AppRequest) -> wire.Tournaments:
    """Return the tournaments that the guest organises or takes part in."""
    guest = await request.require_guest()
    store = request.context.tournaments.store
    return wire.Tournaments(tournaments=await store.list_for(guest.id))


@post()
@raises(Banned, TournamentLimitReached, InvalidTournament, RateLimited)
async def create_tournament(
    request: AppRequest, payload: StrictBody[wire.NewTournament]
) -> wire.Tournament:
    """Create a tournament with the guest as its organiser."""
    try:
        name = clean_title(payload.name)
        for offer in payload.game_choices:
            request.context.tournaments.table_sizes(offer)
    except (InvalidName, InvalidGame) as error:
        raise InvalidTournament(str(error)) from None
    guest = await request.require_unbanned_guest(
        request.limits.new_tournaments, "too many new tournaments"
    )
    request.acquire_per_ip(
        request.limits.new_tournaments_per_ip, "too many new tournaments from this address"
    )
    try:
        id_ = await request.context.tournaments.store.create_tournament(payload, name, guest.id)
    except TooManyTournaments:
        raise TournamentLimitReached("you organise too many tournaments; delete one") from None
    return await _updated_page(request.context, id_, guest)


@get("/{tournament_id:str}")
@raises(TournamentNotFound, RateLimited)
async def get_tournament(request: AppRequest, tournament_id: TournamentId) -> wire.Tournament:
    """Return a tournament to its organiser or one of its participants."""
    guest = await request.require_guest_within_limit(
        request.limits.tournament_reads, "too many requests; wait a little"
    )
    tournament, _ = await _require_access(request.context, tournament_id, guest)
    return await tournament_page(request.context, tournament, guest)


@put("/{tournament_id:str}")
@raises(*ORGANISER_ERRORS)
async def update_tournament(
    request: AppRequest, tournament_id: TournamentId, payload: StrictBody[wire.UpdateTournament]
) -> wire.Tournament:
    """Open or close the sign-up, or end the tournament; only for the organiser."""
    context, tournament, guest = await _require_organiser(request, tournament_id)
    await context.tournaments.store.update_status(tournament.id, payload)
    return await _updated_page(context, tournament.id, guest)


@delete("/{tournament_id:str}", status_code=204)
@raises(*ORGANISER_ERRORS)
async def delete_tournament(request: AppRequest, tournament_id: TournamentId) -> None:
    """Delete a tournament but keep its tables; only for the organiser."""
    context, tournament, _ = await _require_organiser(request, tournament_id)
    await context.tournaments.store.delete_tournament(tournament.id)


@post("/{tournament_id:str}/link")
@raises(*ORGANISER_ERRORS)
async def rotate_tournament_link(
    request: AppRequest, tournament_id: TournamentId
) -> wire.Tournament:
    """Replace the invite link; the old link then answers with ``LinkExpired``."""
    context, tournament, guest = await _require_organiser(request, tournament_id)
    await context.tournaments.store.rotate_link(tournament.id)
    return await _updated_page(context, tournament.id, guest)


# --- Participants ------------------------------------------------------------------------


@get("/links/{link:str}")
@raises(TournamentNotFound, LinkExpired, RateLimited)
async def get_tournament_preview(request: AppRequest, link: InviteLink) -> wire.TournamentPreview:
    """Return the name, games and number of participants of the tournament of an invite link."""
    guest = await request.require_guest()
    target = await _resolve_link(request, link, guest)
    tournament = target.tournament
    participants = await request.context.tournaments.store.participants(tournament.id)
    is_participant = any(each.guest_id == guest.id for each in participants)
    return wire.TournamentPreview(
        id=tournament.id if is_participant or tournament.organiser == guest.id else None,
        name=tournament.name,
        participants=target.participant_count,
        game_choices=tournament.game_choices,
        registration_open=tournament.is_registration_open,
        nickname=guest.nickname
        if is_participant or not tournament.is_registration_open
        else free_name(guest.nickname, [each.name for each in participants]),
    )


@post("/links/{link:str}", status_code=200)
@raises(
    Banned,
    TournamentNotFound,
    SignUpClosed,
    TournamentLimitReached,
    NameUnavailable,
    LinkExpired,
    InvalidTournament,
    RateLimited,
)
async def sign_up_for_tournament(
    request: AppRequest, link: InviteLink, payload: StrictBody[wire.SignUp]
) -> wire.Tournament:
    """Sign the guest up by an invite link; does nothing if the guest takes part already."""
    context = request.context
    guest = await request.require_unbanned_guest(
        request.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    tournament = (await _resolve_link(request, link, guest)).tournament
    if await _find_participant(context, tournament, guest) is not None:
        return await tournament_page(context, tournament, guest)
    _check_offer(tournament, payload.game_choice)
    if not tournament.is_registration_open:
        raise SignUpClosed("the sign-up is closed")
    request.acquire_per_ip(request.limits.sign_ups_per_ip, "too many sign-ups from this address")
    try:
        await context.tournaments.store.sign_up(tournament.id, guest, payload)
    except TournamentFull:
        raise TournamentLimitReached("the tournament is full") from None
    except NameTaken:
        raise NameUnavailable("another participant has a name that looks the same") from None
    return await tournament_page(context, tournament, guest)


@post("/{tournament_id:str}/participants", status_code=200)
@raises(
    InvalidNickname, *ORGANISER_ERRORS, TournamentLimitReached, NameUnavailable, InvalidTournament
)
async def add_offline_players(
    request: AppRequest, tournament_id: TournamentId, payload: StrictBody[wire.NewParticipants]
) -> wire.Tournament:
    """Add participants without a device by name: all of them, or none if one cannot be added."""
    names = [_clean_player_name(each) for each in payload.names]
    context, tournament, guest = await _require_organiser(request, tournament_id)
    _check_offer(tournament, payload.game_choice)
    if not all(request.limits.added_players_per_ip.try_acquire(request.client_ip) for _ in names):
        raise RateLimited("too many players added from this address")
    try:
        await context.tournaments.store.enter_by_name(tournament.id, names, payload.game_choice)
    except TournamentFull:
        raise TournamentLimitReached("the tournament is full") from None
    except NameTaken:
        raise NameUnavailable("two participants would have names that look alike") from None
    return await _updated_page(context, tournament.id, guest)


@put("/{tournament_id:str}/participants/{participant_number:str}")
@raises(NotOrganiser, TournamentNotFound, InvalidTournament, RateLimited)
async def change_participant(
    request: AppRequest,
    tournament_id: TournamentId,
    participant_number: ParticipantNumber,
    payload: StrictBody[wire.UpdateParticipant],
) -> wire.Tournament:
    """Set the game and the presence of a participant; only for the participant or organiser."""
    context = request.context
    guest = await request.require_guest_within_limit(
        request.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    tournament, own_participant = await _require_access(context, tournament_id, guest)
    participants = {
        each.number: each for each in await context.tournaments.store.participants(tournament.id)
    }
    participant = participants.get(_parse_number(participant_number))
    if participant is None:
        raise TournamentNotFound("no participant has this number")
    if guest.id != tournament.organiser and participant != own_participant:
        raise NotOrganiser("only the organiser may change other participants")
    _check_offer(tournament, payload.game_choice)
    await context.tournaments.store.update_participant(tournament.id, participant.number, payload)
    return await tournament_page(context, tournament, guest)


# --- Rounds ------------------------------------------------------------------------------


@post("/{tournament_id:str}/rounds")
@raises(*ORGANISER_ERRORS, InvalidState, NotEnoughPlayers)
async def pair_round(request: AppRequest, tournament_id: TournamentId) -> wire.Tournament:
    """Pair the next round, or pair the current one again if it is not opened yet."""
    context, tournament, guest = await _require_organiser(request, tournament_id)
    if not request.limits.new_pairings.try_acquire(guest.id):
        raise RateLimited("too many pairings; wait a little")
    await context.tournaments.pair_round(tournament)
    return await _updated_page(context, tournament.id, guest)


@put("/{tournament_id:str}/rounds/{round_number:str}")
@raises(*ORGANISER_ERRORS, InvalidState)
async def open_round(
    request: AppRequest, tournament_id: TournamentId, round_number: RoundNumber
) -> wire.Tournament:
    """Open the tables of a round and deal their cards."""
    context, tournament, guest = await _require_organiser(request, tournament_id)
    participants = await context.tournaments.store.participants(tournament.id)
    tables = 1 + sum(each.is_present for each in participants) // 5
    if not all(
        request.limits.round_tables_per_ip.try_acquire(request.client_ip) for _ in range(tables)
    ):
        raise RateLimited("too many tables from this address; wait a little")
    await context.tournaments.open_round(tournament, _parse_number(round_number))
    return await _updated_page(context, tournament.id, guest)


@post("/{tournament_id:str}/rounds/{round_number:str}/tables/{table_number:str}", status_code=200)
@raises(*ORGANISER_ERRORS, InvalidState)
async def replay_table(
    request: AppRequest,
    tournament_id: TournamentId,
    round_number: RoundNumber,
    table_number: TableNumber,
) -> wire.Tournament:
    """Replace a table without a result by a new one for the same participants."""
    context, tournament, guest = await _require_organiser(request, tournament_id)
    request.acquire_per_ip(
        request.limits.round_tables_per_ip, "too many tables from this address; wait a little"
    )
    await context.tournaments.replay_table(
        tournament, _parse_number(round_number), _parse_number(table_number)
    )
    return await _updated_page(context, tournament.id, guest)


@delete("/{tournament_id:str}/rounds/{round_number:str}/tables/{table_number:str}", status_code=200)
@raises(*ORGANISER_ERRORS, InvalidState)
async def forfeit_table(
    request: AppRequest,
    tournament_id: TournamentId,
    round_number: RoundNumber,
    table_number: TableNumber,
) -> wire.Tournament:
    """Exclude a table without a result from the standings."""
    context, tournament, guest = await _require_organiser(request, tournament_id)
    await context.tournaments.forfeit_table(
        tournament, _parse_number(round_number), _parse_number(table_number)
    )
    return await _updated_page(context, tournament.id, guest)


# --- Helpers -----------------------------------------------------------------------------


async def _require_access(
    context: AppContext, tournament_id: str, guest: GuestRecord
) -> tuple[TournamentRecord, ParticipantRecord | None]:
    """Return a tournament and the guest's participation.

    The participation is ``None`` if the guest is only its organiser. Raises
    ``TournamentNotFound`` if the guest neither organises the tournament nor takes part.
    """
    tournament = await context.tournaments.store.tournament(tournament_id)
    own_participant = (
        None if tournament is None else await _find_participant(context, tournament, guest)
    )
    if tournament is None or (own_participant is None and tournament.organiser != guest.id):
        raise TournamentNotFound("there is no such tournament, or you do not take part in it")
    return tournament, own_participant


async def _require_organiser(
    request: AppRequest, tournament_id: str
) -> tuple[AppContext, TournamentRecord, GuestRecord]:
    """Return the application context, the tournament and its organiser, who makes the request.

    Raises ``ForeignOrigin``, ``NotAuthenticated``, ``RateLimited``, ``Banned``,
    ``TournamentNotFound`` or ``NotOrganiser``.
    """
    context = request.context
    guest = await request.require_unbanned_guest(
        request.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    tournament, _ = await _require_access(context, tournament_id, guest)
    if tournament.organiser != guest.id:
        raise NotOrganiser("only the organiser may do that")
    return context, tournament, guest


async def _find_participant(
    context: AppContext, tournament: TournamentRecord, guest: GuestRecord
) -> ParticipantRecord | None:
    participants = await context.tournaments.store.participants(tournament.id)
    return next((each for each in participants if each.guest_id == guest.id), None)


async def _resolve_link(
    request: AppRequest, link: str, guest: GuestRecord
) -> TournamentInviteTarget:
    """Return the tournament of an invite link.

    Raises ``RateLimited``, ``LinkExpired`` or ``TournamentNotFound``; the last also for guests whom
    the organiser has blocked.
    """
    context = request.context
    with request.limit_link_guesses():
        target = await context.tournaments.store.invite_target(link)
        if target is None or await context.storage.relations.has_blocked(
            target.tournament.organiser, guest.id
        ):
            raise TournamentNotFound("there is no such tournament")
    if target.is_expired:
        raise LinkExpired("the link of the tournament was replaced")
    return target


async def _updated_page(context: AppContext, id_: str, guest: GuestRecord) -> wire.Tournament:
    tournament, _ = await _require_access(context, id_, guest)
    return await tournament_page(context, tournament, guest)


def _parse_number(text: str) -> int:
    """Parse a number of the path; return -1, which matches nothing, if it is invalid."""
    return int(text) if NUMBER_PATTERN.fullmatch(text) else -1


def _clean_player_name(text: str) -> str:
    try:
        return clean_name(text)
    except InvalidName as error:
        raise InvalidNickname(str(error)) from None


def _check_offer(tournament: TournamentRecord, offer: int | None) -> None:
    if offer is not None and offer >= len(tournament.game_choices):
        raise InvalidTournament(f"games are numbered 0 to {len(tournament.game_choices) - 1}")


def _changed_concurrently(
    request: Request[Any, Any, State], _: StaleWrite
) -> Response[wire.Problem]:
    error = InvalidState("the tournament was changed at the same time; reload it")
    return error_response(request, error)


router = Router(
    "/api/tournaments",
    route_handlers=[
        list_tournaments, create_tournament, get_tournament, update_tournament, delete_tournament,
        rotate_tournament_link, get_tournament_preview, sign_up_for_tournament,
        add_offline_players, change_participant, pair_round, open_round, replay_table,
        forfeit_table,
    ],
    tags=["tournaments"], security=GUEST_SECURITY,
    exception_handlers={StaleWrite: _changed_concurrently},
)  # fmt: skip
