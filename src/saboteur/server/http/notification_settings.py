"""Routes for notification settings: preferences, push subscriptions and the email address."""

from typing import get_args

from litestar import Router, delete, get, post, put

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import GUEST_COOKIE, hash_token
from saboteur.server.http.errors import (
    Banned,
    ChannelDisabled,
    InvalidEmailAddress,
    InvalidPreferences,
    InvalidSubscription,
    RateLimited,
    raises,
)
from saboteur.server.http.openapi import GUEST_SECURITY
from saboteur.server.http.parameters import StrictBody
from saboteur.server.http.request import AppRequest, require_authenticated
from saboteur.server.notifications import smtp_mailer
from saboteur.server.notifications.allowed_hours import is_time_zone
from saboteur.server.notifications.push_client import BlockedEndpoint
from saboteur.server.notifications.webpush_crypto import (
    InvalidKey,
    decode_auth_secret,
    decode_p256dh,
)
from saboteur.server.storage.email_addresses import EmailAddressStore
from saboteur.server.storage.notification_settings import (
    NotificationSettingsStore,
    PushSubscription,
)


@get()
async def get_notification_settings(request: AppRequest) -> wire.NotificationSettings:
    """Return the channels of this server and the guest's notification settings."""
    guest = await request.require_guest()
    context, store = request.context, _notification_store(request)
    devices = await store.subscribed_devices(guest.id)
    mail = EmailAddressStore(context.storage.database)
    return wire.NotificationSettings(
        push_key=context.channels.vapid_public_key,
        email=context.channels.mailer is not None,
        kinds=get_args(wire.NotificationKind),
        subscribed=_device_token_hash(request) in devices,
        devices=len(devices),
        preferences=(await store.preferences_of([guest.id])).get(
            guest.id, wire.NotificationPreferences()
        ),
        verified_email=await mail.email_of(guest.id),
        pending_email=await mail.pending_address(guest.id),
    )


@put(guards=[require_authenticated])
@raises(InvalidPreferences)
async def put_notification_preferences(
    request: AppRequest, payload: StrictBody[wire.NotificationPreferences]
) -> wire.NotificationPreferences:
    """Store the guest's notification preferences."""
    guest = await request.require_guest()
    if not is_time_zone(payload.time_zone):
        raise InvalidPreferences(f"unknown time zone: {payload.time_zone}")
    await _notification_store(request).save_preferences(guest.id, payload)
    return payload


@post("/push", status_code=204)
@raises(InvalidSubscription, ChannelDisabled, RateLimited)
async def subscribe_device(
    request: AppRequest, payload: StrictBody[wire.NewPushSubscription]
) -> None:
    """Store a push subscription for this device."""
    guest = await request.require_guest_within_limit(
        request.limits.new_subscriptions, "too many subscriptions; wait a little"
    )
    if request.context.channels.vapid_public_key is None:
        raise ChannelDisabled("this server sends no pushes")
    subscription = PushSubscription(
        payload.endpoint,
        payload.keys.p256dh.rstrip("="),
        payload.keys.auth.rstrip("="),
        payload.language,
    )
    try:
        request.context.channels.push_client.check_endpoint(subscription.endpoint)
        decode_p256dh(subscription.public_key)
        decode_auth_secret(subscription.auth_secret)
    except (BlockedEndpoint, InvalidKey) as error:
        raise InvalidSubscription(str(error)) from None
    await _notification_store(request).subscribe(
        guest.id, _device_token_hash(request), subscription, request.context.settings.now()
    )


@delete("/push", status_code=204)
async def unsubscribe_device(request: AppRequest) -> None:
    """Delete the push subscription of this device."""
    guest = await request.require_guest()
    await _notification_store(request).unsubscribe(guest.id, _device_token_hash(request))


@post("/email", status_code=204)
@raises(InvalidEmailAddress, Banned, ChannelDisabled, RateLimited)
async def request_email_verification(
    request: AppRequest, payload: StrictBody[wire.NewEmail]
) -> None:
    """Send a verification mail to an email address."""
    guest = await request.require_guest()
    request.check_not_banned(guest)
    payload = validate_email(request, payload)
    check_mail_limit(request, guest.id)
    mail = EmailAddressStore(request.context.storage.database)
    await mail.request_verification(
        "confirm", guest.id, payload.address, payload.language, request.context.settings.now()
    )
    request.context.wakeup.set()


@delete("/email", status_code=204)
async def delete_email(request: AppRequest) -> None:
    """Delete the guest's email address, which ends mails to it and logins by it."""
    guest = await request.require_guest()
    await EmailAddressStore(request.context.storage.database).delete_email_of(guest.id)


def validate_email(request: AppRequest, requested: wire.NewEmail) -> wire.NewEmail:
    """Return the requested address in normal form.

    Raises ``ChannelDisabled`` if this server sends no mail, or ``InvalidEmailAddress``.
    """
    if request.context.channels.mailer is None:
        raise ChannelDisabled("this server sends no mail")
    try:
        return wire.NewEmail(
            address=smtp_mailer.parse_address(requested.address), language=requested.language
        )
    except smtp_mailer.InvalidAddress as error:
        raise InvalidEmailAddress(str(error)) from None


def check_mail_limit(request: AppRequest, guest: str | None) -> None:
    """Count a requested mail by guest and by client IP; raise ``RateLimited`` if too many."""
    context = request.context
    is_allowed = guest is None or context.limits.new_mails.try_acquire(guest)
    if not is_allowed or not context.limits.new_mails_per_ip.try_acquire(request.client_ip):
        raise RateLimited("too many mails; wait an hour")


def _notification_store(request: AppRequest) -> NotificationSettingsStore:
    return NotificationSettingsStore(request.context.storage.database)


def _device_token_hash(request: AppRequest) -> str:
    return hash_token(request.cookies.get(GUEST_COOKIE, ""))


router = Router(
    "/api/guest/notifications",
    route_handlers=[
        get_notification_settings, put_notification_preferences, subscribe_device,
        unsubscribe_device, request_email_verification, delete_email,
    ],
    tags=["notifications"], security=GUEST_SECURITY,
)  # fmt: skip
