"""Routes for players of correspondence tables: pending turns and holidays."""

from litestar import Router, get, put

from saboteur.protocol import messages as wire
from saboteur.server.http.errors import InvalidHolidays, RateLimited, ServiceUnavailable, raises
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import StrictBody
from saboteur.server.http.request import AppRequest, require_authenticated
from saboteur.server.storage.holidays import InvalidHoliday


@get("/pending-turns")
async def list_pending_turns(request: AppRequest) -> wire.PendingTurns:
    """Return the correspondence tables at which it is the guest's turn, oldest first."""
    guest = await request.require_guest()
    return wire.PendingTurns(turns=await request.context.storage.correspondence.turns_for(guest.id))


@get("/holidays")
async def get_holidays(request: AppRequest) -> wire.Holidays:
    """Return the guest's current and planned holidays and the number of days left."""
    guest = await request.require_guest()
    context = request.context
    return await context.storage.holidays.overview_for(guest.id, context.settings.now())


@put("/holidays", guards=[require_authenticated])
@raises(InvalidHolidays, RateLimited, ServiceUnavailable)
async def put_holidays(request: AppRequest, payload: StrictBody[wire.NewHolidays]) -> wire.Holidays:
    """Replace the guest's planned holidays and return the result."""
    context = request.context
    guest = await request.require_guest_within_limit(
        request.limits.new_holidays, "too many changes of holidays; wait a little"
    )
    try:
        await context.registry.set_holidays(guest, payload.holidays)
    except InvalidHoliday as error:
        raise InvalidHolidays(str(error)) from None
    return await context.storage.holidays.overview_for(guest.id, context.settings.now())


router = Router(
    "/api/guest",
    route_handlers=[list_pending_turns, get_holidays, put_holidays],
    tags=["correspondence"], security=GUEST_SECURITY,
)  # fmt: skip
