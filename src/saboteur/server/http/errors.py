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
from saboteur.server.wire.messages import Problem

_log: Final = logging.getLogger(__name__)


class ApiError(HTTPException):
    """An error answer that the client has words for."""

    status_code = 400
    code = "bad-request"


class MalformedBody(ApiError):
    """The body is not what it should be."""

    code = "malformed"


class NoGuest(ApiError):
    """The request has no cookie that anybody knows."""

    status_code = 401
    code = "no-guest"


class NoTransfer(ApiError):
    """The way onto this device is unknown, used up or too old."""

    status_code = 404
    code = "no-transfer"


class NoTable(ApiError):
    """There is no table of this code."""

    status_code = 404
    code = "no-table"


class Outside(ApiError):
    """The host wants this guest to stay outside."""

    status_code = 403
    code = "outside"


class TooMany(ApiError):
    """Wait a little."""

    status_code = 429
    code = "too-many"


class BadNickname(ApiError):
    """Nothing of the nickname can be shown."""

    code = "bad-nickname"


class BadTable(ApiError):
    """No such table can be opened."""

    code = "bad-table"


class NoStep(ApiError):
    """The finished game has no such step, or no such seat."""

    status_code = 404
    code = "no-step"


class NotOver(ApiError):
    """That stays secret until the game is over."""

    status_code = 403
    code = "not-over"


class ForeignOrigin(ApiError):
    """The request does not come from our own page."""

    status_code = 403
    code = "foreign-origin"


class NoReplay(ApiError):
    """Nobody has uploaded such a record."""

    status_code = 404
    code = "no-replay"


class NoSuchScene(ApiError):
    """There is no such scene to learn by."""

    status_code = 404
    code = "no-scene"


class BadMoves(ApiError):
    """These moves lead nowhere in a scene."""

    code = "bad-moves"


class BadRecord(ApiError):
    """The record can't be read, or the rules do not bear it out."""

    code = "bad-record"


class Frozen(ApiError):
    """The game was played with other rules than this program has."""

    status_code = 409
    code = "frozen"


class Unavailable(ApiError):
    """What we need does not answer: come back in a while."""

    status_code = 503
    code = "away"


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
