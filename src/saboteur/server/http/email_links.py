"""Routes for the links in mails: confirm an address, log in, unsubscribe."""

import re
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import COOKIE_MAX_AGE_S, generate_token, hash_token
from saboteur.server.http.context import AnyRequest, FoundT, app_context, client_ip, decode_body
from saboteur.server.http.errors import InvalidEmailLink, RateLimited
from saboteur.server.http.guests import guest_cookie
from saboteur.server.http.notification_settings import check_mail_limit, validate_email
from saboteur.server.http.user_agent import parse_user_agent
from saboteur.server.storage.email_addresses import EmailAddressStore
from saboteur.server.storage.notification_settings import NotificationSettingsStore
from saboteur.table.guests import guest_message

UNSUBSCRIBE_TOKEN_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


@post("/api/email/confirm", status_code=200)
async def confirm_email(request: AnyRequest) -> wire.EmailConfirmed:
    """Verify an email address by the token sent to it; works on any device."""
    body = await decode_body(request, wire.EmailToken)
    _check_guess_limit(request)
    return _or_invalid_link(
        request,
        await _mail_store(request).verify_address(body.token, app_context(request).settings.now()),
    )


@post("/api/email/login-link", status_code=204)
async def request_login_link(request: AnyRequest) -> Response[None]:
    """Send a login link to an email address.

    The response does not reveal whether a guest has the address.
    """
    body = validate_email(request, await decode_body(request, wire.NewEmail))
    check_mail_limit(request, None)
    context = app_context(request)
    context.check_not_banned(request, None)
    await _mail_store(request).request_verification(
        "login", None, body.address, body.language, app_context(request).settings.now()
    )
    context.wakeup.set()
    return Response(None, status_code=204)


@post("/api/email/login", status_code=200)
async def login_with_link(request: AnyRequest) -> Response[wire.Guest]:
    """Log this device in as the guest to whose address the link was sent.

    A guest who was logged in on this device before keeps the account; only the cookie is replaced.
    """
    body = await decode_body(request, wire.EmailToken)
    _check_guess_limit(request)
    mail, now = _mail_store(request), app_context(request).settings.now()
    guest = _or_invalid_link(request, await mail.guest_by_token("login", body.token, now))
    app_context(request).check_not_banned(request, guest)
    token, kind = generate_token(), parse_user_agent(request.headers.get("user-agent", ""))
    guest = _or_invalid_link(request, await mail.log_in(body.token, hash_token(token), kind, now))
    cookie = guest_cookie(request, token, COOKIE_MAX_AGE_S)
    return Response(guest_message(guest), cookies=[cookie])


@get("/api/email/unsubscribe/{leave:str}")
async def unsubscribe_page(leave: FromPath[str]) -> Redirect:
    """Redirect to the page that asks for confirmation; opening a link must not unsubscribe."""
    if UNSUBSCRIBE_TOKEN_PATTERN.fullmatch(leave) is None:
        raise InvalidEmailLink("this unsubscribe link is invalid")
    return Redirect(f"/email#unsubscribe.{leave}", status_code=303)


@post("/api/email/unsubscribe/{leave:str}", status_code=204)
async def unsubscribe(request: AnyRequest, leave: FromPath[str]) -> Response[None]:
    """Turn off notifications by mail.

    Mail programs call this route as well (one-click unsubscribe, RFC 8058), so it requires neither
    our own origin, nor a cookie, nor a body.
    """
    _check_guess_limit(request)
    found = (
        await _mail_store(request).guest_by_unsubscribe_token(leave)
        if UNSUBSCRIBE_TOKEN_PATTERN.fullmatch(leave)
        else None
    )
    guest = _or_invalid_link(request, found)
    store = NotificationSettingsStore(app_context(request).storage.database)
    preferences = (await store.preferences_of([guest])).get(guest, wire.NotificationPreferences())
    preferences.email = False
    await store.save_preferences(guest, preferences)
    return Response(None, status_code=204)


def _mail_store(request: AnyRequest) -> EmailAddressStore:
    return EmailAddressStore(app_context(request).storage.database)


def _check_guess_limit(request: AnyRequest) -> None:
    if app_context(request).limits.wrong_email_tokens.is_empty(client_ip(request)):
        raise RateLimited("too many invalid links; wait a minute")


def _or_invalid_link(request: AnyRequest, found: FoundT | None) -> FoundT:
    """Return ``found``; if it is ``None``, count the failure and raise ``InvalidEmailLink``."""
    if found is None:
        app_context(request).limits.wrong_email_tokens.try_acquire(client_ip(request))
        raise InvalidEmailLink("this link is unknown, used up or too old")
    return found
