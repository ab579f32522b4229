"""Default time limits of tables."""

from typing import Final

TICK_SECONDS: Final = 0.4
"""Interval of bot moves: slow enough to follow, and it hides the computing time of bots."""
RELAXED_SECONDS: Final = 120.0
"""Time limit of a decision with the relaxed clock: enough to read every card of a hand."""
FAST_SECONDS: Final = 30.0
"""Time limit of a decision with the fast clock: an experienced player needs ten seconds."""
GRACE_SECONDS: Final = 60.0
"""Time for a reconnect before a player counts as absent: phones change networks."""
IDLE_SECONDS: Final = 600.0
"""Time without connections before a table is unloaded; it can be reloaded from its log."""
CORRESPONDENCE_IDLE_SECONDS: Final = 10.0
"""The same for correspondence tables; most of them are loaded only for a moment."""
