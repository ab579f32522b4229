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
    """What a seat should see undisturbed: its role, what a card shows it, how a round begins."""

    __slots__ = ()


class Reveal(Event):
    """What nobody should miss: something hidden is turned over for all."""

    __slots__ = ()


_fields: Final[dict[type[Event], Mapping[str, object]]] = {}


def fields_of(kind: type[Event]) -> Mapping[str, object]:
    """Return the types of an event's fields, in their order; a cell is a ``geometry.Cell``."""
    if kind not in _fields:
        _fields[kind] = get_type_hints(kind, include_extras=True)
    return _fields[kind]


ToldT = TypeVar("ToldT", bound=Event)


class Secret(Event, Generic[ToldT]):
    """An event that only its seat may know whole: others are told a ``ToldT`` in its place.

    That has the fields that are no secret, under the same names.
    """

    __slots__ = ()

    def hidden(self) -> ToldT:
        """Return what others learn."""
        kind = _told(type(self))
        told: ToldT = kind(*(getattr(self, name) for name in fields_of(kind)))
        return told


class Dealt(Event, Generic[ToldT]):
    """Something that every seat got unseen, in one field by seat: each is told its own."""

    __slots__ = ()

    def own(self, sight: Sight) -> ToldT | None:
        """Of what is dealt, a seat sees its own."""
        if not isinstance(sight, int):
            return None
        (field,) = fields_of(type(self))
        told: ToldT = _told(type(self))(getattr(self, field)[sight])
        return told


_tellings: Final[dict[type[Event], Any]] = {}


def _told(kind: type[Event]) -> Any:  # noqa: ANN401 - the parameter of its base
    """Return the kind of event that is told in place of a secret one."""
    if kind not in _tellings:
        bases = vars(kind)["__orig_bases__"]
        (_tellings[kind],) = (told for base in bases for told in get_args(base))
    return _tellings[kind]
