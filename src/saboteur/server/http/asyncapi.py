"""The description of a table's and a shared review's socket (AsyncAPI 3.0): ``/api/asyncapi.json``.

Drawn from the structs that both sides read and write, and from the events that a sight may be told.
``tools/wire_description.py`` writes the same into the documentation.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, get_args, get_origin

import msgspec

from saboteur.kernel.event import Event, fields_of
from saboteur.kernel.geometry import Cell
from saboteur.server.http.identity import COOKIE
from saboteur.server.http.schemas import ref, with_views
from saboteur.wire import messages as wire
from saboteur.wire.encode import TimedOut
from saboteur.wire.told import TOLD

TABLE: Final = "table"
SHARED: Final = "shared-review"
PLACE: Final = {
    "type": "array",
    "items": {"type": "integer"},
    "minItems": 2,
    "maxItems": 2,
    "description": "Column and row.",
}
PLAIN: Final[Mapping[object, dict[str, str]]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
}
CLOSED: Final[Mapping[int, str]] = {
    wire.CLOSED_SLOW: "You read too slowly.",
    wire.CLOSED_FLOOD: "You sent too many frames.",
    wire.CLOSED_LOST: "The table was put down; come back.",
    wire.CLOSED_NO_GUEST: "Nobody knows your cookie: take a nickname first.",
    wire.CLOSED_CROWD: "You have too many sockets at this table, or it has.",
    wire.CLOSED_NO_TABLE: "There is no such table.",
    wire.CLOSED_SENT_AWAY: "The host sent you away, or the table is locked.",
    wire.CLOSED_BANNED: "An operator keeps you, or your network, away: see GET /api/guest/ban.",
    wire.CLOSED_BY_OPERATOR: "An operator has closed the table.",
}
"""Why a socket is closed; after 44xx, do not come back."""


def described() -> dict[str, Any]:
    """Return the whole description."""
    sent, received = get_args(wire.FromClient), get_args(wire.FromServer)
    drawn, seen = get_args(wire.FromReviewer), get_args(wire.ToReviewer)
    kinds = tuple(dict.fromkeys((*sent, *received, *drawn, *seen)))
    found = with_views(*kinds)
    for name in ("Sync", "Happened"):
        found[name]["properties"]["events"]["items"] = ref("Event")
    messages = {kind.__name__: _message(kind) for kind in kinds}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Saboteur: the socket of a table",
            "version": "1",
            "description": "Frames are JSON texts, told apart by their type. How they follow one "
            "another stands in docs/wire.md; guests and tables are on HTTP, /api/openapi.json.",
        },
        "channels": {
            TABLE: {
                "address": "/api/tables/{code}/socket",
                "parameters": {"code": {"description": "The code of the table."}},
                "messages": _messages(sent + received),
            },
            SHARED: {
                "address": "/api/shared-reviews/{id}/socket",
                "parameters": {"id": {"description": "What leads to the shared review."}},
                "messages": _messages(drawn + seen),
            },
        },
        "operations": {
            "say": _operation(TABLE, "receive", "What a client may say.", sent),
            "hear": _operation(TABLE, "send", "What a client is told.", received),
            "remark": _operation(SHARED, "receive", "What who looks along may say.", drawn),
            "follow": _operation(SHARED, "send", "What who looks along is told.", seen),
        },
        "components": {
            "messages": messages,
            "schemas": {**found, **_events()},
            "securitySchemes": {"guest": {"type": "httpApiKey", "in": "cookie", "name": COOKIE}},
        },
        "x-closed": {str(code): why for code, why in CLOSED.items()},
    }


def _to(place: str) -> dict[str, str]:
    return {"$ref": place}


def _messages(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {kind.__name__: _to(f"#/components/messages/{kind.__name__}") for kind in kinds}


def _message(kind: type) -> dict[str, Any]:
    return {"summary": (kind.__doc__ or "").splitlines()[0], "payload": ref(kind.__name__)}


def _operation(channel: str, action: str, summary: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    """Describe one direction; actions are named from the server's side."""
    return {
        "action": action,
        "channel": _to(f"#/channels/{channel}"),
        "summary": summary,
        "security": [_to("#/components/securitySchemes/guest")],
        "messages": [_to(f"#/channels/{channel}/messages/{kind.__name__}") for kind in kinds],
    }


def _events() -> dict[str, Any]:
    """Return the events of all families; two may have one of the same name."""
    found: dict[str, Any] = {"Event": {"anyOf": [ref(f"Event.{family}") for family in TOLD]}}
    for family, kinds in TOLD.items():
        clock: tuple[type[Event], ...] = (TimedOut,)
        told = {f"Event.{family}.{kind.__name__}": _event(kind) for kind in clock + kinds}
        found[f"Event.{family}"] = {"anyOf": [ref(name) for name in told]}
        found |= told
    return found


def _event(kind: type[Event]) -> dict[str, Any]:
    fields = {name: _field(hint) for name, hint in fields_of(kind).items()}
    return {
        "description": (kind.__doc__ or "").splitlines()[0],
        "type": "object",
        "properties": {"type": {"const": kind.__name__}, **fields},
        "required": ["type", *fields],
        "additionalProperties": False,
    }


def _field(hint: object) -> dict[str, Any]:
    """Describe a field of an event as ``encode.event_told`` writes it."""
    if hint is Cell:
        return {**PLACE}
    if get_origin(hint) is tuple:
        return {"type": "array", "items": _field(get_args(hint)[0])}
    if hint == int | None:
        return {"type": ["integer", "null"]}
    return {**PLAIN[hint]}


@cache
def description() -> bytes:
    """Return the description as it is sent."""
    return msgspec.json.encode(described())
