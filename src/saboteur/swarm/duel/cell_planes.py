"""The bits of a cell in an observation of Le Duel, from the lowest on."""

from typing import Final

SIDES: Final = "NESW"
PAIRS: Final = ("NE", "NS", "NW", "ES", "EW", "SW")

OPEN: Final = 0
REACHED: Final = 4
"""By the observer; of a cell without a face-up card, the sides that reached open edges face."""
REACHED_BY_OTHER: Final = 8
JOINED: Final = 12
"""Pairs of sides that a track joins, barriers ignored."""
BARRED: Final = 18
"""Sides behind a door or a troll, as seen from the middle of the card."""
GOLD_BY: Final = 22
"""Sides that lead to the gold without a barrier."""
WORTH: Final = 26
FACE_UP: Final = 29
OWN_LADDER: Final = 30
OTHER_LADDER: Final = 31
START: Final = 32
GOAL: Final = 33
FACE_DOWN: Final = 34
KNOWN: Final = 35
"""A face-down goal that the observer has seen: its shape is shown upright."""
OWN_DOOR: Final = 36
OTHER_DOOR: Final = 37
TROLL: Final = 38
OPENED: Final = 39
"""Opened by a key or a bribe, for the observer; then for the other seat."""
OPENED_TO_OTHER: Final = 40
CLAIMED: Final = 41
CLAIMED_BY_OTHER: Final = 42
BRIBED: Final = 43
BRIBED_BY_OTHER: Final = 44
LAID_LAST: Final = 45

PLANES: Final = (
    *(f"open {side}" for side in SIDES),
    *(f"reached {side}" for side in SIDES),
    *(f"reached by other {side}" for side in SIDES),
    *(f"joined {pair}" for pair in PAIRS),
    *(f"barred {side}" for side in SIDES),
    *(f"gold by {side}" for side in SIDES),
    "worth 1", "worth 2", "worth 3", "face up", "own ladder", "other's ladder", "start", "goal",
    "face down", "known", "own door", "other's door", "troll", "opened", "opened to other",
    "claimed", "claimed by other", "bribed", "bribed by other", "laid last",
)  # fmt: skip
