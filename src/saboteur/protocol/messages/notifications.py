"""HTTP messages about notifications: preferences, push subscriptions, email addresses."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from saboteur.protocol.message import Message
from saboteur.protocol.messages.field_types import TableCodeText

NotificationKind: TypeAlias = Literal["turn", "over", "invited", "round"]
"""Kind of a notification: your turn, game over, an invitation, a new tournament round."""
HourOfDay: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
Language: TypeAlias = Literal["en", "fr"]
EmailAddressText: TypeAlias = Annotated[str, Meta(min_length=3, max_length=254)]
EmailTokenText: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
"""The one-time token in the link of an email."""


class NotificationPreferences(Message):
    """PUT /api/guest/notifications: which notifications you want, when, and by which channel."""

    push: bool = True
    email: bool = True
    kinds: Annotated[tuple[NotificationKind, ...], Meta(max_length=4)] = (
        "turn", "over", "invited", "round",
    )  # fmt: skip
    muted_tables: Annotated[tuple[TableCodeText, ...], Meta(max_length=100)] = ()
    """Tables without notifications."""
    hours: tuple[HourOfDay, HourOfDay] | None = None
    """Hours in which notifications are sent: start and end, past midnight if the end is smaller."""
    time_zone: Annotated[str, Meta(pattern="^[A-Za-z0-9_+/-]{1,64}$")] = "UTC"
    """Time zone of ``hours``, such as ``Europe/Paris``."""
    email_interval_hours: Annotated[int, Meta(ge=1, le=48)] = 4
    """Minimum number of hours between two emails."""


class VerifiedEmail(Message):
    """Your verified email address."""

    address: str
    verified_at: float
    undeliverable: bool
    """Whether a mail to it was rejected; nothing is sent until you verify it again."""


class PendingEmail(Message):
    """An email address that is not verified yet."""

    address: str
    undeliverable: bool
    """Whether the verification mail was rejected."""


class NotificationSettings(Message):
    """GET /api/guest/notifications: the channels of this server and your notification settings."""

    push_key: str | None
    """Public key for push subscriptions; ``null`` if this server has no push."""
    email: bool
    """Whether this server sends email."""
    kinds: tuple[NotificationKind, ...]
    """The kinds of notifications that this server sends."""
    subscribed: bool
    """Whether the browser that sent the request is subscribed."""
    devices: int
    """Number of your subscribed browsers."""
    preferences: NotificationPreferences
    verified_email: VerifiedEmail | None
    pending_email: PendingEmail | None


class PushKeys(Message):
    """The encryption keys of a push subscription, as the browser provides them."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class NewPushSubscription(Message):
    """POST /api/guest/notifications/push: subscribe this browser to push notifications."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]
    keys: PushKeys
    language: Language


class NewEmail(Message):
    """POST /api/guest/notifications/email: add an email address.

    POST /api/email/login-link: request a login link for a verified address.
    """

    address: EmailAddressText
    language: Language


class EmailToken(Message):
    """POST /api/email/confirm and /api/email/login: the token from the link of an email."""

    token: EmailTokenText


class EmailConfirmed(Message):
    """The answer to POST /api/email/confirm: the verified address and its guest."""

    nickname: str
    address: str


class OwnPushSubscription(Message):
    """A push subscription of the guest: its push service and the time of its creation."""

    service: str
    """Host name of the push service."""
    created_at: float


class OwnNotification(Message):
    """A notification that has not been sent yet."""

    kind: NotificationKind
    table: str | None
    occurred_at: float


class OwnNotifications(Message):
    """The data stored for your notifications."""

    preferences: NotificationPreferences
    verified_email: VerifiedEmail | None
    pending_email: PendingEmail | None
    subscriptions: tuple[OwnPushSubscription, ...]
    pending: tuple[OwnNotification, ...]
