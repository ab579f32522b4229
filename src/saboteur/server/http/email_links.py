"""Routes for the links in mails: confirm an address, log in, unsubscribe."""

from litestar import Response, Router, get, post
from litestar.response import Redirect

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import COOKIE_MAX_AGE_S, generate_token, hash_token
from saboteur.server.http.context import FoundT
from saboteur.server.http.errors import (
    Banned,
    ChannelDisabled,
    InvalidEmailAddress,
    InvalidEmailLink,
    RateLimited,
    raises,
)
from saboteur.server.http.guests import guest_cookie
from saboteur.server.http.notification_settings import check_mail_limit, validate_email
from saboteur.server.http.parameters import INVALID_ID, StrictBody, UnsubscribeToken
from saboteur.server.http.request import ANY_ORIGIN, AppRequest
from saboteur.server.storage.email_addresses import EmailAddressStore
from saboteur.server.storage.notification_settings import NotificationSettingsStore
from saboteur.table.guests import guest_message


@post("/confirm", status_code=200)
@raises(InvalidEmailLink, RateLimited)
async def confirm_email(
    request: AppRequest, payload: StrictBody[wire.EmailToken]
) -> wire.EmailConfirmed:
    """Verify an email address by the token sent to it; works on any device."""
    _check_guess_limit(request)
    return _or_invalid_link(
        request,
        await _mail_store(request).verify_address(payload.token, request.context.settings.now()),
    )


@post("/login-link", status_code=204)
@raises(InvalidEmailAddress, Banned, ChannelDisabled, RateLimited)
async def request_login_link(request: AppRequest, payload: StrictBody[wire.NewEmail]) -> None:
    """Send a login link to an email address.

    The response does not reveal whether a guest has the address.
    """
    payload = validate_email(request, payload)
    check_mail_limit(request, None)
    request.check_not_banned(None)
    await _mail_store(request).request_verification(
        "login", None, payload.address, payload.language, request.context.settings.now()
    )
    request.context.wakeup.set()


@post("/login", status_code=200)
@raises(Banned, InvalidEmailLink, RateLimited)
async def login_with_link(
    request: AppRequest, payload: StrictBody[wire.EmailToken]
) -> Response[wire.Guest]:
    """Log this device in as the guest to whose address the link was sent.

    A guest who was logged in on this device before keeps the account; only the cookie is replaced.
    """
    _check_guess_limit(request)
    mail, now = _mail_store(request), request.context.settings.now()
    guest = _or_invalid_link(request, await mail.guest_by_token("login", payload.token, now))
    request.check_not_banned(guest)
    token, kind = generate_token(), request.user_agent
    guest = _or_invalid_link(
        request, await mail.log_in(payload.token, hash_token(token), kind, now)
    )
    cookie = guest_cookie(request, token, COOKIE_MAX_AGE_S)
    return Response(guest_message(guest), cookies=[cookie])


@get("/unsubscribe/{unsubscribe_token:str}", status_code=303)
@raises(InvalidEmailLink)
async def unsubscribe_page(unsubscribe_token: UnsubscribeToken) -> Redirect:
    """Redirect to the page that asks for confirmation; opening a link must not unsubscribe."""
    if unsubscribe_token == INVALID_ID:
        raise InvalidEmailLink("this unsubscribe link is invalid")
    return Redirect(f"/email#unsubscribe.{unsubscribe_token}", status_code=303)


@post("/unsubscribe/{unsubscribe_token:str}", status_code=204, opt={ANY_ORIGIN: True})
@raises(InvalidEmailLink, RateLimited)
async def unsubscribe(request: AppRequest, unsubscribe_token: UnsubscribeToken) -> None:
    """Turn off notifications by mail.

    Mail programs call this route as well (one-click unsubscribe, RFC 8058), so it requires neither
    our own origin, nor a cookie, nor a body.
    """
    _check_guess_limit(request)
    guest = _or_invalid_link(
        request, await _mail_store(request).guest_by_unsubscribe_token(unsubscribe_token)
    )
    store = NotificationSettingsStore(request.context.storage.database)
    preferences = (await store.preferences_of([guest])).get(guest, wire.NotificationPreferences())
    preferences.email = False
    await store.save_preferences(guest, preferences)


def _mail_store(request: AppRequest) -> EmailAddressStore:
    return EmailAddressStore(request.context.storage.database)


def _check_guess_limit(request: AppRequest) -> None:
    if request.context.limits.wrong_email_tokens.is_empty(request.client_ip):
        raise RateLimited("too many invalid links; wait a minute")


def _or_invalid_link(request: AppRequest, found: FoundT | None) -> FoundT:
    """Return ``found``; if it is ``None``, count the failure and raise ``InvalidEmailLink``."""
    if found is None:
        request.context.limits.wrong_email_tokens.try_acquire(request.client_ip)
        raise InvalidEmailLink("this link is unknown, used up or too old")
    return found


router = Router(
    "/api/email",
    route_handlers=[
        confirm_email, request_login_link, login_with_link, unsubscribe_page, unsubscribe,
    ],
    tags=["email"],
)  # fmt: skip
