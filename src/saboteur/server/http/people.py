"""Routes of people: who sat with you, whom you mute or block, whom you ask to a table."""

import re
from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath

from saboteur.server.http.context import (
    AnyRequest,
    context_of,
    guest_within,
    home_of,
    known_guest,
    must_be_ours,
    read,
    welcome_guest,
)
from saboteur.server.http.errors import Blocked, NoInvitation, NoPerson, TooMany
from saboteur.server.storage.invitations import InvitationStorage
from saboteur.table.codes import is_code
from saboteur.table.config import CannotOpen
from saboteur.table.models import LOBBY, StoredGuest, StoredTable
from saboteur.wire import messages as wire
from saboteur.wire.problems import BadTable

PERSON: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
WAIT: Final = "too many changes; wait a little"


@get("/api/people")
async def list_people(request: AnyRequest) -> wire.People:
    """List who sat with you, and whom you mute or block."""
    guest = await known_guest(request)
    return wire.People(people=await context_of(request).storage.people.people(guest.id))


@put("/api/people/{person:str}", status_code=204)
async def set_tie(request: AnyRequest, person: FromPath[str]) -> Response[None]:
    """Mute or block somebody, or no more. He is not told."""
    must_be_ours(request)
    context = context_of(request)
    wanted = await read(request, wire.SetTie)
    guest = await guest_within(request, context.ties, WAIT)
    people = context.storage.people
    await _must_know(request, guest, person)
    if not await people.set_tie(guest.id, person, wanted):
        raise TooMany("you have muted, blocked or removed too many people")
    context.registry.ties_changed(guest.id)  # other nodes hear of it within a second
    return Response(None, status_code=204)


@delete("/api/people/{person:str}", status_code=204)
async def remove_person(request: AnyRequest, person: FromPath[str]) -> Response[None]:
    """Take somebody off your list until he sits with you again."""
    must_be_ours(request)
    context = context_of(request)
    guest = await guest_within(request, context.ties, WAIT)
    await _must_know(request, guest, person)
    if not await context.storage.people.remove(guest.id, person):
        raise TooMany("you have muted, blocked or removed too many people")
    return Response(None, status_code=204)


@post("/api/people/{person:str}/invitation")
async def invite_person(request: AnyRequest, person: FromPath[str]) -> wire.TableCode:
    """Ask somebody to a table of yours, or to a new one as the last that you both played at.

    Whoever has blocked you is not asked, and you are not told.
    """
    context = context_of(request)
    wanted = await read(request, wire.NewInvitation)
    guest = await welcome_guest(request, context.new_invitations, "too many invitations")
    if not context.new_invitations_of_home.spend(home_of(request)):
        raise TooMany("too many invitations from this address")
    await must_be_mates(request, guest, person)
    table = await _own_table(request, guest, wanted.table) if wanted.table else None
    if table is None:
        table = await _new_table(request, guest, person)
    elif table.group is not None and not await context.storage.is_member(table.group, person):
        raise BadTable("only members of its group come to this table")
    if not await context.storage.people.blocks(person, guest.id):
        invitations = InvitationStorage(context.storage.database)
        await invitations.invite(person, table.code, guest.id)
    return wire.TableCode(code=table.code)


@get("/api/guest/invitations")
async def own_invitations(request: AnyRequest) -> wire.Invitations:
    """List to what you are asked."""
    context = context_of(request)
    guest = await known_guest(request)
    return wire.Invitations(
        tables=await InvitationStorage(context.storage.database).waiting(guest.id),
        groups=await context.storage.groups.invited(guest.id),
    )


@delete("/api/guest/invitations/{code:str}", status_code=204)
async def decline_invitation(request: AnyRequest, code: FromPath[str]) -> Response[None]:
    """Say no to an invitation; nobody is told."""
    must_be_ours(request)
    guest = await known_guest(request)
    invitations = InvitationStorage(context_of(request).storage.database)
    if not is_code(code) or not await invitations.decline(guest.id, code):
        raise NoInvitation("nobody asked you there")
    return Response(None, status_code=204)


async def must_be_mates(request: AnyRequest, guest: StoredGuest, person: str) -> None:
    """Refuse to bother whoever neither sat with a guest nor is in a group of his."""
    people = context_of(request).storage.people
    known = bool(PERSON.fullmatch(person)) and (
        await people.has_sat_with(guest.id, person) or await people.shares_group(guest.id, person)
    )
    if not known or person == guest.id:
        raise NoPerson("nobody of this id sat with you or is in a group of yours")
    if await people.blocks(guest.id, person):
        raise Blocked("you have blocked this guest")


async def _must_know(request: AnyRequest, guest: StoredGuest, person: str) -> None:
    people = context_of(request).storage.people
    if not PERSON.fullmatch(person) or not await people.knows(guest.id, person):
        raise NoPerson("nobody of this id sat with you or is in a group of yours")


async def _own_table(request: AnyRequest, guest: StoredGuest, code: str) -> StoredTable:
    """Return a table to which a guest may ask others."""
    access = await context_of(request).storage.access(code, guest)
    if access is None or not access.known or access.table.closed:
        raise BadTable("that is no table of yours")
    if access.table.stage != LOBBY:
        raise BadTable("the game has begun")
    if access.table.locked and access.table.host != guest.id:
        raise BadTable("the host has locked the table")
    return access.table


async def _new_table(request: AnyRequest, guest: StoredGuest, person: str) -> StoredTable:
    """Open a table as the last one at which two guests played."""
    context = context_of(request)
    code = await context.storage.people.last_table(guest.id, person)
    old = None if code is None else await context.storage.table(code)
    wish = wire.NewTable() if old is None else _like(old)
    if not context.new_tables.spend(guest.id):
        raise TooMany("too many new tables; wait a little")
    try:
        new = await context.registry.open(wish, guest)
    except CannotOpen as error:
        raise BadTable(str(error)) from None
    table = await context.storage.table(new)
    if table is None:
        raise BadTable("the table was closed at once")
    return table


def _like(old: StoredTable) -> wire.NewTable:
    return wire.NewTable(
        ruleset=old.ruleset,
        seats=old.seats,
        options=dict(old.options),
        clock=old.clock,  # type: ignore[arg-type]  # it was one of ours when it was chosen
        talk=old.talk,  # type: ignore[arg-type]  # as above
        window_s=old.window_s,
        pace=old.pace,  # type: ignore[arg-type]  # as above
    )
