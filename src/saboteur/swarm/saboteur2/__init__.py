"""Saboteur 2, for two to twelve: what it adds to Saboteur, and what it has instead."""
