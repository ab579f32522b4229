"""Routes for acquaintances: list, mute, block, and invite to tables."""

from typing import Final

from litestar import Router, delete, get, post, put

from saboteur.protocol import messages as wire
from saboteur.protocol.errors import InvalidTable
from saboteur.server.http.errors import (
    Banned,
    InvitationNotFound,
    PersonBlocked,
    PersonNotFound,
    RateLimited,
    raises,
)
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import PersonId, StrictBody, TableCode
from saboteur.server.http.request import AppRequest
from saboteur.server.storage.invitations import InvitationStore
from saboteur.table.lifecycle.table_config import CannotOpenTable
from saboteur.table.storage.models import STAGE_LOBBY, GuestRecord, TableRecord

RATE_LIMIT_MESSAGE: Final = "too many changes; wait a little"


@get("/people")
async def list_people(request: AppRequest) -> wire.People:
    """Return the guests who played with the guest, with the relations to them."""
    guest = await request.require_guest()
    return wire.People(people=await request.context.storage.relations.known_people(guest.id))


@put("/people/{person:str}", status_code=204)
@raises(PersonNotFound, RateLimited)
async def set_relation(
    request: AppRequest, person: PersonId, payload: StrictBody[wire.SetRelation]
) -> None:
    """Mute, unmute, block or unblock another guest, who is not notified."""
    context = request.context
    guest = await request.require_guest_within_limit(
        request.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    people = context.storage.relations
    await _require_known(request, guest, person)
    if not await people.set_relation(guest.id, person, payload):
        raise RateLimited("you have muted, blocked or removed too many people")
    context.registry.notify_relations_changed(guest.id)  # other nodes poll the change each second


@delete("/people/{person:str}", status_code=204)
@raises(PersonNotFound, RateLimited)
async def remove_person(request: AppRequest, person: PersonId) -> None:
    """Remove a guest from the list until both play together again."""
    guest = await request.require_guest_within_limit(
        request.limits.relation_changes, RATE_LIMIT_MESSAGE
    )
    await _require_known(request, guest, person)
    if not await request.context.storage.relations.remove_from_list(guest.id, person):
        raise RateLimited("you have muted, blocked or removed too many people")


@post("/people/{person:str}/invitation")
@raises(InvalidTable, Banned, PersonBlocked, PersonNotFound, RateLimited)
async def invite_person(
    request: AppRequest, person: PersonId, payload: StrictBody[wire.NewInvitation]
) -> wire.TableCode:
    """Invite an acquaintance to a table, by default to a new one like the last common table.

    If the invited guest has blocked the sender nothing is sent, and the response is the same.
    """
    context = request.context
    guest = await request.require_unbanned_guest(
        request.limits.new_invitations, "too many invitations"
    )
    request.acquire_per_ip(
        request.limits.new_invitations_per_ip, "too many invitations from this address"
    )
    await require_acquaintance(request, guest, person)
    table = await _table_for_invitation(request, guest, payload.table) if payload.table else None
    if table is None:
        table = await _open_table_like_last(request, guest, person)
    elif table.group is not None and not await context.storage.is_member(table.group, person):
        raise InvalidTable("only members of its group may join this table")
    if not await context.storage.relations.has_blocked(person, guest.id):
        invitations = InvitationStore(context.storage.database)
        await invitations.invite(person, table.code, guest.id)
    return wire.TableCode(code=table.code)


@get("/guest/invitations")
async def list_invitations(request: AppRequest) -> wire.Invitations:
    """Return the guest's open invitations to tables and groups."""
    guest = await request.require_guest()
    return wire.Invitations(
        tables=await InvitationStore(request.context.storage.database).open_invitations(guest.id),
        groups=await request.context.storage.groups.invitations_for(guest.id),
    )


@delete("/guest/invitations/{code:str}", status_code=204)
@raises(InvitationNotFound)
async def decline_invitation(request: AppRequest, code: TableCode) -> None:
    """Decline an invitation to a table without notifying the sender."""
    guest = await request.require_guest()
    invitations = InvitationStore(request.context.storage.database)
    if not await invitations.decline(guest.id, code):
        raise InvitationNotFound("there is no such invitation")


async def require_acquaintance(request: AppRequest, guest: GuestRecord, person: str) -> None:
    """Check that ``guest`` may invite ``person``: they played together or share a group.

    Raises ``PersonNotFound``, or ``PersonBlocked`` if the guest has blocked the person.
    """
    people = request.context.storage.relations
    is_acquainted = await people.have_played_together(guest.id, person) or await people.share_group(
        guest.id, person
    )
    if not is_acquainted or person == guest.id:
        raise PersonNotFound("no guest with this id has played with you or shares a group")
    if await people.has_blocked(guest.id, person):
        raise PersonBlocked("you have blocked this guest")


async def _require_known(request: AppRequest, guest: GuestRecord, person: str) -> None:
    if not await request.context.storage.relations.are_acquainted(guest.id, person):
        raise PersonNotFound("no guest with this id has played with you or shares a group")


async def _table_for_invitation(request: AppRequest, guest: GuestRecord, code: str) -> TableRecord:
    """Return the table of a code, to which the guest may invite others; raise ``InvalidTable``."""
    access = await request.context.storage.access_by_code(code, guest)
    if access is None or not access.is_participant or access.table.closed:
        raise InvalidTable("you are not at this table")
    if access.table.stage != STAGE_LOBBY:
        raise InvalidTable("the game has begun")
    if access.table.locked and access.table.host != guest.id:
        raise InvalidTable("the host has locked the table")
    return access.table


async def _open_table_like_last(
    request: AppRequest, guest: GuestRecord, person: str
) -> TableRecord:
    """Open a table with the settings of the last one at which both guests played.

    Raises ``RateLimited`` or ``InvalidTable``.
    """
    context = request.context
    code = await context.storage.relations.last_common_table(guest.id, person)
    previous = None if code is None else await context.storage.table(code)
    config = wire.NewTable() if previous is None else _config_of(previous)
    if not request.limits.new_tables.try_acquire(guest.id):
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


router = Router(
    "/api",
    route_handlers=[
        list_people, set_relation, remove_person, invite_person, list_invitations,
        decline_invitation,
    ],
    tags=["people"], security=GUEST_SECURITY,
)  # fmt: skip
