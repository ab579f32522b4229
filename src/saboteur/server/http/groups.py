"""Routes for groups: create, join by link or invitation, manage members and seasons."""

import re
from datetime import date, timedelta
from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath

from saboteur.games.registry import catalogue
from saboteur.protocol import messages as wire
from saboteur.protocol.names import InvalidName, clean_title
from saboteur.server.http.context import (
    AnyRequest,
    AppContext,
    app_context,
    check_same_origin,
    client_ip,
    decode_body,
    require_guest,
    require_guest_within_limit,
    require_unbanned_guest,
)
from saboteur.server.http.errors import (
    GroupLimitReached,
    GroupNotFound,
    InvalidGroup,
    InvitationNotFound,
    LinkExpired,
    NotGroupOwner,
    PersonNotFound,
    RateLimited,
)
from saboteur.server.http.people import GUEST_ID_PATTERN, RATE_LIMIT_MESSAGE, require_acquaintance
from saboteur.server.storage.groups import GroupFull, GroupInviteTarget, GroupRecord, TooManyGroups
from saboteur.server.storage.player_stats import PlayerStatsStore
from saboteur.table.storage.models import GuestRecord

GROUP_ID_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{12}")
LINK_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{16}")
MAX_SEASON_LENGTH: Final = timedelta(days=400)


@get("/api/groups")
async def list_groups(request: AnyRequest) -> wire.Groups:
    """Return the groups of the guest."""
    guest = await require_guest(request)
    return wire.Groups(groups=await app_context(request).storage.groups.list_for(guest.id))


@post("/api/groups")
async def create_group(request: AnyRequest) -> wire.Group:
    """Create a group that the guest owns."""
    context = app_context(request)
    name = _clean_group_name((await decode_body(request, wire.NewGroup)).name)
    guest = await require_unbanned_guest(request, context.limits.new_groups, "too many new groups")
    if not context.limits.new_groups_per_ip.try_acquire(client_ip(request)):
        raise RateLimited("too many new groups from this address")
    try:
        id_ = await context.storage.groups.create_group(name, guest.id)
    except TooManyGroups:
        raise GroupLimitReached("you are a member of too many groups") from None
    return await _group_page(context, await _require_member(context, id_, guest), guest)


@get("/api/groups/{group:str}")
async def get_group(request: AnyRequest, group: FromPath[str]) -> wire.Group:
    """Return the page of a group; only for members."""
    context = app_context(request)
    guest = await require_guest(request)
    return await _group_page(context, await _require_member(context, group, guest), guest)


@put("/api/groups/{group:str}", status_code=204)
async def rename_group(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Rename a group; only for its owner."""
    name = _clean_group_name((await decode_body(request, wire.NewGroup)).name)
    context, record, _ = await _require_owner(request, group)
    await context.storage.groups.rename_group(record.id, name)
    return Response(None, status_code=204)


@delete("/api/groups/{group:str}", status_code=204)
async def delete_group(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Delete a group; only for its owner."""
    context, record, _ = await _require_owner(request, group)
    await context.storage.groups.delete_group(record.id)
    return Response(None, status_code=204)


@post("/api/groups/{group:str}/link")
async def rotate_group_link(request: AnyRequest, group: FromPath[str]) -> wire.Group:
    """Replace the invite link of a group; the old link then answers with ``LinkExpired``."""
    context, record, guest = await _require_owner(request, group)
    await context.storage.groups.rotate_link(record.id)
    return await _group_page(context, record, guest)


# --- Members -----------------------------------------------------------------------------


@get("/api/groups/links/{link:str}")
async def get_group_preview(request: AnyRequest, link: FromPath[str]) -> wire.GroupPreview:
    """Return the name and number of members of the group of an invite link."""
    context = app_context(request)
    guest = await require_guest(request)
    target = await _resolve_link(request, link)
    is_member = await context.storage.groups.is_member(target.group.id, guest.id)
    return wire.GroupPreview(
        id=target.group.id if is_member else None,
        name=target.group.name,
        members=target.member_count,
    )


@post("/api/groups/links/{link:str}", status_code=200)
async def join_group(request: AnyRequest, link: FromPath[str]) -> wire.Group:
    """Join a group by its invite link."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_unbanned_guest(
        request, context.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    target = await _resolve_link(request, link)
    return await _join(request, target.group.id, guest)


@put("/api/groups/{group:str}/members", status_code=200)
async def accept_group_invitation(request: AnyRequest, group: FromPath[str]) -> wire.Group:
    """Join a group by an invitation."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_unbanned_guest(
        request, context.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    if not GROUP_ID_PATTERN.fullmatch(group) or not await context.storage.groups.is_invited(
        group, guest.id
    ):
        raise InvitationNotFound("there is no such invitation")
    return await _join(request, group, guest)


@delete("/api/groups/{group:str}/members/{person:str}", status_code=204)
async def leave_group(
    request: AnyRequest, group: FromPath[str], person: FromPath[str]
) -> Response[None]:
    """Leave a group, or remove a member as its owner, which replaces the invite link."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_guest_within_limit(
        request, context.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    record = await _require_member(context, group, guest)
    if person != guest.id:
        if record.owner_guest_id != guest.id:
            raise NotGroupOwner("only the owner may remove members")
        if not GUEST_ID_PATTERN.fullmatch(person) or not await context.storage.is_member(
            record.id, person
        ):
            raise PersonNotFound("no member of the group has this id")
    await context.storage.groups.remove_member(record, person, was_kicked=person != guest.id)
    return Response(None, status_code=204)


@put("/api/groups/{group:str}/owner", status_code=204)
async def transfer_group(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Make another member the owner of the group; only for its owner."""
    new_owner = (await decode_body(request, wire.NewMember)).guest
    context, record, _ = await _require_owner(request, group)
    is_transferred = bool(
        GUEST_ID_PATTERN.fullmatch(new_owner)
    ) and await context.storage.groups.transfer_ownership(record, new_owner)
    if not is_transferred:
        raise PersonNotFound("no member of the group has this id")
    return Response(None, status_code=204)


@post("/api/groups/{group:str}/invitations", status_code=204)
async def invite_to_group(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Invite an acquaintance to a group.

    If the invited guest has blocked the sender nothing is sent, and the response is the same.
    """
    context = app_context(request)
    person = (await decode_body(request, wire.NewMember)).guest
    guest = await require_unbanned_guest(
        request, context.limits.new_invitations, "too many invitations"
    )
    if not context.limits.new_invitations_per_ip.try_acquire(client_ip(request)):
        raise RateLimited("too many invitations from this address")
    record = await _require_member(context, group, guest)
    await require_acquaintance(request, guest, person)
    if not await context.storage.relations.has_blocked(person, guest.id):
        await context.storage.groups.invite(record.id, person, guest.id)
    return Response(None, status_code=204)


@delete("/api/groups/{group:str}/invitations", status_code=204)
async def decline_group_invitation(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Decline an invitation to a group without notifying the sender."""
    check_same_origin(request)
    groups = app_context(request).storage.groups
    guest = await require_guest(request)
    if not GROUP_ID_PATTERN.fullmatch(group) or not await groups.is_invited(group, guest.id):
        raise InvitationNotFound("there is no such invitation")
    await groups.decline_invitation(group, guest.id)
    return Response(None, status_code=204)


# --- Seasons -----------------------------------------------------------------------------


@post("/api/groups/{group:str}/seasons")
async def create_season(request: AnyRequest, group: FromPath[str]) -> wire.Season:
    """Create a season of a group; only for its owner."""
    body = await decode_body(request, wire.NewSeason)
    name = _clean_group_name(body.name)
    _validate_season(body)
    context, record, _ = await _require_owner(request, group)
    id_ = await context.storage.groups.add_season(record.id, body, name)
    if id_ is None:
        raise GroupLimitReached("the group has too many seasons")
    return wire.Season(
        id=id_, name=name, starts_on=body.starts_on, ends_on=body.ends_on, box=body.box or ""
    )


@get("/api/groups/{group:str}/seasons/{season:str}")
async def get_season(
    request: AnyRequest, group: FromPath[str], season: FromPath[str]
) -> wire.SeasonStandings:
    """Return the standings of a season; only for members."""
    context = app_context(request)
    guest = await require_guest(request)
    record = await _require_member(context, group, guest)
    found = {each.id: each for each in await context.storage.groups.seasons(record.id)}
    if season not in found:
        raise GroupNotFound("the group has no such season")
    stats = PlayerStatsStore(context.storage.database)
    return wire.SeasonStandings(
        season=found[season], standings=await stats.season_standings(record.id, found[season])
    )


@delete("/api/groups/{group:str}/seasons/{season:str}", status_code=204)
async def delete_season(
    request: AnyRequest, group: FromPath[str], season: FromPath[str]
) -> Response[None]:
    """Delete a season but keep its games; only for the owner of the group."""
    context, record, _ = await _require_owner(request, group)
    is_valid_id = bool(GROUP_ID_PATTERN.fullmatch(season))
    if not is_valid_id or not await context.storage.groups.delete_season(record.id, season):
        raise GroupNotFound("the group has no such season")
    return Response(None, status_code=204)


# --- Helpers -----------------------------------------------------------------------------


async def _require_member(context: AppContext, group: str, guest: GuestRecord) -> GroupRecord:
    found = None
    if GROUP_ID_PATTERN.fullmatch(group):
        found = await context.storage.groups.group(group, guest.id)
    if found is None:
        raise GroupNotFound("there is no such group, or you are not a member")
    return found


async def _require_owner(
    request: AnyRequest, group: str
) -> tuple[AppContext, GroupRecord, GuestRecord]:
    """Return the application context, the group and its owner, who makes the request.

    Raises ``ForeignOrigin``, ``NotAuthenticated``, ``RateLimited``, ``GroupNotFound`` or
    ``NotGroupOwner``.
    """
    check_same_origin(request)
    context = app_context(request)
    guest = await require_guest_within_limit(
        request, context.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    found = await _require_member(context, group, guest)
    if found.owner_guest_id != guest.id:
        raise NotGroupOwner("only the owner may do that")
    return context, found, guest


async def _resolve_link(request: AnyRequest, link: str) -> GroupInviteTarget:
    """Return the group of an invite link, and count wrong links to stop guessing.

    Raises ``RateLimited``, ``GroupNotFound`` or ``LinkExpired``.
    """
    context, ip = app_context(request), client_ip(request)
    if context.limits.wrong_links.is_empty(ip):
        raise RateLimited("too many links that do not exist; wait a minute")
    target = (
        await context.storage.groups.invite_target(link) if LINK_PATTERN.fullmatch(link) else None
    )
    if target is None:
        context.limits.wrong_links.try_acquire(ip)
        raise GroupNotFound("there is no such group")
    if target.is_expired:
        raise LinkExpired("the link of the group was replaced")
    return target


async def _join(request: AnyRequest, group: str, guest: GuestRecord) -> wire.Group:
    context = app_context(request)
    if not context.limits.group_joins_per_ip.try_acquire(client_ip(request)):
        raise RateLimited("too many new members from this address")
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
