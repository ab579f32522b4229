"""The tables that the environments are tried with."""

from typing import Final

BOXES: Final = (
    ("saboteur", 3),
    ("saboteur2", 2),
    ("duel", 2),
    ("duel", 1),
    ("lost-mines", 3),
    ("dark-cave", 2),
)
"""A small table of every box, and the one for a single player."""
