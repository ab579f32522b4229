"""What goes into the network of Le Duel, from what a seat sees; for NumPy and PyTorch alike."""

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

# The bits of a cell and the places of the facts that are asked for by themselves: as the swarm has
# them (``docs/swarm.md``), which bots may not import.
BITS: Final = 46
REACHED: Final = 4
REACHED_BY_OTHER: Final = 8
JOINED: Final = 12
FACE_UP: Final = 29
OWN_DOOR: Final = 36
OTHER_DOOR: Final = 37
TROLL: Final = 38
OPENED: Final = 39
OPENED_TO_OTHER: Final = 40

FACTS: Final = 245
NUGGETS: Final = (175, 195)
"""Those of the looker and of the other."""
COVERED_FROM: Final = 208
CARDS_FROM: Final = 220
STAGE_FROM: Final = 226
COUNTS_FROM: Final = 237

SIDES: Final = 15
PAIRS: Final = 63
FARTHEST: Final = 16
SOURCES: Final = tuple((y - FIRST_Y, x - FIRST_X) for x, y in GOAL_CELLS)

PLANE_INPUTS: Final = BITS + GOALS + 4
"""The bits of a cell; how far each goal is to the looker, and the nearest that lies face down to
either; column and row."""
FACT_INPUTS: Final = FACTS + 2 * (GOALS + 1)
"""The facts, and how many cards are missing to each goal and to the nearest, to either."""


def far(cells: Any, xp: Any) -> Any:  # noqa: ANN401 - arrays of either library
    """Return how many cards a way to each goal takes from every cell, to the looker and the other.

    Doors and trolls that are shut let nobody through.
    """
    boards = [
        _passed(cells, door, opened)
        for door, opened in ((OTHER_DOOR, OPENED), (OWN_DOOR, OPENED_TO_OTHER))
    ]
    found = distance.distances(xp.concatenate(boards, 0).reshape(-1, ROWS, COLUMNS), SOURCES, xp)
    rows = len(cells)
    return xp.concatenate([found[:rows], found[rows:]], 1).reshape(rows, -1)


def _passed(cells: Any, door: int, opened: int) -> Any:  # noqa: ANN401 - as above
    """Say of every cell what ``distance`` wants to know, to one who may not pass a door."""
    barred = (cells >> door | cells >> TROLL) & ~(cells >> opened) & 1
    through = ((cells >> JOINED & PAIRS) != 0) & (barred == 0)
    up = (cells >> FACE_UP & 1) * distance.FACE_UP
    return cells & SIDES | up | through * distance.THROUGH


def inputs(seen: Any, xp: Any) -> tuple[Any, Any]:  # noqa: ANN401 - as above
    """Return planes and facts."""
    one = xp.asarray(1, dtype=xp.float32)
    rows = len(seen.facts)
    cells = seen.cells.reshape(rows, CROP_CELLS)
    bits = cells[:, None] & _masks(xp, getattr(cells, "device", "cpu")) != 0
    own, other = _goals_far(seen, rows, xp)
    scaled = 1 / (FARTHEST // 2)
    planes = xp.concatenate(
        [bits * one, own * (one * scaled), other[:, -1:] * (one * scaled), _where(bits, xp)], 1
    )
    empty = cells >> FACE_UP & 1 == 0
    missing = [
        xp.amin(xp.where((empty & (cells >> first & SIDES != 0))[:, None], away, FARTHEST), 2)
        * (one * scaled)
        for away, first in ((own, REACHED), (other, REACHED_BY_OTHER))
    ]
    weights = _weights(xp, getattr(bits, "device", "cpu"))
    return planes, xp.concatenate([seen.facts * weights, *missing], 1)


def _goals_far(seen: Any, rows: int, xp: Any) -> list[Any]:  # noqa: ANN401 - as above
    """Return how far each goal is and, last, the nearest that lies face down; to either seat."""
    found = xp.clip(seen.far.reshape(rows, 2, GOALS, CROP_CELLS), 0, FARTHEST)
    covered = seen.facts[:, COVERED_FROM : COVERED_FROM + GOALS] != 0
    nearest = xp.amin(xp.where(covered[:, None, :, None], found, FARTHEST), 2)
    return [xp.concatenate([found[:, who], nearest[:, who : who + 1]], 1) for who in range(2)]


@cache
def _masks(xp: Any, device: Any) -> Any:  # noqa: ANN401 - as above
    """One bit after the other, to find them in all cells at once."""
    return xp.asarray([[[1 << bit] for bit in range(BITS)]], dtype=xp.int64, device=device)


@cache
def _weights(xp: Any, device: Any) -> Any:  # noqa: ANN401 - as above
    """How much a unit of each fact counts: where there are many, little."""
    weights = [1.0] * FACTS
    for place in NUGGETS:
        weights[place] = 1 / 8
    for place in (*range(CARDS_FROM, STAGE_FROM), *range(COUNTS_FROM, FACTS)):
        weights[place] = 1 / 16
    return xp.asarray([weights], dtype=xp.float32, device=device)


def _where(bits: Any, xp: Any) -> Any:  # noqa: ANN401 - as above
    """Two planes that say where a cell lies."""
    places = _places(xp, getattr(bits, "device", "cpu"))
    return xp.broadcast_to(places, (len(bits), *places.shape[1:]))


@cache
def _places(xp: Any, device: Any) -> Any:  # noqa: ANN401 - as above
    columns = [place % COLUMNS / COLUMNS for place in range(CROP_CELLS)]
    rows = [place // COLUMNS / ROWS for place in range(CROP_CELLS)]
    return xp.asarray([[columns, rows]], dtype=xp.float32, device=device)
