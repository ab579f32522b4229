"""How long things take at a table, where nobody says otherwise."""

from typing import Final

BEAT_SECONDS: Final = 0.4
"""Of a bot's beat: people can follow, and nobody learns how long it thought."""
RELAXED_SECONDS: Final = 120.0
"""For a decision at a table with a relaxed clock: time to read every card of the hand."""
FAST_SECONDS: Final = 30.0
"""For a decision at a table with a fast clock: who knows the cards needs ten."""
GRACE_SECONDS: Final = 60.0
"""So long after a player's last socket closed the others wait: a phone finds its network."""
IDLE_SECONDS: Final = 600.0
"""When nobody has been at a table for so long, it is put to sleep: its log wakes it again."""
SLOW_IDLE_SECONDS: Final = 10.0
"""A slow table sleeps sooner: there are many, and most of what wakes them is done at once."""
