"""What can be played, for the page on which a table is opened."""

from typing import Final

from saboteur.games.classic.combinations import ALLOW_UNTESTED, BOTH_LOCATIONS, refuse_pair
from saboteur.games.classic.family import MODULES
from saboteur.games.options import Option
from saboteur.games.registry import catalogue
from saboteur.wire import messages as wire

LENIENT: Final = (BOTH_LOCATIONS, ALLOW_UNTESTED)
"""The options that allow modules to be combined which otherwise are not."""


def catalogue_message() -> wire.Catalogue:
    """Return every box and module with its options and what it goes with."""
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
                bars=_bars(module.id),
            )
            for module in entries
            if module.kind == "module"
        ),
    )


def _choices(options: tuple[Option, ...]) -> tuple[wire.RuleOption, ...]:
    return tuple(wire.RuleOption(name=option.name, choices=option.choices) for option in options)


def _bars(module: str) -> tuple[wire.Bar, ...]:
    """List the modules that it does not go with, unless an option allows it."""
    return tuple(
        wire.Bar(
            module=other,
            option=next(
                (name for name in LENIENT if refuse_pair(module, other, {name: True}) is None),
                None,
            ),
        )
        for other in MODULES
        if other != module and refuse_pair(module, other, {}) is not None
    )
