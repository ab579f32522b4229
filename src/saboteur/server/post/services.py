"""Push services: whom we call at all, and how.

Whoever subscribes names the address that we shall call. So it must be https at a public host: what
a name leads to is looked up once, each address is checked, and the one that was checked is called.
Nothing is followed, and little is read.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final, TypeAlias, final
from urllib.parse import urlsplit

import h11

HTTPS: Final = 443
SECONDS: Final = 10.0
"""For a whole call."""
LARGEST_ANSWER: Final = 16 * 1024
NAT64: Final = IPv6Network("64:ff9b::/96")
AnyAddress: TypeAlias = IPv4Address | IPv6Address
AnyNetwork: TypeAlias = IPv4Network | IPv6Network


class Forbidden(Exception):
    """An address is none that we call."""


class Unreached(Exception):
    """A push service does not answer, or not in time."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a push service said."""

    status: int
    retry_after: float | None
    """Seconds."""


@final
class PushServices:
    """Calls push services, and nobody else."""

    def __init__(self, networks: Sequence[str] = (), tls: ssl.SSLContext | None = None) -> None:
        """Take networks that are not public and yet may be called."""
        self._networks = tuple(ip_network(network) for network in networks)
        self._tls = tls

    def check(self, endpoint: str) -> None:
        """Refuse what can't be the address of a push service, by its looks; nobody is asked."""
        host, port, _ = _parts(endpoint)
        try:
            number = ip_address(host)
        except ValueError:
            if "." not in host.strip(".") and not self._networks:
                raise Forbidden("the address is of this house") from None
            return
        self._must_be_called(number, port)

    async def call(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Hand something in; raises ``Forbidden`` or ``Unreached``."""
        host, port, target = _parts(endpoint)
        named = {"Host": origin_of(endpoint).removeprefix("https://"), **headers}
        asked = h11.Request(
            method="POST",
            target=target,
            headers=[*named.items(), ("Content-Length", str(len(body))), ("Connection", "close")],
        )
        try:
            async with asyncio.timeout(SECONDS):
                number = await self._looked_up(host, port)
                return await self._call(number, host, port, asked, body)
        except (OSError, TimeoutError, h11.ProtocolError) as error:
            raise Unreached(type(error).__name__) from error

    async def _looked_up(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        numbers = [ip_address(where[0]) for *_, where in found]
        for number in numbers:  # one that is ours among others is a trick
            self._must_be_called(number, port)
        return str(numbers[0])

    def _must_be_called(self, number: AnyAddress, port: int) -> None:
        if any(number in network for network in self._networks):
            return
        if port != HTTPS or not is_public(number):
            raise Forbidden("the address is not public")

    async def _call(
        self, number: str, host: str, port: int, asked: h11.Request, body: bytes
    ) -> Answer:
        tls = self._tls or ssl.create_default_context()
        reader, writer = await asyncio.open_connection(
            number, port, ssl=tls, server_hostname=host, limit=LARGEST_ANSWER
        )
        try:
            line = h11.Connection(h11.CLIENT)
            for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(line.send(event) or b"")
            await writer.drain()
            return await _answered(line, reader)
        finally:
            writer.close()


async def _answered(line: h11.Connection, reader: asyncio.StreamReader) -> Answer:
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(LARGEST_ANSWER))
        elif isinstance(event, h11.Response):
            told = {name: what.decode("latin-1") for name, what in event.headers}
            later = told.get(b"retry-after", "")
            return Answer(event.status_code, float(later) if later.isdecimal() else None)
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")


def is_public(number: AnyAddress) -> bool:
    """Whether an address is everybody's; one that holds another is as public as that one."""
    if isinstance(number, IPv6Address):
        within = number.ipv4_mapped or number.sixtofour
        if number in NAT64:
            within = IPv4Address(int(number) & 0xFFFFFFFF)
        if within is not None:
            return is_public(within)
        if number.teredo is not None:
            return False
    return number.is_global and not number.is_multicast


def origin_of(endpoint: str) -> str:
    """Return which service an endpoint is of, as signatures name it."""
    host, port, _ = _parts(endpoint)
    host = f"[{host}]" if ":" in host else host
    return f"https://{host}" + ("" if port == HTTPS else f":{port}")


def _parts(endpoint: str) -> tuple[str, int, str]:
    """Take an endpoint apart: host, port, and what is asked for there."""
    if not endpoint.isascii() or any(sign <= " " for sign in endpoint):
        raise Forbidden("an endpoint is an address in ASCII")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port or HTTPS
    except ValueError:
        raise Forbidden("this is no address") from None
    if parts.scheme != "https" or not host or "@" in parts.netloc or parts.fragment:
        raise Forbidden("an endpoint is an address by https")
    return host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
