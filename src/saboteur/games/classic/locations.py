"""Locations: cards that lie face up in the maze from the beginning of a round.

A location is open on all four sides, all joined, and lies on the cell given by its deck file
(R-76). Neighbours must match its edges from the start; it is not linked by itself, and no
rockfall removes it (R-77). Once a round it has an effect on the first seat that links it to
Start, before any goal is turned over (R-81).
"""

from collections.abc import Iterable
from functools import lru_cache

from saboteur.games.classic.combinations import BOTH_LOCATIONS
from saboteur.games.classic.kit import Kit
from saboteur.games.classic.operations import set_slot
from saboteur.games.classic.part import Part
from saboteur.games.classic.round_setup import Setup
from saboteur.games.classic.state import State
from saboteur.games.classic.view import View
from saboteur.games.options import Option
from saboteur.games.position_words import number
from saboteur.kernel.catalogue import DeckError
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import STEP, Cell, PackedCell, cell_text, pack_xy, xy
from saboteur.kernel.maze import Node, node_at
from saboteur.kernel.randomness import Stream
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class


@value_class
class LocationVisited(Event):
    """A seat was the first of the round to link a location to Start."""

    seat: int
    location: str
    cell: Cell


@value_class
class Visit:
    """Module state: the seat that visited the location in this round."""

    seat: int


@value_class
class LocationSeen:
    """The public view of a location."""

    cell: Cell
    visitor: int | None
    """The seat that visited the location in this round, if any."""


@lru_cache(maxsize=256)
def whereabouts(kit: Kit, location: str) -> tuple[PackedCell, frozenset[Node]]:
    """Return the cell of a location in the deck file, and the location's nodes on that cell.

    Raises ``DeckError`` if the row has no cell or the cell is beside Start (R-76).
    """
    card = kit.cards[location]
    match kit.rows[card].facts.get("cell"):
        case [int(x), int(y)]:
            place = pack_xy(x, y)
        case other:
            raise DeckError(f"{location}: cell must be a column and a row, not {other!r}")
    if any(place + step == kit.start for step in STEP):
        raise DeckError(
            f"{location}: {cell_text(place)} is beside Start, but it isn't linked by itself (R-76)"
        )
    tile = kit.poses.poses[kit.poses.pose(card, turned=False)].tile
    return place, frozenset(node_at(place, node) for node in range(tile.nodes))


class Location(Part):
    """A module that puts a location of the same name into the maze."""

    options = (Option(BOTH_LOCATIONS, (False, True), "R-80"),)
    events = (LocationVisited,)

    def welcome(self, state: State, seat: int) -> None:
        """Apply the effect on the seat that linked the location to Start."""
        raise NotImplementedError

    def set_up(self, setup: Setup) -> None:
        kit = setup.kit
        place, _ = whereabouts(kit, self.id)
        if place in setup.maze.cards or place in setup.maze.covered:
            raise DeckError(f"{self.id}: another card lies on {cell_text(place)}")
        setup.maze.lay(place, kit.poses.pose(kit.cards[self.id], turned=False))

    def visit(self, state: State) -> bool:
        """Apply the effect if the location is linked for the first time in the round.

        Always returns ``False``: no decision is asked (R-81).
        """
        if self.id not in state.slots:
            place, nodes = whereabouts(state.kit, self.id)
            if not nodes.isdisjoint(state.reach.nodes):
                seat = state.stack[0].seat
                set_slot(state, self.id, Visit(seat))
                if state.log is not None:
                    state.log.append(LocationVisited(seat, self.id, xy(place)))
                self.welcome(state, seat)
        return False

    def redact(self, event: Event, sight: Sight) -> Event | None:
        """Return the event unchanged: visits are public."""
        return event

    def view(self, state: State, sight: Sight) -> LocationSeen:
        """Return the location's cell and visitor."""
        visit = state.slots.get(self.id)
        place, _ = whereabouts(state.kit, self.id)
        return LocationSeen(xy(place), visit.seat if isinstance(visit, Visit) else None)

    def complete(self, view: View, state: State, stream: Stream) -> None:
        """Copy the visitor from the view to the possible world."""
        seen = view.modules[self.id]
        if isinstance(seen, LocationSeen) and seen.visitor is not None:
            set_slot(state, self.id, Visit(seen.visitor))

    def position(self, state: State) -> Iterable[str]:
        """Return a line with the visitor if there is one."""
        visit = state.slots.get(self.id)
        return [f"{self.id} visited {visit.seat}"] if isinstance(visit, Visit) else []

    def read_position(self, state: State, words: list[str]) -> None:
        """Restore the visitor from a line printed by ``position``."""
        visitor = number(words[1])
        if words[0] != "visited" or visitor not in range(state.kit.seats):
            raise ValueError("say visited, and which seat did")
        set_slot(state, self.id, Visit(visitor))
