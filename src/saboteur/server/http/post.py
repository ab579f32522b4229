"""Routes of letters: of what a guest is told when no page of his is open, and which way."""

from litestar import Response, delete, get, post, put

from saboteur.server.http.context import (
    AnyRequest,
    context_of,
    guest_within,
    home_of,
    known_guest,
    must_be_ours,
    read,
)
from saboteur.server.http.errors import (
    BadAddress,
    BadSubscription,
    BadWishes,
    NotOffered,
    TooMany,
)
from saboteur.server.http.identity import COOKIE, token_hash
from saboteur.server.post import mailing
from saboteur.server.post.hours import is_zone
from saboteur.server.post.sealing import BadKey, point_of, secret_of
from saboteur.server.post.services import Forbidden
from saboteur.server.storage.mail import MailStorage
from saboteur.server.storage.post import PostStorage, Subscription
from saboteur.wire import messages as wire


@get("/api/guest/post")
async def own_post(request: AnyRequest) -> wire.Post:
    """Say which ways this server has, and what you have chosen."""
    guest = await known_guest(request)
    context, kept = context_of(request), _post(request)
    devices = await kept.devices(guest.id)
    mail = MailStorage(context.storage.database)
    return wire.Post(
        push_key=context.ways.push_key,
        mail=context.ways.mailer is not None,
        kinds=context.letters,
        here=_device(request) in devices,
        devices=len(devices),
        wishes=(await kept.wishes([guest.id])).get(guest.id, wire.Wishes()),
        mailbox=await mail.shown(guest.id),
        awaited=await mail.awaited(guest.id),
    )


@put("/api/guest/post")
async def keep_wishes(request: AnyRequest) -> wire.Wishes:
    """Remember of what you want to be told."""
    guest = await known_guest(request)
    wishes = await read(request, wire.Wishes)
    if not is_zone(wishes.zone):
        raise BadWishes(f"there is no zone {wishes.zone}")
    await _post(request).wish(guest.id, wishes)
    return wishes


@post("/api/guest/post/push", status_code=204)
async def subscribe_here(request: AnyRequest) -> Response[None]:
    """Reach this browser by push."""
    context = context_of(request)
    asked = await read(request, wire.NewSubscription)
    guest = await guest_within(request, context.new_subscriptions, "that was often; wait a little")
    if context.ways.push_key is None:
        raise NotOffered("this server sends no pushes")
    new = Subscription(
        asked.endpoint, asked.keys.p256dh.rstrip("="), asked.keys.auth.rstrip("="), asked.language
    )
    try:
        context.ways.services.check(new.endpoint)
        point_of(new.public_key)
        secret_of(new.secret)
    except (Forbidden, BadKey) as error:
        raise BadSubscription(str(error)) from None
    await _post(request).subscribe(
        guest.id, _device(request), new, context_of(request).settings.now()
    )
    return Response(None, status_code=204)


@delete("/api/guest/post/push", status_code=204)
async def unsubscribe_here(request: AnyRequest) -> Response[None]:
    """Reach this browser no more."""
    must_be_ours(request)
    guest = await known_guest(request)
    await _post(request).unsubscribe(guest.id, _device(request))
    return Response(None, status_code=204)


@post("/api/guest/post/mail", status_code=204)
async def name_address(request: AnyRequest) -> Response[None]:
    """Send a mail to an address, so that you may confirm that it is yours."""
    asked = await read(request, wire.NewAddress)
    guest = await known_guest(request)
    context = context_of(request)
    context.must_be_welcome(request, guest)
    asked = mailable(request, asked)
    spend_mail(request, guest.id)
    mail = MailStorage(context.storage.database)
    await mail.ask(
        "confirm", guest.id, asked.address, asked.language, context_of(request).settings.now()
    )
    context.bell.set()
    return Response(None, status_code=204)


@delete("/api/guest/post/mail", status_code=204)
async def forget_address(request: AnyRequest) -> Response[None]:
    """Forget your address: nothing is sent there, and nobody comes in by it."""
    must_be_ours(request)
    guest = await known_guest(request)
    await MailStorage(context_of(request).storage.database).forget(guest.id)
    return Response(None, status_code=204)


def mailable(request: AnyRequest, asked: wire.NewAddress) -> wire.NewAddress:
    """Return an address as it is kept, if this server sends mail at all."""
    if context_of(request).ways.mailer is None:
        raise NotOffered("this server sends no mail")
    try:
        return wire.NewAddress(address=mailing.address_of(asked.address), language=asked.language)
    except mailing.BadAddress as error:
        raise BadAddress(str(error)) from None


def spend_mail(request: AnyRequest, guest: str | None) -> None:
    """Count a mail that somebody asks for, for himself and for his house."""
    context = context_of(request)
    own = guest is None or context.new_mails.spend(guest)
    if not own or not context.new_mails_of_home.spend(home_of(request)):
        raise TooMany("too many mails; wait an hour")


def _post(request: AnyRequest) -> PostStorage:
    return PostStorage(context_of(request).storage.database)


def _device(request: AnyRequest) -> str:
    return token_hash(request.cookies.get(COOKIE, ""))
