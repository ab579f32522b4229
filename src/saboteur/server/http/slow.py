"""Routes of who plays at slow tables: where it is his turn, and when he is on holiday."""

from litestar import get, put

from saboteur.server.http.context import (
    AnyRequest,
    context_of,
    guest_within,
    known_guest,
    must_be_ours,
    read,
)
from saboteur.server.http.errors import BadHolidays
from saboteur.server.storage.holidays import BadHoliday
from saboteur.wire import messages as wire


@get("/api/guest/turns")
async def own_turns(request: AnyRequest) -> wire.Turns:
    """List the slow tables that wait for you, the oldest first."""
    guest = await known_guest(request)
    return wire.Turns(turns=await context_of(request).storage.slow.turns(guest.id))


@get("/api/guest/holidays")
async def own_holidays(request: AnyRequest) -> wire.Holidays:
    """Say when nobody waits for you."""
    guest = await known_guest(request)
    context = context_of(request)
    return await context.storage.holidays.own(guest.id, context.settings.now())


@put("/api/guest/holidays")
async def plan_holidays(request: AnyRequest) -> wire.Holidays:
    """Take other holidays than before."""
    must_be_ours(request)
    context = context_of(request)
    guest = await guest_within(request, context.new_holidays, "too many plans; wait a little")
    wanted = await read(request, wire.NewHolidays)
    try:
        await context.registry.plan_holidays(guest, wanted.holidays)
    except BadHoliday as error:
        raise BadHolidays(str(error)) from None
    return await context.storage.holidays.own(guest.id, context.settings.now())
