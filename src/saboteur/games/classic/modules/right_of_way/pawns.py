"""The pawns of a round: their places and the holders of their tokens (ME-1 to ME-7)."""

from typing import Final

from saboteur.games.classic.modules.right_of_way.events import PawnLeft, PawnPosted
from saboteur.games.classic.operations import set_slot
from saboteur.games.classic.state import State
from saboteur.kernel.geometry import SIDE_NAMES, STEP, PackedCell, Side, xy
from saboteur.kernel.value import value_class

RIGHT_OF_WAY_ID: Final = "right-of-way"
PAWN_COUNT: Final = 2  # ME-1


@value_class
class Pawn:
    """A pawn on an open edge of a card, and the seat that holds its token (ME-3)."""

    host: PackedCell
    side: Side
    holder: int

    @property
    def cell(self) -> PackedCell:
        """The empty cell that the pawn closes (ME-6)."""
        return self.host + STEP[self.side]


@value_class
class Pawns:
    """The pawns in the maze, and how many are out of play until the next round (ME-5)."""

    standing: tuple[Pawn, ...] = ()
    out: int = 0

    @property
    def left(self) -> int:
        """How many pawns can still be recruited in this round."""
        return PAWN_COUNT - len(self.standing) - self.out


NO_PAWNS: Final = Pawns()


def pawns_of(state: State) -> Pawns:
    """Return the pawns; at the beginning of a round none stands and none is out (ME-9)."""
    found = state.slots.get(RIGHT_OF_WAY_ID, NO_PAWNS)
    assert isinstance(found, Pawns)  # noqa: S101 - only this module writes here
    return found


def pawn_at(state: State, place: PackedCell) -> Pawn | None:
    """Return the pawn that closes a cell, or ``None``."""
    return next((pawn for pawn in pawns_of(state).standing if pawn.cell == place), None)


def post_pawn(state: State, pawn: Pawn) -> None:
    """Put a pawn on an open edge and record the event."""
    pawns = pawns_of(state)
    set_slot(state, RIGHT_OF_WAY_ID, Pawns((*pawns.standing, pawn), pawns.out))
    if state.log is not None:
        state.log.append(PawnPosted(pawn.holder, xy(pawn.host), SIDE_NAMES[pawn.side]))


def dismiss_pawn(state: State, pawn: Pawn) -> None:
    """Remove a pawn and its token from the round (ME-7)."""
    pawns = pawns_of(state)
    standing = tuple(other for other in pawns.standing if other != pawn)
    set_slot(state, RIGHT_OF_WAY_ID, Pawns(standing, pawns.out + 1))
    if state.log is not None:
        state.log.append(PawnLeft(pawn.holder, xy(pawn.host), SIDE_NAMES[pawn.side]))
