"""HTTP errors: a status, a code that the client translates, and a technical reason.

These are the errors of every server, online or offline; ``server.http.errors`` has more.
"""


class ApiError(Exception):
    """The base of HTTP errors: each subclass is one code with its status."""

    status_code = 400
    code = "bad-request"

    def __init_subclass__(cls, *, code: str, status: int = 400) -> None:
        cls.code = code
        cls.status_code = status


class MalformedBody(ApiError, code="malformed"):
    """The body is no valid JSON message."""


class BodyTooLarge(ApiError, code="http-413", status=413):
    """The body exceeds the size limit."""


class NotAuthenticated(ApiError, code="not-authenticated", status=401):
    """The request has no valid session: take a nickname first."""


class TableNotFound(ApiError, code="no-table", status=404):
    """There is no table with this code."""


class InvalidNickname(ApiError, code="bad-nickname"):
    """The nickname is empty, too long or not allowed."""


class InvalidTable(ApiError, code="bad-table"):
    """The settings of the table are invalid."""


class StepNotFound(ApiError, code="no-step", status=404):
    """The finished game has no such step, or no such seat."""


class GameNotOver(ApiError, code="not-over", status=403):
    """The data stays secret until the game is over."""


class ReplayNotFound(ApiError, code="no-replay", status=404):
    """There is no uploaded record with this id."""


class SceneNotFound(ApiError, code="no-scene", status=404):
    """There is no such tutorial scene."""


class InvalidMoves(ApiError, code="bad-moves"):
    """The moves are too long, or can't be made in the tutorial scene."""


class InvalidRecord(ApiError, code="bad-record"):
    """The record can't be parsed, or it breaks the rules."""


class IncompatibleRules(ApiError, code="incompatible-rules", status=409):
    """The game was played with rules that this program does not have."""


class ReviewUnavailable(ApiError, code="no-review", status=422):
    """The review exceeds the time or memory limit."""


class AdviceUnavailable(ApiError, code="no-advice", status=503):
    """The workers can't compute the advice at the moment."""
