"""The AsyncAPI 3.0 description of the sockets of tables and shared reviews.

Served at ``/api/asyncapi.json``. It is generated from the message structs of the protocol and from
the events that are visible to clients. ``tools/protocol_description.py`` writes the same document
into the documentation.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_args, get_origin

import msgspec

from saboteur.kernel.event import Event, fields_of
from saboteur.kernel.geometry import Cell
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import TimedOut
from saboteur.protocol.visible_events import VISIBLE_EVENTS
from saboteur.server.http.auth import GUEST_COOKIE
from saboteur.server.http.json_schemas import schema_ref, schemas_with_views

TABLE_CHANNEL: Final = "table"
SHARED_REVIEW_CHANNEL: Final = "shared-review"
CELL_SCHEMA: Final = {
    "type": "array",
    "items": {"type": "integer"},
    "minItems": 2,
    "maxItems": 2,
    "description": "Column and row.",
}
PRIMITIVE_SCHEMAS: Final[Mapping[object, dict[str, str]]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
}
CLOSE_CODE_MEANINGS: Final[Mapping[int, str]] = {
    wire.CLOSED_SLOW_CONSUMER: "The client reads too slowly.",
    wire.CLOSED_RATE_LIMITED: "The client sent too many frames.",
    wire.CLOSED_RECONNECT: "The table was unloaded; reconnect.",
    wire.CLOSED_NOT_AUTHENTICATED: "The guest cookie is missing or invalid: create a guest first.",
    wire.CLOSED_TOO_MANY_SOCKETS: "The guest, or the table, has too many sockets.",
    wire.CLOSED_TABLE_NOT_FOUND: "There is no such table.",
    wire.CLOSED_KICKED: "The host removed the guest, or the table is locked.",
    wire.CLOSED_BANNED: "The guest or the network is banned: see GET /api/guest/ban.",
    wire.CLOSED_BY_OPERATOR: "An operator has closed the table.",
}
"""Meanings of the close codes; after 44xx, clients must not reconnect."""


def build_spec() -> dict[str, Any]:
    """Return the AsyncAPI document of the sockets of tables and shared reviews."""
    sent, received = get_args(wire.FromClient), get_args(wire.FromServer)
    review_sent, review_received = get_args(wire.FromReviewer), get_args(wire.ToReviewer)
    kinds = tuple(dict.fromkeys((*sent, *received, *review_sent, *review_received)))
    schemas = schemas_with_views(*kinds)
    for name in ("Snapshot", "MoveMade"):
        schemas[name]["properties"]["events"]["items"] = schema_ref("Event")
    messages = {kind.__name__: _message_object(kind) for kind in kinds}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Saboteur: the socket of a table",
            "version": "1",
            "description": "Frames are JSON texts, distinguished by their type. docs/wire.md "
            "describes their order; guests and tables are on HTTP, see /api/openapi.json.",
        },
        "channels": {
            TABLE_CHANNEL: {
                "address": "/api/tables/{code}/socket",
                "parameters": {"code": {"description": "The code of the table."}},
                "messages": _message_references(sent + received),
            },
            SHARED_REVIEW_CHANNEL: {
                "address": "/api/shared-reviews/{id}/socket",
                "parameters": {"id": {"description": "The id of the shared review."}},
                "messages": _message_references(review_sent + review_received),
            },
        },
        "operations": {
            "sendTableMessage": _operation(
                TABLE_CHANNEL, "receive", "Messages from a client.", sent
            ),
            "receiveTableMessage": _operation(
                TABLE_CHANNEL, "send", "Messages to a client.", received
            ),
            "sendReviewMessage": _operation(
                SHARED_REVIEW_CHANNEL, "receive", "Messages from a reviewer.", review_sent
            ),
            "receiveReviewMessage": _operation(
                SHARED_REVIEW_CHANNEL, "send", "Messages to a reviewer.", review_received
            ),
        },
        "components": {
            "messages": messages,
            "schemas": {**schemas, **_event_schemas()},
            "securitySchemes": {
                "guest": {"type": "httpApiKey", "in": "cookie", "name": GUEST_COOKIE}
            },
        },
        "x-closed": {str(code): meaning for code, meaning in CLOSE_CODE_MEANINGS.items()},
    }


def _reference(target: str) -> dict[str, str]:
    return {"$ref": target}


def _message_references(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {kind.__name__: _reference(f"#/components/messages/{kind.__name__}") for kind in kinds}


def _message_object(kind: type) -> dict[str, Any]:
    return {"summary": (kind.__doc__ or "").splitlines()[0], "payload": schema_ref(kind.__name__)}


def _operation(channel: str, action: str, summary: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    """Describe one direction of a channel; ``action`` is from the server's point of view."""
    return {
        "action": action,
        "channel": _reference(f"#/channels/{channel}"),
        "summary": summary,
        "security": [_reference("#/components/securitySchemes/guest")],
        "messages": [
            _reference(f"#/channels/{channel}/messages/{kind.__name__}") for kind in kinds
        ],
    }


def _event_schemas() -> dict[str, Any]:
    """Return the schemas of the events, named by family because event names repeat."""
    schemas: dict[str, Any] = {
        "Event": {"anyOf": [schema_ref(f"Event.{family}") for family in VISIBLE_EVENTS]}
    }
    for family, kinds in VISIBLE_EVENTS.items():
        clock: tuple[type[Event], ...] = (TimedOut,)
        events = {f"Event.{family}.{kind.__name__}": _event_schema(kind) for kind in clock + kinds}
        schemas[f"Event.{family}"] = {"anyOf": [schema_ref(name) for name in events]}
        schemas |= events
    return schemas


def _event_schema(kind: type[Event]) -> dict[str, Any]:
    fields = {name: _field_schema(hint) for name, hint in fields_of(kind).items()}
    return {
        "description": (kind.__doc__ or "").splitlines()[0],
        "type": "object",
        "properties": {"type": {"const": kind.__name__}, **fields},
        "required": ["type", *fields],
        "additionalProperties": False,
    }


def _field_schema(hint: object) -> dict[str, Any]:
    """Return the schema of an event field as ``saboteur.protocol.encode`` writes it."""
    if hint is Cell:
        return {**CELL_SCHEMA}
    if get_origin(hint) is tuple:
        return {"type": "array", "items": _field_schema(get_args(hint)[0])}
    if hint == int | None:
        return {"type": ["integer", "null"]}
    return {**PRIMITIVE_SCHEMAS[hint]}


@cache
def spec_json() -> bytes:
    return msgspec.json.encode(build_spec())
