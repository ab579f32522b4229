"""Distance to the exit."""
