"""Checks of the ``Origin`` and ``Host`` headers of a request.

Another site can open a socket or send a POST request with the guest's cookie, but its
``Origin`` header reveals it. A missing ``Origin`` is rejected as well: browsers always send one
with such requests.
"""

import socket
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit


def is_same_origin(headers: Mapping[str, str], public_url: str | None) -> bool:
    """Return whether the ``Origin`` header names this server, by ``public_url`` or by ``Host``."""
    origin = urlsplit(headers.get("origin", ""))
    if origin.scheme not in ("http", "https") or not origin.netloc:
        return False
    if public_url is not None:
        public = urlsplit(public_url)
        if (origin.scheme, origin.netloc) == (public.scheme, public.netloc):
            return True
    return origin.netloc.lower() == headers.get("host", "").lower()


def public_origin(scheme: str, host: str, public_url: str | None) -> str:
    """Return the origin under which browsers reach this server, without a trailing slash."""
    return (public_url or f"{scheme}://{host}").rstrip("/")


def allowed_hosts(public_url: str | None) -> frozenset[str]:
    """Return the lower-case host names under which this server may be reached."""
    hostname = socket.gethostname().lower().rstrip(".")
    public = urlsplit(public_url or "").hostname or "localhost"
    return frozenset({"localhost", hostname, f"{hostname}.local", public.lower()})


def is_allowed_host(host: str, allowed: frozenset[str]) -> bool:
    """Return whether a ``Host`` header holds an allowed name or an IP address."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        if name in allowed:
            return True
        ip_address(name)
    except ValueError:
        return False
    return True
