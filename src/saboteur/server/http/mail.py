"""Routes behind mails: to confirm an address, to come in by one, to want no more of them."""

import re
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from saboteur.server.http.browsers import browser_of
from saboteur.server.http.context import AnyRequest, FoundT, context_of, home_of, read
from saboteur.server.http.errors import NoTicket, TooMany
from saboteur.server.http.guests import guest_cookie
from saboteur.server.http.identity import COOKIE_SECONDS, new_token, token_hash
from saboteur.server.http.post import mailable, spend_mail
from saboteur.server.storage.mail import MailStorage
from saboteur.server.storage.post import PostStorage
from saboteur.table.guests import guest_message
from saboteur.wire import messages as wire

LEAVE: Final = re.compile(r"[A-Za-z0-9_-]{43}")


@post("/api/mail/confirm", status_code=200)
async def confirm_address(request: AnyRequest) -> wire.Confirmed:
    """Make an address its guest's, by the ticket that was sent there; on any device."""
    used = await read(request, wire.UsedTicket)
    _must_not_guess(request)
    return _led(
        request, await _mail(request).confirm(used.ticket, context_of(request).settings.now())
    )


@post("/api/mail/enter", status_code=204)
async def ask_for_mail(request: AnyRequest) -> Response[None]:
    """Send a mail by which whoever has the address comes in; whether anybody has, nobody learns."""
    asked = mailable(request, await read(request, wire.NewAddress))
    spend_mail(request, None)
    context = context_of(request)
    context.must_be_welcome(request, None)
    await _mail(request).ask(
        "enter", None, asked.address, asked.language, context_of(request).settings.now()
    )
    context.bell.set()
    return Response(None, status_code=204)


@post("/api/mail/arrive", status_code=200)
async def arrive_by_mail(request: AnyRequest) -> Response[wire.Guest]:
    """Become, on this device, the guest whose address got the mail.

    Whoever this device knew before stays as he is; only the cookie is another.
    """
    used = await read(request, wire.UsedTicket)
    _must_not_guess(request)
    mail, now = _mail(request), context_of(request).settings.now()
    guest = _led(request, await mail.whose("enter", used.ticket, now))
    context_of(request).must_be_welcome(request, guest)
    token, kind = new_token(), browser_of(request.headers.get("user-agent", ""))
    guest = _led(request, await mail.enter(used.ticket, token_hash(token), kind, now))
    cookie = guest_cookie(request, token, COOKIE_SECONDS)
    return Response(guest_message(guest), cookies=[cookie])


@get("/api/mail/leave/{leave:str}")
async def show_leaving(leave: FromPath[str]) -> Redirect:
    """Lead whoever opens it to the page where he says that he wants no more mails."""
    if LEAVE.fullmatch(leave) is None:
        raise NoTicket("no mail of ours leads there")
    return Redirect(f"/mail#leave.{leave}", status_code=303)


@post("/api/mail/leave/{leave:str}", status_code=204)
async def leave_mail(request: AnyRequest, leave: FromPath[str]) -> Response[None]:
    """Send no more letters by mail: programs ask for it, too, in a person's name (RFC 8058).

    So it needs no page of ours, no cookie, and nothing in its body.
    """
    _must_not_guess(request)
    found = await _mail(request).leaver(leave) if LEAVE.fullmatch(leave) else None
    guest = _led(request, found)
    kept = PostStorage(context_of(request).storage.database)
    wishes = (await kept.wishes([guest])).get(guest, wire.Wishes())
    wishes.mail = False
    await kept.wish(guest, wishes)
    return Response(None, status_code=204)


def _mail(request: AnyRequest) -> MailStorage:
    return MailStorage(context_of(request).storage.database)


def _must_not_guess(request: AnyRequest) -> None:
    if context_of(request).wrong_tickets.spent_up(home_of(request)):
        raise TooMany("too many tickets that lead nowhere; wait a minute")


def _led(request: AnyRequest, found: FoundT | None) -> FoundT:
    """Return what a ticket leads to; one that leads nowhere is counted."""
    if found is None:
        context_of(request).wrong_tickets.spend(home_of(request))
        raise NoTicket("this link is unknown, used up or too old")
    return found
