"""The inputs of the network of Le Duel, from an observation; for NumPy and PyTorch alike."""

from functools import cache
from typing import Any, Final

from saboteur.bots.duel.master.layout import (
    COLUMNS,
    CROP_CELLS,
    FIRST_X,
    FIRST_Y,
    GOAL_CELLS,
    GOALS,
    ROWS,
)
from saboteur.bots.master import distance
from saboteur.bots.master.inputs import bit_masks, coordinate_planes
from saboteur.observation_layout import base
from saboteur.observation_layout.duel import (
    CARDS_OFFSET,
    COUNTS_OFFSET,
    COVERED_OFFSET,
    FACE_UP,
    FACT_COUNT,
    JOINED,
    LAYOUT,
    MAX_SEATS,
    OPENED,
    OPENED_TO_OTHER,
    OTHER_DOOR,
    OWN_DOOR,
    PLANES,
    REACHED,
    REACHED_BY_OTHER,
    STAGE_OFFSET,
    TROLL,
)

BIT_COUNT: Final = len(PLANES)
NUGGETS_OFFSETS: Final = tuple(LAYOUT.offset(f"seat {away} nuggets") for away in range(MAX_SEATS))
"""Offsets of the nuggets in the encoded facts: the observer's, then the opponent's."""
SIDES_MASK: Final = 15
PAIRS_MASK: Final = 63
MAX_DISTANCE: Final = 16
GOAL_SOURCES: Final = tuple((y - FIRST_Y, x - FIRST_X) for x, y in GOAL_CELLS)

PLANE_INPUTS: Final = BIT_COUNT + GOALS + 4
"""The number of planes: the bits of a cell; the observer's distance to each goal; the distance of
each of the two seats to the nearest face-down goal; column and row.
"""
FACT_INPUTS: Final = FACT_COUNT + 2 * (GOALS + 1)
"""The number of facts: those of the observation, and then for each of the two seats how many cards
each goal and the nearest face-down goal are away.
"""


def goal_distances(cells: Any, xp: Any) -> Any:
    """Return the distance of every cell to each goal, for the observer and the opponent.

    Closed doors and trolls block.
    """
    boards = [
        _passable_cells(cells, door, opened)
        for door, opened in ((OTHER_DOOR, OPENED), (OWN_DOOR, OPENED_TO_OTHER))
    ]
    found = distance.compute_distances(
        xp.concatenate(boards, 0).reshape(-1, ROWS, COLUMNS), GOAL_SOURCES, xp
    )
    rows = len(cells)
    return xp.concatenate([found[:rows], found[rows:]], 1).reshape(rows, -1)


def _passable_cells(cells: Any, door: int, opened: int) -> Any:
    """Return the flags that ``distance`` expects, for a seat that may not pass ``door``."""
    barred = (cells >> door | cells >> TROLL) & ~(cells >> opened) & 1
    through = ((cells >> JOINED & PAIRS_MASK) != 0) & (barred == 0)
    up = (cells >> FACE_UP & 1) * base.FACE_UP
    return cells & SIDES_MASK | up | through * base.THROUGH


def network_inputs(observation: Any, xp: Any) -> tuple[Any, Any]:
    """Return the planes and the facts of an observation."""
    one = xp.asarray(1, dtype=xp.float32)
    rows = len(observation.facts)
    cells = observation.cells.reshape(rows, CROP_CELLS)
    device = getattr(cells, "device", "cpu")
    bits = cells[:, None] & bit_masks(BIT_COUNT, xp.int64, xp, device) != 0
    coordinates = coordinate_planes(COLUMNS, ROWS, xp, device)
    own, other = _goal_distance_facts(observation, rows, xp)
    scaled = 1 / (MAX_DISTANCE // 2)
    planes = xp.concatenate(
        [
            bits * one,
            own * (one * scaled),
            other[:, -1:] * (one * scaled),
            xp.broadcast_to(coordinates, (rows, *coordinates.shape[1:])),
        ],
        1,
    )
    empty = cells >> FACE_UP & 1 == 0
    missing = [
        xp.amin(
            xp.where((empty & (cells >> first & SIDES_MASK != 0))[:, None], away, MAX_DISTANCE), 2
        )
        * (one * scaled)
        for away, first in ((own, REACHED), (other, REACHED_BY_OTHER))
    ]
    weights = _fact_scales(xp, device)
    return planes, xp.concatenate([observation.facts * weights, *missing], 1)


def _goal_distance_facts(observation: Any, rows: int, xp: Any) -> list[Any]:
    """Return per seat the distances to each goal and, last, to the nearest face-down goal."""
    found = xp.clip(observation.far.reshape(rows, 2, GOALS, CROP_CELLS), 0, MAX_DISTANCE)
    covered = observation.facts[:, COVERED_OFFSET : COVERED_OFFSET + GOALS] != 0
    nearest = xp.amin(xp.where(covered[:, None, :, None], found, MAX_DISTANCE), 2)
    return [xp.concatenate([found[:, who], nearest[:, who : who + 1]], 1) for who in range(2)]


@cache
def _fact_scales(xp: Any, device: Any) -> Any:
    """Return the scale of each fact: small for facts with large counts."""
    weights = [1.0] * FACT_COUNT
    for place in NUGGETS_OFFSETS:
        weights[place] = 1 / 8
    for place in (*range(CARDS_OFFSET, STAGE_OFFSET), *range(COUNTS_OFFSET, FACT_COUNT)):
        weights[place] = 1 / 16
    return xp.asarray([weights], dtype=xp.float32, device=device)
