"""What the routes share: the registry, the storage, limits, and how a request is read."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property
from io import BytesIO
from ipaddress import IPv6Network, ip_address
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
import segno
from litestar import Request
from litestar.datastructures import State

from saboteur.server.cluster.broker import Broker
from saboteur.server.http.browsers import browser_of
from saboteur.server.http.errors import (
    Banned,
    ClosedTable,
    ForeignOrigin,
    Outside,
    TooMany,
)
from saboteur.server.http.homes import Homes
from saboteur.server.http.identity import COOKIE, guest_of
from saboteur.server.http.origin import is_own_origin, public_address
from saboteur.server.http.socket import AnySocket
from saboteur.server.http.static import Pages
from saboteur.server.inspection import REVIEW_SECONDS, Inspector
from saboteur.server.limits import (
    ADVICE,
    ASKED_PASSKEYS,
    CAREERS,
    JOINED_OF_HOME,
    NEW_GROUPS,
    NEW_GROUPS_OF_HOME,
    NEW_GUESTS,
    NEW_HOLIDAYS,
    NEW_INVITATIONS,
    NEW_INVITATIONS_OF_HOME,
    NEW_MAILS,
    NEW_MAILS_OF_HOME,
    NEW_PASSKEYS,
    NEW_RECORDS_OF_HOME,
    NEW_REPORTS,
    NEW_SHARED,
    NEW_SUBSCRIPTIONS,
    NEW_TABLES,
    NEW_TRANSFERS,
    NEW_UPLOADS,
    OWN_DATA,
    REPLAYS,
    REVIEWS,
    SESSION,
    TIES,
    WRONG_CODES,
    WRONG_CODES_OF_HOME,
    WRONG_LINKS,
    WRONG_TICKETS,
    WRONG_TRANSFERS,
)
from saboteur.server.lobby.bans import Bans
from saboteur.server.lobby.counting import Counting
from saboteur.server.lobby.doors import Doors
from saboteur.server.lobby.gatherings import Gatherings
from saboteur.server.lobby.notices import Notices
from saboteur.server.lobby.registry import Barred, Closed, TableRegistry
from saboteur.server.post.ways import Ways
from saboteur.server.settings import Settings
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.operators import OperatorStorage
from saboteur.server.storage.reviews import ReviewStorage
from saboteur.server.storage.tables import Storage
from saboteur.table.advice import Advices
from saboteur.table.archive import Archive
from saboteur.table.limits import Limit
from saboteur.table.models import StoredGuest, StoredTable
from saboteur.table.reviews import Reviews
from saboteur.wire import messages as wire
from saboteur.wire.problems import MalformedBody, NoGuest, NoTable
from saboteur.wire.struct import Message

LONGEST_BODY: Final = 16 * 1024

MessageT = TypeVar("MessageT", bound=Message)
FoundT = TypeVar("FoundT")
AnyRequest: TypeAlias = Request[Any, Any, State]


class Context:
    """What the routes reach, in the application's state under ``context``."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        broker: Broker,
        ways: Ways,
        letters: Sequence[wire.LetterKind],
    ) -> None:
        """Open the registry; guests are told of such letters in such ways."""
        self.settings = settings
        self.ways = ways
        self.letters = tuple(letters)
        self.bell = asyncio.Event()
        """Rung when a mail is to be sent at once."""
        self.storage = storage
        self.guests = GuestStorage(storage.database)
        self.registry = TableRegistry(storage, settings, broker=broker)
        self.bans = Bans()
        self.doors = Doors(self.bans)
        self.notices = Notices(
            OperatorStorage(storage.database),
            self.bans,
            self.doors,
            self.registry.put_away,
            holidays_changed=self.registry.holidays_changed,
            ties_changed=self.registry.ties_changed,
        )
        self.archive = Archive(storage)
        self.counting = Counting(storage)
        self.inspector = Inspector()
        self.reviewer = Inspector(REVIEW_SECONDS)
        self.reviews = Reviews(ReviewStorage(storage.database), self.reviewer.review)
        self.pages = Pages()
        self.new_guests = Limit(NEW_GUESTS)
        self.new_tables = Limit(NEW_TABLES)
        self.new_uploads = Limit(NEW_UPLOADS)
        self.new_records_of_home = Limit(NEW_RECORDS_OF_HOME)
        self.replays = Limit(REPLAYS)
        self.asked_reviews = Limit(REVIEWS)
        self.advices = Advices(self.registry.advise)
        self.asked_advice = Limit(ADVICE)
        self.new_reports = Limit(NEW_REPORTS)
        self.new_shared = Limit(NEW_SHARED)
        self.new_transfers = Limit(NEW_TRANSFERS)
        self.new_holidays = Limit(NEW_HOLIDAYS)
        self.new_passkeys = Limit(NEW_PASSKEYS)
        self.asked_passkeys = Limit(ASKED_PASSKEYS)
        self.new_mails = Limit(NEW_MAILS)
        self.new_mails_of_home = Limit(NEW_MAILS_OF_HOME)
        self.new_subscriptions = Limit(NEW_SUBSCRIPTIONS)
        self.wrong_tickets = Limit(WRONG_TICKETS)
        self.own_data = Limit(OWN_DATA)
        self.wrong_codes = Limit(WRONG_CODES)
        self.wrong_codes_of_home = Limit(WRONG_CODES_OF_HOME)
        self.wrong_transfers = Limit(WRONG_TRANSFERS)
        self.new_invitations = Limit(NEW_INVITATIONS)
        self.new_invitations_of_home = Limit(NEW_INVITATIONS_OF_HOME)
        self.new_groups = Limit(NEW_GROUPS)
        self.new_groups_of_home = Limit(NEW_GROUPS_OF_HOME)
        self.joined_of_home = Limit(JOINED_OF_HOME)
        self.wrong_links = Limit(WRONG_LINKS)
        self.ties = Limit(TIES)
        self.careers = Limit(CAREERS)
        self.sessions = Limit(SESSION)
        self._homes = Homes()

    @cached_property
    def gatherings(self) -> Gatherings:
        """Gatherings, with what was spent there."""
        return Gatherings(self.storage, self.settings)

    async def guest(self, connection: AnyRequest | AnySocket) -> StoredGuest | None:
        """Return whose cookie comes with a request."""
        kind = browser_of(connection.headers.get("user-agent", ""))
        guest = await guest_of(self.storage, connection.cookies.get(COOKIE), kind)
        if guest is not None:
            self._homes.note(guest.id, home_of(connection))
        return guest

    def must_be_welcome(
        self, connection: AnyRequest | AnySocket, guest: StoredGuest | None
    ) -> None:
        """Refuse whom an operator keeps away."""
        id_ = None if guest is None else guest.id
        if self.bans.until(id_, address_of(connection)) is not None:
            raise Banned("an operator keeps you, or your network, away for a time")

    async def look_up(
        self,
        code: str,
        connection: AnyRequest | AnySocket,
        find: Callable[[str], Awaitable[FoundT | None]],
    ) -> FoundT | None:
        """Find by a code; whoever tries too many that don't exist learns nothing more.

        Each counts for himself and, more widely, for his house. Who has a seat at the table comes
        to it whatever others, or he himself, have tried.
        """
        guest, home = await self.guest(connection), home_of(connection)
        self.must_be_welcome(connection, guest)
        own = home if guest is None else guest.id
        if (
            self.wrong_codes.spent_up(own) or self.wrong_codes_of_home.spent_up(home)
        ) and not await self.registry.knows(code, guest):
            raise TooMany("too many codes that do not exist; wait a minute")
        try:
            found = await find(code)
        except Barred as error:
            raise Outside(str(error)) from None
        except Closed as error:
            raise ClosedTable(str(error)) from None
        if found is None:
            self.wrong_codes.spend(own)
            self.wrong_codes_of_home.spend(home)
        return found


def context_of(connection: AnyRequest | AnySocket) -> Context:
    """Return what the routes share."""
    context = connection.app.state.context
    if not isinstance(context, Context):
        raise TypeError(context)
    return context


async def stored_table(request: AnyRequest, code: str) -> StoredTable:
    """Return a table as it is written down, or refuse the request."""
    context = context_of(request)
    guest = await context.guest(request)

    async def find(code: str) -> StoredTable | None:
        return await context.registry.stored(code, guest)

    return there(await context.look_up(code, request, find))


def there(found: FoundT | None) -> FoundT:
    """Return what was found, or say that there is no table."""
    if found is None:
        raise NoTable("there is no table of this code")
    return found


async def known_guest(request: AnyRequest) -> StoredGuest:
    """Return the guest of a request, or refuse it."""
    guest = await context_of(request).guest(request)
    if guest is None:
        raise NoGuest("take a nickname first")
    return guest


async def welcome_guest(request: AnyRequest, limit: Limit, reason: str) -> StoredGuest:
    """Return the guest of a request that others notice, or refuse it."""
    guest = await guest_within(request, limit, reason)
    context_of(request).must_be_welcome(request, guest)
    return guest


async def guest_within(request: AnyRequest, limit: Limit, reason: str) -> StoredGuest:
    """Return the guest of a request that costs something, or refuse what is beyond his limit."""
    guest = await known_guest(request)
    if not limit.spend(guest.id):
        raise TooMany(reason)
    return guest


def must_be_ours(request: AnyRequest) -> None:
    """Refuse what does not come from our own page."""
    if not is_own_origin(request.headers, context_of(request).settings.public_url):
        raise ForeignOrigin("the request does not come from our own page")


async def read(request: AnyRequest, kind: type[MessageT]) -> MessageT:
    """Read what our own page posts; strictly, where Litestar would turn texts into numbers."""
    must_be_ours(request)
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as error:
        raise MalformedBody(str(error)) from None


def address_of(connection: AnyRequest | AnySocket) -> str:
    """Return where a request comes from."""
    return connection.client.host if connection.client is not None else ""


def home_of(connection: AnyRequest | AnySocket) -> str:
    """Return whose address a request comes from: in IPv6 a house has not one, but 2^64."""
    try:
        address = ip_address(address_of(connection))
    except ValueError:
        return ""
    if address.version == 4:
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


def is_secure(request: AnyRequest) -> bool:
    """Whether the guest's browser came by https."""
    public = context_of(request).settings.public_url
    return request.url.scheme == "https" or (public or "").startswith("https:")


def origin_of(request: AnyRequest) -> str:
    """Return where this site is reached, without a slash at the end."""
    return public_address(
        request.url.scheme,
        request.headers.get("host", ""),
        context_of(request).settings.public_url,
    )


def drawn_address(request: AnyRequest, path: str) -> str:
    """Draw the address of a page of ours, for a phone's camera, as SVG."""
    drawn = BytesIO()
    # With its namespace, or no browser takes it for an image.
    code = segno.make(f"{origin_of(request)}{path}", micro=False)
    code.save(drawn, kind="svg", scale=8, border=4, light="#fff", xmldecl=False, nl=False)
    return drawn.getvalue().decode()
