"""How good each move is for a seat."""
