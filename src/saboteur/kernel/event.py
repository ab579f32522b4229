"""Events: what happened, in the order it happened.

Engine events hold the whole truth and stay with the authority. A sight gets events of its own:
the public ones as they are, and for a secret one a type that has no field for the secret.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

from saboteur.kernel.sight import Sight


class Event:
    """Something that happened; each family lists its own kinds and closes the union."""

    __slots__ = ()


class Look(Event):
    """Events that deserve a pause: a role, the result of a look, the beginning of a round."""

    __slots__ = ()


class Reveal(Event):
    """Events that deserve attention: something hidden is turned over in public."""

    __slots__ = ()


_fields: Final[dict[type[Event], Mapping[str, object]]] = {}


def fields_of(kind: type[Event]) -> Mapping[str, object]:
    """Return the types of an event's fields, in their order; a cell is a ``geometry.Cell``."""
    if kind not in _fields:
        _fields[kind] = get_type_hints(kind, include_extras=True)
    return _fields[kind]


ToldT = TypeVar("ToldT", bound=Event)


class Secret(Event, Generic[ToldT]):
    """An event that only its seat may know whole: others get a ``ToldT`` in its place.

    Its fields are the public ones, under the same names.
    """

    __slots__ = ()

    def hidden(self) -> ToldT:
        """Return the event that other seats get."""
        kind = _redacted_kind(type(self))
        hidden: ToldT = kind(*(getattr(self, name) for name in fields_of(kind)))
        return hidden


class Dealt(Event, Generic[ToldT]):
    """Something that every seat got unseen, in one field by seat: each gets its own part."""

    __slots__ = ()

    def for_sight(self, sight: Sight) -> ToldT | None:
        """Return the part of a seat; ``None`` for other sights."""
        if not isinstance(sight, int):
            return None
        (field,) = fields_of(type(self))
        dealt: ToldT = _redacted_kind(type(self))(getattr(self, field)[sight])
        return dealt


_redacted_kinds: Final[dict[type[Event], Any]] = {}


def _redacted_kind(kind: type[Event]) -> Any:  # noqa: ANN401 - the parameter of its base
    """Return the kind of event that replaces a secret one."""
    if kind not in _redacted_kinds:
        bases = vars(kind)["__orig_bases__"]
        (_redacted_kinds[kind],) = (other for base in bases for other in get_args(base))
    return _redacted_kinds[kind]
