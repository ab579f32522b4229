"""Routes for players of correspondence tables: pending turns and holidays."""

from litestar import get, put

from saboteur.protocol import messages as wire
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    check_same_origin,
    decode_body,
    require_guest,
    require_guest_within_limit,
)
from saboteur.server.http.errors import InvalidHolidays
from saboteur.server.storage.holidays import InvalidHoliday


@get("/api/guest/pending-turns")
async def list_pending_turns(request: AnyRequest) -> wire.PendingTurns:
    """Return the correspondence tables at which it is the guest's turn, oldest first."""
    guest = await require_guest(request)
    return wire.PendingTurns(
        turns=await app_context(request).storage.correspondence.turns_for(guest.id)
    )


@get("/api/guest/holidays")
async def get_holidays(request: AnyRequest) -> wire.Holidays:
    """Return the guest's current and planned holidays and the number of days left."""
    guest = await require_guest(request)
    context = app_context(request)
    return await context.storage.holidays.overview_for(guest.id, context.settings.now())


@put("/api/guest/holidays")
async def put_holidays(request: AnyRequest) -> wire.Holidays:
    """Replace the guest's planned holidays and return the result."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_guest_within_limit(
        request, context.limits.new_holidays, "too many changes of holidays; wait a little"
    )
    body = await decode_body(request, wire.NewHolidays)
    try:
        await context.registry.set_holidays(guest, body.holidays)
    except InvalidHoliday as error:
        raise InvalidHolidays(str(error)) from None
    return await context.storage.holidays.overview_for(guest.id, context.settings.now())
