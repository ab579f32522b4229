"""What goes into the network, from what a seat sees and remembers; for NumPy and PyTorch alike."""

from functools import cache
from typing import Any, Final

from saboteur.bots.classic.master.layout import (
    COLUMNS,
    CROP_CELLS,
    FIRST_X,
    FIRST_Y,
    GOALS,
    ROWS,
    SEAT_DEEDS,
    SEATS,
)
from saboteur.bots.master.distance import FACE_UP, LINKED

BITS: Final = 16
FACE_DOWN: Final = 1 << 12
TREASURE: Final = 1 << 13
STONE: Final = 1 << 14

FACTS: Final = 282
CARDS: Final = 96
SEAT_FACTS: Final = 16
COUNTS_FROM: Final = 278
GOAL_CELLS: Final = ((8, -2), (8, 0), (8, 2))
GOAL_PLACES: Final = tuple((y - FIRST_Y) * COLUMNS + x - FIRST_X for x, y in GOAL_CELLS)
FARTHEST: Final = 16

PLANE_INPUTS: Final = BITS + GOALS + 4
"""The bits of a cell; how far each goal is, and the nearest that may be the treasure; whether the
looker laid the card; column and row."""
FACT_INPUTS: Final = FACTS + SEATS * SEAT_DEEDS + 2 * GOALS + 1
"""The facts, the deeds, which goals may be the treasure and how many cards are missing to each."""


def inputs(seen: Any, xp: Any) -> tuple[Any, Any, Any, Any]:  # noqa: ANN401 - arrays of either library
    """Return planes, facts, what is known of each seat, and whose cards lie where."""
    one = xp.asarray(1, dtype=xp.float32)
    rows = len(seen.facts)
    cells = seen.cells.reshape(rows, CROP_CELLS)
    bits = cells[:, None] & _masks(xp, getattr(cells, "device", "cpu")) != 0
    far = xp.clip(seen.far.reshape(rows, GOALS, CROP_CELLS), 0, FARTHEST)
    marks = xp.stack([cells[:, place] for place in GOAL_PLACES], 1)
    possible = _possible(marks)
    nearest = xp.amin(xp.where(possible[:, :, None], far, FARTHEST), 1)[:, None]
    scaled = 1 / (FARTHEST // 2)
    own = (seen.owners == 0)[:, None]
    planes = xp.concatenate(
        [bits * one, far * (one * scaled), nearest * (one * scaled), own * one, _where(bits, xp)], 1
    )
    ends = ((cells & LINKED) != 0) & ((cells & FACE_UP) == 0)
    missing = xp.amin(xp.where(ends[:, None], xp.concatenate([far, nearest], 1), FARTHEST), 2)
    deeds = seen.deeds * (one * 0.5)
    facts = xp.concatenate(
        [
            _scaled(seen.facts, one, xp),
            deeds.reshape(rows, -1),
            possible * one,
            missing * (one * scaled),
        ],
        1,
    )
    each = seen.facts[:, CARDS : CARDS + SEATS * SEAT_FACTS].reshape(rows, SEATS, SEAT_FACTS)
    seats = xp.concatenate([each * one, deeds], 2)
    return planes, facts, seats, _owned(seen.owners, xp)


@cache
def _masks(xp: Any, device: Any) -> Any:  # noqa: ANN401 - as above
    """One bit after the other, to find them in all cells at once."""
    return xp.asarray([[[1 << bit] for bit in range(BITS)]], dtype=xp.int32, device=device)


def _possible(marks: Any) -> Any:  # noqa: ANN401 - as above
    """Say which goals may be the treasure, by the bits of their cells."""
    treasure = (marks & TREASURE) != 0
    known = treasure.any(1)[:, None]
    return treasure | (~known & ((marks & STONE) == 0))


def _scaled(facts: Any, one: Any, xp: Any) -> Any:  # noqa: ANN401 - as above
    """Pile and discard have many cards."""
    return xp.concatenate([facts[:, :COUNTS_FROM] * one, facts[:, COUNTS_FROM:] * (one / 16)], 1)


def _where(bits: Any, xp: Any) -> Any:  # noqa: ANN401 - as above
    """Two planes that say where a cell lies."""
    places = _places(xp, getattr(bits, "device", "cpu"))
    return xp.broadcast_to(places, (len(bits), *places.shape[1:]))


@cache
def _places(xp: Any, device: Any) -> Any:  # noqa: ANN401 - as above
    columns = [place % COLUMNS / COLUMNS for place in range(CROP_CELLS)]
    rows = [place // COLUMNS / ROWS for place in range(CROP_CELLS)]
    return xp.asarray([[columns, rows]], dtype=xp.float32, device=device)


def _owned(owners: Any, xp: Any) -> Any:  # noqa: ANN401 - as above
    return xp.stack([owners == seat for seat in range(SEATS)], 1)
