"""HTTP messages about notifications: preferences, push subscriptions, email addresses."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from saboteur.protocol.message import Message
from saboteur.protocol.messages.field_types import TableCodeText

NotificationKind: TypeAlias = Literal["turn", "over", "invited", "heat"]
"""Your turn, game over, an invitation, or the start of a tournament round."""
HourOfDay: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
Language: TypeAlias = Literal["en", "fr"]
EmailAddressText: TypeAlias = Annotated[str, Meta(min_length=3, max_length=254)]
EmailTokenText: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
"""The one-time token in the link of an email."""


class Wishes(Message):
    """PUT /api/guest/post: which notifications you want, when, and by which channel."""

    push: bool = True
    mail: bool = True
    kinds: Annotated[tuple[NotificationKind, ...], Meta(max_length=4)] = (
        "turn", "over", "invited", "heat",
    )  # fmt: skip
    quiet: Annotated[tuple[TableCodeText, ...], Meta(max_length=100)] = ()
    """Tables without notifications."""
    hours: tuple[HourOfDay, HourOfDay] | None = None
    """Hours in which notifications are sent: start and end, past midnight if the end is smaller."""
    zone: Annotated[str, Meta(pattern="^[A-Za-z0-9_+/-]{1,64}$")] = "UTC"
    """Time zone of ``hours``, such as ``Europe/Paris``."""
    every: Annotated[int, Meta(ge=1, le=48)] = 4
    """Minimum number of hours between two emails."""


class Mailbox(Message):
    """Your verified email address."""

    address: str
    created: float
    refused: bool
    """Whether it rejected a mail: nothing is sent until you verify it again."""


class AwaitedAddress(Message):
    """An email address that is not verified yet."""

    address: str
    refused: bool
    """Whether it rejected the verification mail."""


class Post(Message):
    """GET /api/guest/post: the channels of this server and your notification settings."""

    push_key: str | None
    """Public key for push subscriptions; ``null`` if this server has no push."""
    mail: bool
    """Whether this server sends email."""
    kinds: tuple[NotificationKind, ...]
    """The kinds of notifications that this server sends."""
    here: bool
    """Whether the browser that sent the request is subscribed."""
    devices: int
    """Number of your subscribed browsers."""
    wishes: Wishes
    mailbox: Mailbox | None
    awaited: AwaitedAddress | None


class PushKeys(Message):
    """The encryption keys of a push subscription, as the browser provides them."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class NewSubscription(Message):
    """POST /api/guest/post/push: subscribe this browser to push notifications."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]
    keys: PushKeys
    language: Language


class NewAddress(Message):
    """POST /api/guest/post/mail: add an email address.

    POST /api/mail/enter: request a login link for a verified one.
    """

    address: EmailAddressText
    language: Language


class UsedTicket(Message):
    """POST /api/mail/confirm and /api/mail/arrive: the token from the link of an email."""

    ticket: EmailTokenText


class Confirmed(Message):
    """The guest to whom the email address now belongs."""

    nickname: str
    address: str


class OwnSubscription(Message):
    """A push subscription of yours."""

    service: str
    """Host name of the push service."""
    created: float


class OwnLetter(Message):
    """A notification that has not been sent yet."""

    kind: str
    table: str | None
    since: float


class OwnPost(Message):
    """The data stored for your notifications."""

    wishes: Wishes
    mailbox: Mailbox | None
    awaited: AwaitedAddress | None
    subscriptions: tuple[OwnSubscription, ...]
    letters: tuple[OwnLetter, ...]
