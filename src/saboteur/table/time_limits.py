"""Default time limits of tables."""

from typing import Final

TICK_SECONDS: Final = 0.4
"""Tick of bot moves: people can follow, and the computing time of a bot stays hidden."""
RELAXED_SECONDS: Final = 120.0
"""For a decision with the relaxed clock: time to read every card of the hand."""
FAST_SECONDS: Final = 30.0
"""For a decision with the fast clock: an experienced player needs ten."""
GRACE_SECONDS: Final = 60.0
"""Time for a reconnect before a player counts as absent: phones change networks."""
IDLE_SECONDS: Final = 600.0
"""Time without connections before a table is unloaded; its log reloads it."""
CORRESPONDENCE_IDLE_SECONDS: Final = 10.0
"""Shorter than ``IDLE_SECONDS``: such tables are many, and most are loaded only for a moment."""
