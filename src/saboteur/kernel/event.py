"""Events: what happened, in the order it happened.

Engine events hold the whole truth and stay with the authority. A sight gets events of its own:
the public ones as they are, and for a secret one a type that has no field for the secret.
"""

from collections.abc import Mapping
from typing import Final, get_type_hints


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
