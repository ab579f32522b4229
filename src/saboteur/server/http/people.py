"""Routes for acquaintances: list, mute, block, and invite to tables."""

import re
from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath

from saboteur.protocol import messages as wire
from saboteur.protocol.errors import InvalidTable
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    check_same_origin,
    client_ip,
    decode_body,
    require_guest,
    require_guest_within_limit,
    require_unbanned_guest,
)
from saboteur.server.http.errors import (
    InvitationNotFound,
    PersonBlocked,
    PersonNotFound,
    RateLimited,
)
from saboteur.server.storage.invitations import InvitationStore
from saboteur.table.codes import is_code
from saboteur.table.lifecycle.table_config import CannotOpenTable
from saboteur.table.storage.models import STAGE_LOBBY, GuestRecord, TableRecord

GUEST_ID_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
RATE_LIMIT_MESSAGE: Final = "too many changes; wait a little"


@get("/api/people")
async def list_people(request: AnyRequest) -> wire.People:
    """Return the guests who played with the guest, with the relations to them."""
    guest = await require_guest(request)
    return wire.People(people=await app_context(request).storage.relations.known_people(guest.id))


@put("/api/people/{person:str}", status_code=204)
async def set_relation(request: AnyRequest, person: FromPath[str]) -> Response[None]:
    """Mute, unmute, block or unblock another guest, who is not notified."""
    check_same_origin(request)
    context = app_context(request)
    body = await decode_body(request, wire.SetRelation)
    guest = await require_guest_within_limit(
        request, context.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    people = context.storage.relations
    await _require_known(request, guest, person)
    if not await people.set_relation(guest.id, person, body):
        raise RateLimited("you have muted, blocked or removed too many people")
    context.registry.notify_relations_changed(guest.id)  # other nodes poll the change each second
    return Response(None, status_code=204)


@delete("/api/people/{person:str}", status_code=204)
async def remove_person(request: AnyRequest, person: FromPath[str]) -> Response[None]:
    """Remove a guest from the list until both play together again."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_guest_within_limit(
        request, context.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    await _require_known(request, guest, person)
    if not await context.storage.relations.remove_from_list(guest.id, person):
        raise RateLimited("you have muted, blocked or removed too many people")
    return Response(None, status_code=204)


@post("/api/people/{person:str}/invitation")
async def invite_person(request: AnyRequest, person: FromPath[str]) -> wire.TableCode:
    """Invite an acquaintance to a table, by default to a new one like the last common table.

    If the invited guest has blocked the sender nothing is sent, and the response is the same.
    """
    context = app_context(request)
    body = await decode_body(request, wire.NewInvitation)
    guest = await require_unbanned_guest(
        request, context.limits.new_invitations, "too many invitations"
    )
    if not context.limits.new_invitations_per_ip.try_acquire(client_ip(request)):
        raise RateLimited("too many invitations from this address")
    await require_acquaintance(request, guest, person)
    table = await _table_for_invitation(request, guest, body.table) if body.table else None
    if table is None:
        table = await _open_table_like_last(request, guest, person)
    elif table.group is not None and not await context.storage.is_member(table.group, person):
        raise InvalidTable("only members of its group may join this table")
    if not await context.storage.relations.has_blocked(person, guest.id):
        invitations = InvitationStore(context.storage.database)
        await invitations.invite(person, table.code, guest.id)
    return wire.TableCode(code=table.code)


@get("/api/guest/invitations")
async def list_invitations(request: AnyRequest) -> wire.Invitations:
    """Return the guest's open invitations to tables and groups."""
    context = app_context(request)
    guest = await require_guest(request)
    return wire.Invitations(
        tables=await InvitationStore(context.storage.database).open_invitations(guest.id),
        groups=await context.storage.groups.invitations_for(guest.id),
    )


@delete("/api/guest/invitations/{code:str}", status_code=204)
async def decline_invitation(request: AnyRequest, code: FromPath[str]) -> Response[None]:
    """Decline an invitation to a table without notifying the sender."""
    check_same_origin(request)
    guest = await require_guest(request)
    invitations = InvitationStore(app_context(request).storage.database)
    if not is_code(code) or not await invitations.decline(guest.id, code):
        raise InvitationNotFound("there is no such invitation")
    return Response(None, status_code=204)


async def require_acquaintance(request: AnyRequest, guest: GuestRecord, person: str) -> None:
    """Check that ``guest`` may invite ``person``: they played together or share a group.

    Raises ``PersonNotFound``, or ``PersonBlocked`` if the guest has blocked the person.
    """
    people = app_context(request).storage.relations
    is_acquainted = bool(GUEST_ID_PATTERN.fullmatch(person)) and (
        await people.have_played_together(guest.id, person)
        or await people.share_group(guest.id, person)
    )
    if not is_acquainted or person == guest.id:
        raise PersonNotFound("no guest with this id has played with you or shares a group")
    if await people.has_blocked(guest.id, person):
        raise PersonBlocked("you have blocked this guest")


async def _require_known(request: AnyRequest, guest: GuestRecord, person: str) -> None:
    people = app_context(request).storage.relations
    if not GUEST_ID_PATTERN.fullmatch(person) or not await people.are_acquainted(guest.id, person):
        raise PersonNotFound("no guest with this id has played with you or shares a group")


async def _table_for_invitation(request: AnyRequest, guest: GuestRecord, code: str) -> TableRecord:
    """Return the table of a code, to which the guest may invite others; raise ``InvalidTable``."""
    access = await app_context(request).storage.access_by_code(code, guest)
    if access is None or not access.is_participant or access.table.closed:
        raise InvalidTable("you are not at this table")
    if access.table.stage != STAGE_LOBBY:
        raise InvalidTable("the game has begun")
    if access.table.locked and access.table.host != guest.id:
        raise InvalidTable("the host has locked the table")
    return access.table


async def _open_table_like_last(
    request: AnyRequest, guest: GuestRecord, person: str
) -> TableRecord:
    """Open a table with the settings of the last one at which both guests played.

    Raises ``RateLimited`` or ``InvalidTable``.
    """
    context = app_context(request)
    code = await context.storage.relations.last_common_table(guest.id, person)
    previous = None if code is None else await context.storage.table(code)
    config = wire.NewTable() if previous is None else _config_of(previous)
    if not context.limits.new_tables.try_acquire(guest.id):
        raise RateLimited("too many new tables; wait a little")
    try:
        new_code = await context.registry.open_table(config, guest)
    except CannotOpenTable as error:
        raise InvalidTable(str(error)) from None
    table = await context.storage.table(new_code)
    if table is None:
        raise InvalidTable("the table was closed immediately")
    return table


def _config_of(previous: TableRecord) -> wire.NewTable:
    return wire.NewTable(
        ruleset=previous.ruleset,
        seats=previous.seats,
        options=dict(previous.options),
        clock=previous.clock,
        chat=previous.chat,
        window_s=previous.window_s,
        pace=previous.pace,
    )
