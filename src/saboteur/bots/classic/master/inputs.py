"""The network's inputs, from a seat's observation and memory; for NumPy and PyTorch alike."""

from typing import Any, Final

from saboteur.bots.classic.master.layout import (
    COLUMNS,
    CROP_CELLS,
    FIRST_X,
    FIRST_Y,
    GOALS,
    ROWS,
    SEAT_ACTION_COUNTS,
    SEATS,
)
from saboteur.bots.master.distance import LINKED_SIDES_MASK
from saboteur.bots.master.inputs import bit_masks, coordinate_planes
from saboteur.observation_layout.base import (
    COUNTS_OFFSET,
    FACE_UP,
    FACT_COUNT,
    FACTS_PER_SEAT,
    PLANES,
    SEATS_OFFSET,
    STONE,
    TREASURE,
)

BIT_COUNT: Final = len(PLANES)
GOAL_CELLS: Final = ((8, -2), (8, 0), (8, 2))
GOAL_CROP_INDICES: Final = tuple((y - FIRST_Y) * COLUMNS + x - FIRST_X for x, y in GOAL_CELLS)
MAX_DISTANCE: Final = 16

PLANE_INPUTS: Final = BIT_COUNT + GOALS + 4
"""The number of planes: the bits of a cell; the distance to each goal and to the nearest possible
treasure; whether the observer laid the card; column and row.
"""
FACT_INPUTS: Final = FACT_COUNT + SEATS * SEAT_ACTION_COUNTS + 2 * GOALS + 1
"""The number of facts: those of the observation, the action counts, whether each goal may be the
treasure, and how many cards each goal and the nearest possible treasure are away.
"""


def network_inputs(observation: Any, xp: Any) -> tuple[Any, Any, Any, Any]:
    """Return the planes, the facts, the facts of each seat, and the cells of each seat's cards."""
    one = xp.asarray(1, dtype=xp.float32)
    rows = len(observation.facts)
    cells = observation.cells.reshape(rows, CROP_CELLS)
    device = getattr(cells, "device", "cpu")
    bits = cells[:, None] & bit_masks(BIT_COUNT, xp.int32, xp, device) != 0
    coordinates = coordinate_planes(COLUMNS, ROWS, xp, device)
    far = xp.clip(observation.far.reshape(rows, GOALS, CROP_CELLS), 0, MAX_DISTANCE)
    marks = xp.stack([cells[:, place] for place in GOAL_CROP_INDICES], 1)
    possible = _possible_treasures(marks)
    nearest = xp.amin(xp.where(possible[:, :, None], far, MAX_DISTANCE), 1)[:, None]
    scaled = 1 / (MAX_DISTANCE // 2)
    own = (observation.owners == 0)[:, None]
    planes = xp.concatenate(
        [
            bits * one,
            far * (one * scaled),
            nearest * (one * scaled),
            own * one,
            xp.broadcast_to(coordinates, (rows, *coordinates.shape[1:])),
        ],
        1,
    )
    ends = ((cells & LINKED_SIDES_MASK) != 0) & ((cells & FACE_UP) == 0)
    missing = xp.amin(xp.where(ends[:, None], xp.concatenate([far, nearest], 1), MAX_DISTANCE), 2)
    actions = observation.actions * (one * 0.5)
    facts = xp.concatenate(
        [
            _scale_facts(observation.facts, one, xp),
            actions.reshape(rows, -1),
            possible * one,
            missing * (one * scaled),
        ],
        1,
    )
    each = observation.facts[:, SEATS_OFFSET : SEATS_OFFSET + SEATS * FACTS_PER_SEAT].reshape(
        rows, SEATS, FACTS_PER_SEAT
    )
    seats = xp.concatenate([each * one, actions], 2)
    return planes, facts, seats, _owner_planes(observation.owners, xp)


def _possible_treasures(marks: Any) -> Any:
    """Return whether each goal may be the treasure, by the bits of its cell."""
    treasure = (marks & TREASURE) != 0
    known = treasure.any(1)[:, None]
    return treasure | (~known & ((marks & STONE) == 0))


def _scale_facts(facts: Any, one: Any, xp: Any) -> Any:
    """Return the facts with card counts scaled down, because pile and discard hold many cards."""
    return xp.concatenate(
        [facts[:, :COUNTS_OFFSET] * one, facts[:, COUNTS_OFFSET:] * (one / 16)], 1
    )


def _owner_planes(owners: Any, xp: Any) -> Any:
    return xp.stack([owners == seat for seat in range(SEATS)], 1)
