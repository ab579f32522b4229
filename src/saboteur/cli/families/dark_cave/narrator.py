"""Texts of the cave: clan cards, creatures, edges and the spaces of a card."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from saboteur.cli.families.narrator import Narrator, TextArgs
from saboteur.games.book import PLAY
from saboteur.games.dark_cave.events import CreatureMoved, DwarfMoved, WebLaid
from saboteur.games.dark_cave.kit import CLANS, CREATURES, Kit
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import SIDE_NAMES, PackedCell, cell_text, neighbour, pack
from saboteur.kernel.maze import Node, cell_of
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.tile import NODES_PER_CARD

PLACES: Final = ("space-north", "space-east", "space-south", "space-west")
"""Text ids of the sides of a card, in the order of their numbers."""
MARKS: Final = frozenset({"space-abyss", "space-vein", "space-exit", "space-deck", "space-tunnel"})
"""Text ids of marks printed on spaces; other marks have no text."""


class DarkCaveNarrator(Narrator):
    """Writes the sentences of The Dark Cave, with its spaces, creatures and webs."""

    prefix = "dark-cave-"
    card_fields = frozenset({"card", "removed", "goal", "web"})

    def role(self, kind: str) -> str:
        """Return the name of a clan card; the kind if a custom deck gives it no name."""
        key = f"role-{kind}"
        return self.texts.text(key) if key in self.texts else kind

    def creature(self, name: str) -> str:
        """Return the name of a creature for the middle of a sentence."""
        return self.say(f"creature-{name}").lower()

    def space(self, kit: Kit, pose: int, node: Node) -> str:
        """Return a space of a card laid as ``pose``: its cell, its place there and its mark."""
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

    def move_args(self, move: Move) -> TextArgs:
        """Return the arguments of a move's text, with the cell beyond an edge and a creature."""
        return {
            **super().move_args(move),
            "beyond": _cell_beyond(move.at, move.word) if move.word in SIDE_NAMES else "",
            "creature": self.creature(move.word) if move.word in CREATURES else "",
        }

    def move_form(self, move: Move) -> str:
        """Return the id of a move's text; a card played on an edge has its own."""
        if move.verb == PLAY and move.at != NOTHING and move.word:
            return "on-edge"
        return super().move_form(move)

    def events(self, events: Iterable[Event]) -> list[str]:
        """Return sentences for events in order; steps of one walk or creature's run are merged."""
        visible = [event for event in events if type(event).__name__ not in self.silent_events]
        last = visible[-1:]
        kept = [event for event, after in pairwise(visible) if not _is_continued(event, after)]
        return super().events([*kept, *last])

    def event_args(self, event: Event) -> TextArgs:
        """Return the fields of an event as text arguments, with both cells of an edge."""
        words = super().event_args(event)
        if isinstance(event, WebLaid):
            words["beyond"] = _cell_beyond(pack(event.cell), event.side)
        return words

    def format_field(self, name: str, fact: object) -> TextArgs:
        """Return one field as text arguments, including this family's creatures and clan cards."""
        match fact:
            case str() if name == "creature":
                return {name: self.creature(fact)}
            case str() if name == "role":
                return {name: self.role(fact)}
            case _:
                return super().format_field(name, fact)

    def format_list(self, name: str, facts: Sequence[object]) -> str:
        """Return a list in words, including clans, clan cards and the nuggets saved by clans."""
        match name:
            case "clans":
                return ", ".join(self.say(f"clan-{clan}") for clan in facts)
            case "roles":
                return ", ".join(self.role(str(role)) for role in facts)
            case "values":
                pairs = zip(CLANS, facts, strict=True)
                return ", ".join(f"{self.say(f'clan-{clan}')} {worth}" for clan, worth in pairs)
            case _:
                return super().format_list(name, facts)


def _cell_beyond(place: PackedCell, side: str) -> str:
    return cell_text(neighbour(place, SIDE_NAMES.index(side)))


def _is_continued(event: Event, after: Event) -> bool:
    """Return whether ``after`` is a further step of the piece that moves in ``event``."""
    match event, after:
        case DwarfMoved(), DwarfMoved():
            return event.seat == after.seat
        case CreatureMoved(), CreatureMoved():
            return event.creature == after.creature
        case _:
            return False
