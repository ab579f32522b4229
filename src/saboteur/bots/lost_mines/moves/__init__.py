"""What each move is worth to a seat."""
