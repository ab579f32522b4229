"""Events: the changes of a game, in order.

Engine events are complete and stay inside the engine. A sight receives the public ones
unchanged, and in place of a secret one an event without the secret fields.
"""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

from saboteur.kernel.sight import Sight


class Event:
    """A change of the game; each family defines its own events and their union."""

    __slots__ = ()


class Look(Event):
    """Base of events that show players something: a role, a peeked card, a new round.

    Bots wait until the players who got such an event have acknowledged it.
    """

    __slots__ = ()


class Reveal(Event):
    """Base of events in which a hidden card is turned over in public."""

    __slots__ = ()


_fields: Final[dict[type[Event], Mapping[str, object]]] = {}


def fields_of(kind: type[Event]) -> Mapping[str, object]:
    """Return the types of an event's fields, in their order; a cell is a ``geometry.Cell``."""
    if kind not in _fields:
        _fields[kind] = get_type_hints(kind, include_extras=True)
    return _fields[kind]


ToldT = TypeVar("ToldT", bound=Event)


class Secret(Event, Generic[ToldT]):
    """An event that only its seat may see whole: all others get a ``ToldT`` instead.

    The fields of ``ToldT`` are the public ones, with the same names.
    """

    __slots__ = ()

    def hidden(self) -> ToldT:
        """Return the event that replaces this one for other sights."""
        kind = _redacted_kind(type(self))
        hidden: ToldT = kind(*(getattr(self, name) for name in fields_of(kind)))
        return hidden


class Dealt(Event, Generic[ToldT]):
    """An event that deals to all seats; its only field has a secret entry for each seat."""

    __slots__ = ()

    def for_sight(self, sight: Sight) -> ToldT | None:
        """Return the event for a seat, with its own entry only; ``None`` for other sights."""
        if not isinstance(sight, int):
            return None
        (field,) = fields_of(type(self))
        dealt: ToldT = _redacted_kind(type(self))(getattr(self, field)[sight])
        return dealt


_redacted_kinds: Final[dict[type[Event], Any]] = {}


def _redacted_kind(kind: type[Event]) -> Any:  # noqa: ANN401 - the parameter of its base
    """Return the class that replaces a ``Secret`` or ``Dealt`` class, its type argument."""
    if kind not in _redacted_kinds:
        bases = vars(kind)["__orig_bases__"]
        (_redacted_kinds[kind],) = (other for base in bases for other in get_args(base))
    return _redacted_kinds[kind]
