"""What is refused over HTTP: a status, a code that the client has words for, a technical reason.

Here is what every house answers; a server has more reasons to refuse.
"""


class ApiError(Exception):
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
    """Nobody knows who asks."""


class NoTable(ApiError, code="no-table", status=404):
    """There is no table of this code."""


class BadNickname(ApiError, code="bad-nickname"):
    """Nothing of the nickname can be shown."""


class BadTable(ApiError, code="bad-table"):
    """No such table can be opened."""


class NoStep(ApiError, code="no-step", status=404):
    """The finished game has no such step, or no such seat."""


class NotOver(ApiError, code="not-over", status=403):
    """That stays secret until the game is over."""


class NoReplay(ApiError, code="no-replay", status=404):
    """Nobody has uploaded such a record."""


class NoSuchScene(ApiError, code="no-scene", status=404):
    """There is no such scene to learn by."""


class BadMoves(ApiError, code="bad-moves"):
    """These moves lead nowhere in a scene."""


class BadRecord(ApiError, code="bad-record"):
    """The record can't be read, or the rules do not bear it out."""


class Frozen(ApiError, code="frozen", status=409):
    """The game was played with other rules than this program has."""


class NoReview(ApiError, code="no-review", status=422):
    """The game can't be reviewed within our time or memory."""


class NoAdvice(ApiError, code="no-advice", status=503):
    """Nobody has the time to say what an expert would have done."""
