"""The games with which the environments are tested."""

from typing import Final

BOXES: Final = (
    ("saboteur", 3),
    ("saboteur2", 2),
    ("duel", 2),
    ("duel", 1),
    ("lost-mines", 3),
    ("dark-cave", 2),
)
"""Every box with few seats, and Le Duel played alone."""
