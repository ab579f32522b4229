"""Routes for guests: nickname, preferences, device transfers, data export and deletion."""

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec

from saboteur.protocol import messages as wire
from saboteur.protocol.errors import InvalidNickname, NotAuthenticated
from saboteur.server.http.auth import (
    COOKIE_MAX_AGE_S,
    GUEST_COOKIE,
    create_guest,
    issue_device_transfer,
    redeem_device_transfer,
)
from saboteur.server.http.errors import (
    Banned,
    DeviceTransferNotFound,
    RateLimited,
    ServiceUnavailable,
    raises,
)
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import StrictBody
from saboteur.server.http.qr_codes import qr_svg
from saboteur.server.http.request import AppRequest, require_authenticated
from saboteur.server.storage.guests import TRANSFER_TTL_S
from saboteur.table.guests import guest_message, rename_guest, validate_nickname


@get()
async def get_me(request: AppRequest) -> wire.Guest | None:
    """Return the current guest, or ``None``.

    ``None`` is no error status, because browsers would log that in the console.
    """
    guest = await request.guest()
    return None if guest is None else guest_message(guest)


@post(responses={200: ResponseSpec(wire.Guest)})
@raises(InvalidNickname, Banned, RateLimited)
async def create_or_update_guest(
    request: AppRequest, payload: StrictBody[wire.NewGuest]
) -> Response[wire.Guest]:
    """Create a guest and set the cookie, or update nickname and portrait of the current guest."""
    nickname = validate_nickname(payload)
    guest = await request.guest()
    request.check_not_banned(guest)
    if guest is not None:
        guest = rename_guest(guest, payload)
        await request.context.storage.update_guest(guest)
        return Response(guest_message(guest), status_code=200)
    request.acquire_per_ip(request.limits.new_guests, "too many new guests from this address")
    kind = request.user_agent
    guest, token = await create_guest(request.context.storage, nickname, payload.portrait, kind)
    return Response(
        guest_message(guest),
        status_code=201,
        cookies=[guest_cookie(request, token, COOKIE_MAX_AGE_S)],
    )


@get("/preferences")
async def get_preferences(request: AppRequest) -> wire.Preferences | None:
    """Return the stored preferences of the guest, or ``None``."""
    guest = await request.guest()
    return None if guest is None else await request.context.guests.preferences(guest.id)


@put("/preferences", security=GUEST_SECURITY, guards=[require_authenticated])
async def put_preferences(
    request: AppRequest, payload: StrictBody[wire.Preferences]
) -> wire.Preferences:
    """Store the guest's preferences, which all devices of the guest share."""
    guest = await request.require_guest()
    await request.context.guests.save_preferences(guest.id, payload)
    return payload


@post("/device-transfer", status_code=200, security=GUEST_SECURITY)
@raises(RateLimited)
async def create_device_transfer(request: AppRequest) -> wire.DeviceTransfer:
    """Create a device transfer: a token and its QR code for another device."""
    guest = await request.require_guest_within_limit(
        request.limits.new_device_transfers, "too many transfers; wait a little"
    )
    token = await issue_device_transfer(request.context.guests, guest)
    # The token is in the fragment, which browsers do not send, so that no log contains it.
    qr_code = qr_svg(request, f"/transfer#{token}")
    return wire.DeviceTransfer(token=token, expires_in_s=TRANSFER_TTL_S, qr_svg=qr_code)


@post("/device-transfer/accept", status_code=200)
@raises(DeviceTransferNotFound, RateLimited)
async def accept_device_transfer(
    request: AppRequest, payload: StrictBody[wire.AcceptDeviceTransfer]
) -> Response[wire.Guest]:
    """Log this device in as the guest who created the transfer.

    A guest who was logged in on this device before keeps the account; only the cookie is replaced.
    """
    address = request.client_ip
    if request.limits.wrong_device_transfers.is_empty(address):
        raise RateLimited("too many transfers that do not exist; wait a minute")
    kind = request.user_agent
    result = await redeem_device_transfer(request.context.guests, payload.token, kind)
    if result is None:
        request.limits.wrong_device_transfers.try_acquire(address)
        raise DeviceTransferNotFound("this transfer is unknown, used up or too old")
    guest, token = result
    return Response(
        guest_message(guest),
        cookies=[guest_cookie(request, token, COOKIE_MAX_AGE_S)],
    )


@get("/tables", security=GUEST_SECURITY)
async def list_own_tables(request: AppRequest) -> wire.OwnTables:
    """Return the tables at which the guest has a seat."""
    guest = await request.require_guest()
    return wire.OwnTables(tables=await request.context.guests.tables_of(guest.id))


@get("/data", security=GUEST_SECURITY)
@raises(RateLimited)
async def export_data(request: AppRequest) -> Response[wire.OwnData]:
    """Return all stored data about the guest as a download."""
    guest = await request.require_guest_within_limit(
        request.limits.data_exports, "too many exports; wait a little"
    )
    data = await request.context.guests.export_data(guest.id)
    if data is None:
        raise NotAuthenticated("create a guest first")
    return Response(
        data, headers={"Content-Disposition": 'attachment; filename="saboteur-my-data.json"'}
    )


@delete(security=GUEST_SECURITY)
@raises(ServiceUnavailable)
async def delete_account(request: AppRequest) -> Response[None]:
    """Delete the guest and all personal data; shared games keep the seat without a name."""
    guest = await request.require_guest()
    await request.context.registry.delete_guest(guest)
    return Response(None, status_code=204, cookies=[guest_cookie(request, "", 0)])


def guest_cookie(request: AppRequest, token: str, max_age_s: int) -> Cookie:
    """Return the cookie that holds the device's token; ``max_age_s=0`` deletes it."""
    return Cookie(
        key=GUEST_COOKIE,
        value=token,
        max_age=max_age_s,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.is_https,
    )


router = Router(
    "/api/guest",
    route_handlers=[
        get_me, create_or_update_guest, get_preferences, put_preferences, create_device_transfer,
        accept_device_transfer, list_own_tables, export_data, delete_account,
    ],
    tags=["guest"],
)  # fmt: skip
