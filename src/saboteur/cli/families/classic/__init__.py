"""Saboteur and Saboteur 2 with their modules at the terminal."""
