"""The catalogue of boxes and modules for the page that opens a table."""

from typing import Final

from saboteur.games.classic.combinations import ALLOW_UNTESTED, BOTH_LOCATIONS, refuse_pair
from saboteur.games.classic.family import MODULES
from saboteur.games.options import Option
from saboteur.games.registry import catalogue
from saboteur.protocol import messages as wire

COMBINATION_OPTIONS: Final = (BOTH_LOCATIONS, ALLOW_UNTESTED)
"""Options that allow combinations of modules which exclude each other otherwise."""


def catalogue_message() -> wire.Catalogue:
    """Return every box and module with its options and exclusions."""
    entries = catalogue()
    return wire.Catalogue(
        boxes=tuple(
            wire.BoxEntry(id=box.id, seats=box.seats, options=_choices(box.options))
            for box in entries
            if box.kind == "box"
        ),
        modules=tuple(
            wire.ModuleEntry(
                id=module.id,
                seats=module.seats,
                options=_choices(module.options),
                boxes=MODULES[module.id].boxes,
                incompatibilities=_incompatibilities(module.id),
            )
            for module in entries
            if module.kind == "module"
        ),
    )


def _choices(options: tuple[Option, ...]) -> tuple[wire.RuleOption, ...]:
    return tuple(wire.RuleOption(name=option.name, choices=option.choices) for option in options)


def _incompatibilities(module: str) -> tuple[wire.Incompatibility, ...]:
    """Return the modules that exclude ``module``, each with the option that allows both."""
    return tuple(
        wire.Incompatibility(
            module=other,
            option=next(
                (
                    name
                    for name in COMBINATION_OPTIONS
                    if refuse_pair(module, other, {name: True}) is None
                ),
                None,
            ),
        )
        for other in MODULES
        if other != module and refuse_pair(module, other, {}) is not None
    )
