"""The HTTP errors of an online server, in addition to those of ``saboteur.protocol.errors``."""

import logging
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.routes import HTTPRoute

from saboteur.protocol.errors import (
    ApiError,
    GameNotOver,
    IncompatibleRules,
    ReplayNotFound,
    TableNotFound,
)
from saboteur.protocol.messages import Problem
from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.metrics import REJECTED
from saboteur.server.services.table_registry import AccessDenied, TableClosed

HandlerT = TypeVar("HandlerT", bound=Callable[..., Any])
ERRORS_KEY: Final = "errors"
"""Name of the attribute of a handler function that lists the errors it declares."""

_log: Final = logging.getLogger(__name__)


class DeviceTransferNotFound(ApiError, code="no-transfer", status=404):
    """The device transfer is unknown, used up or expired."""


class Banned(ApiError, code="banned", status=403):
    """The guest or the client's network is temporarily banned."""


class ReportedGuestNotFound(ApiError, code="no-such-guest", status=404):
    """No other guest with this id is at the table."""


class DeviceNotFound(ApiError, code="no-device", status=404):
    """The guest has no such device."""


class PasskeyNotFound(ApiError, code="no-passkey", status=404):
    """There is no such passkey, or it belongs to another guest."""


class InvalidPasskey(ApiError, code="bad-passkey"):
    """The registration or use of a passkey could not be verified."""


class InvalidEmailLink(ApiError, code="invalid-email-link", status=404):
    """The token of an email link is unknown, used up or expired."""


class InvalidEmailAddress(ApiError, code="bad-address"):
    """The text is not a valid email address."""


class InvalidSubscription(ApiError, code="bad-subscription"):
    """The push subscription has an invalid key or a blocked endpoint."""


class InvalidPreferences(ApiError, code="bad-preferences"):
    """The notification preferences are invalid (unknown time zone)."""


class ChannelDisabled(ApiError, code="channel-disabled", status=404):
    """This server does not offer the notification channel."""


class InvalidHolidays(ApiError, code="bad-holidays"):
    """The holidays are past, more than a year ahead, overlapping or too long."""


class PersonNotFound(ApiError, code="no-person", status=404):
    """No guest with this id has played, or shares a group, with the requesting guest."""


class PersonBlocked(ApiError, code="blocked", status=403):
    """The requesting guest has blocked the other guest."""


class ProfilePrivate(ApiError, code="profile-private", status=403):
    """The profile does not exist or is not visible to the guest."""


class InvitationNotFound(ApiError, code="no-invitation", status=404):
    """There is no open invitation."""


class GroupNotFound(ApiError, code="no-group", status=404):
    """There is no such group or season, or the guest is not a member."""


class LinkExpired(ApiError, code="link-expired", status=410):
    """The invite link of a group or tournament has been replaced."""


class GroupLimitReached(ApiError, code="group-full", status=409):
    """The group, its list of seasons or the guest's list of groups is full."""


class NotGroupOwner(ApiError, code="not-owner", status=403):
    """Only the owner of the group may do that."""


class InvalidGroup(ApiError, code="bad-group"):
    """The name of a group, or the name, dates or box of a season is invalid."""


class TournamentNotFound(ApiError, code="no-tournament", status=404):
    """There is no such tournament, round or table, or the guest has no access to it."""


class InvalidTournament(ApiError, code="bad-tournament", status=422):
    """The configuration of a tournament or the choice of a game is invalid."""


class TournamentLimitReached(ApiError, code="tournament-full", status=409):
    """The tournament or the guest's list of tournaments is full."""


class SignUpClosed(ApiError, code="sign-up-closed", status=409):
    """The registration for the tournament is closed."""


class NameUnavailable(ApiError, code="name-taken", status=409):
    """A participant of the tournament has a name that looks the same."""


class NotOrganiser(ApiError, code="not-organiser", status=403):
    """Only the organiser of the tournament may do that."""


class RateLimited(ApiError, code="rate-limited", status=429):
    """A rate limit or storage quota is exceeded; retry later."""


class ForeignOrigin(ApiError, code="foreign-origin", status=403):
    """The ``Origin`` header is missing or is not our own."""


class RecordTooCostly(ApiError, code="bad-record", status=422):
    """Replaying the record exceeds the limits of time or memory."""


class ServiceUnavailable(ApiError, code="unavailable", status=503):
    """The database, the broker or another node does not respond; retry later."""


TABLE_ERRORS: Final = (Banned, AccessDenied, TableClosed, TableNotFound, RateLimited)
"""Errors of a request with the code of a table."""
FINISHED_GAME_ERRORS: Final = (*TABLE_ERRORS, GameNotOver, IncompatibleRules)
UPLOADED_GAME_ERRORS: Final = (ReplayNotFound, IncompatibleRules, RateLimited)


def raises(*errors: type[ApiError]) -> Callable[[HandlerT], HandlerT]:
    """Declare the errors of a route that ``openapi.Operation.errors`` cannot derive."""

    def declare(handler: HandlerT) -> HandlerT:
        vars(handler)[ERRORS_KEY] = errors
        return handler

    return declare


def error_response(
    request: Request[Any, Any, State], error: ApiError | HTTPException
) -> Response[Problem]:
    """Return an error as a ``Problem`` and count it in the metrics."""
    if isinstance(error, ApiError):
        code, reason = error.code, str(error)
    else:
        code, reason = f"http-{error.status_code}", error.detail
    REJECTED.labels(code).inc()
    headers = {}
    if isinstance(error, MethodNotAllowedException):
        headers["Allow"] = ", ".join(_allowed_methods(request))
    return Response(
        Problem(code=code, reason=reason), status_code=error.status_code, headers=headers
    )


def _allowed_methods(request: Request[Any, Any, State]) -> list[str]:
    """Return the methods of the requested path; GET implies HEAD (see ``head_middleware``)."""
    methods = {
        method
        for route in request.app.routes
        if isinstance(route, HTTPRoute)
        and re.fullmatch(re.sub(r"\{\w+:str\}", "[^/]+", route.path), request.url.path)
        for method in route.methods
    }
    return sorted(methods | ({"HEAD"} if "GET" in methods else set()))


def internal_error_response(
    request: Request[Any, Any, State], error: Exception
) -> Response[Problem]:
    """Log an unexpected exception and return a 500 response without details."""
    # The route, not the path: a path may contain a table code.
    route = request.route_handler.handler_name
    _log.error("a request failed", extra={"route": route}, exc_info=error)
    return Response(Problem(code="internal-error", reason="internal error"), status_code=500)


def unavailable_response(
    request: Request[Any, Any, State], error: BrokerUnavailable
) -> Response[Problem]:
    """Return a 503 response: the owner of a table cannot be determined or reached."""
    return error_response(request, ServiceUnavailable(str(error)))
