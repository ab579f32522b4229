"""The layout of observations of Le Duel; the pane is the whole window of the swarm."""

from itertools import combinations
from typing import Final

from saboteur.kernel.geometry import SIDE_NAMES
from saboteur.observation_layout.layout import ObservationLayout, numbered

MAX_SEATS: Final = 2
MAX_CARD_KINDS: Final = 48
MAX_GOAL_KINDS: Final = 24
MAX_ROUNDS: Final = 4
MAX_WORTH: Final = 3
GOAL_COUNT: Final = 6
TOOL_COUNT: Final = 3

PLANES: Final = (
    *(f"open {side}" for side in SIDE_NAMES),
    *(f"reached {side}" for side in SIDE_NAMES),
    *(f"reached by other {side}" for side in SIDE_NAMES),
    *(f"joined {''.join(pair)}" for pair in combinations(SIDE_NAMES, 2)),
    *(f"barred {side}" for side in SIDE_NAMES),
    *(f"gold by {side}" for side in SIDE_NAMES),
    *numbered("worth", range(1, MAX_WORTH + 1)),
    "face up", "own ladder", "other's ladder", "start", "goal", "face down", "known",
    "own door", "other's door", "troll", "opened", "opened to other", "claimed",
    "claimed by other", "bribed", "bribed by other", "laid last",
)  # fmt: skip
"""The bits of a cell. For a cell without a face-up card, ``reached`` are the sides that reached
open edges face. Barriers do not separate the sides that ``joined`` names; ``barred`` are sides
behind a door or a troll, as seen from the middle of the card, and ``gold by`` those that lead to
the gold without a barrier. ``known`` is a face-down goal that the observer has seen: its shape is
shown upright. A barrier is ``opened`` by a key or a bribe.
"""
SEAT_FACTS: Final = (
    "there", "cards", "decides", "on turn", "blue", "green", "starter", "nuggets",
    "pick", "lamp", "cart",
    *numbered("looked", range(GOAL_COUNT)),
    *numbered("gold", range(1, MAX_WORTH + 1)),
)  # fmt: skip
LAYOUT: Final = ObservationLayout(
    west=-8,
    north=-10,
    columns=24,
    rows=20,
    planes=PLANES,
    cell_dtype="i8",
    card_zones=("hand", "discard", "taken"),
    max_card_kinds=MAX_CARD_KINDS,
    facts=(
        *numbered("gone", range(MAX_GOAL_KINDS)),
        *(f"seat {away} {fact}" for away in range(MAX_SEATS) for fact in SEAT_FACTS),
        *numbered("face down", range(GOAL_COUNT)),
        *numbered("asked", range(GOAL_COUNT)),
        *numbered("card of", range(GOAL_COUNT)),
        "turn", "pass more", "discard two", "before draw", "reveal", "orient", "claim",
        *numbered("round", range(1, MAX_ROUNDS + 1)),
        "pile", "discard", "counters", "keys", "acted", "draws", "owed", "key waits",
    ),
)  # fmt: skip

# Bits of a cell. A bit about the other seat is one higher than the same bit about the observer.
REACHED: Final = LAYOUT.bit("reached N")
REACHED_BY_OTHER: Final = LAYOUT.bit("reached by other N")
JOINED: Final = LAYOUT.bit("joined NE")
BARRED: Final = LAYOUT.bit("barred N")
GOLD_BY: Final = LAYOUT.bit("gold by N")
WORTH: Final = LAYOUT.bit("worth 1")
FACE_UP: Final = LAYOUT.bit("face up")
OWN_LADDER: Final = LAYOUT.bit("own ladder")
START: Final = LAYOUT.bit("start")
GOAL: Final = LAYOUT.bit("goal")
FACE_DOWN: Final = LAYOUT.bit("face down")
KNOWN: Final = LAYOUT.bit("known")
OWN_DOOR: Final = LAYOUT.bit("own door")
OTHER_DOOR: Final = LAYOUT.bit("other's door")
TROLL: Final = LAYOUT.bit("troll")
OPENED: Final = LAYOUT.bit("opened")
OPENED_TO_OTHER: Final = LAYOUT.bit("opened to other")
CLAIMED: Final = LAYOUT.bit("claimed")
BRIBED: Final = LAYOUT.bit("bribed")
LAID_LAST: Final = LAYOUT.bit("laid last")

FACT_COUNT: Final = LAYOUT.fact_count
GONE_OFFSET: Final = LAYOUT.offset("gone 0")
SEATS_OFFSET: Final = LAYOUT.offset("seat 0 there")
FACTS_PER_SEAT: Final = len(SEAT_FACTS)
COVERED_OFFSET: Final = LAYOUT.offset("face down 0")
ASKED_OFFSET: Final = LAYOUT.offset("asked 0")
CARDS_OFFSET: Final = LAYOUT.offset("card of 0")
STAGE_OFFSET: Final = LAYOUT.offset("turn")
ROUND_OFFSET: Final = LAYOUT.offset("round 1")
COUNTS_OFFSET: Final = LAYOUT.offset("pile")
