"""Events as text: one readable line each, which parses back to an equal value.

``PathLaid seat=0 card=cross cell=1,0 turned=no`` · ``OwnHand hand=map,cross,cross`` · ``HandsDealt
hands=map,cross;rockfall,cross``

The line is the name of the event and its fields in their order. Numbers are decimal, booleans
``yes`` or ``no``, cells ``x,y``; ``-`` means no seat. Items of a list are separated by ``,``, and
by ``;`` where they contain commas themselves; an empty list is ``()``, an empty list of lists
``(())``, an empty word ``''``. In a word, any character but a letter, a digit or one of ``-_.~`` is
percent-encoded, as in a URL.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, get_args, get_origin
from urllib.parse import quote, unquote

from saboteur.games.registry import FAMILIES
from saboteur.kernel.event import Event, fields_of
from saboteur.kernel.geometry import Cell, parse_cell, xy
from saboteur.kernel.value import value_class

Registry = Mapping[str, type[Event]]

EVENTS: Final[Mapping[str, Registry]] = MappingProxyType(
    {
        id_: MappingProxyType({kind.__name__: kind for kind in family.events})
        for id_, family in FAMILIES.items()
    }
)
"""For each family id, all its event classes by name: engine events and those for sights."""

YES: Final = "yes"
NO: Final = "no"
NOBODY: Final = "-"
EMPTY_WORD: Final = "''"
SEPARATORS: Final = (",", ";", "|")


@value_class
class _FieldFormat:
    """The text format of the values of one field."""

    depth: int
    """How many of ``SEPARATORS`` a value's text may contain; a list of values uses the next one."""
    write: Callable[[Any], str]
    read: Callable[[str], object]
    empty: str = ""
    """The text of an empty list."""


def print_event(event: Event) -> str:
    """Return an event as one line."""
    words = [
        f"{name}={form.write(getattr(event, name))}" for name, form in _field_formats(type(event))
    ]
    return " ".join([type(event).__name__, *words])


def parse_event(text: str, events: Registry) -> Event:
    """Parse a line printed by ``print_event``; raises ``ValueError`` with the reason."""
    name, *words = text.split(" ")
    if name not in events:
        raise ValueError(f"{text!r}: there is no event {name!r}")
    kind = events[name]
    forms = _field_formats(kind)
    given = [word.partition("=")[0] for word in words]
    known = [field for field, _ in forms]
    if given != known:
        wanted = f"the fields {', '.join(known)}" if known else "no fields"
        raise ValueError(f"{text!r}: {name} has {wanted}, in this order")
    values = {}
    for (field, form), word in zip(forms, words, strict=True):
        try:
            values[field] = form.read(word.partition("=")[2])
        except ValueError as error:
            raise ValueError(f"{text!r}: {field}: {error}") from None
    event = kind(**values)
    if print_event(event) != text:  # each event has a single spelling: no 01, no needless encoding
        raise ValueError(f"{text!r} must be written {print_event(event)!r}")
    return event


def _field_formats(kind: type[Event]) -> tuple[tuple[str, _FieldFormat], ...]:
    """Return the text format of each field of an event."""
    return tuple((name, _field_format(name, hint)) for name, hint in fields_of(kind).items())


def _field_format(name: str, hint: object) -> _FieldFormat:
    if get_origin(hint) is tuple:
        items = get_args(hint)
        if len(items) == 2 and items[1] is Ellipsis:
            return _list_format(_field_format(name, items[0]))
    if hint is bool:
        return _FieldFormat(0, lambda truth: YES if truth else NO, _read_truth)
    if hint is Cell:
        return _FieldFormat(1, str, lambda text: xy(parse_cell(text)))
    if hint is int:
        return _FieldFormat(0, str, _read_number)
    if hint == int | None:
        return _FieldFormat(
            0, _write_seat, lambda text: None if text == NOBODY else _read_number(text)
        )
    if hint is str:
        return _FieldFormat(0, _write_word, _read_word)
    raise TypeError(f"events have no notation for a field {name!r} of the type {hint}")


def _list_format(item: _FieldFormat) -> _FieldFormat:
    separator = SEPARATORS[item.depth]
    empty = f"({item.empty})"  # distinct from an empty list

    def write(items: tuple[object, ...]) -> str:
        return separator.join(item.write(one) for one in items) if items else empty

    def read(text: str) -> tuple[object, ...]:
        return () if text == empty else tuple(item.read(one) for one in text.split(separator))

    return _FieldFormat(item.depth + 1, write, read, empty)


def _read_truth(text: str) -> bool:
    if text not in (YES, NO):
        raise ValueError(f"{text!r} is neither {YES} nor {NO}")
    return text == YES


def _read_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{text!r} is no number") from None


def _write_seat(seat: int | None) -> str:
    return NOBODY if seat is None else str(seat)


def _write_word(word: str) -> str:
    return quote(word, safe="") if word else EMPTY_WORD


def _read_word(text: str) -> str:
    if not text:
        raise ValueError(f"a word is missing; an empty one is written {EMPTY_WORD}")
    return "" if text == EMPTY_WORD else unquote(text, errors="strict")
