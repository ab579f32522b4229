"""The structs of the wire as JSON Schema, for the descriptions of both interfaces."""

from typing import Any, Final

import msgspec

from saboteur.server.wire.views.view import GameView

REF: Final = "#/components/schemas/{name}"


def ref(name: str) -> dict[str, str]:
    """Refer to a schema."""
    return {"$ref": REF.format(name=name)}


def schemas(*kinds: Any) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:  # noqa: ANN401 - any type of a field
    """Return the schema of each kind, and all that they refer to."""
    return msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template=REF)


def with_views(*kinds: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    """Return all that some kinds refer to, views among it; the tag ``family`` tells which it is."""
    views = GameView.__subclasses__()
    _, found = schemas(*kinds, *views)
    found["GameView"] = {"anyOf": [ref(view.__name__) for view in views]}
    return found


def _anything(kind: type) -> dict[str, Any]:
    """Describe what a field of an event may be: each family has its own."""
    if kind is not object:
        raise NotImplementedError(kind)  # msgspec's word for: no schema, complain as usual
    return {"description": "Whatever the event tells."}
