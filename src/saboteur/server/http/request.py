"""Requests and sockets of the application: their guest, their client, and the checks of both."""

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Network, ip_address
from typing import Any, Final, TypeAlias, cast

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from saboteur.protocol.errors import NotAuthenticated, TableNotFound
from saboteur.server.http.auth import GUEST_COOKIE, authenticate
from saboteur.server.http.context import AppContext
from saboteur.server.http.errors import (
    Banned,
    ForeignOrigin,
    GroupNotFound,
    RateLimited,
    TournamentNotFound,
)
from saboteur.server.http.origin import is_same_origin, public_origin
from saboteur.server.http.user_agent import parse_user_agent
from saboteur.server.rate_limits import RateLimiters
from saboteur.table.rate_limiter import RateLimiter
from saboteur.table.storage.models import GuestRecord, TableRecord

GUEST_KEY: Final = "guest"
"""Key in the state of a request under which its guest is cached."""
UNSAFE_METHODS: Final = frozenset({"POST", "PUT", "DELETE"})
ANY_ORIGIN: Final = "any_origin"
"""Option of a route that exempts it from the origin check, for other sites and programs."""


AnyConnection: TypeAlias = ASGIConnection[Any, Any, Any, Any]


class AppConnection(ASGIConnection[Any, Any, Any, State]):
    """Base class of requests and sockets: their guest, their client and the checks of both."""

    __slots__ = ()

    @property
    def context(self) -> AppContext:
        return app_context(self)

    @property
    def limits(self) -> RateLimiters:
        return self.context.limits

    # --- The guest ----------------------------------------------------------------------

    async def guest(self) -> GuestRecord | None:
        """Return the guest of the cookie, or ``None``; cached for the request."""
        cache = self.scope["state"]
        if GUEST_KEY not in cache:
            token = self.cookies.get(GUEST_COOKIE)
            guest = await authenticate(self.context.storage, token, self.user_agent)
            if guest is not None:
                self.context.client_ip_stats.record(guest.id, self.client_ip)
            cache[GUEST_KEY] = guest
        found: GuestRecord | None = cache[GUEST_KEY]
        return found

    async def require_guest(self) -> GuestRecord:
        """Return the guest; raise ``NotAuthenticated`` if there is none."""
        guest = await self.guest()
        if guest is None:
            raise NotAuthenticated("create a guest first")
        return guest

    async def require_guest_within_limit(self, limit: RateLimiter, reason: str) -> GuestRecord:
        """Return the guest after counting the request against the guest's limit.

        Raises ``NotAuthenticated``, or ``RateLimited`` with ``reason``.
        """
        guest = await self.require_guest()
        if not limit.try_acquire(guest.id):
            raise RateLimited(reason)
        return guest

    async def require_unbanned_guest(self, limit: RateLimiter, reason: str) -> GuestRecord:
        """Return the guest, who must not be banned, after counting the request against a limit.

        For requests that affect others. Raises ``NotAuthenticated``, ``RateLimited`` with
        ``reason``, or ``Banned``.
        """
        guest = await self.require_guest_within_limit(limit, reason)
        self.check_not_banned(guest)
        return guest

    def check_not_banned(self, guest: GuestRecord | None) -> None:
        """Raise ``Banned`` if the guest or the client's address is banned."""
        id_ = None if guest is None else guest.id
        if self.context.bans.banned_until(id_, self.client_address) is not None:
            raise Banned("you or your network are banned for a time")

    # --- Codes --------------------------------------------------------------------------

    async def resolve(self, code: str, *, even_finished: bool = False) -> TableRecord:
        """Return the table that the guest may enter with this code.

        Participants of a table always get access to it, whatever they or others have tried.
        ``even_finished`` also shows finished tables to everyone, with any of their codes.

        Raises:
            Banned: The guest or the client's address is banned.
            RateLimited: Too many wrong codes; whether ``code`` exists is not revealed.
            AccessDenied: The guest was kicked, or the table is locked.
            TableClosed: An operator has closed the table.
            TableNotFound: No table has this code.
        """
        guest = await self.guest()
        self.check_not_banned(guest)
        is_limited = self.has_guessed_too_often(guest)
        table = await self.context.registry.resolve(
            code, guest, only_participants=is_limited, even_finished=even_finished
        )
        if table is None and is_limited:
            raise RateLimited("too many codes that do not exist; wait a minute")
        if table is None:
            self.count_wrong_code(guest)
            raise TableNotFound("there is no table with this code")
        return table

    def has_guessed_too_often(self, guest: GuestRecord | None) -> bool:
        """Whether a guest (or the client IP) has tried too many codes that do not exist.

        All guests of a client IP together have a wider limit.
        """
        limits, ip = self.limits, self.client_ip
        key = ip if guest is None else guest.id
        return limits.wrong_codes.is_empty(key) or limits.wrong_codes_per_ip.is_empty(ip)

    def count_wrong_code(self, guest: GuestRecord | None) -> None:
        limits, ip = self.limits, self.client_ip
        limits.wrong_codes.try_acquire(ip if guest is None else guest.id)
        limits.wrong_codes_per_ip.try_acquire(ip)

    @contextmanager
    def limit_link_guesses(self) -> Iterator[None]:
        """Count the ``GroupNotFound`` and ``TournamentNotFound`` raised in the body, by client IP.

        Raises ``RateLimited`` if there were too many.
        """
        if self.limits.wrong_links.is_empty(self.client_ip):
            raise RateLimited("too many links that do not exist; wait a minute")
        try:
            yield
        except (GroupNotFound, TournamentNotFound):
            self.limits.wrong_links.try_acquire(self.client_ip)
            raise

    # --- The client ---------------------------------------------------------------------

    @property
    def user_agent(self) -> str | None:
        """Browser and system of the client, such as ``firefox linux``; see ``parse_user_agent``."""
        return parse_user_agent(self.headers.get("user-agent", ""))

    @property
    def client_address(self) -> str:
        return self.client.host if self.client is not None else ""

    @property
    def client_ip(self) -> str:
        return client_ip(self.client_address)

    def acquire_per_ip(self, limit: RateLimiter, reason: str) -> None:
        """Count a request for the client IP; raise ``RateLimited`` with ``reason`` if too many."""
        if not limit.try_acquire(self.client_ip):
            raise RateLimited(reason)

    # --- The site -----------------------------------------------------------------------

    @property
    def is_https(self) -> bool:
        """Whether the browser uses HTTPS, possibly through a proxy at ``public_url``."""
        public_url = self.context.settings.public_url
        return self.url.scheme == "https" or (public_url or "").startswith("https:")

    @property
    def site_origin(self) -> str:
        """The public origin of this site, without a trailing slash."""
        host, public_url = self.headers.get("host", ""), self.context.settings.public_url
        return public_origin(self.url.scheme, host, public_url)


class AppRequest(AppConnection, Request[Any, Any, State]):
    __slots__ = ()


class AppSocket(AppConnection, WebSocket[Any, Any, State]):
    __slots__ = ()


def app_context(connection: AnyConnection) -> AppContext:
    context = connection.app.state.context
    if not isinstance(context, AppContext):
        raise TypeError(context)
    return context


def client_ip(host: str) -> str:
    """Return the rate-limit key of a client: its IPv4 address, or the /64 of its IPv6 address.

    A household has a whole /64 network of IPv6 addresses. Returns ``""`` if there is no address.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return ""
    if address.version == 4:
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


async def check_origin(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Reject sockets, and requests that may change something, from other sites' pages.

    A guard of all routes; the option ``ANY_ORIGIN`` exempts a route. Raises ``ForeignOrigin``, or
    ``PermissionDeniedException`` for a socket.
    """
    if isinstance(connection, Request) and connection.method not in UNSAFE_METHODS:
        return
    public_url = app_context(connection).settings.public_url
    if ANY_ORIGIN in handler.opt or is_same_origin(connection.headers, public_url):
        return
    if isinstance(connection, Request):
        raise ForeignOrigin("the request does not come from our own page")
    raise PermissionDeniedException("foreign origin")


async def require_authenticated(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Raise ``NotAuthenticated`` without a guest: a guard that runs before the body is read."""
    await cast("AppConnection", connection).require_guest()
