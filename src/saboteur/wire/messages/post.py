"""Letters: of what a guest wants to be told when no page of his is open, and which way."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from saboteur.wire.messages.kinds import Code
from saboteur.wire.struct import Message

LetterKind: TypeAlias = Literal["turn", "over", "invited", "heat"]
"""Your turn; the game is over; somebody invites you; a heat of a gathering begins."""
Hour: TypeAlias = Annotated[int, Meta(ge=0, le=23)]
Language: TypeAlias = Literal["en", "fr"]
Address: TypeAlias = Annotated[str, Meta(min_length=3, max_length=254)]
Ticket: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
"""What a mail leads by."""


class Wishes(Message):
    """PUT /api/guest/post: of what you want to be told, when, and which way."""

    push: bool = True
    mail: bool = True
    kinds: Annotated[tuple[LetterKind, ...], Meta(max_length=4)] = (
        "turn", "over", "invited", "heat",
    )  # fmt: skip
    quiet: Annotated[tuple[Code, ...], Meta(max_length=100)] = ()
    """Tables of which you want to hear nothing."""
    hours: tuple[Hour, Hour] | None = None
    """From one hour to another, past midnight if the second is smaller; at others letters wait."""
    zone: Annotated[str, Meta(pattern="^[A-Za-z0-9_+/-]{1,64}$")] = "UTC"
    """Where those hours are, such as ``Europe/Paris``."""
    every: Annotated[int, Meta(ge=1, le=48)] = 4
    """Hours from one mail to the next at the least."""


class Mailbox(Message):
    """Your address, which you have confirmed."""

    address: str
    created: float
    refused: bool
    """Whether it takes no mail any more: nothing goes there until you confirm it again."""


class AwaitedAddress(Message):
    """An address that you have still to confirm."""

    address: str
    refused: bool
    """Whether it took no mail."""


class Post(Message):
    """GET /api/guest/post: which ways this server has, and what is yours."""

    push_key: str | None
    """For a browser that subscribes; ``null`` if this server sends no pushes."""
    mail: bool
    """Whether this server sends mail."""
    kinds: tuple[LetterKind, ...]
    """Of what it tells."""
    here: bool
    """Whether the browser that asks gets pushes."""
    devices: int
    """How many of your browsers do."""
    wishes: Wishes
    mailbox: Mailbox | None
    awaited: AwaitedAddress | None


class PushKeys(Message):
    """How what a browser gets is sealed, as it writes it itself."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class NewSubscription(Message):
    """POST /api/guest/post/push: this browser wants pushes."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]
    keys: PushKeys
    language: Language


class NewAddress(Message):
    """POST /api/guest/post/mail: an address to be confirmed; POST /api/mail/enter: one of yours."""

    address: Address
    language: Language


class UsedTicket(Message):
    """POST /api/mail/confirm and /api/mail/arrive: what stood behind # in the mail's link."""

    ticket: Ticket


class Confirmed(Message):
    """Whose address it is from now on."""

    nickname: str
    address: str


class OwnSubscription(Message):
    """A browser of yours that gets pushes."""

    service: str
    """Whose push service it is: a host."""
    created: float


class OwnLetter(Message):
    """What you are still to be told."""

    kind: str
    table: str | None
    since: float


class OwnPost(Message):
    """What we hold in order to tell you something when no page of yours is open."""

    wishes: Wishes
    mailbox: Mailbox | None
    awaited: AwaitedAddress | None
    subscriptions: tuple[OwnSubscription, ...]
    letters: tuple[OwnLetter, ...]
