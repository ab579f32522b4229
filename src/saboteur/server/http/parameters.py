"""Parameters of the routes, each a type with pattern and description, and JSON bodies.

An id that does not match its pattern gets the same response as one that does not exist:
``blank_invalid_ids`` replaces it before a handler sees it. All other parameters are parsed by
the handlers.
"""

import re
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_args

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from saboteur.protocol.errors import MalformedBody
from saboteur.protocol.message import Message
from saboteur.protocol.replays import MAX_STEPS

INVALID_ID: Final = "!"
"""An id that cannot exist: no id contains this character, so it is not the start of one either."""
JSON_BODY: Final = "payload"
"""Name of the parameter of a handler that takes a JSON body."""

MessageT = TypeVar("MessageT", bound=Message)


class IdParameter(PathParameter):
    """A path parameter with an id, which ``blank_invalid_ids`` checks."""


def _id(description: str, pattern: str) -> IdParameter:
    return IdParameter(description=description, schema_extra={"pattern": f"^{pattern}$"})


def _path(description: str, **schema: object) -> PathParameter:
    return PathParameter(description=description, schema_extra=schema)


def _number(description: str, minimum: int, maximum: int) -> PathParameter:
    return _path(description, type="integer", minimum=minimum, maximum=maximum)


def _query(description: str, **schema: object) -> QueryParameter:
    return QueryParameter(description=description, schema_extra=schema)


TableCode = Annotated[str, _id("The code of a table.", "[A-HJ-NP-Z2-9]{5}")]
ReplayId = Annotated[str, _id("The id of an uploaded record.", "[A-Za-z0-9_-]{16}")]
DeviceId = Annotated[str, _id("A device of the guest.", "[0-9a-f]{16}")]
PasskeyId = Annotated[str, _id("A passkey of the guest.", "[0-9a-f]{16}")]
UnsubscribeToken = Annotated[str, _id("The unsubscribe token in each mail.", "[A-Za-z0-9_-]{43}")]
PersonId = Annotated[str, _id("The public id of a guest.", "[A-Za-z0-9_-]{1,24}")]
GroupId = Annotated[str, _id("The id of a group.", "[A-Za-z0-9_-]{12}")]
SeasonId = Annotated[str, _id("The id of a season of a group.", "[A-Za-z0-9_-]{12}")]
TournamentId = Annotated[str, _id("The id of a tournament.", "[A-Za-z0-9_-]{12}")]
InviteLink = Annotated[str, _id("The invite link of a group or a tournament.", "[A-Za-z0-9_-]{16}")]
DisplayToken = Annotated[str, _id("The token of the display of a tournament.", "[A-Za-z0-9_-]{16}")]
RoundNumber = Annotated[str, _number("The number of a round of a tournament, from 1.", 1, 20)]
TableNumber = Annotated[str, _number("The number of a table of a round, from 1.", 1, 300)]
ParticipantNumber = Annotated[str, _number("The number of a participant, from 1.", 1, 300)]
Step = Annotated[str, _number("The number of a step; 0 is the deal.", 0, 99_999)]
Picture = Annotated[
    str,
    _path(
        "The number of a step, as an image or as an HTML page with it.",
        pattern=r"^[0-9]{1,5}\.(svg|html)$",
    ),
]
Box = Annotated[str, _path("The id of a box.", pattern="^[a-z][a-z0-9-]{0,19}$")]
Scene = Annotated[str, _number("The number of a scene of the box, from 1.", 1, 99)]
StartStep = Annotated[
    str, _query("The first step; 0 is the deal.", type="integer", minimum=0, maximum=99_999)
]
StepCount = Annotated[
    str, _query("The maximum number of steps.", type="integer", minimum=1, maximum=MAX_STEPS)
]
Sight = Annotated[
    str,
    _query(
        "The point of view: a seat, the public, or everything revealed.",
        pattern="^(public|open|[0-9]|1[01])$",
    ),
]
Theme = Annotated[str, _query("The background of the image.", enum=["dark", "light"])]
Moves = Annotated[str, _query("The learner's moves so far, joined by semicolons.", maxLength=2_000)]
Move = Annotated[str, _query("The move to explain.", maxLength=80)]
PagePath = Annotated[str, _path("The path of a page or file of the client.")]
StrictBody: TypeAlias = NamedDependency[SkipValidation[MessageT]]
"""JSON body as a struct, decoded strictly; Litestar itself would convert texts to numbers."""


async def blank_invalid_ids(request: Request[Any, Any, State]) -> None:
    """Replace ids in the path that do not match their pattern by ``INVALID_ID``.

    PostgreSQL rejects texts that contain NUL, so they must not reach a query.
    """
    for name, parameter in request.route_handler.parsed_fn_signature.parameters.items():
        kwarg = parameter.kwarg_definition
        if isinstance(kwarg, IdParameter) and not _matches(kwarg, request.path_params[name]):
            request.path_params[name] = INVALID_ID


def valid_person_id(text: str) -> str:
    """Return the id of a guest in a body, or ``INVALID_ID`` if it cannot be one."""
    return text if _matches(get_args(PersonId)[1], text) else INVALID_ID


def _matches(kwarg: IdParameter, text: str) -> bool:
    return re.fullmatch((kwarg.schema_extra or {})["pattern"], text) is not None


async def decode_body(request: Request[Any, Any, State]) -> Any:  # noqa: ANN401 - the type of the handler's parameter
    """Return the body of a request as the handler declares it; raise ``MalformedBody``."""
    kind = request.route_handler.parsed_fn_signature.parameters[JSON_BODY].annotation
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as error:
        raise MalformedBody(str(error)) from None
