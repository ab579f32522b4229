"""What can be reached from an object by following its attributes and items."""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
"""Classes and functions belong to the program, not to a game."""


def reachable(root: object) -> Iterator[tuple[str, object]]:
    """Give every object within reach of another, each once, with one way to get there."""
    seen: set[int] = set()
    keep: list[object] = []  # so that no number is used twice
    waiting: list[tuple[str, object]] = [("", root)]
    while waiting:
        way, thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, CODE):
            continue
        seen.add(id(thing))
        keep.append(thing)
        yield way, thing
        waiting += [(f"{way}{step}", part) for step, part in parts(thing)]


def parts(thing: object) -> Iterator[tuple[str, object]]:
    """Give the attributes and items of an object."""
    if isinstance(thing, str | bytes):
        return
    if isinstance(thing, Mapping):
        for key, item in thing.items():
            yield f"<key {key!r}>", key
            yield f"[{key!r}]", item
    elif isinstance(thing, tuple | list):
        for place, item in enumerate(thing):
            yield f"[{place}]", item
    elif isinstance(thing, AbstractSet):
        for item in thing:
            yield "<item>", item
    for kind in type(thing).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if hasattr(thing, name):
                yield f".{name}", getattr(thing, name)
    for name, item in getattr(thing, "__dict__", {}).items():
        yield f".{name}", item
