"""Bots for the boxes Saboteur and Saboteur 2 with their modules."""
