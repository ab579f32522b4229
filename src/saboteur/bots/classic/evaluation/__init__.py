"""How good a position is for a seat."""
