"""Finds the objects that can be reached from an object by attributes and items."""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
"""Types that are not followed: they belong to the program, not to a game."""


def reachable(root: object, borders: tuple[type, ...] = ()) -> Iterator[tuple[str, object]]:
    """Yield every reachable object once, with a path to it.

    Objects of the types in ``borders`` are not yielded or entered.
    """
    seen: set[int] = set()
    keep: list[object] = []  # kept alive, so that no id is reused
    waiting: list[tuple[str, object]] = [("", root)]
    while waiting:
        way, thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, CODE + borders):
            continue
        seen.add(id(thing))
        keep.append(thing)
        yield way, thing
        waiting += [(f"{way}{step}", part) for step, part in parts(thing)]


def parts(thing: object) -> Iterator[tuple[str, object]]:
    """Yield the attributes, keys and items of an object, each with its step of the path."""
    if isinstance(thing, Mapping):
        yield from ((f"<key {key!r}>", key) for key in thing)
        yield from ((f"[{key!r}]", item) for key, item in thing.items())
    elif isinstance(thing, tuple | list):
        yield from ((f"[{place}]", item) for place, item in enumerate(thing))
    elif isinstance(thing, AbstractSet):
        yield from (("<item>", item) for item in thing)
    yield from ((f".{name}", getattr(thing, name)) for name in attributes(thing))


def attributes(thing: object) -> list[str]:
    """Return the names of an object's attributes, in slots or not."""
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return [name for name in slots if hasattr(thing, name)] + list(getattr(thing, "__dict__", {}))
