"""Routes for a guest's own devices and ban."""

import re
from typing import Final

from litestar import Response, delete, get
from litestar.params import FromPath

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import GUEST_COOKIE, hash_token
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    check_same_origin,
    client_address,
    require_guest,
)
from saboteur.server.http.errors import DeviceNotFound
from saboteur.server.storage.guests import DEVICE_ID_LENGTH

DEVICE_ID_PATTERN: Final = re.compile(rf"[0-9a-f]{{{DEVICE_ID_LENGTH}}}")


@get("/api/guest/devices")
async def list_devices(request: AnyRequest) -> wire.Devices:
    """Return the devices on which the guest is logged in."""
    guest = await require_guest(request)
    token_hash = hash_token(request.cookies.get(GUEST_COOKIE, ""))
    return wire.Devices(devices=await app_context(request).guests.devices(guest.id, token_hash))


@delete("/api/guest/devices/{device:str}", status_code=204)
async def revoke_device(request: AnyRequest, device: FromPath[str]) -> Response[None]:
    """Log a device of the guest out: close its sockets and invalidate its token."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_guest(request)
    if not DEVICE_ID_PATTERN.fullmatch(device) or not await context.guests.revoke_device(
        guest.id, device
    ):
        raise DeviceNotFound("you have no such device")
    await context.cluster_events.poll()
    return Response(None, status_code=204)


@get("/api/guest/ban")
async def get_ban(request: AnyRequest) -> wire.Ban | None:
    """Return the ban of the guest or of the client's network, or ``None``."""
    context = app_context(request)
    guest = await context.authenticate(request)
    until = context.bans.banned_until(None if guest is None else guest.id, client_address(request))
    return None if until is None else wire.Ban(expires_at=until)
