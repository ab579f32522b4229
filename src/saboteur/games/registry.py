"""Boxes and modules by id: what exists, how many seats, which options, what goes together."""

from collections.abc import Mapping
from functools import lru_cache

from saboteur.games.classic.base import BASE
from saboteur.games.classic.rules import ClassicRules
from saboteur.games.options import Option, OptionValue, choose
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.value import value


@value
class Entry:
    """A box or a module as the catalogue lists it."""

    id: str
    title: str
    kind: str
    """``box`` or ``module``."""
    seats: tuple[int, int]
    options: tuple[Option, ...]
    goes_with: tuple[str, ...]
    """For a module, the boxes and modules it combines with."""


BOXES = (BASE,)


def catalogue() -> tuple[Entry, ...]:
    """List every box and module that can be played."""
    return tuple(Entry(part.id, part.title, "box", part.seats, part.options, ()) for part in BOXES)


def ruleset(
    id_: str, seats: int, options: Mapping[str, OptionValue] | None = None, deck: str | None = None
) -> AnyRuleSet:
    """Compile a rule set, or return the one compiled before; ``ValueError`` gives the reason."""
    box, *modules = id_.split("+")
    known = [part.id for part in BOXES]
    if box not in known:
        message = f"unknown rule set {id_!r}: the boxes are {', '.join(known)}"
        raise ValueError(message)
    if modules:
        message = f"unknown module {modules[0]!r} in {id_!r}: {box} has no modules yet"
        raise ValueError(message)
    if type(seats) is not int or not BASE.seats[0] <= seats <= BASE.seats[1]:
        message = f"{box} is for {BASE.seats[0]} to {BASE.seats[1]} seats, not {seats}"
        raise ValueError(message)
    chosen = choose(BASE.options, options or {})
    return _compiled(seats, tuple(chosen.items()), deck)


@lru_cache(maxsize=256)
def _compiled(
    seats: int, options: tuple[tuple[str, OptionValue], ...], deck: str | None
) -> AnyRuleSet:
    return ClassicRules(seats, dict(options), deck)
