"""The classic family: Saboteur, Saboteur 2 and the modules that go with them."""

from collections.abc import Mapping
from itertools import chain
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
from saboteur.games.family import Box, Family, Module, RuleSetRequest
from saboteur.games.options import OptionValue

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


class ClassicFamily(Family):
    """The classic family: a rule set is a box with any compatible modules."""

    id = ClassicRules.family

    def __init__(self) -> None:
        self.boxes = tuple(_box(id_, parts) for id_, parts in BOXES.items())
        self.modules = tuple(_module(part) for part in MODULES.values())
        parts = (*chain(*BOXES.values()), *MODULES.values())
        self.events = tuple(dict.fromkeys(event for part in parts for event in part.events))

    def refuse(
        self, box: str, modules: tuple[str, ...], options: Mapping[str, OptionValue]
    ) -> str | None:
        """Return why some modules cannot be played in a box; ``None`` if they can."""
        return refuse_set(box, [MODULES[name] for name in modules], options)

    def decks(self, box: str, modules: tuple[str, ...]) -> frozenset[str]:
        """Return the ids of the parts whose cards are used: those of the box and all modules.

        An expansion is played with the cards of the base game, which is therefore one of them.
        """
        return frozenset({*(part.id for part in BOXES[box]), *modules})

    def compile(self, request: RuleSetRequest) -> ClassicRules:
        parts = (*BOXES[request.box], *(MODULES[name] for name in request.modules))
        id_ = "+".join([request.box, *request.modules])
        return ClassicRules(id_, parts, request.seats, request.options, request.deck)


def _box(id_: str, parts: tuple[Part, ...]) -> Box:
    options = {option.name: option for part in parts for option in part.options}
    settled = {name: choice for part in parts for name, choice in part.fixed_options.items()}
    return Box(
        id_,
        parts[-1].title,
        parts[-1].seats,
        tuple(option for name, option in options.items() if name not in settled),
        tuple((options[name], choice) for name, choice in settled.items()),
    )


def _module(part: Part) -> Module:
    if part.fixed_options:
        raise ValueError(f"{part.id}: only a part of a box can fix options, a module cannot")
    allowed: dict[str, OptionValue] = {ALLOW_UNTESTED: True, BOTH_LOCATIONS: True}
    others = tuple(
        other
        for other, module in MODULES.items()
        if other != part.id
        and set(module.boxes) & set(part.boxes)
        and refuse_pair(part.id, other, allowed) is None
    )
    return Module(part.id, part.title, part.seats, part.options, part.boxes, others)


CLASSIC: Final = ClassicFamily()
