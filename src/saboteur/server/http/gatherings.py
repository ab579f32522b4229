"""Routes of gatherings: set one up, sign up, enter people, draw heats, open their tables."""

import re
from typing import Final

from litestar import Response, delete, get, post, put
from litestar.params import FromPath

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
    BadGathering,
    FewPeople,
    FullGathering,
    NoGathering,
    NotOrganiser,
    OldLink,
    SignUpClosed,
    TakenName,
    TooMany,
    Untimely,
)
from saboteur.server.http.halls import gathering_page
from saboteur.server.http.people import WAIT
from saboteur.server.lobby.gatherings import CannotOffer, NoSuchHeat, NotNow, TooFew
from saboteur.server.storage.gatherings import (
    GatheringDoor,
    GatheringFull,
    NameTaken,
    StoredGathering,
    StoredParticipant,
    TooManyGatherings,
)
from saboteur.table.keeping import StaleWrite
from saboteur.table.models import StoredGuest
from saboteur.wire import messages as wire
from saboteur.wire.names import BadName, clean_name, clean_title, free_name
from saboteur.wire.problems import BadNickname

GATHERING: Final = re.compile(r"[A-Za-z0-9_-]{12}")
LINK: Final = re.compile(r"[A-Za-z0-9_-]{16}")
NUMBER: Final = re.compile(r"[0-9]{1,4}")


@get("/api/gatherings")
async def list_gatherings(request: AnyRequest) -> wire.Gatherings:
    """List what you run or take part in."""
    guest = await known_guest(request)
    kept = context_of(request).gatherings.kept
    return wire.Gatherings(gatherings=await kept.listed(guest.id))


@post("/api/gatherings")
async def set_up_gathering(request: AnyRequest) -> wire.Gathering:
    """Set a gathering up; it is yours to run."""
    context = context_of(request)
    wanted = await read(request, wire.NewGathering)
    try:
        name = clean_title(wanted.name)
        for offer in wanted.offers:
            context.gatherings.room(offer)
    except (BadName, CannotOffer) as error:
        raise BadGathering(str(error)) from None
    guest = await welcome_guest(request, context.gatherings.limits.new, "too many new gatherings")
    if not context.gatherings.limits.new_of_home.spend(home_of(request)):
        raise TooMany("too many new gatherings from this address")
    try:
        id_ = await context.gatherings.kept.set_up(wanted, name, guest.id)
    except TooManyGatherings:
        raise FullGathering("you run too many gatherings; delete one") from None
    return await _page(context, id_, guest)


@get("/api/gatherings/{gathering:str}")
async def show_gathering(request: AnyRequest, gathering: FromPath[str]) -> wire.Gathering:
    """Show a gathering to its organiser and to those who take part."""
    context = context_of(request)
    guest = await guest_within(
        request, context.gatherings.limits.looks, "too many looks; wait a little"
    )
    found, _ = await _known(context, gathering, guest)
    return await gathering_page(context, found, guest)


@put("/api/gatherings/{gathering:str}")
async def settle_gathering(request: AnyRequest, gathering: FromPath[str]) -> wire.Gathering:
    """Open or close the sign-up, or end the gathering."""
    wanted = await read(request, wire.SetGathering)
    context, own, guest = await _run(request, gathering)
    await context.gatherings.kept.settle(own.id, wanted)
    return await _page(context, own.id, guest)


@delete("/api/gatherings/{gathering:str}", status_code=204)
async def dissolve_gathering(request: AnyRequest, gathering: FromPath[str]) -> Response[None]:
    """Delete your gathering; its tables stay."""
    context, own, _ = await _run(request, gathering)
    await context.gatherings.kept.dissolve(own.id)
    return Response(None, status_code=204)


@post("/api/gatherings/{gathering:str}/link")
async def rotate_gathering_link(request: AnyRequest, gathering: FromPath[str]) -> wire.Gathering:
    """Give your gathering another link; the one before says that it is old."""
    context, own, guest = await _run(request, gathering)
    await context.gatherings.kept.rotate(own.id)
    return await _page(context, own.id, guest)


# --- Who takes part ----------------------------------------------------------------------


@get("/api/gatherings/links/{link:str}")
async def show_gathering_door(request: AnyRequest, link: FromPath[str]) -> wire.GatheringDoor:
    """Tell where a link leads: a name, what is played, and how many are there."""
    context = context_of(request)
    guest = await known_guest(request)
    door = await _door(request, link, guest)
    found = door.gathering
    people = await context.gatherings.kept.people(found.id)
    part = any(each.guest == guest.id for each in people)
    return wire.GatheringDoor(
        id=found.id if part or found.organiser == guest.id else None,
        name=found.name,
        people=door.people,
        offers=found.offers,
        open=found.open,
        called=guest.nickname
        if part or not found.open
        else free_name(guest.nickname, [each.name for each in people]),
    )


@post("/api/gatherings/links/{link:str}", status_code=200)
async def sign_up(request: AnyRequest, link: FromPath[str]) -> wire.Gathering:
    """Take part."""
    context = context_of(request)
    wanted = await read(request, wire.SignUp)
    guest = await welcome_guest(request, context.ties, WAIT)
    found = (await _door(request, link, guest)).gathering
    if await _part(context, found, guest) is not None:
        return await gathering_page(context, found, guest)
    _must_offer(found, wanted.offer)
    if not found.open:
        raise SignUpClosed("nobody can sign up any more")
    if not context.gatherings.limits.signed_up_of_home.spend(home_of(request)):
        raise TooMany("too many people from this address")
    try:
        await context.gatherings.kept.sign_up(found.id, guest, wanted)
    except GatheringFull:
        raise FullGathering("the gathering is full") from None
    except NameTaken:
        raise TakenName("somebody there has such a name") from None
    return await gathering_page(context, found, guest)


@post("/api/gatherings/{gathering:str}/participants", status_code=200)
async def enter_people(request: AnyRequest, gathering: FromPath[str]) -> wire.Gathering:
    """Enter people who have no device; all of them, or nobody."""
    wanted = await read(request, wire.NewParticipants)
    names = [_name(each) for each in wanted.names]
    context, own, guest = await _run(request, gathering)
    _must_offer(own, wanted.offer)
    if not all(context.gatherings.limits.entered_of_home.spend(home_of(request)) for _ in names):
        raise TooMany("too many people entered from this address")
    try:
        await context.gatherings.kept.enter(own.id, names, wanted.offer)
    except GatheringFull:
        raise FullGathering("the gathering is full") from None
    except NameTaken:
        raise TakenName("two would have names that look alike") from None
    return await _page(context, own.id, guest)


@put("/api/gatherings/{gathering:str}/participants/{number:str}")
async def change_participant(
    request: AnyRequest, gathering: FromPath[str], number: FromPath[str]
) -> wire.Gathering:
    """Say what somebody plays, and whether he is there: everybody for himself, or the organiser."""
    context = context_of(request)
    wanted = await read(request, wire.SetParticipant)
    guest = await guest_within(request, context.ties, WAIT)
    found, you = await _known(context, gathering, guest)
    people = {each.number: each for each in await context.gatherings.kept.people(found.id)}
    who = people.get(_number(number))
    if who is None:
        raise NoGathering("nobody there has this number")
    if guest.id != found.organiser and who != you:
        raise NotOrganiser("only the organiser says that for others")
    _must_offer(found, wanted.offer)
    await context.gatherings.kept.change(found.id, who.number, wanted)
    return await gathering_page(context, found, guest)


# --- Heats -------------------------------------------------------------------------------


@post("/api/gatherings/{gathering:str}/heats")
async def draw_heat(request: AnyRequest, gathering: FromPath[str]) -> wire.Gathering:
    """Draw the next heat, or the one that nobody was called to yet once more."""
    context, own, guest = await _run(request, gathering)
    if not context.gatherings.limits.draws.spend(guest.id):
        raise TooMany("too many draws; wait a little")
    try:
        await context.gatherings.draw(own)
    except (NotNow, StaleWrite) as error:
        raise _untimely(error) from None
    except TooFew as error:
        raise FewPeople(str(error)) from None
    return await _page(context, own.id, guest)


@put("/api/gatherings/{gathering:str}/heats/{heat:str}")
async def open_heat(
    request: AnyRequest, gathering: FromPath[str], heat: FromPath[str]
) -> wire.Gathering:
    """Call everybody to the tables of a heat: they open, and cards are dealt."""
    context, own, guest = await _run(request, gathering)
    people = await context.gatherings.kept.people(own.id)
    tables = 1 + sum(each.here for each in people) // 5
    if not all(
        context.gatherings.limits.tables_of_home.spend(home_of(request)) for _ in range(tables)
    ):
        raise TooMany("too many tables from this address; wait a little")
    try:
        await context.gatherings.open(own, _number(heat))
    except (NotNow, StaleWrite) as error:
        raise _untimely(error) from None
    except NoSuchHeat as error:
        raise NoGathering(str(error)) from None
    return await _page(context, own.id, guest)


@post("/api/gatherings/{gathering:str}/heats/{heat:str}/tables/{number:str}", status_code=200)
async def play_again(
    request: AnyRequest, gathering: FromPath[str], heat: FromPath[str], number: FromPath[str]
) -> wire.Gathering:
    """Open a table that has no result once more, for the same people."""
    context, own, guest = await _run(request, gathering)
    if not context.gatherings.limits.tables_of_home.spend(home_of(request)):
        raise TooMany("too many tables from this address; wait a little")
    try:
        await context.gatherings.again(own, _number(heat), _number(number))
    except (NotNow, StaleWrite) as error:
        raise _untimely(error) from None
    except NoSuchHeat as error:
        raise NoGathering(str(error)) from None
    return await _page(context, own.id, guest)


@delete("/api/gatherings/{gathering:str}/heats/{heat:str}/tables/{number:str}", status_code=200)
async def give_table_up(
    request: AnyRequest, gathering: FromPath[str], heat: FromPath[str], number: FromPath[str]
) -> wire.Gathering:
    """Leave a table that is still played out of the standings."""
    context, own, guest = await _run(request, gathering)
    try:
        await context.gatherings.give_up(own, _number(heat), _number(number))
    except NotNow as error:
        raise _untimely(error) from None
    except NoSuchHeat as error:
        raise NoGathering(str(error)) from None
    return await _page(context, own.id, guest)


# --- Within ------------------------------------------------------------------------------


async def _known(
    context: Context, gathering: str, guest: StoredGuest
) -> tuple[StoredGathering, StoredParticipant | None]:
    """Return a gathering to whoever runs it or takes part, or refuse the request."""
    found = None
    if GATHERING.fullmatch(gathering):
        found = await context.gatherings.kept.gathering(gathering)
    you = None if found is None else await _part(context, found, guest)
    if found is None or (you is None and found.organiser != guest.id):
        raise NoGathering("there is no such gathering, or you take no part in it")
    return found, you


async def _run(request: AnyRequest, gathering: str) -> tuple[Context, StoredGathering, StoredGuest]:
    """Return a gathering to its organiser, or refuse the request."""
    must_be_ours(request)
    context = context_of(request)
    guest = await welcome_guest(request, context.ties, WAIT)
    found, _ = await _known(context, gathering, guest)
    if found.organiser != guest.id:
        raise NotOrganiser("only the organiser may do that")
    return context, found, guest


async def _part(
    context: Context, gathering: StoredGathering, guest: StoredGuest
) -> StoredParticipant | None:
    people = await context.gatherings.kept.people(gathering.id)
    return next((each for each in people if each.guest == guest.id), None)


async def _door(request: AnyRequest, link: str, guest: StoredGuest) -> GatheringDoor:
    """Return where a link leads; for whomever the organiser blocks, nowhere."""
    context, home = context_of(request), home_of(request)
    if context.wrong_links.spent_up(home):
        raise TooMany("too many links that do not exist; wait a minute")
    door = await context.gatherings.kept.door(link) if LINK.fullmatch(link) else None
    if door is None or await context.storage.people.blocks(door.gathering.organiser, guest.id):
        context.wrong_links.spend(home)
        raise NoGathering("there is no such gathering")
    if door.old:
        raise OldLink("the gathering has another link by now")
    return door


async def _page(context: Context, id_: str, guest: StoredGuest) -> wire.Gathering:
    found, _ = await _known(context, id_, guest)
    return await gathering_page(context, found, guest)


def _number(text: str) -> int:
    """Read a number of the address; what is none names nothing."""
    return int(text) if NUMBER.fullmatch(text) else -1


def _name(text: str) -> str:
    try:
        return clean_name(text)
    except BadName as error:
        raise BadNickname(str(error)) from None


def _must_offer(gathering: StoredGathering, offer: int | None) -> None:
    if offer is not None and offer >= len(gathering.offers):
        raise BadGathering(f"offers are 0 to {len(gathering.offers) - 1}")


def _untimely(error: NotNow | StaleWrite) -> Untimely:
    if isinstance(error, NotNow):
        return Untimely(str(error))
    return Untimely("somebody changed the gathering at the same moment; look again")
