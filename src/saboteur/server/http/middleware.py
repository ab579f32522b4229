"""ASGI middleware: security headers, a check of the ``Host`` header, and HEAD requests."""

from collections.abc import Callable
from typing import Final, cast

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseBodyEvent, HTTPResponseStartEvent

from saboteur.server.http.csp import CONTENT_SECURITY_POLICY
from saboteur.server.http.origin import allowed_hosts, is_allowed_host

HSTS_MAX_AGE_S: Final = 365 * 24 * 3600
MISDIRECTED_START: Final[HTTPResponseStartEvent] = {
    "type": "http.response.start",
    "status": 421,
    "headers": [(b"content-type", b"text/plain; charset=utf-8")],
}
MISDIRECTED_BODY: Final[HTTPResponseBodyEvent] = {
    "type": "http.response.body",
    "body": b"This server does not know itself by that name: see --public-url.\n",
    "more_body": False,
}
SECURITY_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
DOCUMENT_HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers that only have an effect on what a browser opens as a page."""
DOCUMENT_TYPES: Final = ("text/html", "image/svg+xml")


def security_headers_middleware(public_url: str | None) -> Callable[[ASGIApp], ASGIApp]:
    """Return middleware that adds the security headers and, by default, forbids caching."""
    default_headers = {**SECURITY_HEADERS, "Cache-Control": "no-store"}
    if (public_url or "").startswith("https:"):
        default_headers["Strict-Transport-Security"] = f"max-age={HSTS_MAX_AGE_S}"

    def with_security_headers(app: ASGIApp) -> ASGIApp:
        async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = MutableScopeHeaders.from_message(message)
                    is_document = headers.get("content-type", "").startswith(DOCUMENT_TYPES)
                    extra_headers = DOCUMENT_HEADERS if is_document else {}
                    for name, value in (default_headers | extra_headers).items():
                        headers.setdefault(name, value)
                await send(message)

            is_http = scope["type"] == ScopeType.HTTP
            await app(scope, receive, send_with_headers if is_http else send)

        return wrapped

    return with_security_headers


def trusted_host_middleware(app: ASGIApp, public_url: str | None) -> ASGIApp:
    """Reject requests whose ``Host`` is neither a name of this server nor an IP address.

    Returns the wrapped application. This prevents DNS rebinding: a foreign site whose name
    resolves to this machine would otherwise have the same origin as this server.
    """
    names = allowed_hosts(public_url)

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if is_allowed_host(_host_header(scope), names):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await send(MISDIRECTED_START)
            await send(MISDIRECTED_BODY)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": None})

    return wrapped


def _host_header(scope: Scope) -> str:
    return next(
        (value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), ""
    )


def head_middleware(app: ASGIApp) -> ASGIApp:
    """Wrap an application to answer HEAD like GET, without the body.

    Litestar routes by method before any middleware runs, and rejects HEAD handlers that could
    return a body, so this must wrap the whole application.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            # A copy, since the server reads its own scope and must still see HEAD.
            get_scope = cast("Scope", scope | {"method": HttpMethod.GET})
            await app(get_scope, receive, send_head)
        else:
            await app(scope, receive, send)

    return wrapped
