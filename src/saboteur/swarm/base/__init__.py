"""Saboteur, for three to ten."""
