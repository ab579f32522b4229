"""Distance to the mines."""
