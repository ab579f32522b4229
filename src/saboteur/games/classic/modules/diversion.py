"""Diversion (2023): move the path card laid last to another cell (WC-18, R-69).

The part keeps the order in which path cards were laid from hands. So if the very last one has
been removed, the latest of those still in the maze is known. Cards of the set-up, goals and
chest paths were not laid from a hand and are never moved.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from saboteur.games.book import PLAY
from saboteur.games.classic.decisions import ActionRule
from saboteur.games.classic.laying import explain_lay, lay_moves
from saboteur.games.classic.operations import lift_path, put_path, set_slot
from saboteur.games.classic.part import Part
from saboteur.games.classic.state import State
from saboteur.games.classic.view import View
from saboteur.games.options import Option
from saboteur.kernel.event import Event
from saboteur.kernel.geometry import Cell, PackedCell, cell_text, pack_xy, parse_cell, xy
from saboteur.kernel.move import Move
from saboteur.kernel.randomness import Stream
from saboteur.kernel.refusal import Refusal, refuse
from saboteur.kernel.sight import Sight
from saboteur.kernel.value import value_class

DIVERSION_ID: Final = "diversion"
TARGET: Final = "diversion_target"
STRICT_LAST: Final = "strict_last"


@value_class
class Divertible:
    """The cells of the path cards that may be diverted, in the order they were laid."""

    cells: tuple[PackedCell, ...] = ()


@value_class
class DivertibleSeen:
    """The public view of ``Divertible``; a diversion would move the card on the last cell."""

    cells: tuple[Cell, ...]


@value_class
class PathDiverted(Event):
    """The path card laid last was moved to another cell."""

    seat: int
    card: str
    from_cell: Cell
    to_cell: Cell
    turned: bool


def divertible(state: State) -> tuple[PackedCell, ...]:
    """Return the cells of the cards that may be diverted; the last is the next to be moved."""
    slot = state.slots.get(DIVERSION_ID)
    return slot.cells if isinstance(slot, Divertible) else ()


def lifted_trial(state: State, seat: int) -> tuple[State, int]:
    """Return a copy of the state in which the latest path card is lifted, and that card.

    The legality of its new cell is judged in the copy. A diversion is an action, so the marks
    of the seat do not forbid it (R-69) and are cleared in the copy.
    """
    trial = state.clone()
    trial.marks[seat] = 0
    return trial, lift_path(trial, divertible(state)[-1]) // 2


class DiversionCard(ActionRule[State]):
    """The rule of the diversion: moves the latest path card to another legal cell, turned or not.

    Goals that it reaches count as reached by the seat that moves it, which may thereby complete
    the way to the treasure. Goals turned over before stay face up (WC-18, R-12, R-69).
    """

    form = "pose"
    reshapes = True
    lays = True

    def lifts(self, state: State) -> PackedCell:
        """Return the cell of the latest path card."""
        return divertible(state)[-1]

    def moves(self, state: State, seat: int, card: int) -> Sequence[Move]:
        """List a move for every other cell and half-turn where the lifted card fits."""
        cells = divertible(state)
        if not cells:
            return ()
        trial, moved = lifted_trial(state, seat)
        lays: list[Move] = []
        lay_moves(trial, seat, state.kit.lay_bits[moved], lays)
        say = state.book.say
        return [
            say(PLAY, card=card, cell=lay.at, turned=lay.turned)
            for lay in lays
            if lay.at != cells[-1]
        ]

    def explain(self, state: State, seat: int, move: Move) -> Refusal | None:
        """Refuse the card's present cell and any pose that could not be laid once it is lifted."""
        cells = divertible(state)
        if not cells:
            return refuse("R-69", "nothing-to-divert")
        if move.at == cells[-1]:
            return refuse("R-69", "same-cell", cell=xy(move.at))
        trial, moved = lifted_trial(state, seat)
        pose = state.kit.poses.pose(moved, turned=move.turned)
        if bool(pose % 2) != move.turned:
            return refuse("R-69", "no-half-turn", card=state.kit.names[moved])
        return explain_lay(trial, seat, move.at, pose)

    def play(self, state: State, seat: int, move: Move) -> None:
        """Move the latest path card to the named cell; it stays the latest."""
        divert_path(state, seat, move.at, turned=move.turned)


def divert_path(state: State, seat: int, place: PackedCell, *, turned: bool) -> None:
    """Lift the latest path card and put it on another cell."""
    before = divertible(state)[-1]
    card = lift_path(state, before) // 2
    if state.log is not None:
        state.log.append(PathDiverted(seat, state.kit.names[card], xy(before), xy(place), turned))
    put_path(state, place, state.kit.poses.pose(card, turned=turned))


class Diversion(Part):
    """A module that adds one card, the diversion, and can be chosen alone (WC-2, R-70)."""

    id = DIVERSION_ID
    title = "Diversion"
    data = "diversion.toml"
    options = (Option(TARGET, ("latest_present", STRICT_LAST), "R-69"),)
    actions: Mapping[str, ActionRule[State]] = {"divert": DiversionCard()}
    events = (PathDiverted,)

    def laid(self, state: State, place: PackedCell) -> None:
        """Record the cell of the path card just laid as the latest.

        If ``strict_last`` is chosen as the target of diversions, drop all earlier cells.
        """
        before = () if state.kit.options[TARGET] == STRICT_LAST else divertible(state)
        set_slot(state, self.id, Divertible((*before, place)))

    def lifted(self, state: State, place: PackedCell) -> None:
        """Forget a card that left its cell; the one laid before it may now be the latest."""
        cells = tuple(other for other in divertible(state) if other != place)
        set_slot(state, self.id, Divertible(cells))

    def view(self, state: State, sight: Sight) -> DivertibleSeen:
        return DivertibleSeen(tuple(xy(place) for place in divertible(state)))

    def complete(self, view: View, state: State, stream: Stream) -> None:
        """Copy the cells of divertible cards from the view to the possible world."""
        seen = view.modules[self.id]
        assert isinstance(seen, DivertibleSeen)  # noqa: S101 - it was made by this very part
        set_slot(state, self.id, Divertible(tuple(pack_xy(x, y) for x, y in seen.cells)))

    def position(self, state: State) -> Iterable[str]:
        cells = divertible(state)
        return [" ".join([self.id, *map(cell_text, cells)])] if cells else []

    def read_position(self, state: State, words: list[str]) -> None:
        """Restore the cells of divertible cards from a line of ``position``.

        Raises ``ValueError`` if no path card lies on one of them.
        """
        cells = tuple(map(parse_cell, words))
        for place in cells:
            if state.maze.cards.get(place, 2 * state.kit.paths) >= 2 * state.kit.paths:
                raise ValueError(f"no path card lies on {cell_text(place)}")
        set_slot(state, self.id, Divertible(cells))

    def redact(self, event: Event, sight: Sight) -> Event | None:
        return event


DIVERSION = Diversion()
