"""Small immutable values that are cheap to make.

``@dataclass(frozen=True)`` costs one microsecond an object, five times a plain one, and an
event is made at every step of every game. A ``@value`` class is frozen for the type checker,
which refuses every assignment, and plain at run time. It compares, hashes and prints.

There are some three hundred such classes, and whoever starts waits for them: what compares, hashes
and prints is shared, for ``dataclass`` would write it as text and compile it for each of them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

_PLAIN = frozenset({str, int, bool, type(None)})
_LISTS = (tuple, list)


@dataclass_transform(eq_default=True, frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a class of immutable values out of annotated fields."""
    made: Any = dataclass(slots=True, eq=False, repr=False)(cls)
    names: tuple[str, ...] = made.__match_args__
    held = _held(names)

    def is_equal(self: object, other: object) -> object:
        return held(self) == held(other) if self.__class__ is other.__class__ else NotImplemented

    def told(self: object) -> str:
        said = ", ".join([f"{name}={getattr(self, name)!r}" for name in names])
        return f"{self.__class__.__qualname__}({said})"

    made.__eq__ = is_equal
    made.__hash__ = lambda self: hash(held(self))
    if "__repr__" not in cls.__dict__:
        made.__repr__ = told
    return made  # type: ignore[no-any-return]


def _held(names: tuple[str, ...]) -> Callable[[object], object]:
    """Return what tells all that a value holds, by the names of its fields."""
    return attrgetter(*names) if names else lambda _: ()


class Untyped:
    """A value that stands where only one kind can: as JSON data it does not name its type."""

    __slots__ = ()


def plain(thing: object) -> object:
    """Return a value as JSON data: tuples become lists, classes dicts that name their ``type``.

    Most of what a view holds is plain already, and not worth a call of its own.
    """
    kind = type(thing)
    if kind in _PLAIN:
        return thing
    if isinstance(thing, _LISTS):
        return [item if type(item) in _PLAIN else plain(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): plain(item) for key, item in thing.items()}
    names = getattr(kind, "__dataclass_fields__", None)
    if names is None:
        return thing
    named: dict[str, object] = {} if issubclass(kind, Untyped) else {"type": kind.__name__}
    for name in names:
        item = getattr(thing, name)
        named[name] = item if type(item) in _PLAIN else plain(item)
    return named


def changed(thing: T, **fields_: object) -> T:
    """Return a copy of a value with some fields changed."""
    kind = type(thing)
    for name in kind.__match_args__:  # type: ignore[attr-defined]
        if name not in fields_:
            fields_[name] = getattr(thing, name)
    return kind(**fields_)
