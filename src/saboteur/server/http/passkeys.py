"""Routes for passkeys (WebAuthn): register, log in on any device, remove."""

import asyncio
import re
import secrets
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from litestar import Response, delete, get, post
from litestar.params import FromPath

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import COOKIE_MAX_AGE_S, generate_token, hash_token
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    check_same_origin,
    client_ip,
    decode_body,
    require_guest,
    require_guest_within_limit,
    site_origin,
)
from saboteur.server.http.errors import InvalidPasskey, PasskeyNotFound, RateLimited
from saboteur.server.http.guests import guest_cookie
from saboteur.server.http.user_agent import parse_user_agent
from saboteur.server.storage.passkeys import MAX_PASSKEYS, PASSKEY_ID_LENGTH, PasskeyStore
from saboteur.table.guests import guest_message

if TYPE_CHECKING:
    from saboteur.server.http.webauthn_service import WebAuthnService

CHALLENGE_BYTES: Final = 32
PASSKEY_ID_PATTERN: Final = re.compile(rf"[0-9a-f]{{{PASSKEY_ID_LENGTH}}}")


@get("/api/guest/passkeys")
async def list_passkeys(request: AnyRequest) -> wire.Passkeys:
    """Return the passkeys of the guest."""
    guest = await require_guest(request)
    return wire.Passkeys(passkeys=await _passkey_store(request).list_for(guest.id))


@post("/api/guest/passkeys/registration/begin", status_code=200)
async def begin_passkey_registration(request: AnyRequest) -> dict[str, Any]:
    """Store a challenge and return the options for ``navigator.credentials.create``."""
    check_same_origin(request)
    context = app_context(request)
    guest = await require_guest_within_limit(
        request, context.limits.new_passkeys, "too many passkeys; wait a little"
    )
    storage = _passkey_store(request)
    existing_ids = await _existing_passkey_ids(storage, guest.id)
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    await storage.add_challenge(challenge, guest.id)
    return (await _webauthn_service(request)).registration_options(guest, existing_ids, challenge)


@post("/api/guest/passkeys/registration/finish")
async def finish_passkey_registration(request: AnyRequest) -> wire.Passkeys:
    """Verify a new credential and store its passkey."""
    guest = await require_guest(request)
    credential = (await decode_body(request, wire.Credential)).credential
    storage, service = _passkey_store(request), await _webauthn_service(request)
    challenge = service.challenge_of(credential)
    await _consume_challenge(storage, challenge, guest.id)
    key = service.verify_registration(credential, challenge)
    await _existing_passkey_ids(storage, guest.id)
    kind = parse_user_agent(request.headers.get("user-agent", ""))
    if not await storage.add_passkey(guest.id, key, kind):
        raise InvalidPasskey("this passkey is registered already")
    return wire.Passkeys(passkeys=await storage.list_for(guest.id))


@delete("/api/guest/passkeys/{passkey:str}", status_code=204)
async def remove_passkey(request: AnyRequest, passkey: FromPath[str]) -> Response[None]:
    """Delete a passkey. Devices that logged in with it stay logged in until they are revoked."""
    check_same_origin(request)
    guest = await require_guest(request)
    if not PASSKEY_ID_PATTERN.fullmatch(passkey) or not await _passkey_store(
        request
    ).remove_passkey(guest.id, passkey):
        raise PasskeyNotFound("you have no such passkey")
    return Response(None, status_code=204)


@post("/api/guest/passkeys/login/begin", status_code=200)
async def begin_passkey_login(request: AnyRequest) -> dict[str, Any]:
    """Store a challenge and return the options for ``navigator.credentials.get``.

    They list no credential ids: the passkey itself identifies the guest.
    """
    check_same_origin(request)
    if not app_context(request).limits.passkey_logins.try_acquire(client_ip(request)):
        raise RateLimited("too many passkey logins from this address; wait a minute")
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    await _passkey_store(request).add_challenge(challenge, None)
    return (await _webauthn_service(request)).authentication_options(challenge)


@post("/api/guest/passkeys/login/finish", status_code=200)
async def finish_passkey_login(request: AnyRequest) -> Response[wire.Guest]:
    """Verify a passkey and log this device in as its guest.

    A guest who was logged in on this device before keeps the account; only the cookie is replaced.
    """
    storage, service = _passkey_store(request), await _webauthn_service(request)
    credential = (await decode_body(request, wire.Credential)).credential
    challenge, id_ = service.challenge_of(credential), service.credential_id_of(credential)
    # Used up whether the credential is valid or not: one challenge allows one attempt.
    await _consume_challenge(storage, challenge, None)
    found = await storage.find_passkey(id_)
    if found is None:
        raise PasskeyNotFound("this passkey is unknown")
    guest, key = found
    sign_count = service.verify_authentication(credential, challenge, key)
    app_context(request).check_not_banned(request, guest)
    token, kind = generate_token(), parse_user_agent(request.headers.get("user-agent", ""))
    if not await storage.log_in(guest.id, key, sign_count, hash_token(token), kind):
        raise InvalidPasskey("this passkey was used, or removed, meanwhile")
    cookie = guest_cookie(request, token, COOKIE_MAX_AGE_S)
    return Response(guest_message(guest), cookies=[cookie])


def _passkey_store(request: AnyRequest) -> PasskeyStore:
    return PasskeyStore(app_context(request).storage.database)


async def _consume_challenge(storage: PasskeyStore, challenge: bytes, guest: str | None) -> None:
    if not await storage.consume_challenge(challenge, guest):
        raise InvalidPasskey("this challenge is unknown, used up or too old")


async def _existing_passkey_ids(storage: PasskeyStore, guest: str) -> list[str]:
    """Return the credential ids of the guest; raise ``RateLimited`` if there can be no more."""
    existing_ids = await storage.credential_ids(guest)
    if len(existing_ids) >= MAX_PASSKEYS:
        raise RateLimited(f"you have {MAX_PASSKEYS} passkeys; remove one first")
    return existing_ids


async def _webauthn_service(request: AnyRequest) -> "WebAuthnService":
    """Return the WebAuthn service of this site.

    Its module is imported on first use in a thread: that takes a third of a second, and few guests
    use passkeys.
    """
    module = await asyncio.to_thread(import_module, "saboteur.server.http.webauthn_service")
    service: WebAuthnService = module.WebAuthnService(site_origin(request))
    return service
