"""The boards of The Lost Mines."""
