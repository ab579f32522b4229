"""The structs of the wire as JSON Schema, for the descriptions of both interfaces."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

import msgspec

from saboteur.wire.struct import Message
from saboteur.wire.views.view import GameView

REF: Final = "#/components/schemas/{name}"


def ref(name: str) -> dict[str, str]:
    """Refer to a schema."""
    return {"$ref": REF.format(name=name)}


def schemas(*kinds: Any) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:  # noqa: ANN401 - any type of a field
    """Return the schema of each kind, and all that they refer to."""
    return msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template=REF)


def with_views(*kinds: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    """Return all that some kinds refer to, each field with its words.

    Views are among it; the tag ``family`` tells which it is.
    """
    views = GameView.__subclasses__()
    _, found = schemas(*kinds, *views)
    for struct in _structs():
        for name in (struct.__name__, f"{struct.__module__}.{struct.__qualname__}"):
            fields = found.get(name, {}).get("properties", {})
            if {*struct.__struct_fields__} <= {*fields}:  # or it is a namesake
                for field, words in field_words(struct).items():
                    fields[field]["description"] = words
    found["GameView"] = {"anyOf": [ref(view.__name__) for view in views]}
    return {name: _plain(each) for name, each in found.items()}


def _plain(schema: Any) -> Any:  # noqa: ANN401 - JSON
    """Write lists as JSON has them, and pairs of a kind as arrays of two: all know those."""
    if isinstance(schema, list | tuple):
        return [_plain(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    made = {name: _plain(each) for name, each in schema.items()}
    kinds = made.get("prefixItems", [])
    if kinds and all(kind == kinds[0] for kind in kinds):
        del made["prefixItems"]
        made["items"] = kinds[0]
    return made


@cache
def field_words(struct: type[Message]) -> dict[str, str]:
    """Return the docstrings that stand below the fields of a struct, and of those it extends."""
    found: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, Message):
            found |= _words(_classes(kind.__module__)[kind.__name__])
    return found


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """Read the classes of a module, once: to look for the source of each alone takes far longer."""
    source = ast.parse(inspect.getsource(import_module(module)))
    return {node.name: node for node in source.body if isinstance(node, ast.ClassDef)}


def _words(body: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(body.body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            yield field.target.id, inspect.cleandoc(str(below.value.value))


def _structs(kind: type[Message] = Message) -> Iterator[type[Message]]:
    """Yield every struct of the wire."""
    for struct in kind.__subclasses__():
        yield struct
        yield from _structs(struct)


def _anything(kind: type) -> dict[str, Any]:
    """Describe what a field of an event may be: each family has its own."""
    if kind is not object:
        raise NotImplementedError(kind)  # msgspec's word for: no schema, complain as usual
    return {"description": "Whatever the event tells."}
