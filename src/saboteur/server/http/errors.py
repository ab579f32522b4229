"""Error answers of this server beside those of every house (``wire.problems``)."""

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
from saboteur.wire.problems import ApiError

_log: Final = logging.getLogger(__name__)


class NoTransfer(ApiError, code="no-transfer", status=404):
    """The way onto this device is unknown, used up or too old."""


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


class NoTicket(ApiError, code="no-ticket", status=404):
    """What a mail led by is unknown, used up or too old."""


class BadAddress(ApiError, code="bad-address"):
    """This is no address for mail."""


class BadSubscription(ApiError, code="bad-subscription"):
    """A browser can't be reached like this."""


class BadWishes(ApiError, code="bad-wishes"):
    """Nobody can reckon with such wishes."""


class NotOffered(ApiError, code="not-offered", status=404):
    """This server does not send such letters."""


class BadHolidays(ApiError, code="bad-holidays"):
    """Nobody can be on holiday then, or for so long."""


class NoPerson(ApiError, code="no-person", status=404):
    """Nobody of this id sat with you or is in a group of yours."""


class Blocked(ApiError, code="blocked", status=403):
    """You have blocked this guest yourself."""


class Private(ApiError, code="private", status=403):
    """Whoever it is does not show that to you."""


class NoInvitation(ApiError, code="no-invitation", status=404):
    """Nobody asked you there, or not any more."""


class NoGroup(ApiError, code="no-group", status=404):
    """There is no such group, or you are no member of it."""


class OldLink(ApiError, code="old-link", status=410):
    """The group, or the gathering, has another link by now."""


class FullGroup(ApiError, code="group-full", status=409):
    """The group, or your list of groups, or its list of seasons is full."""


class NotOwner(ApiError, code="not-owner", status=403):
    """Only the owner of the group may do that."""


class BadGroup(ApiError, code="bad-group"):
    """No group, or no season, can be like that."""


class NoGathering(ApiError, code="no-gathering", status=404):
    """There is no such gathering, or you take no part in it; or it has no such heat or table."""


class BadGathering(ApiError, code="bad-gathering", status=422):
    """No gathering, or no heat, can be like that."""


class FewPeople(ApiError, code="few-people", status=409):
    """Too few people are there for a table; the reason says how many are missing."""


class FullGathering(ApiError, code="gathering-full", status=409):
    """The gathering, or your list of gatherings, is full."""


class SignUpClosed(ApiError, code="sign-up-closed", status=409):
    """Nobody can sign up any more."""


class TakenName(ApiError, code="name-taken", status=409):
    """Somebody there has a name that looks like this one."""


class NotOrganiser(ApiError, code="not-organiser", status=403):
    """Only the organiser of the gathering may do that."""


class Untimely(ApiError, code="not-now", status=409):
    """It can't be done as the gathering stands."""


class TooMany(ApiError, code="too-many", status=429):
    """Wait a little."""


class ForeignOrigin(ApiError, code="foreign-origin", status=403):
    """The request does not come from our own page."""


class CostlyRecord(ApiError, code="bad-record", status=422):
    """The record can't be read within our time or memory."""


class Unavailable(ApiError, code="away", status=503):
    """What we need does not answer: come back in a while."""


def error_response(
    request: Request[Any, Any, State], error: ApiError | HTTPException
) -> Response[Problem]:
    """Answer every refusal of HTTP in the same form."""
    if isinstance(error, ApiError):
        code, reason = error.code, str(error)
    else:
        code, reason = f"http-{error.status_code}", error.detail
    REJECTED.labels(code).inc()
    headers = {}
    if isinstance(error, MethodNotAllowedException):
        headers["Allow"] = ", ".join(_allowed(request))
    return Response(
        Problem(code=code, reason=reason), status_code=error.status_code, headers=headers
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
