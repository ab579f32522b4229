"""Active bans of guests and networks, kept in memory so that checks need no query."""

from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import time
from typing import final

from saboteur.server.storage.operators import BanRecord


@final
class ActiveBans:
    """Lookup of active bans by guest and IP address; an expired ban no longer matches."""

    def __init__(self, clock: Callable[[], float] = time) -> None:
        self._clock = clock
        self._guests: dict[str, float] = {}
        self._networks: dict[tuple[int, int], dict[int, float]] = {}
        """End times, by (IP version, number of host bits), then by network prefix."""

    def replace_all(self, bans: Iterable[BanRecord]) -> None:
        guests: dict[str, float] = {}
        networks: dict[tuple[int, int], dict[int, float]] = {}
        for ban in bans:
            if ban.guest_id is not None:
                guests[ban.guest_id] = max(ban.expires_at, guests.get(ban.guest_id, 0.0))
            if ban.network is not None:
                network = ip_network(ban.network)
                host_bits = network.max_prefixlen - network.prefixlen
                ends_by_prefix = networks.setdefault((network.version, host_bits), {})
                prefix = int(network.network_address) >> host_bits
                ends_by_prefix[prefix] = max(ban.expires_at, ends_by_prefix.get(prefix, 0.0))
        self._guests, self._networks = guests, networks

    def banned_until(self, guest: str | None, address: str) -> float | None:
        """Return when the ban of a guest or address ends; ``None`` if neither is banned."""
        if not self._guests and not self._networks:
            return None
        ends = [self._guests.get(guest or "", 0.0), *self._bans_of_address(address)]
        latest = max(ends)
        return latest if latest > self._clock() else None

    def _bans_of_address(self, address: str) -> Iterable[float]:
        try:
            number = _unmapped(ip_address(address))
        except ValueError:
            return
        for (version, host_bits), ends_by_prefix in self._networks.items():
            if version == number.version:
                yield ends_by_prefix.get(int(number) >> host_bits, 0.0)


def _unmapped(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    return getattr(address, "ipv4_mapped", None) or address
