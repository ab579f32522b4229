"""The OpenAPI 3.1 document of the REST API, generated from the routes.

Paths, parameters, bodies, answers and errors are those that the handlers declare. Litestar's own
generator is not used: see decision record 42.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import NoneType
from typing import Any, Final, get_args, get_origin

import msgspec
from litestar import Litestar, MediaType, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import PathParameter, QueryParameter
from litestar.response import Redirect
from litestar.router import Router
from litestar.routes import HTTPRoute

from saboteur.protocol import messages as wire
from saboteur.protocol.errors import ApiError, BodyTooLarge, MalformedBody, NotAuthenticated
from saboteur.server.http.auth import GUEST_COOKIE
from saboteur.server.http.errors import ERRORS_KEY, ForeignOrigin
from saboteur.server.http.json_schemas import component_schemas, schemas_with_views
from saboteur.server.http.parameters import JSON_BODY
from saboteur.server.http.request import ANY_ORIGIN

JSON_MEDIA_TYPE: Final = "application/json"
TEXT_MEDIA_TYPE: Final = "text/plain"
TEXT_BODY: Final = "text_body"
"""Option of a route whose body is plain text."""
GUEST_SECURITY: Final[Sequence[SecurityRequirement]] = ({"guest": []},)
"""Security requirement of routes that need a guest cookie."""
METHODS: Final = ("GET", "POST", "PUT", "DELETE")


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation: a method of a path, as its handler declares it."""

    method: str
    path: str
    handler: HTTPRouteHandler

    @property
    def requires_guest(self) -> bool:
        return bool(self.handler.resolve_security())

    @property
    def body(self) -> dict[str, Any]:
        """Types of the body by media type; empty if there is none."""
        if TEXT_BODY in self.handler.opt:
            return {TEXT_MEDIA_TYPE: str}
        payload = self.handler.parsed_fn_signature.parameters.get(JSON_BODY)
        return {} if payload is None else {JSON_MEDIA_TYPE: payload.annotation}

    @property
    def successes(self) -> dict[int, dict[str, Any]]:
        """Types of successful responses by status and media type."""
        found = {self.handler.status_code: self._returned()}
        for status, spec in (self.handler.responses or {}).items():
            found.setdefault(status, {})[_media_type(spec)] = spec.data_container
        return dict(sorted(found.items()))

    def _returned(self) -> dict[str, Any]:
        kind = self.handler.parsed_return_field.annotation
        if get_origin(kind) is Response:
            (kind,) = get_args(kind)
        if kind in (None, NoneType, Redirect):
            return {}
        if kind in (str, bytes):
            return {_media_type(self.handler): str}
        return {JSON_MEDIA_TYPE: kind}

    @property
    def errors(self) -> list[type[ApiError]]:
        """All errors of the route: those that follow from its kind, then those that it declares."""
        found: list[type[ApiError]] = [NotAuthenticated] if self.requires_guest else []
        if self.body:
            found.append(MalformedBody)
        if self.method != "GET" and ANY_ORIGIN not in self.handler.opt:
            found.append(ForeignOrigin)
        if self.method in ("POST", "PUT"):
            found.append(BodyTooLarge)
        return [*found, *getattr(self.handler.fn, ERRORS_KEY, ())]

    def parameters(self) -> Iterator[dict[str, Any]]:
        for name, field in self.handler.parsed_fn_signature.parameters.items():
            kwarg = field.kwarg_definition
            if isinstance(kwarg, PathParameter | QueryParameter):
                yield {
                    "name": name,
                    "in": kwarg.param_type.value,
                    "required": isinstance(kwarg, PathParameter),
                    "schema": {"type": "string", **(kwarg.schema_extra or {})},
                    "description": kwarg.description,
                }

    def describe(self) -> dict[str, Any]:
        """Return the operation object of OpenAPI."""
        summary = (self.handler.fn.__doc__ or "").splitlines()[0]
        spec: dict[str, Any] = {
            "summary": summary.replace("``None``", "null").replace("``", "`"),
            "operationId": f"{self.method.lower()} {self.path}",
            "tags": self.handler.resolve_tags(),
            "parameters": [*self.parameters()],
            "responses": {
                **{str(status): _response(kinds) for status, kinds in self.successes.items()},
                **_error_responses(self.errors),
            },
        }
        if self.body:
            spec["requestBody"] = {"required": True, "content": _content(self.body)}
        if self.requires_guest:
            spec["security"] = self.handler.resolve_security()
        return spec


def operations(app: Router) -> list[Operation]:
    """Return the documented operations of an application or router, by path."""
    found = [
        Operation(method, route.path_format, handler)
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.resolve_include_in_schema()
        for method in METHODS
        if method in handler.http_methods
    ]
    return sorted(found, key=lambda each: (each.path, METHODS.index(each.method)))


def build_spec(app: Router) -> dict[str, Any]:
    """Return the OpenAPI document of an application."""
    paths: dict[str, Any] = {}
    kinds: list[Any] = [wire.Problem]
    for operation in operations(app):
        paths.setdefault(operation.path, {})[operation.method.lower()] = operation.describe()
        for contents in (operation.body, *operation.successes.values()):
            kinds += [kind for kind in contents.values() if kind is not str]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Saboteur",
            "version": "1",
            "description": "Guests, tables and replays. The game itself is on a WebSocket.",
        },
        "externalDocs": {"url": "/api/asyncapi.json", "description": "The socket of a table."},
        "paths": paths,
        "components": {
            "schemas": schemas_with_views(*kinds),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": GUEST_COOKIE}},
        },
    }


def _error_responses(errors: Sequence[type[ApiError]]) -> dict[str, Any]:
    """Return the error responses by status, each with the codes of its errors."""
    lines: dict[int, list[str]] = {}
    for error in errors:
        line = f"`{error.code}`: {(error.__doc__ or '').splitlines()[0]}"
        lines.setdefault(error.status_code, []).append(line)
    content = _content({JSON_MEDIA_TYPE: wire.Problem})
    return {
        str(status): {"description": " ".join(lines[status]), "content": content}
        for status in sorted(lines)
    }


def _media_type(of: HTTPRouteHandler | ResponseSpec) -> str:
    return of.media_type.value if isinstance(of.media_type, MediaType) else str(of.media_type)


def _response(kinds: Mapping[str, Any]) -> dict[str, Any]:
    if not kinds:
        return {"description": "Done."}
    first = next(iter(kinds.values()))
    is_struct = isinstance(first, type) and issubclass(first, msgspec.Struct)
    description = (first.__doc__ or "").splitlines()[0] if is_struct else " or ".join(kinds)
    return {"description": description, "content": _content(kinds)}


def _content(kinds: Mapping[str, Any]) -> dict[str, Any]:
    return {
        media_type: {"schema": component_schemas(kind)[0][0]} for media_type, kind in kinds.items()
    }


@lru_cache(maxsize=1)
def spec_json(app: Litestar) -> bytes:
    return msgspec.json.encode(build_spec(app))
