"""HTTP client for Web Push services, protected against server-side request forgery.

A subscribing client chooses the URL that this server calls. So only https to public addresses is
allowed: the host name is resolved once, every address is checked, and the connection goes to a
checked address. Redirects are not followed, and the response size is limited.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from ipaddress import (
    IPv4Address,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final, TypeAlias, final
from urllib.parse import urlsplit

import h11

HTTPS_PORT: Final = 443
REQUEST_TIMEOUT_S: Final = 10.0
"""Limit for a whole request, including name resolution."""
MAX_RESPONSE_BYTES: Final = 16 * 1024
NAT64_PREFIX: Final = IPv6Network("64:ff9b::/96")
IpAddress: TypeAlias = IPv4Address | IPv6Address


class BlockedEndpoint(Exception):
    """The endpoint is malformed or not allowed."""


class PushServiceUnavailable(Exception):
    """The push service could not be reached, or did not answer in time."""


@dataclass(frozen=True, slots=True)
class PushResponse:
    """Status and ``Retry-After`` header of a push service's response."""

    status: int
    retry_after_s: float | None


@final
class PushClient:
    """Sends requests to push services.

    ``allowed_networks`` are networks that may be called although they are not public.
    """

    def __init__(
        self, allowed_networks: Sequence[str] = (), tls_context: ssl.SSLContext | None = None
    ) -> None:
        self._allowed_networks = tuple(ip_network(network) for network in allowed_networks)
        self._tls_context = tls_context

    def check_endpoint(self, endpoint: str) -> None:
        """Raise ``BlockedEndpoint`` if an endpoint is not allowed; resolves no host name."""
        host, port, _ = _split_endpoint(endpoint)
        try:
            address = ip_address(host)
        except ValueError:
            if "." not in host.strip(".") and not self._allowed_networks:
                raise BlockedEndpoint("the host name is not public") from None
            return
        self._check_address(address, port)

    async def send(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> PushResponse:
        """POST a message; raises ``BlockedEndpoint`` or ``PushServiceUnavailable``."""
        host, port, target = _split_endpoint(endpoint)
        all_headers = {"Host": origin_of(endpoint).removeprefix("https://"), **headers}
        request = h11.Request(
            method="POST",
            target=target,
            headers=[
                *all_headers.items(),
                ("Content-Length", str(len(body))),
                ("Connection", "close"),
            ],
        )
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT_S):
                address = await self._resolve(host, port)
                return await self._post(address, host, port, request, body)
        except (OSError, TimeoutError, h11.ProtocolError) as error:
            raise PushServiceUnavailable(type(error).__name__) from error

    async def _resolve(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        results = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [ip_address(sockaddr[0]) for *_, sockaddr in results]
        for address in addresses:  # one private address among public ones may be an attack
            self._check_address(address, port)
        return str(addresses[0])

    def _check_address(self, address: IpAddress, port: int) -> None:
        if any(address in network for network in self._allowed_networks):
            return
        if port != HTTPS_PORT or not is_public(address):
            raise BlockedEndpoint("the address is not public")

    async def _post(
        self, address: str, host: str, port: int, request: h11.Request, body: bytes
    ) -> PushResponse:
        tls = self._tls_context or ssl.create_default_context()
        reader, writer = await asyncio.open_connection(
            address, port, ssl=tls, server_hostname=host, limit=MAX_RESPONSE_BYTES
        )
        try:
            connection = h11.Connection(h11.CLIENT)
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await _read_response(connection, reader)
        finally:
            writer.close()


async def _read_response(connection: h11.Connection, reader: asyncio.StreamReader) -> PushResponse:
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(MAX_RESPONSE_BYTES))
        elif isinstance(event, h11.Response):
            headers = {name: value.decode("latin-1") for name, value in event.headers}
            retry_after = headers.get(b"retry-after", "")
            return PushResponse(
                event.status_code, float(retry_after) if retry_after.isdecimal() else None
            )
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")


def is_public(address: IpAddress) -> bool:
    """Whether an address is globally routable; embedded IPv4 addresses are checked instead."""
    if isinstance(address, IPv6Address):
        embedded = address.ipv4_mapped or address.sixtofour
        if address in NAT64_PREFIX:
            embedded = IPv4Address(int(address) & 0xFFFFFFFF)
        if embedded is not None:
            return is_public(embedded)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


def origin_of(endpoint: str) -> str:
    """Return the origin of an endpoint, as used for the ``aud`` claim of VAPID."""
    host, port, _ = _split_endpoint(endpoint)
    host = f"[{host}]" if ":" in host else host
    return f"https://{host}" + ("" if port == HTTPS_PORT else f":{port}")


def _split_endpoint(endpoint: str) -> tuple[str, int, str]:
    """Return host, port and request target; raises ``BlockedEndpoint`` if malformed."""
    if not endpoint.isascii() or any(char <= " " for char in endpoint):
        raise BlockedEndpoint("an endpoint must be a URL in ASCII")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port or HTTPS_PORT
    except ValueError:
        raise BlockedEndpoint("the endpoint is not a URL") from None
    if parts.scheme != "https" or not host or "@" in parts.netloc or parts.fragment:
        raise BlockedEndpoint("an endpoint must be an https URL")
    return host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
