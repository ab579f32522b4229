"""Routes of groups: found one, come in by its link, its page, its seasons."""

import re
from datetime import date, timedelta
from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath

from saboteur.games.registry import catalogue
from saboteur.server.http.context import (
    AnyRequest,
    Context,
    context_of,
    guest_within,
    home_of,
    known_guest,
    must_be_ours,
    read,
    welcome_guest,
)
from saboteur.server.http.errors import (
    BadGroup,
    FullGroup,
    NoGroup,
    NoInvitation,
    NoPerson,
    NotOwner,
    OldLink,
    TooMany,
)
from saboteur.server.http.people import PERSON, WAIT, must_be_mates
from saboteur.server.storage.careers import CareerStorage
from saboteur.server.storage.groups import Door, GroupFull, StoredGroup, TooManyGroups
from saboteur.table.models import StoredGuest
from saboteur.wire import messages as wire
from saboteur.wire.names import BadName, clean_title

GROUP: Final = re.compile(r"[A-Za-z0-9_-]{12}")
LINK: Final = re.compile(r"[A-Za-z0-9_-]{16}")
LONGEST_SEASON: Final = timedelta(days=400)


@get("/api/groups")
async def list_groups(request: AnyRequest) -> wire.Groups:
    """List your groups."""
    guest = await known_guest(request)
    return wire.Groups(groups=await context_of(request).storage.groups.listed(guest.id))


@post("/api/groups")
async def found_group(request: AnyRequest) -> wire.Group:
    """Found a group; it is yours."""
    context = context_of(request)
    name = _title((await read(request, wire.NewGroup)).name)
    guest = await welcome_guest(request, context.new_groups, "too many new groups")
    if not context.new_groups_of_home.spend(home_of(request)):
        raise TooMany("too many new groups from this address")
    try:
        id_ = await context.storage.groups.found(name, guest.id)
    except TooManyGroups:
        raise FullGroup("you are a member of too many groups") from None
    return await _page(context, await _member(context, id_, guest), guest)


@get("/api/groups/{group:str}")
async def show_group(request: AnyRequest, group: FromPath[str]) -> wire.Group:
    """Show a group to its members."""
    context = context_of(request)
    guest = await known_guest(request)
    return await _page(context, await _member(context, group, guest), guest)


@put("/api/groups/{group:str}", status_code=204)
async def rename_group(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Call your group otherwise."""
    name = _title((await read(request, wire.NewGroup)).name)
    context, own, _ = await _owned(request, group)
    await context.storage.groups.rename(own.id, name)
    return Response(None, status_code=204)


@delete("/api/groups/{group:str}", status_code=204)
async def dissolve_group(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Delete your group."""
    context, own, _ = await _owned(request, group)
    await context.storage.groups.dissolve(own.id)
    return Response(None, status_code=204)


@post("/api/groups/{group:str}/link")
async def rotate_link(request: AnyRequest, group: FromPath[str]) -> wire.Group:
    """Give your group another link; the one before says that it is old."""
    context, own, guest = await _owned(request, group)
    await context.storage.groups.rotate(own.id)
    return await _page(context, own, guest)


# --- Coming and going --------------------------------------------------------------------


@get("/api/groups/links/{link:str}")
async def show_door(request: AnyRequest, link: FromPath[str]) -> wire.GroupDoor:
    """Tell where a link leads: a name, and how many are there."""
    context = context_of(request)
    guest = await known_guest(request)
    door = await _door(request, link)
    is_member = await context.storage.groups.is_member(door.group.id, guest.id)
    return wire.GroupDoor(
        id=door.group.id if is_member else None, name=door.group.name, members=door.members
    )


@post("/api/groups/links/{link:str}", status_code=200)
async def join_group(request: AnyRequest, link: FromPath[str]) -> wire.Group:
    """Become a member by a link."""
    must_be_ours(request)
    context = context_of(request)
    guest = await welcome_guest(request, context.ties, WAIT)
    door = await _door(request, link)
    return await _joined(request, door.group.id, guest)


@put("/api/groups/{group:str}/members", status_code=200)
async def accept_group(request: AnyRequest, group: FromPath[str]) -> wire.Group:
    """Become a member because somebody asked you in."""
    must_be_ours(request)
    context = context_of(request)
    guest = await welcome_guest(request, context.ties, WAIT)
    if not GROUP.fullmatch(group) or not await context.storage.groups.is_invited(group, guest.id):
        raise NoInvitation("nobody asked you there")
    return await _joined(request, group, guest)


@delete("/api/groups/{group:str}/members/{person:str}", status_code=204)
async def leave_group(
    request: AnyRequest, group: FromPath[str], person: FromPath[str]
) -> Response[None]:
    """Leave a group; its owner may also send others away, and the link changes then."""
    must_be_ours(request)
    context = context_of(request)
    guest = await guest_within(request, context.ties, WAIT)
    own = await _member(context, group, guest)
    if person != guest.id:
        if own.owner != guest.id:
            raise NotOwner("only the owner sends members away")
        if not PERSON.fullmatch(person) or not await context.storage.is_member(own.id, person):
            raise NoPerson("nobody of this id is a member")
    await context.storage.groups.leave(own, person, sent=person != guest.id)
    return Response(None, status_code=204)


@put("/api/groups/{group:str}/owner", status_code=204)
async def hand_group_over(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Let another member own your group."""
    heir = (await read(request, wire.NewMember)).guest
    context, own, _ = await _owned(request, group)
    known = bool(PERSON.fullmatch(heir)) and await context.storage.groups.hand_over(own, heir)
    if not known:
        raise NoPerson("nobody of this id is a member")
    return Response(None, status_code=204)


@post("/api/groups/{group:str}/invitations", status_code=204)
async def invite_into_group(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Ask somebody who sat with you into a group. Whoever has blocked you is not asked."""
    context = context_of(request)
    person = (await read(request, wire.NewMember)).guest
    guest = await welcome_guest(request, context.new_invitations, "too many invitations")
    if not context.new_invitations_of_home.spend(home_of(request)):
        raise TooMany("too many invitations from this address")
    own = await _member(context, group, guest)
    await must_be_mates(request, guest, person)
    if not await context.storage.people.blocks(person, guest.id):
        await context.storage.groups.invite(own.id, person, guest.id)
    return Response(None, status_code=204)


@delete("/api/groups/{group:str}/invitations", status_code=204)
async def decline_group(request: AnyRequest, group: FromPath[str]) -> Response[None]:
    """Say no to a group; nobody is told."""
    must_be_ours(request)
    groups = context_of(request).storage.groups
    guest = await known_guest(request)
    if not GROUP.fullmatch(group) or not await groups.is_invited(group, guest.id):
        raise NoInvitation("nobody asked you there")
    await groups.decline(group, guest.id)
    return Response(None, status_code=204)


# --- Seasons -----------------------------------------------------------------------------


@post("/api/groups/{group:str}/seasons")
async def begin_season(request: AnyRequest, group: FromPath[str]) -> wire.Season:
    """Begin a season of your group."""
    wanted = await read(request, wire.NewSeason)
    name = _title(wanted.name)
    _must_be_season(wanted)
    context, own, _ = await _owned(request, group)
    id_ = await context.storage.groups.add_season(own.id, wanted, name)
    if id_ is None:
        raise FullGroup("a group has no more seasons than that")
    return wire.Season(
        id=id_, name=name, begins=wanted.begins, ends=wanted.ends, box=wanted.box or ""
    )


@get("/api/groups/{group:str}/seasons/{season:str}")
async def show_season(
    request: AnyRequest, group: FromPath[str], season: FromPath[str]
) -> wire.Standings:
    """Tell who made what of a season."""
    context = context_of(request)
    guest = await known_guest(request)
    own = await _member(context, group, guest)
    found = {each.id: each for each in await context.storage.groups.seasons(own.id)}
    if season not in found:
        raise NoGroup("the group has no such season")
    careers = CareerStorage(context.storage.database)
    return wire.Standings(
        season=found[season], standings=await careers.season(own.id, found[season])
    )


@delete("/api/groups/{group:str}/seasons/{season:str}", status_code=204)
async def end_season(
    request: AnyRequest, group: FromPath[str], season: FromPath[str]
) -> Response[None]:
    """Forget a season of your group; its games stay."""
    context, own, _ = await _owned(request, group)
    known = bool(GROUP.fullmatch(season))
    if not known or not await context.storage.groups.delete_season(own.id, season):
        raise NoGroup("the group has no such season")
    return Response(None, status_code=204)


# --- Within ------------------------------------------------------------------------------


async def _member(context: Context, group: str, guest: StoredGuest) -> StoredGroup:
    found = None
    if GROUP.fullmatch(group):
        found = await context.storage.groups.group(group, guest.id)
    if found is None:
        raise NoGroup("there is no such group, or you are no member of it")
    return found


async def _owned(request: AnyRequest, group: str) -> tuple[Context, StoredGroup, StoredGuest]:
    """Return a group to its owner, or refuse the request."""
    must_be_ours(request)
    context = context_of(request)
    guest = await guest_within(request, context.ties, WAIT)
    found = await _member(context, group, guest)
    if found.owner != guest.id:
        raise NotOwner("only the owner may do that")
    return context, found, guest


async def _door(request: AnyRequest, link: str) -> Door:
    """Return where a link leads; whoever tries too many that don't exist learns nothing more."""
    context, home = context_of(request), home_of(request)
    if context.wrong_links.spent_up(home):
        raise TooMany("too many links that do not exist; wait a minute")
    door = await context.storage.groups.door(link) if LINK.fullmatch(link) else None
    if door is None:
        context.wrong_links.spend(home)
        raise NoGroup("there is no such group")
    if door.old:
        raise OldLink("the group has another link by now")
    return door


async def _joined(request: AnyRequest, group: str, guest: StoredGuest) -> wire.Group:
    context = context_of(request)
    if not context.joined_of_home.spend(home_of(request)):
        raise TooMany("too many new members from this address")
    try:
        await context.storage.groups.join(group, guest.id)
    except GroupFull:
        raise FullGroup("the group is full") from None
    except TooManyGroups:
        raise FullGroup("you are a member of too many groups") from None
    return await _page(context, await _member(context, group, guest), guest)


async def _page(context: Context, group: StoredGroup, guest: StoredGuest) -> wire.Group:
    groups, careers = context.storage.groups, CareerStorage(context.storage.database)
    newest = await groups.newest_game(group.id)
    return wire.Group(
        id=group.id,
        name=group.name,
        link=await groups.link(group.id),
        you=guest.id,
        members=await groups.members(group),
        tables=await groups.tables(group.id, guest.id),
        evening=() if newest is None else await careers.evening(group.id, newest),
        seasons=await groups.seasons(group.id),
    )


def _title(name: str) -> str:
    try:
        return clean_title(name)
    except BadName as error:
        raise BadGroup(str(error)) from None


def _must_be_season(wanted: wire.NewSeason) -> None:
    try:
        begins, ends = date.fromisoformat(wanted.begins), date.fromisoformat(wanted.ends)
    except ValueError:
        raise BadGroup("there is no such day") from None
    if not timedelta(0) <= ends - begins <= LONGEST_SEASON:
        raise BadGroup(f"a season ends after it begins, within {LONGEST_SEASON.days} days")
    if wanted.box not in (None, *(entry.id for entry in catalogue() if entry.kind == "box")):
        raise BadGroup("there is no such box")
