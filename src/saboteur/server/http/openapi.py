"""The description of the REST interface (OpenAPI 3.1), at ``/api/openapi.json``.

Written here rather than drawn from the handlers: bodies are read strictly by msgspec, and every
answer has its problems. A test compares it with the routes, and schemathesis with the truth.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec

from saboteur.server.http.identity import COOKIE
from saboteur.server.wire import messages as wire
from saboteur.server.wire.views.view import GameView

JSON: Final = "application/json"
TEXT: Final = "text/plain"
SVG: Final = "image/svg+xml"
REF: Final = "#/components/schemas/{name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """One thing to ask for."""

    method: str
    path: str
    summary: str
    answers: dict[int, Any]
    """The struct of a good answer; a text for another kind of content."""
    problems: tuple[int, ...] = ()
    body: Any = None
    parameters: tuple[str, ...] = ()
    guest: bool = False
    """Whether the cookie of a guest is needed."""


CODE: Final = {"type": "string", "pattern": "^[A-HJ-NP-Z2-9]{5}$"}
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "code": {"in": "path", "schema": CODE, "description": "The code of a table."},
    "id": {
        "in": "path",
        "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"},
        "description": "What names an uploaded record.",
    },
    "step": {
        "in": "path",
        "schema": {"type": "integer", "minimum": 0, "maximum": 99_999},
        "description": "A step; 0 is the deal.",
    },
    "sight": {
        "in": "query",
        "schema": {"type": "string", "pattern": "^(public|open|[0-9]|1[01])$"},
        "description": "Through whose eyes: a seat, the public's, or with all open.",
    },
    "box": {
        "in": "path",
        "schema": {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,19}$"},
        "description": "A box.",
    },
    "scene": {
        "in": "path",
        "schema": {"type": "integer", "minimum": 1, "maximum": 99},
        "description": "A scene of it, from 1.",
    },
    "moves": {
        "in": "query",
        "schema": {"type": "string", "maxLength": 2_000},
        "description": "The learner's moves so far, joined by semicolons.",
    },
    "move": {
        "in": "query",
        "schema": {"type": "string", "maxLength": 80},
        "description": "A move to be explained.",
    },
}
OPERATIONS: Final = (
    Operation(
        method="get",
        path="/api/guest",
        summary="Who am I? Nobody yet is null.",
        answers={200: wire.Guest | None},
    ),
    Operation(
        method="post",
        path="/api/guest",
        summary="Become a guest, or change your nickname.",
        body=wire.NewGuest,
        answers={200: wire.Guest, 201: wire.Guest},
        problems=(400, 403, 413, 429),
    ),
    Operation(
        method="delete",
        path="/api/guest",
        summary="Delete yourself and what is yours.",
        answers={204: None},
        problems=(401, 403, 503),
        guest=True,
    ),
    Operation(
        method="post",
        path="/api/guest/transfer",
        summary="Open a way onto another device, once and for a minute.",
        answers={200: wire.Transfer},
        problems=(401, 403, 413, 429),
        guest=True,
    ),
    Operation(
        method="post",
        path="/api/guest/arrive",
        summary="Become the guest who opened the transfer, on this device.",
        body=wire.Arrival,
        answers={200: wire.Guest},
        problems=(400, 403, 404, 413, 429),
    ),
    Operation(
        method="get",
        path="/api/guest/tables",
        summary="The tables at which you have a seat.",
        answers={200: wire.OwnTables},
        problems=(401,),
        guest=True,
    ),
    Operation(
        method="get",
        path="/api/guest/data",
        summary="All that we hold about you.",
        answers={200: wire.OwnData},
        problems=(401, 429),
        guest=True,
    ),
    Operation(
        method="get",
        path="/api/catalogue",
        summary="Every box and module that a table may choose.",
        answers={200: wire.Catalogue},
    ),
    Operation(
        method="get",
        path="/api/tables",
        summary="Tables that anybody may join, the newest first.",
        answers={200: wire.OpenTables},
    ),
    Operation(
        method="post",
        path="/api/tables",
        summary="Open a table.",
        body=wire.NewTable,
        answers={201: wire.TableCode},
        problems=(400, 401, 403, 413, 429),
        guest=True,
    ),
    Operation(
        method="get",
        path="/api/tables/{code}",
        summary="The table and who sits there.",
        parameters=("code",),
        answers={200: wire.Lobby},
        problems=(403, 404, 429, 503),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}/qr.svg",
        summary="The invite link as a picture.",
        parameters=("code",),
        answers={200: SVG},
        problems=(403, 404, 429),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}/deck",
        summary="The cards that a deck file of the table corrects.",
        parameters=("code",),
        answers={200: wire.OwnDeck},
        problems=(403, 404, 429),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}/record",
        summary="The record of a finished game.",
        parameters=("code",),
        answers={200: TEXT},
        problems=(403, 404, 409, 429),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}/replay",
        summary="All that happened in a finished game.",
        parameters=("code", "sight"),
        answers={200: wire.ReplayLog},
        problems=(403, 404, 409, 429),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}/replay/{step}",
        summary="One step of a finished game.",
        parameters=("code", "step", "sight"),
        answers={200: wire.ReplayStep},
        problems=(403, 404, 409, 429),
    ),
    Operation(
        method="post",
        path="/api/replays",
        summary="Upload a record; it is verified first.",
        body=TEXT,
        answers={201: wire.ReplayId},
        problems=(400, 401, 403, 413, 429),
        guest=True,
    ),
    Operation(
        method="get",
        path="/api/replays/{id}",
        summary="All that happened in an uploaded game.",
        parameters=("id", "sight"),
        answers={200: wire.ReplayLog},
        problems=(404, 409),
    ),
    Operation(
        method="get",
        path="/api/replays/{id}/record",
        summary="An uploaded record.",
        parameters=("id",),
        answers={200: TEXT},
        problems=(404,),
    ),
    Operation(
        method="get",
        path="/api/replays/{id}/{step}",
        summary="One step of an uploaded game.",
        parameters=("id", "step", "sight"),
        answers={200: wire.ReplayStep},
        problems=(404, 409),
    ),
    Operation(
        method="get",
        path="/api/learn",
        summary="How many scenes there are to learn each box by.",
        answers={200: wire.Lessons},
    ),
    Operation(
        method="get",
        path="/api/learn/{box}/{scene}",
        summary="A scene after the learner's moves.",
        parameters=("box", "scene", "moves"),
        answers={200: wire.LessonState},
        problems=(400, 404),
    ),
    Operation(
        method="get",
        path="/api/learn/{box}/{scene}/why",
        summary="Why a move is not allowed in a scene.",
        parameters=("box", "scene", "moves", "move"),
        answers={200: wire.Answer},
        problems=(400, 404),
    ),
)


def described() -> dict[str, Any]:
    """Return the whole description."""
    asked = (
        kind for operation in OPERATIONS for kind in (operation.body, *operation.answers.values())
    )
    kinds = [kind for kind in asked if kind is not None and not isinstance(kind, str)]
    # A view is its family's; the tag ``family`` tells which.
    views = GameView.__subclasses__()
    _, schemas = _schemas(wire.Problem, *kinds, *views)
    schemas["GameView"] = {"anyOf": [{"$ref": REF.format(name=view.__name__)} for view in views]}
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Saboteur",
            "version": "1",
            "description": "Guests, tables and replays. The game itself is on a WebSocket.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def _operation(operation: Operation) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "summary": operation.summary,
        "operationId": f"{operation.method} {operation.path}",
        "responses": {
            **{str(status): _answer(kind) for status, kind in operation.answers.items()},
            **{str(status): _answer(wire.Problem) for status in operation.problems},
        },
    }
    if operation.parameters:
        shown["parameters"] = [
            {"name": name, "required": PARAMETERS[name]["in"] == "path", **PARAMETERS[name]}
            for name in operation.parameters
        ]
    if operation.body is not None:
        shown["requestBody"] = {"required": True, "content": _content(operation.body)}
    if operation.guest:
        shown["security"] = [{"guest": []}]
    return shown


def _answer(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - a struct or a type of content
    if kind is None:
        return {"description": "Done."}
    about = kind if isinstance(kind, str) else getattr(kind, "__doc__", None) or "Or nothing."
    return {"description": about.splitlines()[0], "content": _content(kind)}


def _content(kind: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    (schema,), _ = _schemas(kind)
    return {JSON: {"schema": schema}}


def _schemas(*kinds: Any) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:  # noqa: ANN401
    return msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template=REF)


def _anything(kind: type) -> dict[str, Any]:
    """Describe what a field of an event may be: each family has its own."""
    if kind is not object:
        raise NotImplementedError(kind)  # msgspec's word for: no schema, complain as usual
    return {"description": "Whatever the event tells."}


@cache
def description() -> bytes:
    """Return the description as it is sent."""
    return msgspec.json.encode(described())
