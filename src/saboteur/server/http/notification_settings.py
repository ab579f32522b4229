"""Routes for notification settings: preferences, push subscriptions and the email address."""

from typing import get_args

from litestar import Response, delete, get, post, put

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import GUEST_COOKIE, hash_token
from saboteur.server.http.context import (
    AnyRequest,
    app_context,
    check_same_origin,
    client_ip,
    decode_body,
    require_guest,
    require_guest_within_limit,
)
from saboteur.server.http.errors import (
    ChannelDisabled,
    InvalidEmailAddress,
    InvalidPreferences,
    InvalidSubscription,
    RateLimited,
)
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


@get("/api/guest/notifications")
async def get_notification_settings(request: AnyRequest) -> wire.NotificationSettings:
    """Return the channels of this server and the guest's notification settings."""
    guest = await require_guest(request)
    context, store = app_context(request), _notification_store(request)
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


@put("/api/guest/notifications")
async def put_notification_preferences(request: AnyRequest) -> wire.NotificationPreferences:
    """Store the guest's notification preferences."""
    guest = await require_guest(request)
    preferences = await decode_body(request, wire.NotificationPreferences)
    if not is_time_zone(preferences.time_zone):
        raise InvalidPreferences(f"unknown time zone: {preferences.time_zone}")
    await _notification_store(request).save_preferences(guest.id, preferences)
    return preferences


@post("/api/guest/notifications/push", status_code=204)
async def subscribe_device(request: AnyRequest) -> Response[None]:
    """Store a push subscription for this device."""
    context = app_context(request)
    body = await decode_body(request, wire.NewPushSubscription)
    guest = await require_guest_within_limit(
        request, context.limits.new_subscriptions, "too many subscriptions; wait a little"
    )
    if context.channels.vapid_public_key is None:
        raise ChannelDisabled("this server sends no pushes")
    subscription = PushSubscription(
        body.endpoint, body.keys.p256dh.rstrip("="), body.keys.auth.rstrip("="), body.language
    )
    try:
        context.channels.push_client.check_endpoint(subscription.endpoint)
        decode_p256dh(subscription.public_key)
        decode_auth_secret(subscription.auth_secret)
    except (BlockedEndpoint, InvalidKey) as error:
        raise InvalidSubscription(str(error)) from None
    await _notification_store(request).subscribe(
        guest.id, _device_token_hash(request), subscription, app_context(request).settings.now()
    )
    return Response(None, status_code=204)


@delete("/api/guest/notifications/push", status_code=204)
async def unsubscribe_device(request: AnyRequest) -> Response[None]:
    """Delete the push subscription of this device."""
    check_same_origin(request)
    guest = await require_guest(request)
    await _notification_store(request).unsubscribe(guest.id, _device_token_hash(request))
    return Response(None, status_code=204)


@post("/api/guest/notifications/email", status_code=204)
async def request_email_verification(request: AnyRequest) -> Response[None]:
    """Send a verification mail to an email address."""
    body = await decode_body(request, wire.NewEmail)
    guest = await require_guest(request)
    context = app_context(request)
    context.check_not_banned(request, guest)
    body = validate_email(request, body)
    check_mail_limit(request, guest.id)
    mail = EmailAddressStore(context.storage.database)
    await mail.request_verification(
        "confirm", guest.id, body.address, body.language, app_context(request).settings.now()
    )
    context.wakeup.set()
    return Response(None, status_code=204)


@delete("/api/guest/notifications/email", status_code=204)
async def delete_email(request: AnyRequest) -> Response[None]:
    """Delete the guest's email address, which ends mails to it and logins by it."""
    check_same_origin(request)
    guest = await require_guest(request)
    await EmailAddressStore(app_context(request).storage.database).delete_email_of(guest.id)
    return Response(None, status_code=204)


def validate_email(request: AnyRequest, requested: wire.NewEmail) -> wire.NewEmail:
    """Return the requested address in normal form.

    Raises ``ChannelDisabled`` if this server sends no mail, or ``InvalidEmailAddress``.
    """
    if app_context(request).channels.mailer is None:
        raise ChannelDisabled("this server sends no mail")
    try:
        return wire.NewEmail(
            address=smtp_mailer.parse_address(requested.address), language=requested.language
        )
    except smtp_mailer.InvalidAddress as error:
        raise InvalidEmailAddress(str(error)) from None


def check_mail_limit(request: AnyRequest, guest: str | None) -> None:
    """Count a requested mail by guest and by client IP; raise ``RateLimited`` if too many."""
    context = app_context(request)
    is_allowed = guest is None or context.limits.new_mails.try_acquire(guest)
    if not is_allowed or not context.limits.new_mails_per_ip.try_acquire(client_ip(request)):
        raise RateLimited("too many mails; wait an hour")


def _notification_store(request: AnyRequest) -> NotificationSettingsStore:
    return NotificationSettingsStore(app_context(request).storage.database)


def _device_token_hash(request: AnyRequest) -> str:
    return hash_token(request.cookies.get(GUEST_COOKIE, ""))
