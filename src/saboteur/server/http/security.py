"""Headers on every answer: what a page of ours may do, and what others may do with it.

And for ``HEAD`` the headers alone.
"""

from typing import Final, cast

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

# style-src-attr: places on the board are style attributes, which run no script.
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """Add the headers to every HTTP answer; private answers are kept by nobody."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, what in HEADERS.items():
                    headers.setdefault(name, what)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return guarded


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
