"""Routes for groups: create, join by link or invitation, manage members and seasons."""

from datetime import date, timedelta
from typing import Final

from litestar import Router, delete, get, post, put

from saboteur.games.registry import catalogue
from saboteur.protocol import messages as wire
from saboteur.protocol.names import InvalidName, clean_title
from saboteur.server.http.context import AppContext
from saboteur.server.http.errors import (
    Banned,
    GroupLimitReached,
    GroupNotFound,
    InvalidGroup,
    InvitationNotFound,
    LinkExpired,
    NotGroupOwner,
    PersonBlocked,
    PersonNotFound,
    RateLimited,
    raises,
)
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import (
    GroupId,
    InviteLink,
    PersonId,
    SeasonId,
    StrictBody,
    valid_person_id,
)
from saboteur.server.http.people import RATE_LIMIT_MESSAGE, require_acquaintance
from saboteur.server.http.request import AppRequest
from saboteur.server.storage.groups import GroupFull, GroupInviteTarget, GroupRecord, TooManyGroups
from saboteur.server.storage.player_stats import PlayerStatsStore
from saboteur.table.storage.models import GuestRecord

OWNER_ERRORS: Final = (NotGroupOwner, GroupNotFound, RateLimited)
MAX_SEASON_LENGTH: Final = timedelta(days=400)


@get()
async def list_groups(request: AppRequest) -> wire.Groups:
    """Return the groups of the guest."""
    guest = await request.require_guest()
    return wire.Groups(groups=await request.context.storage.groups.list_for(guest.id))


@post()
@raises(InvalidGroup, Banned, GroupLimitReached, RateLimited)
async def create_group(request: AppRequest, payload: StrictBody[wire.NewGroup]) -> wire.Group:
    """Create a group that the guest owns."""
    context = request.context
    name = _clean_group_name(payload.name)
    guest = await request.require_unbanned_guest(request.limits.new_groups, "too many new groups")
    request.acquire_per_ip(
        request.limits.new_groups_per_ip, "too many new groups from this address"
    )
    try:
        id_ = await context.storage.groups.create_group(name, guest.id)
    except TooManyGroups:
        raise GroupLimitReached("you are a member of too many groups") from None
    return await _group_page(context, await _require_member(context, id_, guest), guest)


@get("/{group:str}")
@raises(GroupNotFound)
async def get_group(request: AppRequest, group: GroupId) -> wire.Group:
    """Return the page of a group; only for members."""
    context = request.context
    guest = await request.require_guest()
    return await _group_page(context, await _require_member(context, group, guest), guest)


@put("/{group:str}", status_code=204)
@raises(InvalidGroup, *OWNER_ERRORS)
async def rename_group(
    request: AppRequest, group: GroupId, payload: StrictBody[wire.NewGroup]
) -> None:
    """Rename a group; only for its owner."""
    name = _clean_group_name(payload.name)
    context, record, _ = await _require_owner(request, group)
    await context.storage.groups.rename_group(record.id, name)


@delete("/{group:str}", status_code=204)
@raises(*OWNER_ERRORS)
async def delete_group(request: AppRequest, group: GroupId) -> None:
    """Delete a group; only for its owner."""
    context, record, _ = await _require_owner(request, group)
    await context.storage.groups.delete_group(record.id)


@post("/{group:str}/link")
@raises(*OWNER_ERRORS)
async def rotate_group_link(request: AppRequest, group: GroupId) -> wire.Group:
    """Replace the invite link of a group; the old link then answers with ``LinkExpired``."""
    context, record, guest = await _require_owner(request, group)
    await context.storage.groups.rotate_link(record.id)
    return await _group_page(context, record, guest)


# --- Members -----------------------------------------------------------------------------


@get("/links/{link:str}")
@raises(GroupNotFound, LinkExpired, RateLimited)
async def get_group_preview(request: AppRequest, link: InviteLink) -> wire.GroupPreview:
    """Return the name and number of members of the group of an invite link."""
    guest = await request.require_guest()
    target = await _resolve_link(request, link)
    is_member = await request.context.storage.groups.is_member(target.group.id, guest.id)
    return wire.GroupPreview(
        id=target.group.id if is_member else None,
        name=target.group.name,
        members=target.member_count,
    )


@post("/links/{link:str}", status_code=200)
@raises(Banned, GroupNotFound, GroupLimitReached, LinkExpired, RateLimited)
async def join_group(request: AppRequest, link: InviteLink) -> wire.Group:
    """Join a group by its invite link."""
    guest = await request.require_unbanned_guest(
        request.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    target = await _resolve_link(request, link)
    return await _join(request, target.group.id, guest)


@put("/{group:str}/members", status_code=200)
@raises(Banned, InvitationNotFound, GroupLimitReached, RateLimited)
async def accept_group_invitation(request: AppRequest, group: GroupId) -> wire.Group:
    """Join a group by an invitation."""
    guest = await request.require_unbanned_guest(
        request.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    if not await request.context.storage.groups.is_invited(group, guest.id):
        raise InvitationNotFound("there is no such invitation")
    return await _join(request, group, guest)


@delete("/{group:str}/members/{person:str}")
@raises(*OWNER_ERRORS, PersonNotFound)
async def leave_group(request: AppRequest, group: GroupId, person: PersonId) -> None:
    """Leave a group, or remove a member as its owner, which replaces the invite link."""
    context = request.context
    guest = await request.require_guest_within_limit(
        request.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    record = await _require_member(context, group, guest)
    if person != guest.id:
        if record.owner_guest_id != guest.id:
            raise NotGroupOwner("only the owner may remove members")
        if not await context.storage.is_member(record.id, person):
            raise PersonNotFound("no member of the group has this id")
    await context.storage.groups.remove_member(record, person, was_kicked=person != guest.id)


@put("/{group:str}/owner", status_code=204)
@raises(*OWNER_ERRORS, PersonNotFound)
async def transfer_group(
    request: AppRequest, group: GroupId, payload: StrictBody[wire.NewMember]
) -> None:
    """Make another member the owner of the group; only for its owner."""
    context, record, _ = await _require_owner(request, group)
    new_owner = valid_person_id(payload.guest)
    if not await context.storage.groups.transfer_ownership(record, new_owner):
        raise PersonNotFound("no member of the group has this id")


@post("/{group:str}/invitations", status_code=204)
@raises(Banned, PersonBlocked, GroupNotFound, PersonNotFound, RateLimited)
async def invite_to_group(
    request: AppRequest, group: GroupId, payload: StrictBody[wire.NewMember]
) -> None:
    """Invite an acquaintance to a group.

    If the invited guest has blocked the sender nothing is sent, and the response is the same.
    """
    person = valid_person_id(payload.guest)
    guest = await request.require_unbanned_guest(
        request.limits.new_invitations, "too many invitations"
    )
    request.acquire_per_ip(
        request.limits.new_invitations_per_ip, "too many invitations from this address"
    )
    record = await _require_member(request.context, group, guest)
    await require_acquaintance(request, guest, person)
    if not await request.context.storage.relations.has_blocked(person, guest.id):
        await request.context.storage.groups.invite(record.id, person, guest.id)


@delete("/{group:str}/invitations", status_code=204)
@raises(InvitationNotFound)
async def decline_group_invitation(request: AppRequest, group: GroupId) -> None:
    """Decline an invitation to a group without notifying the sender."""
    groups = request.context.storage.groups
    guest = await request.require_guest()
    if not await groups.is_invited(group, guest.id):
        raise InvitationNotFound("there is no such invitation")
    await groups.decline_invitation(group, guest.id)


# --- Seasons -----------------------------------------------------------------------------


@post("/{group:str}/seasons")
@raises(InvalidGroup, *OWNER_ERRORS, GroupLimitReached)
async def create_season(
    request: AppRequest, group: GroupId, payload: StrictBody[wire.NewSeason]
) -> wire.Season:
    """Create a season of a group; only for its owner."""
    name = _clean_group_name(payload.name)
    _validate_season(payload)
    context, record, _ = await _require_owner(request, group)
    id_ = await context.storage.groups.add_season(record.id, payload, name)
    if id_ is None:
        raise GroupLimitReached("the group has too many seasons")
    return wire.Season(
        id=id_,
        name=name,
        starts_on=payload.starts_on,
        ends_on=payload.ends_on,
        box=payload.box or "",
    )


@get("/{group:str}/seasons/{season:str}")
@raises(GroupNotFound)
async def get_season(request: AppRequest, group: GroupId, season: SeasonId) -> wire.SeasonStandings:
    """Return the standings of a season; only for members."""
    guest = await request.require_guest()
    record = await _require_member(request.context, group, guest)
    found = {each.id: each for each in await request.context.storage.groups.seasons(record.id)}
    if season not in found:
        raise GroupNotFound("the group has no such season")
    stats = PlayerStatsStore(request.context.storage.database)
    return wire.SeasonStandings(
        season=found[season], standings=await stats.season_standings(record.id, found[season])
    )


@delete("/{group:str}/seasons/{season:str}", status_code=204)
@raises(*OWNER_ERRORS)
async def delete_season(request: AppRequest, group: GroupId, season: SeasonId) -> None:
    """Delete a season but keep its games; only for the owner of the group."""
    context, record, _ = await _require_owner(request, group)
    if not await context.storage.groups.delete_season(record.id, season):
        raise GroupNotFound("the group has no such season")


# --- Helpers -----------------------------------------------------------------------------


async def _require_member(context: AppContext, group: str, guest: GuestRecord) -> GroupRecord:
    found = await context.storage.groups.group(group, guest.id)
    if found is None:
        raise GroupNotFound("there is no such group, or you are not a member")
    return found


async def _require_owner(
    request: AppRequest, group: str
) -> tuple[AppContext, GroupRecord, GuestRecord]:
    """Return the application context, the group and its owner, who makes the request.

    Raises ``ForeignOrigin``, ``NotAuthenticated``, ``RateLimited``, ``GroupNotFound`` or
    ``NotGroupOwner``.
    """
    guest = await request.require_guest_within_limit(
        request.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    found = await _require_member(request.context, group, guest)
    if found.owner_guest_id != guest.id:
        raise NotGroupOwner("only the owner may do that")
    return request.context, found, guest


async def _resolve_link(request: AppRequest, link: str) -> GroupInviteTarget:
    """Return the group of an invite link.

    Raises ``RateLimited``, ``GroupNotFound`` or ``LinkExpired``.
    """
    with request.limit_link_guesses():
        target = await request.context.storage.groups.invite_target(link)
        if target is None:
            raise GroupNotFound("there is no such group")
    if target.is_expired:
        raise LinkExpired("the link of the group was replaced")
    return target


async def _join(request: AppRequest, group: str, guest: GuestRecord) -> wire.Group:
    context = request.context
    request.acquire_per_ip(
        request.limits.group_joins_per_ip, "too many new members from this address"
    )
    try:
        await context.storage.groups.add_member(group, guest.id)
    except GroupFull:
        raise GroupLimitReached("the group is full") from None
    except TooManyGroups:
        raise GroupLimitReached("you are a member of too many groups") from None
    return await _group_page(context, await _require_member(context, group, guest), guest)


async def _group_page(context: AppContext, group: GroupRecord, guest: GuestRecord) -> wire.Group:
    groups, stats = context.storage.groups, PlayerStatsStore(context.storage.database)
    latest_game = await groups.latest_game_code(group.id)
    return wire.Group(
        id=group.id,
        name=group.name,
        link=await groups.invite_link(group.id),
        you=guest.id,
        members=await groups.members(group),
        tables=await groups.active_tables(group.id, guest.id),
        session_scores=()
        if latest_game is None
        else await stats.session_standings(group.id, latest_game),
        seasons=await groups.seasons(group.id),
    )


def _clean_group_name(name: str) -> str:
    try:
        return clean_title(name)
    except InvalidName as error:
        raise InvalidGroup(str(error)) from None


def _validate_season(season: wire.NewSeason) -> None:
    try:
        begins, ends = date.fromisoformat(season.starts_on), date.fromisoformat(season.ends_on)
    except ValueError:
        raise InvalidGroup("the date is invalid") from None
    if not timedelta(0) <= ends - begins <= MAX_SEASON_LENGTH:
        raise InvalidGroup(f"a season ends after it begins, within {MAX_SEASON_LENGTH.days} days")
    if season.box not in (None, *(entry.id for entry in catalogue() if entry.kind == "box")):
        raise InvalidGroup("there is no such box")


router = Router(
    "/api/groups",
    route_handlers=[
        list_groups, create_group, get_group, rename_group, delete_group, rotate_group_link,
        get_group_preview, join_group, accept_group_invitation, leave_group, transfer_group,
        invite_to_group, decline_group_invitation, create_season, get_season, delete_season,
    ],
    tags=["groups"], security=GUEST_SECURITY,
)  # fmt: skip
