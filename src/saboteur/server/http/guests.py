"""Routes of guests: nickname, several devices, and all that is theirs."""

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie

from saboteur.server.http.browsers import browser_of
from saboteur.server.http.context import (
    AnyRequest,
    context_of,
    drawn_address,
    guest_within,
    home_of,
    is_secure,
    known_guest,
    must_be_ours,
    read,
)
from saboteur.server.http.errors import NoTransfer, TooMany
from saboteur.server.http.identity import (
    COOKIE,
    COOKIE_SECONDS,
    new_guest,
    new_transfer,
    use_transfer,
)
from saboteur.server.storage.guests import TRANSFER_SECONDS
from saboteur.table.guests import guest_message, nickname_of, renamed
from saboteur.wire import messages as wire
from saboteur.wire.problems import NoGuest


@get("/api/guest")
async def who_am_i(request: AnyRequest) -> wire.Guest | None:
    """Say who you are; somebody new is no error, which a browser would complain of."""
    guest = await context_of(request).guest(request)
    return None if guest is None else guest_message(guest)


@post("/api/guest")
async def take_nickname(request: AnyRequest) -> Response[wire.Guest]:
    """Become a guest, or change your nickname and your face."""
    context = context_of(request)
    wanted = await read(request, wire.NewGuest)
    nickname = nickname_of(wanted)
    guest = await context.guest(request)
    context.must_be_welcome(request, guest)
    if guest is not None:
        guest = renamed(guest, wanted)
        await context.storage.introduce(guest)
        return Response(guest_message(guest), status_code=200)
    if not context.new_guests.spend(home_of(request)):
        raise TooMany("too many new guests from this address")
    kind = browser_of(request.headers.get("user-agent", ""))
    guest, token = await new_guest(context.storage, nickname, wanted.portrait, kind)
    return Response(
        guest_message(guest),
        status_code=201,
        cookies=[guest_cookie(request, token, COOKIE_SECONDS)],
    )


@get("/api/guest/preferences")
async def show_preferences(request: AnyRequest) -> wire.Preferences | None:
    """Say how you like to play, if you have ever said."""
    guest = await context_of(request).guest(request)
    return None if guest is None else await context_of(request).guests.preferences(guest.id)


@put("/api/guest/preferences")
async def keep_preferences(request: AnyRequest) -> wire.Preferences:
    """Remember how you like to play, for all your devices."""
    must_be_ours(request)
    guest = await known_guest(request)
    preferences = await read(request, wire.Preferences)
    await context_of(request).guests.prefer(guest.id, preferences)
    return preferences


@post("/api/guest/transfer", status_code=200)
async def open_transfer(request: AnyRequest) -> wire.Transfer:
    """Open a way onto another device."""
    must_be_ours(request)
    context = context_of(request)
    guest = await guest_within(request, context.new_transfers, "too many transfers; wait a little")
    token = await new_transfer(context.guests, guest)
    # The token stands behind the #: a browser keeps that part to itself, so no log has it.
    picture = drawn_address(request, f"/move#{token}")
    return wire.Transfer(token=token, seconds=TRANSFER_SECONDS, qr=picture)


@post("/api/guest/arrive", status_code=200)
async def arrive_here(request: AnyRequest) -> Response[wire.Guest]:
    """Become, on this device, the guest who opened the transfer.

    Whoever this device knew before stays as he is; only the cookie is another.
    """
    context = context_of(request)
    address = home_of(request)
    arrival = await read(request, wire.Arrival)
    if context.wrong_transfers.spent_up(address):
        raise TooMany("too many transfers that do not exist; wait a minute")
    kind = browser_of(request.headers.get("user-agent", ""))
    arrived = await use_transfer(context.guests, arrival.token, kind)
    if arrived is None:
        context.wrong_transfers.spend(address)
        raise NoTransfer("this transfer is unknown, used up or too old")
    guest, token = arrived
    return Response(
        guest_message(guest),
        cookies=[guest_cookie(request, token, COOKIE_SECONDS)],
    )


@get("/api/guest/tables")
async def own_tables(request: AnyRequest) -> wire.OwnTables:
    """List the tables at which you have a seat."""
    guest = await known_guest(request)
    return wire.OwnTables(tables=await context_of(request).guests.tables(guest.id))


@get("/api/guest/data")
async def own_data(request: AnyRequest) -> Response[wire.OwnData]:
    """Give you all that we hold about you."""
    context = context_of(request)
    guest = await guest_within(request, context.own_data, "you have just had it; wait a little")
    data = await context.guests.data(guest.id)
    if data is None:
        raise NoGuest("take a nickname first")
    return Response(
        data, headers={"Content-Disposition": 'attachment; filename="saboteur-my-data.json"'}
    )


@delete("/api/guest", status_code=204)
async def forget_me(request: AnyRequest) -> Response[None]:
    """Delete you and what is yours. Where others played, your seat has only a number."""
    must_be_ours(request)
    context = context_of(request)
    guest = await known_guest(request)
    await context.registry.forget_guest(guest)
    return Response(None, status_code=204, cookies=[guest_cookie(request, "", 0)])


def guest_cookie(request: AnyRequest, token: str, seconds: int) -> Cookie:
    """Return the cookie by which a device knows its guest, for so long."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(request),
    )
