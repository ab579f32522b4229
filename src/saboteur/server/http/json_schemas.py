"""JSON Schemas of the protocol's structs, for the OpenAPI and AsyncAPI documents."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

import msgspec

from saboteur.protocol.message import Message
from saboteur.protocol.views.view import GameView

REF_TEMPLATE: Final = "#/components/schemas/{name}"


def schema_ref(name: str) -> dict[str, str]:
    return {"$ref": REF_TEMPLATE.format(name=name)}


def component_schemas(*kinds: Any) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:  # noqa: ANN401 - any type of a field
    """Return the schema of each type, and the schemas they refer to by name."""
    return msgspec.json.schema_components(
        kinds, schema_hook=_object_schema, ref_template=REF_TEMPLATE
    )


def schemas_with_views(*kinds: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    """Return the schemas that ``kinds`` refer to, with the docstrings of fields as descriptions.

    The game views of all families are included; their tag ``family`` distinguishes them.
    """
    views = GameView.__subclasses__()
    _, schemas = component_schemas(*kinds, *views)
    for struct in _all_structs():
        for name in (struct.__name__, f"{struct.__module__}.{struct.__qualname__}"):
            fields = schemas.get(name, {}).get("properties", {})
            if {*struct.__struct_fields__} <= {*fields}:  # else another struct has the same name
                for field, description in field_descriptions(struct).items():
                    fields[field]["description"] = description
    schemas["GameView"] = {"anyOf": [schema_ref(view.__name__) for view in views]}
    return {name: _normalise(each) for name, each in schemas.items()}


def _normalise(schema: Any) -> Any:  # noqa: ANN401 - JSON
    """Convert tuples to lists, and ``prefixItems`` of one type to the better known ``items``."""
    if isinstance(schema, list | tuple):
        return [_normalise(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    result = {name: _normalise(each) for name, each in schema.items()}
    kinds = result.get("prefixItems", [])
    if kinds and all(kind == kinds[0] for kind in kinds):
        del result["prefixItems"]
        result["items"] = kinds[0]
    return result


@cache
def field_descriptions(struct: type[Message]) -> dict[str, str]:
    """Return the docstrings below the fields of a struct and of its base classes, by field."""
    descriptions: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, Message):
            descriptions |= _field_docstrings(_class_nodes(kind.__module__)[kind.__name__])
    return descriptions


@cache
def _class_nodes(module: str) -> dict[str, ast.ClassDef]:
    """Return the class definitions of a module, by name.

    The module is parsed once: ``inspect.getsource`` of each class is far slower.
    """
    source = ast.parse(inspect.getsource(import_module(module)))
    return {node.name: node for node in source.body if isinstance(node, ast.ClassDef)}


def _field_docstrings(body: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(body.body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
            and isinstance(below.value, ast.Constant)
        ):
            yield field.target.id, inspect.cleandoc(str(below.value.value))


def _all_structs(kind: type[Message] = Message) -> Iterator[type[Message]]:
    for struct in kind.__subclasses__():
        yield struct
        yield from _all_structs(struct)


def _object_schema(kind: type) -> dict[str, Any]:
    """Return an open schema for ``object``, the type of event fields that differ by family."""
    if kind is not object:
        raise NotImplementedError(kind)  # tells msgspec that there is no schema
    return {"description": "A value that depends on the event."}
