"""How far the exit is."""
