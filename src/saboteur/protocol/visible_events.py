"""The event classes that a sight may get, by family."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias, get_args

from saboteur.games.classic.events import SightEvent as ClassicEvent
from saboteur.games.classic.family import BOXES, MODULES
from saboteur.games.dark_cave.events import SightEvent as DarkCaveEvent
from saboteur.games.duel.events import SightEvent as DuelEvent
from saboteur.games.lost_mines.events import SightEvent as LostMinesEvent
from saboteur.kernel.event import Event

EventKinds: TypeAlias = tuple[type[Event], ...]


def _classic_events() -> EventKinds:
    """Return the events of the base game, the boxes and the modules."""
    (base, *_), *_ = BOXES.values()
    parts = (*(part for box in BOXES.values() for part in box), *MODULES.values())
    found = dict.fromkeys(event for part in parts if part is not base for event in part.events)
    return (*get_args(ClassicEvent), *found)


VISIBLE_EVENTS: Final[Mapping[str, EventKinds]] = MappingProxyType(
    {
        "classic": _classic_events(),
        "dark-cave": get_args(DarkCaveEvent),
        "duel": get_args(DuelEvent),
        "lost-mines": get_args(LostMinesEvent),
    }
)
"""The event types that a client may receive, by family; ``encode.TimedOut`` may precede any of
them.
"""
