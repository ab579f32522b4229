"""Boxes and modules by id: what exists, how many seats, which options, what goes together."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from saboteur.games.classic.base import BASE
from saboteur.games.classic.combinations import (
    ALLOW_UNTESTED,
    BOTH_LOCATIONS,
    refuse_pair,
    refuse_set,
)
from saboteur.games.classic.modules.change_of_direction import CHANGE_OF_DIRECTION
from saboteur.games.classic.modules.costume_workshop import COSTUME_WORKSHOP
from saboteur.games.classic.modules.diversion import DIVERSION
from saboteur.games.classic.modules.forgotten_treasure import FORGOTTEN_TREASURE
from saboteur.games.classic.modules.goal_exchange import GOAL_EXCHANGE
from saboteur.games.classic.modules.greedy_dwarf import GREEDY_DWARF
from saboteur.games.classic.modules.master_craftsman import MASTER_CRAFTSMAN
from saboteur.games.classic.modules.new_goals import NEW_GOALS
from saboteur.games.classic.modules.right_of_way import RIGHT_OF_WAY
from saboteur.games.classic.modules.sabotaged_dwarf import SABOTAGED_DWARF
from saboteur.games.classic.modules.saboteur2 import SABOTEUR2
from saboteur.games.classic.modules.scout import SCOUT
from saboteur.games.classic.modules.tournament import TOURNAMENT
from saboteur.games.classic.modules.treasure_chests import TREASURE_CHESTS
from saboteur.games.classic.modules.underground_party import UNDERGROUND_PARTY
from saboteur.games.classic.modules.veto import VETO
from saboteur.games.classic.part import Part
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


BOXES: Final[Mapping[str, tuple[Part, ...]]] = {
    BASE.id: (BASE,),
    SABOTEUR2.id: (BASE, SABOTEUR2),
}
"""The parts of each box, the base game first."""

MODULES: Final[Mapping[str, Part]] = {
    part.id: part
    for part in (
        CHANGE_OF_DIRECTION,
        COSTUME_WORKSHOP,
        DIVERSION,
        FORGOTTEN_TREASURE,
        GOAL_EXCHANGE,
        GREEDY_DWARF,
        MASTER_CRAFTSMAN,
        NEW_GOALS,
        RIGHT_OF_WAY,
        SABOTAGED_DWARF,
        SCOUT,
        TOURNAMENT,
        TREASURE_CHESTS,
        UNDERGROUND_PARTY,
        VETO,
    )
}


def catalogue() -> tuple[Entry, ...]:
    """List every box and module that can be played."""
    boxes = [
        Entry(id_, parts[-1].title, "box", parts[-1].seats, _options(parts), ())
        for id_, parts in BOXES.items()
    ]
    modules = [
        Entry(part.id, part.title, "module", part.seats, part.options, _goes_with(part))
        for part in MODULES.values()
    ]
    return (*boxes, *modules)


def _goes_with(part: Part) -> tuple[str, ...]:
    allowed: dict[str, OptionValue] = {ALLOW_UNTESTED: True, BOTH_LOCATIONS: True}
    others = [
        other
        for other, module in MODULES.items()
        if other != part.id
        and set(module.boxes) & set(part.boxes)
        and refuse_pair(part.id, other, allowed) is None
    ]
    return (*(box for box in part.boxes if box in BOXES), *others)


def _options(parts: tuple[Part, ...]) -> tuple[Option, ...]:
    named = {option.name: option for part in parts for option in part.options}
    return tuple(named.values())


def ruleset(
    id_: str, seats: int, options: Mapping[str, OptionValue] | None = None, deck: str | None = None
) -> AnyRuleSet:
    """Compile a rule set, or return the one compiled before; ``ValueError`` gives the reason."""
    box, *names = id_.split("+")
    if box not in BOXES:
        message = f"unknown rule set {id_!r}: the boxes are {', '.join(BOXES)}"
        raise ValueError(message)
    for name in names:
        if name not in MODULES:
            known = ", ".join(MODULES)
            message = f"unknown module {name!r} in {id_!r}: the modules are {known}"
            raise ValueError(message)
        if names.count(name) > 1:
            message = f"module {name!r} stands twice in {id_!r}"
            raise ValueError(message)
    modules = tuple(MODULES[name] for name in sorted(names))
    parts = (*BOXES[box], *modules)
    fewest = max(BOXES[box][-1].seats[0], *(part.seats[0] for part in modules), 0)
    most = min(BOXES[box][-1].seats[1], *(part.seats[1] for part in modules), 99)
    canonical = "+".join([box, *sorted(names)])
    if type(seats) is not int or not fewest <= seats <= most:
        message = f"{canonical} is for {fewest} to {most} seats, not {seats}"
        raise ValueError(message)
    chosen = choose(_options(parts), options or {})
    reason = refuse_set(box, modules, chosen)
    if reason:
        raise ValueError(reason)
    return _compiled(canonical, parts, seats, tuple(chosen.items()), deck)


@lru_cache(maxsize=256)
def _compiled(
    id_: str,
    parts: tuple[Part, ...],
    seats: int,
    options: tuple[tuple[str, OptionValue], ...],
    deck: str | None,
) -> AnyRuleSet:
    return ClassicRules(id_, parts, seats, dict(options), deck)
