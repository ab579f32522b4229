"""Operations shared by all families.

Those of a single family are in its own ``operations``. Rules call both, and nothing else
changes a state, so log, view and replay always agree. Operations do not check legality.
"""

from typing import Any, Final, Protocol, TypeVar

from saboteur.games.decisions import AnyState
from saboteur.kernel.decision import Decision
from saboteur.kernel.event import Event
from saboteur.kernel.events import CardDrawn, EndAnswered, EndProposed, PathLaid, TurnSkipped
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.value import replace_fields

TURN: Final = "turn"
"""The kind of the decision that begins a turn."""


class Recorded(AnyState, Protocol):
    """A state that records events while its ``log`` is not ``None``."""

    kit: Any
    maze: Any
    log: list[Event] | None


RecordedT = TypeVar("RecordedT", bound=Recorded)


class Proposable(Recorded, Protocol):
    """A state whose ``turn`` records a proposal."""

    turn: Any


def ask(state: AnyState, decision: Decision) -> None:
    """Put a decision on top of the stack."""
    state.stack = (*state.stack, decision)


def pop_question(state: AnyState) -> None:
    """Remove the decision on top of the stack."""
    state.stack = state.stack[:-1]


def skip_turn(state: Recorded, seat: int) -> None:
    """Record that a seat without cards is skipped (B-17, D-11, DC-16, R-227, LM-11)."""
    if state.log is not None:
        state.log.append(TurnSkipped(seat))


def draw_card(state: Recorded, seat: int) -> None:
    """Draw one card from the pile, which must not be empty (B-15, D-9, DC-17, LM-12)."""
    card = state.table.draw(seat)
    if state.log is not None:
        state.log.append(CardDrawn(seat, state.kit.names[card]))


def lay_card(state: Recorded, seat: int, place: PackedCell, pose: int) -> None:
    """Lay a path card from a hand in the maze and record it (DC-18, LM-13)."""
    state.maze.lay(place, pose)
    if state.log is not None:
        state.log.append(PathLaid(seat, state.kit.names[pose // 2], xy(place), bool(pose % 2)))


def propose_end(state: Proposable, seat: int) -> None:
    """Record a proposal to end the round or the game (LM-41, R-142, R-177)."""
    state.turn = replace_fields(state.turn, proposed=True)
    if state.log is not None:
        state.log.append(EndProposed(seat))


def answer_end(state: Recorded, seat: int, *, agreed: bool) -> None:
    """Record an answer to a proposal to end the round or the game."""
    if state.log is not None:
        state.log.append(EndAnswered(seat, agreed))
