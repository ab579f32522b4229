"""Error answers of HTTP: a status, a code that the client has words for, a technical reason."""

import logging
import re
from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.routes import HTTPRoute

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.metrics import REJECTED
from saboteur.wire.messages import Problem

_log: Final = logging.getLogger(__name__)


class ApiError(HTTPException):
    """An error answer that the client has words for: each class is a code with its status."""

    status_code = 400
    code = "bad-request"

    def __init_subclass__(cls, *, code: str, status: int = 400) -> None:
        """Name the code of an answer, and its status."""
        cls.code = code
        cls.status_code = status


class MalformedBody(ApiError, code="malformed"):
    """The body is not what it should be."""


class NoGuest(ApiError, code="no-guest", status=401):
    """The request has no cookie that anybody knows."""


class NoTransfer(ApiError, code="no-transfer", status=404):
    """The way onto this device is unknown, used up or too old."""


class NoTable(ApiError, code="no-table", status=404):
    """There is no table of this code."""


class Outside(ApiError, code="outside", status=403):
    """The host wants this guest to stay outside."""


class ClosedTable(ApiError, code="closed-table", status=403):
    """An operator has closed the table."""


class Banned(ApiError, code="banned", status=403):
    """An operator keeps this guest, or his network, away for a time."""


class NoSuchGuest(ApiError, code="no-such-guest", status=404):
    """Nobody of this id is at the table, or it is you."""


class NoDevice(ApiError, code="no-device", status=404):
    """You have no such device."""


class NoPasskey(ApiError, code="no-passkey", status=404):
    """There is no such passkey, or it is not yours."""


class BadPasskey(ApiError, code="bad-passkey"):
    """What a browser says of a passkey shows nothing."""


class TooMany(ApiError, code="too-many", status=429):
    """Wait a little."""


class BadNickname(ApiError, code="bad-nickname"):
    """Nothing of the nickname can be shown."""


class BadTable(ApiError, code="bad-table"):
    """No such table can be opened."""


class NoStep(ApiError, code="no-step", status=404):
    """The finished game has no such step, or no such seat."""


class NotOver(ApiError, code="not-over", status=403):
    """That stays secret until the game is over."""


class ForeignOrigin(ApiError, code="foreign-origin", status=403):
    """The request does not come from our own page."""


class NoReplay(ApiError, code="no-replay", status=404):
    """Nobody has uploaded such a record."""


class NoSuchScene(ApiError, code="no-scene", status=404):
    """There is no such scene to learn by."""


class BadMoves(ApiError, code="bad-moves"):
    """These moves lead nowhere in a scene."""


class BadRecord(ApiError, code="bad-record"):
    """The record can't be read, or the rules do not bear it out."""


class CostlyRecord(ApiError, code="bad-record", status=422):
    """The record can't be read within our time or memory."""


class Frozen(ApiError, code="frozen", status=409):
    """The game was played with other rules than this program has."""


class Unavailable(ApiError, code="away", status=503):
    """What we need does not answer: come back in a while."""


def error_response(request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """Answer every refusal of HTTP in the same form."""
    code = error.code if isinstance(error, ApiError) else f"http-{error.status_code}"
    REJECTED.labels(code).inc()
    headers = {}
    if isinstance(error, MethodNotAllowedException):
        headers["Allow"] = ", ".join(_allowed(request))
    return Response(
        Problem(code=code, reason=error.detail), status_code=error.status_code, headers=headers
    )


def _allowed(request: Request[Any, Any, State]) -> list[str]:
    """Return the methods that an address has; what answers GET answers HEAD (``with_head``)."""
    methods = {
        method
        for route in request.app.routes
        if isinstance(route, HTTPRoute)
        and re.fullmatch(re.sub(r"\{\w+:str\}", "[^/]+", route.path), request.url.path)
        for method in route.methods
    }
    return sorted(methods | ({"HEAD"} if "GET" in methods else set()))


def fault_response(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """Answer our own fault without a word of its inside."""
    # The route, not the path: a path may hold a code.
    route = request.route_handler.handler_name
    _log.error("a request failed", extra={"route": route}, exc_info=error)
    return Response(Problem(code="fault", reason="internal error"), status_code=500)


def unavailable_response(
    request: Request[Any, Any, State], error: BrokerUnavailable
) -> Response[Problem]:
    """Answer while nobody can say whose a table is."""
    return error_response(request, Unavailable(str(error)))
