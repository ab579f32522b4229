"""Saboteur 2, for two to twelve players."""
