"""Is a request really from our own page? Browsers say where it comes from.

Another site can open a socket or post with the guest's cookie; its ``Origin`` gives it away. No
``Origin`` at all is refused as well: browsers always send one with these.
"""

from collections.abc import Mapping
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
