"""Saboteur, for three to ten players."""
