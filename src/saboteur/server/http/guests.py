"""Routes for guests: nickname, preferences, device transfers, data export and deletion."""

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie

from saboteur.protocol import messages as wire
from saboteur.protocol.errors import NotAuthenticated
from saboteur.server.http.auth import (
    COOKIE_MAX_AGE_S,
    GUEST_COOKIE,
    create_guest,
    issue_device_transfer,
    redeem_device_transfer,
)
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    check_same_origin,
    client_ip,
    decode_body,
    is_https,
    qr_svg,
    require_guest,
    require_guest_within_limit,
)
from saboteur.server.http.errors import DeviceTransferNotFound, RateLimited
from saboteur.server.http.user_agent import parse_user_agent
from saboteur.server.storage.guests import TRANSFER_TTL_S
from saboteur.table.guests import guest_message, rename_guest, validate_nickname


@get("/api/guest")
async def get_me(request: AnyRequest) -> wire.Guest | None:
    """Return the current guest, or ``None``: browsers would log an error status in the console."""
    guest = await app_context(request).authenticate(request)
    return None if guest is None else guest_message(guest)


@post("/api/guest")
async def create_or_update_guest(request: AnyRequest) -> Response[wire.Guest]:
    """Create a guest and set the cookie, or update nickname and portrait of the current guest."""
    context = app_context(request)
    body = await decode_body(request, wire.NewGuest)
    nickname = validate_nickname(body)
    guest = await context.authenticate(request)
    context.check_not_banned(request, guest)
    if guest is not None:
        guest = rename_guest(guest, body)
        await context.storage.update_guest(guest)
        return Response(guest_message(guest), status_code=200)
    if not context.limits.new_guests.try_acquire(client_ip(request)):
        raise RateLimited("too many new guests from this address")
    kind = parse_user_agent(request.headers.get("user-agent", ""))
    guest, token = await create_guest(context.storage, nickname, body.portrait, kind)
    return Response(
        guest_message(guest),
        status_code=201,
        cookies=[guest_cookie(request, token, COOKIE_MAX_AGE_S)],
    )


@get("/api/guest/preferences")
async def get_preferences(request: AnyRequest) -> wire.Preferences | None:
    """Return the stored preferences of the guest, or ``None``."""
    guest = await app_context(request).authenticate(request)
    return None if guest is None else await app_context(request).guests.preferences(guest.id)


@put("/api/guest/preferences")
async def put_preferences(request: AnyRequest) -> wire.Preferences:
    """Store the guest's preferences, which all devices of the guest share."""
    check_same_origin(request)
    guest = await require_guest(request)
    preferences = await decode_body(request, wire.Preferences)
    await app_context(request).guests.save_preferences(guest.id, preferences)
    return preferences


@post("/api/guest/device-transfer", status_code=200)
async def create_device_transfer(request: AnyRequest) -> wire.DeviceTransfer:
    """Create a device transfer: a token and its QR code for another device."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_guest_within_limit(
        request, context.limits.new_device_transfers, "too many transfers; wait a little"
    )
    token = await issue_device_transfer(context.guests, guest)
    # The token is in the fragment, which browsers do not send, so that no log contains it.
    qr_code = qr_svg(request, f"/transfer#{token}")
    return wire.DeviceTransfer(token=token, expires_in_s=TRANSFER_TTL_S, qr_svg=qr_code)


@post("/api/guest/device-transfer/accept", status_code=200)
async def accept_device_transfer(request: AnyRequest) -> Response[wire.Guest]:
    """Log this device in as the guest who created the transfer.

    A guest who was logged in on this device before keeps the account; only the cookie is replaced.
    """
    context = app_context(request)
    address = client_ip(request)
    body = await decode_body(request, wire.AcceptDeviceTransfer)
    if context.limits.wrong_device_transfers.is_empty(address):
        raise RateLimited("too many transfers that do not exist; wait a minute")
    kind = parse_user_agent(request.headers.get("user-agent", ""))
    result = await redeem_device_transfer(context.guests, body.token, kind)
    if result is None:
        context.limits.wrong_device_transfers.try_acquire(address)
        raise DeviceTransferNotFound("this transfer is unknown, used up or too old")
    guest, token = result
    return Response(
        guest_message(guest),
        cookies=[guest_cookie(request, token, COOKIE_MAX_AGE_S)],
    )


@get("/api/guest/tables")
async def list_own_tables(request: AnyRequest) -> wire.OwnTables:
    """Return the tables at which the guest has a seat."""
    guest = await require_guest(request)
    return wire.OwnTables(tables=await app_context(request).guests.tables_of(guest.id))


@get("/api/guest/data")
async def export_data(request: AnyRequest) -> Response[wire.OwnData]:
    """Return all stored data about the guest as a download."""
    context = app_context(request)
    guest = await require_guest_within_limit(
        request, context.limits.data_exports, "too many exports; wait a little"
    )
    data = await context.guests.export_data(guest.id)
    if data is None:
        raise NotAuthenticated("create a guest first")
    return Response(
        data, headers={"Content-Disposition": 'attachment; filename="saboteur-my-data.json"'}
    )


@delete("/api/guest", status_code=204)
async def delete_account(request: AnyRequest) -> Response[None]:
    """Delete the guest and all personal data; shared games keep the seat without a name."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_guest(request)
    await context.registry.delete_guest(guest)
    return Response(None, status_code=204, cookies=[guest_cookie(request, "", 0)])


def guest_cookie(request: AnyRequest, token: str, max_age_s: int) -> Cookie:
    """Return the cookie that holds the device's token; ``max_age_s=0`` deletes it."""
    return Cookie(
        key=GUEST_COOKIE,
        value=token,
        max_age=max_age_s,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_https(request),
    )
