"""The cave's words: clan cards, creatures, edges and the spaces of a card."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from saboteur.cli.families.teller import Teller, Words
from saboteur.games.book import PLAY
from saboteur.games.dark_cave.events import CreatureMoved, DwarfMoved, WebLaid
from saboteur.games.dark_cave.kit import CLANS, CREATURES, Kit
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import SIDE_NAMES, PackedCell, cell_text, neighbour, pack
from saboteur.kernel.maze import Node, cell_of
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.tile import NODES_PER_CARD

PLACES: Final = ("space-north", "space-east", "space-south", "space-west")
"""Texts for the sides of a card, in the order of their numbers."""
MARKS: Final = frozenset({"space-abyss", "space-vein", "space-exit", "space-deck", "space-tunnel"})
"""Texts for what may be printed on a space; whatever else is printed there has none."""


class DarkCaveTeller(Teller):
    """Speaks of dwarves on spaces, of creatures and webs."""

    prefix = "dark-cave-"
    kinds = frozenset({"card", "removed", "goal", "web"})

    def role(self, kind: str) -> str:
        """Name a clan card; one of a deck of your own may have no name but its kind."""
        key = f"role-{kind}"
        return self.texts.text(key) if key in self.texts else kind

    def creature(self, name: str) -> str:
        """Name a creature in the middle of a line."""
        return self.say(f"creature-{name}").lower()

    def space(self, kit: Kit, pose: int, node: Node) -> str:
        """Name a space of a card that lies as ``pose``: its cell, its place there, its mark."""
        laid = kit.poses.poses[pose]
        space = node % NODES_PER_CARD
        cell = cell_text(cell_of(node))
        printed = f"space-{kit.space_mark(pose, space)}"
        mark = printed if printed in MARKS else ""
        if laid.hubs[space] >= 0:
            mark = "space-ladder"
        sides = [self.say(PLACES[side]) for side in laid.exits[space]]
        place = "–".join(sides) if sides else self.say("space-middle")
        alone = laid.tile.nodes == 1
        if mark:
            said = self.say("space-marked", cell=cell, place=place, mark=self.say(mark))
            return f"{cell} ({self.say(mark)})" if alone else said
        return cell if alone else self.say("space", cell=cell, place=place)

    def of_move(self, move: Move) -> Words:
        """Add the cell beyond an edge, and a creature that a move names."""
        return {
            **super().of_move(move),
            "beyond": _beyond(move.at, move.word) if move.word in SIDE_NAMES else "",
            "creature": self.creature(move.word) if move.word in CREATURES else "",
        }

    def form(self, move: Move) -> str:
        """Tell a play on an edge from one on a cell."""
        if move.verb == PLAY and move.at != NOTHING and move.word:
            return "on-edge"
        return super().form(move)

    def events(self, events: Iterable[Event]) -> list[str]:
        """Tell of a walk, and of a creature's run, only where it ends."""
        heard = [event for event in events if type(event).__name__ not in self.quiet]
        last = heard[-1:]
        kept = [event for event, after in pairwise(heard) if not _goes_on(event, after)]
        return super().events([*kept, *last])

    def arguments(self, event: Event) -> Words:
        """Name both cells of an edge."""
        words = super().arguments(event)
        if isinstance(event, WebLaid):
            words["beyond"] = _beyond(pack(event.cell), event.side)
        return words

    def fact(self, name: str, fact: object) -> Words:
        """Put creatures and clan cards into words beside what every family has."""
        match fact:
            case str() if name == "creature":
                return {name: self.creature(fact)}
            case str() if name == "role":
                return {name: self.role(fact)}
            case _:
                return super().fact(name, fact)

    def listed(self, name: str, facts: Sequence[object]) -> str:
        """Put clans, clan cards and what the clans have saved into words."""
        match name:
            case "clans":
                return ", ".join(self.say(f"clan-{clan}") for clan in facts)
            case "roles":
                return ", ".join(self.role(str(role)) for role in facts)
            case "values":
                pairs = zip(CLANS, facts, strict=True)
                return ", ".join(f"{self.say(f'clan-{clan}')} {worth}" for clan, worth in pairs)
            case _:
                return super().listed(name, facts)


def _beyond(place: PackedCell, side: str) -> str:
    return cell_text(neighbour(place, SIDE_NAMES.index(side)))


def _goes_on(event: Event, after: Event) -> bool:
    """Whether the next event tells of a further step of the same piece."""
    match event, after:
        case DwarfMoved(), DwarfMoved():
            return event.seat == after.seat
        case CreatureMoved(), CreatureMoved():
            return event.creature == after.creature
        case _:
            return False
