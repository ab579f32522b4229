"""The layout of observations of Saboteur."""

from typing import Final

from saboteur.kernel.geometry import SIDE_NAMES
from saboteur.observation_layout.layout import ObservationLayout, numbered

MAX_SEATS: Final = 10
MAX_CARD_KINDS: Final = 32
MAX_ROUNDS: Final = 4
MAX_WORTH: Final = 3
GOAL_COUNT: Final = 3
TOOL_COUNT: Final = 3

PLANES: Final = (
    *(f"open {side}" for side in SIDE_NAMES),
    *(f"linked {side}" for side in SIDE_NAMES),
    "face up", "through", "start", "goal", "face down", "treasure", "stone", "laid last",
)  # fmt: skip
"""The bits of a cell. For an empty cell, ``linked`` are the sides that linked open edges face."""
SEAT_FACTS: Final = (
    "there", "cards", "decides", "on turn", "miner", "saboteur", "pick", "lamp", "cart",
    *numbered("looked", range(GOAL_COUNT)),
    "gold cards",
    *numbered("gold", range(1, MAX_WORTH + 1)),
)  # fmt: skip
LAYOUT: Final = ObservationLayout(
    west=-11,
    north=-12,
    columns=24,
    rows=24,
    planes=PLANES,
    cell_dtype="u2",
    card_zones=("hand", "discard", "passed"),
    max_card_kinds=MAX_CARD_KINDS,
    facts=(
        *(f"seat {away} {fact}" for away in range(MAX_SEATS) for fact in SEAT_FACTS),
        "turn", "vote", "reveal", "orient", "take",
        *numbered("round", range(1, MAX_ROUNDS + 1)),
        *numbered("treasure", range(1, MAX_ROUNDS + 1)),
        *numbered("offer", range(1, MAX_WORTH + 1)),
        *numbered("asked", range(GOAL_COUNT)),
        *numbered("face down", range(GOAL_COUNT)),
        "pile", "discard", "proposed", "beyond the pane",
    ),
)  # fmt: skip

LINKED_SHIFT: Final = LAYOUT.bit("linked N")
FACE_UP: Final = 1 << LAYOUT.bit("face up")
THROUGH: Final = 1 << LAYOUT.bit("through")
START_SHIFT: Final = LAYOUT.bit("start")
START: Final = 1 << START_SHIFT
GOAL: Final = 1 << LAYOUT.bit("goal")
FACE_DOWN: Final = 1 << LAYOUT.bit("face down")
TREASURE: Final = 1 << LAYOUT.bit("treasure")
STONE: Final = 1 << LAYOUT.bit("stone")
LAID_LAST: Final = 1 << LAYOUT.bit("laid last")

FACT_COUNT: Final = LAYOUT.fact_count
SEATS_OFFSET: Final = LAYOUT.offset("seat 0 there")
FACTS_PER_SEAT: Final = len(SEAT_FACTS)
STAGE_OFFSET: Final = LAYOUT.offset("turn")
ROUND_OFFSET: Final = LAYOUT.offset("round 1")
TREASURE_OFFSET: Final = LAYOUT.offset("treasure 1")
OFFER_OFFSET: Final = LAYOUT.offset("offer 1")
ASKED_OFFSET: Final = LAYOUT.offset("asked 0")
COVERED_OFFSET: Final = LAYOUT.offset("face down 0")
COUNTS_OFFSET: Final = LAYOUT.offset("pile")
