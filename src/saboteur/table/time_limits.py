"""Default time limits of tables."""

from typing import Final

BOT_MOVE_INTERVAL_S: Final = 0.4
"""Interval of bot moves: slow enough to follow, and it hides the computing time of bots."""
RELAXED_CLOCK_S: Final = 120.0
"""Time limit of a decision with the relaxed clock: enough to read every card of a hand."""
FAST_CLOCK_S: Final = 30.0
"""Time limit of a decision with the fast clock: an experienced player needs ten seconds."""
RECONNECT_TIMEOUT_S: Final = 60.0
"""Time for a reconnect before a player counts as absent: phones change networks."""
IDLE_TIMEOUT_S: Final = 600.0
"""Time without connections before a table is unloaded; it can be reloaded from its log."""
CORRESPONDENCE_IDLE_TIMEOUT_S: Final = 10.0
"""Time without connections before a correspondence table is unloaded.

It is short, because most of these tables are loaded only for a moment.
"""
