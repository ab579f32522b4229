"""Routes for a guest's own devices and ban."""

from litestar import Router, delete, get

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import GUEST_COOKIE, hash_token
from saboteur.server.http.errors import DeviceNotFound, raises
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import DeviceId
from saboteur.server.http.request import AppRequest


@get("/devices", security=GUEST_SECURITY)
async def list_devices(request: AppRequest) -> wire.Devices:
    """Return the devices on which the guest is logged in."""
    guest = await request.require_guest()
    token_hash = hash_token(request.cookies.get(GUEST_COOKIE, ""))
    return wire.Devices(devices=await request.context.guests.devices(guest.id, token_hash))


@delete("/devices/{device:str}", security=GUEST_SECURITY)
@raises(DeviceNotFound)
async def revoke_device(request: AppRequest, device: DeviceId) -> None:
    """Log a device of the guest out: close its sockets and invalidate its token."""
    guest = await request.require_guest()
    if not await request.context.guests.revoke_device(guest.id, device):
        raise DeviceNotFound("you have no such device")
    await request.context.cluster_events.poll()


@get("/ban")
async def get_ban(request: AppRequest) -> wire.Ban | None:
    """Return the ban of the guest or of the client's network, or ``None``."""
    context = request.context
    guest = await request.guest()
    until = context.bans.banned_until(None if guest is None else guest.id, request.client_address)
    return None if until is None else wire.Ban(expires_at=until)


router = Router("/api/guest", route_handlers=[list_devices, revoke_device, get_ban], tags=["guest"])
