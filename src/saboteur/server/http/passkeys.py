"""Routes of passkeys: to add one, to come in by one on any device, to remove one."""

import asyncio
import re
import secrets
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from litestar import Response, delete, get, post
from litestar.params import FromPath

from saboteur.server.http.browsers import browser_of
from saboteur.server.http.context import (
    AnyRequest,
    context_of,
    guest_within,
    home_of,
    known_guest,
    must_be_ours,
    origin_of,
    read,
)
from saboteur.server.http.errors import BadPasskey, NoPasskey, TooMany
from saboteur.server.http.guests import guest_cookie
from saboteur.server.http.identity import COOKIE_SECONDS, new_token, token_hash
from saboteur.server.storage.passkeys import MOST_PASSKEYS, PASSKEY_SIGNS, PasskeyStorage
from saboteur.table.guests import guest_message
from saboteur.wire import messages as wire

if TYPE_CHECKING:
    from saboteur.server.http.ceremonies import Ceremonies

CHALLENGE_BYTES: Final = 32
PASSKEY: Final = re.compile(rf"[0-9a-f]{{{PASSKEY_SIGNS}}}")


@get("/api/guest/passkeys")
async def own_passkeys(request: AnyRequest) -> wire.Passkeys:
    """List the keys by which you are known on any device."""
    guest = await known_guest(request)
    return wire.Passkeys(passkeys=await _storage(request).listed(guest.id))


@post("/api/guest/passkeys/new", status_code=200)
async def offer_passkey(request: AnyRequest) -> dict[str, Any]:
    """Say what your browser needs in order to make a key."""
    must_be_ours(request)
    context = context_of(request)
    guest = await guest_within(request, context.new_passkeys, "too many passkeys; wait a little")
    storage = _storage(request)
    known = await _known(storage, guest.id)
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    await storage.put(challenge, guest.id)
    return (await _ceremonies(request)).creation(guest, known, challenge)


@post("/api/guest/passkeys")
async def add_passkey(request: AnyRequest) -> wire.Passkeys:
    """Take in the key that your browser has made."""
    guest = await known_guest(request)
    credential = (await read(request, wire.Credential)).credential
    storage, ceremonies = _storage(request), await _ceremonies(request)
    challenge = ceremonies.challenge_of(credential)
    await _take(storage, challenge, guest.id)
    key = ceremonies.made(credential, challenge)
    await _known(storage, guest.id)
    kind = browser_of(request.headers.get("user-agent", ""))
    if not await storage.add(guest.id, key, kind):
        raise BadPasskey("this key is known already")
    return wire.Passkeys(passkeys=await storage.listed(guest.id))


@delete("/api/guest/passkeys/{passkey:str}", status_code=204)
async def remove_passkey(request: AnyRequest, passkey: FromPath[str]) -> Response[None]:
    """Forget a key of yours. Devices that came in by it are devices: they are revoked as such."""
    must_be_ours(request)
    guest = await known_guest(request)
    if not PASSKEY.fullmatch(passkey) or not await _storage(request).remove(guest.id, passkey):
        raise NoPasskey("you have no such passkey")
    return Response(None, status_code=204)


@post("/api/guest/passkeys/ask", status_code=200)
async def ask_for_passkey(request: AnyRequest) -> dict[str, Any]:
    """Say what a browser needs in order to show a key; whose it is, the key says."""
    must_be_ours(request)
    if not context_of(request).asked_passkeys.spend(home_of(request)):
        raise TooMany("too many passkeys asked for from this address; wait a minute")
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    await _storage(request).put(challenge, None)
    return (await _ceremonies(request)).request(challenge)


@post("/api/guest/passkeys/use", status_code=200)
async def use_passkey(request: AnyRequest) -> Response[wire.Guest]:
    """Become, on this device, the guest whose key is shown.

    Whoever this device knew before stays as he is; only the cookie is another.
    """
    storage, ceremonies = _storage(request), await _ceremonies(request)
    credential = (await read(request, wire.Credential)).credential
    challenge, id_ = ceremonies.challenge_of(credential), ceremonies.id_of(credential)
    # Used up whether the answer is good or not: nobody tries twice by one challenge.
    await _take(storage, challenge, None)
    found = await storage.find(id_)
    if found is None:
        raise NoPasskey("nobody here has this passkey")
    guest, key = found
    used = ceremonies.shown(credential, challenge, key)
    context_of(request).must_be_welcome(request, guest)
    token, kind = new_token(), browser_of(request.headers.get("user-agent", ""))
    if not await storage.enter(guest.id, key, used, token_hash(token), kind):
        raise BadPasskey("this passkey was used, or removed, meanwhile")
    cookie = guest_cookie(request, token, COOKIE_SECONDS)
    return Response(guest_message(guest), cookies=[cookie])


def _storage(request: AnyRequest) -> PasskeyStorage:
    return PasskeyStorage(context_of(request).storage.database)


async def _take(storage: PasskeyStorage, challenge: bytes, guest: str | None) -> None:
    if not await storage.take(challenge, guest):
        raise BadPasskey("this challenge is unknown, used up or too old")


async def _known(storage: PasskeyStorage, guest: str) -> list[str]:
    """Return the keys of a guest who may have one more."""
    known = await storage.ids(guest)
    if len(known) >= MOST_PASSKEYS:
        raise TooMany(f"you have {MOST_PASSKEYS} passkeys; remove one first")
    return known


async def _ceremonies(request: AnyRequest) -> "Ceremonies":
    """Return what checks keys; its library takes a third of a second to import, for few."""
    module = await asyncio.to_thread(import_module, "saboteur.server.http.ceremonies")
    ceremonies: Ceremonies = module.Ceremonies(origin_of(request))
    return ceremonies
