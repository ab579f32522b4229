"""Headers on every answer: what a page of ours may do, and what others may do with it.

And for ``HEAD`` the headers alone.
"""

from collections.abc import Callable
from typing import Final, cast

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import HTTPResponseBodyEvent, HTTPResponseStartEvent

from saboteur.server.http.origin import is_own_host, own_names
from saboteur.server.http.policy import CONTENT_SECURITY_POLICY

YEAR_SECONDS: Final = 365 * 24 * 3600
MISDIRECTED: Final[HTTPResponseStartEvent] = {
    "type": "http.response.start",
    "status": 421,
    "headers": [(b"content-type", b"text/plain; charset=utf-8")],
}
UNKNOWN_NAME: Final[HTTPResponseBodyEvent] = {
    "type": "http.response.body",
    "body": b"This server does not know itself by that name: see --public-url.\n",
    "more_body": False,
}
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def security_headers(public_url: str | None) -> Callable[[ASGIApp], ASGIApp]:
    """Add the headers to every HTTP answer; private answers are kept by nobody."""
    always = {**HEADERS, "Cache-Control": "no-store"}
    if (public_url or "").startswith("https:"):
        always["Strict-Transport-Security"] = f"max-age={YEAR_SECONDS}"

    def with_security_headers(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = MutableScopeHeaders.from_message(message)
                    for name, what in always.items():
                        headers.setdefault(name, what)
                await send(message)

            spoken = scope["type"] == ScopeType.HTTP
            await app(scope, receive, send_with_headers if spoken else send)

        return guarded

    return with_security_headers


def with_own_host(app: ASGIApp, public_url: str | None) -> ASGIApp:
    """Answer only who asks for a name of ours, or for an address by its number.

    A page of somebody else whose name he leads to this machine would be of one origin with us.
    """
    names = own_names(public_url)

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        if is_own_host(_host(scope), names):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await send(MISDIRECTED)
            await send(UNKNOWN_NAME)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": None})

    return named


def _host(scope: Scope) -> str:
    return next((what.decode("latin-1") for name, what in scope["headers"] if name == b"host"), "")


def with_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD as GET is answered, without the body.

    Litestar routes by method before any middleware runs, and refuses handlers of HEAD that could
    return a body, so this stands around the whole application.
    """

    async def bodiless(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            # A copy: the server itself goes by its own scope.
            asked = cast("Scope", scope | {"method": HttpMethod.GET})
            await app(asked, receive, send_head)
        else:
            await app(scope, receive, send)

    return bodiless
