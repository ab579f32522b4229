"""The services that all routes share, and helpers to read requests."""

import asyncio
from functools import cached_property
from io import BytesIO
from ipaddress import IPv6Network, ip_address
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
import segno
from litestar import Request
from litestar.datastructures import State

from saboteur.bot_runtime.timing import SERVER_TIMEOUTS
from saboteur.protocol.errors import MalformedBody, NotAuthenticated, TableNotFound
from saboteur.protocol.message import Message
from saboteur.server.cluster.broker import Broker
from saboteur.server.http.auth import GUEST_COOKIE, authenticate
from saboteur.server.http.client_ip_stats import ClientIpStats
from saboteur.server.http.errors import Banned, ForeignOrigin, RateLimited
from saboteur.server.http.origin import is_same_origin, public_origin
from saboteur.server.http.socket import AnySocket
from saboteur.server.http.static_assets import StaticAssets
from saboteur.server.http.user_agent import parse_user_agent
from saboteur.server.notifications.channels import Channels
from saboteur.server.rate_limits import RateLimiters
from saboteur.server.replay_worker import ReplayWorker
from saboteur.server.runtime.bans import ActiveBans
from saboteur.server.runtime.cluster_events import ClusterEvents
from saboteur.server.runtime.connections import ConnectionRegistry
from saboteur.server.runtime.stats import StatsService
from saboteur.server.runtime.table_registry import TableRegistry
from saboteur.server.runtime.tournaments import TournamentService
from saboteur.server.settings import Settings
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.operators import OperatorStore
from saboteur.server.storage.reviews import ReviewStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.analysis.game_reviews import ReviewService
from saboteur.table.analysis.move_advice import MoveAdvisor
from saboteur.table.analysis.replay_cache import ReplayCache
from saboteur.table.rate_limits import RateLimiter
from saboteur.table.storage.models import GuestRecord, TableRecord

MAX_BODY_BYTES: Final = 16 * 1024
GUEST_KEY: Final = "guest"
"""Key of the guest in the state of a request."""

MessageT = TypeVar("MessageT", bound=Message)
FoundT = TypeVar("FoundT")
AnyRequest: TypeAlias = Request[Any, Any, State]


class AppContext:
    """The services and rate limiters of the application, in its state as ``context``."""

    def __init__(
        self,
        settings: Settings,
        storage: TableStore,
        broker: Broker,
        channels: Channels,
    ) -> None:
        self.settings = settings
        self.channels = channels
        self.wakeup = asyncio.Event()
        """Set to make the notification dispatcher run at once."""
        self.storage = storage
        self.guests = GuestStore(storage.database)
        self.registry = TableRegistry(storage, settings, broker=broker)
        self.bans = ActiveBans()
        self.connections = ConnectionRegistry(self.bans)
        self.cluster_events = ClusterEvents(
            OperatorStore(storage.database),
            self.bans,
            self.connections,
            self.registry.close_table,
            on_holidays_changed=self.registry.notify_holidays_changed,
            on_relations_changed=self.registry.notify_relations_changed,
        )
        self.replay_cache = ReplayCache(storage)
        self.stats = StatsService(storage)
        self.verification_worker = ReplayWorker()
        self.review_worker = ReplayWorker(SERVER_TIMEOUTS.review_s)
        self.reviews = ReviewService(ReviewStore(storage.database), self.review_worker.review)
        self.static_assets = StaticAssets()
        self.limits = RateLimiters.of(settings.rates)
        self.advisor = MoveAdvisor(self.registry.advise)
        self._client_ip_stats = ClientIpStats()

    @cached_property
    def tournaments(self) -> TournamentService:
        return TournamentService(self.storage, self.settings)

    async def authenticate(self, connection: AnyRequest | AnySocket) -> GuestRecord | None:
        """Return the guest of a request's cookie, or ``None``; read once for each request."""
        cache = connection.scope["state"]
        if GUEST_KEY not in cache:
            user_agent = parse_user_agent(connection.headers.get("user-agent", ""))
            token = connection.cookies.get(GUEST_COOKIE)
            guest = await authenticate(self.storage, token, user_agent)
            if guest is not None:
                self._client_ip_stats.record(guest.id, client_ip(connection))
            cache[GUEST_KEY] = guest
        found: GuestRecord | None = cache[GUEST_KEY]
        return found

    def check_not_banned(
        self, connection: AnyRequest | AnySocket, guest: GuestRecord | None
    ) -> None:
        """Raise ``Banned`` if the guest or the client's address is banned."""
        id_ = None if guest is None else guest.id
        if self.bans.banned_until(id_, client_address(connection)) is not None:
            raise Banned("you or your network are banned for a time")

    async def resolve(
        self, connection: AnyRequest | AnySocket, code: str, *, even_finished: bool = False
    ) -> TableRecord:
        """Return the table that the guest of a request may enter with this code.

        Participants of a table always get access to it, whatever they or others have tried.
        ``even_finished`` also shows finished tables to everyone, with any of their codes.

        Raises:
            Banned: The guest or the client's address is banned.
            RateLimited: Too many wrong codes; whether ``code`` exists is not revealed.
            AccessDenied: The guest was kicked, or the table is locked.
            TableClosed: An operator has closed the table.
            TableNotFound: No table has this code.
        """
        guest = await self.authenticate(connection)
        self.check_not_banned(connection, guest)
        is_limited = self.has_guessed_too_often(connection, guest)
        table = await self.registry.resolve(
            code, guest, only_participants=is_limited, even_finished=even_finished
        )
        if table is None and is_limited:
            raise RateLimited("too many codes that do not exist; wait a minute")
        if table is None:
            self.count_wrong_code(connection, guest)
            raise TableNotFound("there is no table with this code")
        return table

    def has_guessed_too_often(
        self, connection: AnyRequest | AnySocket, guest: GuestRecord | None
    ) -> bool:
        """Whether a guest (or the client IP) has tried too many codes that do not exist.

        All guests of a client IP together have a wider limit.
        """
        ip = client_ip(connection)
        return self.limits.wrong_codes.is_empty(
            ip if guest is None else guest.id
        ) or self.limits.wrong_codes_per_ip.is_empty(ip)

    def count_wrong_code(
        self, connection: AnyRequest | AnySocket, guest: GuestRecord | None
    ) -> None:
        ip = client_ip(connection)
        self.limits.wrong_codes.try_acquire(ip if guest is None else guest.id)
        self.limits.wrong_codes_per_ip.try_acquire(ip)


def app_context(connection: AnyRequest | AnySocket) -> AppContext:
    context = connection.app.state.context
    if not isinstance(context, AppContext):
        raise TypeError(context)
    return context


async def require_guest(request: AnyRequest) -> GuestRecord:
    """Return the guest of a request; raise ``NotAuthenticated`` if there is none."""
    guest = await app_context(request).authenticate(request)
    if guest is None:
        raise NotAuthenticated("create a guest first")
    return guest


async def require_unbanned_guest(
    request: AnyRequest, limit: RateLimiter, reason: str
) -> GuestRecord:
    """Return the guest of a request that affects others, if within ``limit`` and not banned.

    Raises ``NotAuthenticated``, ``RateLimited`` with ``reason``, or ``Banned``.
    """
    guest = await require_guest_within_limit(request, limit, reason)
    app_context(request).check_not_banned(request, guest)
    return guest


async def require_guest_within_limit(
    request: AnyRequest, limit: RateLimiter, reason: str
) -> GuestRecord:
    """Return the guest of a request if within ``limit``.

    Raises ``NotAuthenticated``, or ``RateLimited`` with ``reason``.
    """
    guest = await require_guest(request)
    if not limit.try_acquire(guest.id):
        raise RateLimited(reason)
    return guest


def check_same_origin(request: AnyRequest) -> None:
    """Raise ``ForeignOrigin`` if a request does not come from our own pages."""
    if not is_same_origin(request.headers, app_context(request).settings.public_url):
        raise ForeignOrigin("the request does not come from our own page")


async def decode_body(request: AnyRequest, kind: type[MessageT]) -> MessageT:
    """Decode a JSON body strictly, where Litestar would convert texts to numbers.

    Raises ``ForeignOrigin`` or ``MalformedBody``.
    """
    check_same_origin(request)
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as error:
        raise MalformedBody(str(error)) from None


def client_address(connection: AnyRequest | AnySocket) -> str:
    return connection.client.host if connection.client is not None else ""


def client_ip(connection: AnyRequest | AnySocket) -> str:
    """Return the rate-limit key of a client: its IPv4 address, or the /64 of its IPv6 address.

    A household has a whole /64 network of IPv6 addresses. Returns ``""`` if there is no address.
    """
    try:
        address = ip_address(client_address(connection))
    except ValueError:
        return ""
    if address.version == 4:
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


def is_https(request: AnyRequest) -> bool:
    """Return whether the browser uses HTTPS, possibly through a proxy at ``public_url``."""
    public_url = app_context(request).settings.public_url
    return request.url.scheme == "https" or (public_url or "").startswith("https:")


def site_origin(request: AnyRequest) -> str:
    """Return the public origin of this site, without a trailing slash."""
    return public_origin(
        request.url.scheme,
        request.headers.get("host", ""),
        app_context(request).settings.public_url,
    )


def qr_svg(request: AnyRequest, path: str) -> str:
    """Return a QR code (SVG) of the URL of a path of this site."""
    buffer = BytesIO()
    # With the SVG namespace, without which browsers do not render it as an image.
    code = segno.make(f"{site_origin(request)}{path}", micro=False)
    code.save(buffer, kind="svg", scale=8, border=4, light="#fff", xmldecl=False, nl=False)
    return buffer.getvalue().decode()
