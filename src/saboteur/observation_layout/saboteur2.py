"""The layout of observations of Saboteur 2."""

from itertools import combinations
from typing import Final

from saboteur.kernel.geometry import SIDE_NAMES
from saboteur.kernel.value import replace_fields
from saboteur.observation_layout import base
from saboteur.observation_layout.base import GOAL_COUNT, MAX_ROUNDS
from saboteur.observation_layout.layout import numbered

MAX_SEATS: Final = 12
MAX_CARD_KINDS: Final = 62
MAX_ROLE_KINDS: Final = 8

PLANES: Final = (
    *(f"open {side}" for side in SIDE_NAMES),
    *(f"linked {side}" for side in SIDE_NAMES),
    *(f"joined {''.join(pair)}" for pair in combinations(SIDE_NAMES, 2)),
    "face up", "ladder", "crystal", "blue door", "green door",
    "start", "goal", "face down", "treasure", "stone", "laid last",
)  # fmt: skip
"""The bits of a cell. For an empty cell, ``linked`` are the sides that linked open edges face.
Doors are on the tracks that ``joined`` describes.
"""
SEAT_FACTS: Final = (
    "there", "cards", "decides", "on turn",
    *numbered("role", range(MAX_ROLE_KINDS)),
    "role is gone", "pick", "lamp", "cart", "thief", "prison",
    *numbered("looked", range(GOAL_COUNT)),
    "thief laid", "roles given away", "has nuggets", "nuggets",
    *numbered("peeked", range(MAX_SEATS)),
)  # fmt: skip
"""The facts of a seat; roles are numbered by their indices in the deck file."""
LAYOUT: Final = replace_fields(
    base.LAYOUT,
    planes=PLANES,
    cell_dtype="u4",
    max_card_kinds=MAX_CARD_KINDS,
    facts=(
        *(f"seat {away} {fact}" for away in range(MAX_SEATS) for fact in SEAT_FACTS),
        *numbered("gave", range(MAX_ROLE_KINDS)),
        "turn", "vote", "reveal", "orient", "theft", "pass more", "discard two",
        *numbered("round", range(1, MAX_ROUNDS + 1)),
        *numbered("treasure", range(1, MAX_ROUNDS + 1)),
        *numbered("asked", range(GOAL_COUNT)),
        *numbered("face down", range(GOAL_COUNT)),
        "pile", "discard", "undealt roles", "proposed", "cards to pass", "draws",
        "beyond the pane",
    ),
)  # fmt: skip
"""The layout of Saboteur 2; its pane and zones of cards are those of Saboteur."""

JOINED_SHIFT: Final = LAYOUT.bit("joined NE")
FACE_UP: Final = 1 << LAYOUT.bit("face up")
LADDER: Final = 1 << LAYOUT.bit("ladder")
CRYSTAL: Final = 1 << LAYOUT.bit("crystal")
DOORS_SHIFT: Final = LAYOUT.bit("blue door")
START_SHIFT: Final = LAYOUT.bit("start")

FACT_COUNT: Final = LAYOUT.fact_count
SEATS_OFFSET: Final = LAYOUT.offset("seat 0 there")
FACTS_PER_SEAT: Final = len(SEAT_FACTS)
SEAT_ROLE_OFFSET: Final = SEAT_FACTS.index("role 0")
SEAT_STALE_OFFSET: Final = SEAT_FACTS.index("role is gone")
SEAT_MARKS_OFFSET: Final = SEAT_FACTS.index("pick")
SEAT_LOOKED_OFFSET: Final = SEAT_FACTS.index("looked 0")
SEAT_THIEF_OFFSET: Final = SEAT_FACTS.index("thief laid")
SEAT_GAVE_OFFSET: Final = SEAT_FACTS.index("roles given away")
SEAT_NUGGETS_OFFSET: Final = SEAT_FACTS.index("has nuggets")
SEAT_PEEKS_OFFSET: Final = SEAT_FACTS.index("peeked 0")
GAVE_OFFSET: Final = LAYOUT.offset("gave 0")
STAGE_OFFSET: Final = LAYOUT.offset("turn")
ROUND_OFFSET: Final = LAYOUT.offset("round 1")
ASKED_OFFSET: Final = LAYOUT.offset("asked 0")
COUNTS_OFFSET: Final = LAYOUT.offset("pile")
