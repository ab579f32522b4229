"""Who is kept away, ready in memory: no request waits for it."""

from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import time
from typing import final

from saboteur.server.storage.operators import StoredBan


@final
class Bans:
    """The bans that hold. Each ends by itself."""

    def __init__(self, clock: Callable[[], float] = time) -> None:
        """Begin with none."""
        self._clock = clock
        self._guests: dict[str, float] = {}
        self._networks: dict[tuple[int, int], dict[int, float]] = {}
        """When each ends: by version and free bits, then by the bits that are not."""

    def learn(self, bans: Iterable[StoredBan]) -> None:
        """Let these hold, and no others."""
        guests: dict[str, float] = {}
        networks: dict[tuple[int, int], dict[int, float]] = {}
        for ban in bans:
            if ban.guest is not None:
                guests[ban.guest] = max(ban.until, guests.get(ban.guest, 0.0))
            if ban.network is not None:
                network = ip_network(ban.network)
                free = network.max_prefixlen - network.prefixlen
                ends = networks.setdefault((network.version, free), {})
                bits = int(network.network_address) >> free
                ends[bits] = max(ban.until, ends.get(bits, 0.0))
        self._guests, self._networks = guests, networks

    def until(self, guest: str | None, address: str) -> float | None:
        """Return until when a guest at an address is kept away; ``None`` if he is not."""
        if not self._guests and not self._networks:
            return None
        ends = [self._guests.get(guest or "", 0.0), *self._ends(address)]
        latest = max(ends)
        return latest if latest > self._clock() else None

    def _ends(self, address: str) -> Iterable[float]:
        try:
            number = _plain(ip_address(address))
        except ValueError:
            return
        for (version, free), ends in self._networks.items():
            if version == number.version:
                yield ends.get(int(number) >> free, 0.0)


def _plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    return getattr(address, "ipv4_mapped", None) or address
