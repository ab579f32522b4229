"""The registry of boxes and modules: seats, options, compatibility, and rule sets by id."""

import copyreg
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import NoneType
from typing import Any, Final

from saboteur.games.classic.family import CLASSIC
from saboteur.games.dark_cave.family import DARK_CAVE
from saboteur.games.duel.family import DUEL
from saboteur.games.family import Box, Family, Module, RuleSetRequest
from saboteur.games.kit import RuleSetSource
from saboteur.games.lost_mines.family import LOST_MINES
from saboteur.games.options import Option, OptionValue, choose, option_text
from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.catalogue import DECK_BREAK, DeckError, deck_id, deck_parts
from saboteur.kernel.move import Move
from saboteur.kernel.type_checks import check_type
from saboteur.kernel.value import value_class

FAMILIES: Final[Mapping[str, Family]] = {
    family.id: family for family in (CLASSIC, DUEL, LOST_MINES, DARK_CAVE)
}

_FAMILY_BY_BOX: Final = {box.id: family for family in FAMILIES.values() for box in family.boxes}
_BOXES: Final = {box.id: box for family in FAMILIES.values() for box in family.boxes}
_MODULES: Final = {module.id: module for family in FAMILIES.values() for module in family.modules}


@value_class
class Entry:
    """A box or a module as listed in the catalogue."""

    id: str
    """The id of the box or module, as in ``saboteur.new``."""
    title: str
    """The title of the box or module, such as ``Saboteur 2``."""
    kind: str
    """``box`` or ``module``."""
    seats: tuple[int, int]
    """The minimum and maximum number of seats."""
    options: tuple[Option, ...]
    """The rule options that a table can choose."""
    goes_with: tuple[str, ...]
    """The boxes and modules that a module can be combined with; empty for a box."""


def family_of(ruleset: str) -> str:
    """Return the id of the family of a rule set, which must be valid."""
    return family_of_box(ruleset.partition("+")[0]).id


def family_of_box(box: str) -> Family:
    """Return the family of a box, which must be in the catalogue."""
    return _FAMILY_BY_BOX[box]


def catalogue() -> tuple[Entry, ...]:
    """Return all boxes and modules that can be played."""
    boxes = [Entry(box.id, box.title, "box", box.seats, box.options, ()) for box in _BOXES.values()]
    modules = [
        Entry(
            module.id,
            module.title,
            "module",
            module.seats,
            module.options,
            (*module.boxes, *module.goes_with),
        )
        for module in _MODULES.values()
    ]
    return (*boxes, *modules)


def ruleset(
    id_: str, seats: int, options: Mapping[str, OptionValue] | None = None, deck: str | None = None
) -> AnyRuleSet:
    """Return a rule set, from the cache if possible.

    Raises ``ValueError`` with the reason if the arguments do not make a valid rule set.
    """
    _check_types(id_, seats, options, deck)
    box, *names = id_.split("+")
    if box not in _BOXES:
        message = f"unknown rule set {id_!r}: the boxes are {', '.join(_BOXES)}"
        raise ValueError(message)
    for name in names:
        _check_module(id_, box, name, names)
    modules = tuple(sorted(names))
    manifests: list[Box | Module] = [_BOXES[box], *(_MODULES[name] for name in modules)]
    _check_seats("+".join([box, *modules]), manifests, seats)
    known = {option.name: option for manifest in manifests for option in manifest.options}
    chosen = choose(tuple(known.values()), _drop_fixed_options(_BOXES[box], options or {}))
    reason = _FAMILY_BY_BOX[box].refuse(box, modules, chosen)
    if reason:
        raise ValueError(reason)
    return _compile(box, modules, seats, tuple(chosen.items()), deck)


def deck_for(id_: str, deck: str | None) -> str | None:
    """Return the parts of a custom deck file used by a rule set; ``None`` if there are none."""
    box, *names = id_.split("+")
    if deck is None or box not in _BOXES:
        return None
    decks = _FAMILY_BY_BOX[box].decks(box, tuple(names))
    return DECK_BREAK.join(part for part in deck_parts(deck) if deck_id(part) in decks) or None


def check_deck(deck: str) -> None:
    """Compile each part of a custom deck file; raise ``DeckError`` if one is invalid."""
    for part in deck_parts(deck):
        id_ = deck_id(part)
        if id_ in _BOXES:
            ruleset(str(id_), _BOXES[str(id_)].seats[0], deck=part)
        elif id_ in _MODULES:
            module = _MODULES[str(id_)]
            box = _BOXES[module.boxes[0]]
            seats = max(box.seats[0], module.seats[0])
            ruleset(f"{box.id}+{module.id}", seats, deck=part)
        else:
            known = ", ".join((*_BOXES, *_MODULES))
            raise DeckError(f"under [deck] your deck file says id = {id_!r}: ids are {known}")


def _drop_fixed_options(box: Box, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options without those that the box fixes; old records may contain them (R-1).

    Raises ``ValueError`` if a fixed option is given another value.
    """
    left = dict(given)
    for option, holds in box.fixed_options:
        if option.name in left and option.parse(left.pop(option.name)) != holds:
            homes = [other.id for other in _BOXES.values() if option in other.options]
            message = (
                f"option {option.name} belongs to {' and '.join(homes)}; in {box.id} it is always "
                f"{option_text(holds)} ({option.clause})"
            )
            raise ValueError(message)
    return left


def _check_types(id_: object, seats: object, options: object, deck: object) -> None:
    check_type("ruleset", id_, (str,), 'text, for example "saboteur2+veto"')
    check_type("seats", seats, (int,), "a whole number")
    check_type("options", options, (Mapping, NoneType), "a mapping of names to choices")
    check_type("deck", deck, (str, NoneType), "the text of a deck file, or its path")
    for name in options if isinstance(options, Mapping) else ():
        check_type("the name of an option", name, (str,), "text")


def _check_module(id_: str, box: str, name: str, names: list[str]) -> None:
    if name not in _MODULES:
        message = f"unknown module {name!r} in {id_!r}: the modules are {', '.join(_MODULES)}"
        raise ValueError(message)
    if names.count(name) > 1:
        message = f"module {name!r} stands twice in {id_!r}"
        raise ValueError(message)
    homes = _MODULES[name].boxes
    if box not in homes:
        message = f"{name} goes with {' and '.join(homes)}, not with {box}"
        raise ValueError(message)


def _check_seats(id_: str, manifests: list[Box | Module], seats: int) -> None:
    fewest = max(manifest.seats[0] for manifest in manifests)
    most = min(manifest.seats[1] for manifest in manifests)
    if not fewest <= seats <= most:
        message = f"{id_} is for {fewest} to {most} seats, not {seats!r}"
        raise ValueError(message)


@lru_cache(maxsize=256)
def _compile(
    box: str,
    modules: tuple[str, ...],
    seats: int,
    options: tuple[tuple[str, OptionValue], ...],
    deck: str | None,
) -> AnyRuleSet:
    request = RuleSetRequest(box, modules, seats, dict(options), deck)
    rules = _FAMILY_BY_BOX[box].compile(request)
    copyreg.pickle(type(rules), _reduce_rules)
    copyreg.pickle(type(rules.kit), _reduce_kit)
    return rules


# A pickle names the rule set instead of holding it, and finds or compiles it where it is read. So
# views are small, and a move is the one that legal moves list there.


def _reduce_rules(rules: AnyRuleSet) -> tuple[Callable[..., AnyRuleSet], RuleSetSource]:
    return ruleset, rules.kit.source


def _reduce_kit(kit: Any) -> tuple[Callable[..., object], RuleSetSource]:  # noqa: ANN401 - each family's own
    return _read_kit, kit.source


def _read_kit(*source: Any) -> object:  # noqa: ANN401 - a ``RuleSetSource``
    return ruleset(*source).kit


def _reduce_move(move: Move) -> str | tuple[Any, ...]:
    if move.kit is None:  # of no rule set: a remote bot's
        return object.__reduce_ex__(move, 2)
    return _read_move, (move.kit.source, move.text)


def _read_move(source: RuleSetSource, text: str) -> Move:
    move: Move = ruleset(*source).book.keep(text)
    return move


copyreg.pickle(Move, _reduce_move)
