"""Is a request really from our own page? Browsers say where it comes from.

Another site can open a socket or post with the guest's cookie; its ``Origin`` gives it away. No
``Origin`` at all is refused as well: browsers always send one with these.
"""

import socket
from collections.abc import Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit


def is_own_origin(headers: Mapping[str, str], public_url: str | None) -> bool:
    """Whether the ``Origin`` is the place where this server is reached."""
    origin = urlsplit(headers.get("origin", ""))
    if origin.scheme not in ("http", "https") or not origin.netloc:
        return False
    if public_url is not None:
        own = urlsplit(public_url)
        if (origin.scheme, origin.netloc) == (own.scheme, own.netloc):
            return True
    return origin.netloc.lower() == headers.get("host", "").lower()


def public_address(scheme: str, host: str, public_url: str | None) -> str:
    """Return the address that others type in, without a slash at the end."""
    return (public_url or f"{scheme}://{host}").rstrip("/")


def own_names(public_url: str | None) -> frozenset[str]:
    """Return the names under which this machine may be reached, in small letters."""
    here = socket.gethostname().lower().rstrip(".")
    public = urlsplit(public_url or "").hostname or "localhost"
    return frozenset({"localhost", here, f"{here}.local", public.lower()})


def is_own_host(host: str, names: frozenset[str]) -> bool:
    """Whether a ``Host`` is one of our names, or the number of an address."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        if name in names:
            return True
        ip_address(name)
    except ValueError:
        return False
    return True
