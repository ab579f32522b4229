"""Routes for passkeys: register, log in, remove; ``webauthn_service`` verifies them."""

import asyncio
import secrets
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from litestar import Response, Router, delete, get, post

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import COOKIE_MAX_AGE_S, generate_token, hash_token
from saboteur.server.http.errors import (
    Banned,
    InvalidPasskey,
    PasskeyNotFound,
    RateLimited,
    raises,
)
from saboteur.server.http.guests import guest_cookie
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import PasskeyId, StrictBody
from saboteur.server.http.request import AppRequest, require_authenticated
from saboteur.server.storage.passkeys import MAX_PASSKEYS, PasskeyStore
from saboteur.table.guests import guest_message

if TYPE_CHECKING:
    from saboteur.server.http.webauthn_service import WebAuthnService

CHALLENGE_BYTES: Final = 32


@get(security=GUEST_SECURITY)
async def list_passkeys(request: AppRequest) -> wire.Passkeys:
    """Return the passkeys of the guest."""
    guest = await request.require_guest()
    return wire.Passkeys(passkeys=await _passkey_store(request).list_for(guest.id))


@post("/registration/begin", status_code=200, security=GUEST_SECURITY)
@raises(RateLimited)
async def begin_passkey_registration(request: AppRequest) -> dict[str, Any]:
    """Store a challenge and return the options for ``navigator.credentials.create``."""
    guest = await request.require_guest_within_limit(
        request.limits.new_passkeys, "too many passkeys; wait a little"
    )
    storage = _passkey_store(request)
    existing_ids = await _existing_passkey_ids(storage, guest.id)
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    await storage.add_challenge(challenge, guest.id)
    return (await _webauthn_service(request)).registration_options(guest, existing_ids, challenge)


@post("/registration/finish", security=GUEST_SECURITY, guards=[require_authenticated])
@raises(InvalidPasskey, RateLimited)
async def finish_passkey_registration(
    request: AppRequest, payload: StrictBody[wire.Credential]
) -> wire.Passkeys:
    """Verify a new credential and store its passkey."""
    guest = await request.require_guest()
    credential = payload.credential
    storage, service = _passkey_store(request), await _webauthn_service(request)
    challenge = service.challenge_of(credential)
    await _consume_challenge(storage, challenge, guest.id)
    key = service.verify_registration(credential, challenge)
    await _existing_passkey_ids(storage, guest.id)
    kind = request.user_agent
    if not await storage.add_passkey(guest.id, key, kind):
        raise InvalidPasskey("this passkey is registered already")
    return wire.Passkeys(passkeys=await storage.list_for(guest.id))


@delete("/{passkey:str}", status_code=204, security=GUEST_SECURITY)
@raises(PasskeyNotFound)
async def remove_passkey(request: AppRequest, passkey: PasskeyId) -> None:
    """Delete a passkey. Devices that logged in with it stay logged in until they are revoked."""
    guest = await request.require_guest()
    if not await _passkey_store(request).remove_passkey(guest.id, passkey):
        raise PasskeyNotFound("you have no such passkey")


@post("/login/begin", status_code=200)
@raises(RateLimited)
async def begin_passkey_login(request: AppRequest) -> dict[str, Any]:
    """Store a challenge and return the options for ``navigator.credentials.get``.

    They list no credential ids: the passkey itself identifies the guest.
    """
    request.acquire_per_ip(
        request.limits.passkey_logins,
        "too many passkey logins from this address; wait a minute",
    )
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    await _passkey_store(request).add_challenge(challenge, None)
    return (await _webauthn_service(request)).authentication_options(challenge)


@post("/login/finish", status_code=200)
@raises(InvalidPasskey, Banned, PasskeyNotFound)
async def finish_passkey_login(
    request: AppRequest, payload: StrictBody[wire.Credential]
) -> Response[wire.Guest]:
    """Verify a passkey and log this device in as its guest.

    A guest who was logged in on this device before keeps the account; only the cookie is replaced.
    """
    storage, service = _passkey_store(request), await _webauthn_service(request)
    credential = payload.credential
    challenge, id_ = service.challenge_of(credential), service.credential_id_of(credential)
    # Used up whether the credential is valid or not: one challenge allows one attempt.
    await _consume_challenge(storage, challenge, None)
    found = await storage.find_passkey(id_)
    if found is None:
        raise PasskeyNotFound("this passkey is unknown")
    guest, key = found
    sign_count = service.verify_authentication(credential, challenge, key)
    request.check_not_banned(guest)
    token, kind = generate_token(), request.user_agent
    if not await storage.log_in(guest.id, key, sign_count, hash_token(token), kind):
        raise InvalidPasskey("this passkey was used, or removed, meanwhile")
    cookie = guest_cookie(request, token, COOKIE_MAX_AGE_S)
    return Response(guest_message(guest), cookies=[cookie])


def _passkey_store(request: AppRequest) -> PasskeyStore:
    return PasskeyStore(request.context.storage.database)


async def _consume_challenge(storage: PasskeyStore, challenge: bytes, guest: str | None) -> None:
    if not await storage.consume_challenge(challenge, guest):
        raise InvalidPasskey("this challenge is unknown, used up or too old")


async def _existing_passkey_ids(storage: PasskeyStore, guest: str) -> list[str]:
    """Return the credential ids of the guest; raise ``RateLimited`` if there can be no more."""
    existing_ids = await storage.credential_ids(guest)
    if len(existing_ids) >= MAX_PASSKEYS:
        raise RateLimited(f"you have {MAX_PASSKEYS} passkeys; remove one first")
    return existing_ids


async def _webauthn_service(request: AppRequest) -> "WebAuthnService":
    """Return the WebAuthn service of this site.

    Its module is imported on first use in a thread: that takes a third of a second, and few guests
    use passkeys.
    """
    module = await asyncio.to_thread(import_module, "saboteur.server.http.webauthn_service")
    service: WebAuthnService = module.WebAuthnService(request.site_origin)
    return service


router = Router(
    "/api/guest/passkeys",
    route_handlers=[
        list_passkeys, begin_passkey_registration, finish_passkey_registration, remove_passkey,
        begin_passkey_login, finish_passkey_login,
    ],
    tags=["passkeys"],
)  # fmt: skip
