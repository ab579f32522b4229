"""Moves, positions and whole games as text."""
