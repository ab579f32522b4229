"""Small immutable values that are cheap to create.

``@dataclass(frozen=True)`` costs one microsecond an object, five times a plain one, and an event is
created at every step of every game. A ``@value_class`` is frozen for the type checker, which
refuses every assignment, and plain at run time. It compares, hashes and prints.

There are some three hundred such classes, and creating them takes start-up time: the methods for
comparing, hashing and printing are shared, because ``dataclass`` would generate and compile their
source for each class.
"""

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

_PLAIN = frozenset({str, int, bool, type(None)})
_LISTS = (tuple, list)


@dataclass_transform(eq_default=True, frozen_default=True)
def value_class(cls: type[T]) -> type[T]:
    """Turn an annotated class into a class of immutable values."""
    built: Any = dataclass(slots=True, eq=False, repr=False)(cls)
    names: tuple[str, ...] = built.__match_args__
    field_values = _fields_getter(names)

    def is_equal(self: object, other: object) -> object:
        return (
            field_values(self) == field_values(other)
            if self.__class__ is other.__class__
            else NotImplemented
        )

    def render(self: object) -> str:
        fields = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{self.__class__.__qualname__}({fields})"

    built.__eq__ = is_equal
    built.__hash__ = lambda self: hash(field_values(self))
    if "__repr__" not in cls.__dict__:
        built.__repr__ = render
    return built  # type: ignore[no-any-return]


def _fields_getter(names: tuple[str, ...]) -> Callable[[object], object]:
    """Return a function that returns the fields ``names`` of a value."""
    return attrgetter(*names) if names else lambda _: ()


class Untyped:
    """Base of values whose JSON data omits the type name, because only one type can occur there."""

    __slots__ = ()


def to_json_data(thing: object) -> object:
    """Return a value as JSON data: tuples become lists, classes dicts with their ``type``.

    Most values of a view are plain already; they are copied without a call.
    """
    kind = type(thing)
    if kind in _PLAIN:
        return thing
    if isinstance(thing, _LISTS):
        return [item if type(item) in _PLAIN else to_json_data(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): to_json_data(item) for key, item in thing.items()}
    names = getattr(kind, "__dataclass_fields__", None)
    if names is None:
        return thing
    named: dict[str, object] = {} if issubclass(kind, Untyped) else {"type": kind.__name__}
    for name in names:
        item = getattr(thing, name)
        named[name] = item if type(item) in _PLAIN else to_json_data(item)
    return named


def replace_fields(thing: T, **changes: object) -> T:
    """Return a copy of a value with some fields changed."""
    kind = type(thing)
    for name in kind.__match_args__:  # type: ignore[attr-defined]
        if name not in changes:
            changes[name] = getattr(thing, name)
    return kind(**changes)
