"""Routes of what concerns a guest himself: his devices, and whether he is kept away."""

import re
from typing import Final

from litestar import Response, delete, get
from litestar.params import FromPath

from saboteur.server.http.context import (
    AnyRequest,
    address_of,
    context_of,
    known_guest,
    must_be_ours,
)
from saboteur.server.http.errors import NoDevice
from saboteur.server.http.identity import COOKIE, token_hash
from saboteur.server.storage.guests import DEVICE_SIGNS
from saboteur.wire import messages as wire

DEVICE: Final = re.compile(rf"[0-9a-f]{{{DEVICE_SIGNS}}}")


@get("/api/guest/devices")
async def own_devices(request: AnyRequest) -> wire.Devices:
    """List every browser that knows you."""
    guest = await known_guest(request)
    here = token_hash(request.cookies.get(COOKIE, ""))
    return wire.Devices(devices=await context_of(request).guests.devices(guest.id, here))


@delete("/api/guest/devices/{device:str}", status_code=204)
async def revoke_device(request: AnyRequest, device: FromPath[str]) -> Response[None]:
    """Let a browser of yours know you no more: its sockets close, its cookie is worth nothing."""
    must_be_ours(request)
    context = context_of(request)
    guest = await known_guest(request)
    if not DEVICE.fullmatch(device) or not await context.guests.revoke(guest.id, device):
        raise NoDevice("you have no such device")
    await context.notices.look()
    return Response(None, status_code=204)


@get("/api/guest/ban")
async def own_ban(request: AnyRequest) -> wire.Ban | None:
    """Say until when an operator keeps you, or your network, away; usually nobody does."""
    context = context_of(request)
    guest = await context.guest(request)
    until = context.bans.until(None if guest is None else guest.id, address_of(request))
    return None if until is None else wire.Ban(until=until)
