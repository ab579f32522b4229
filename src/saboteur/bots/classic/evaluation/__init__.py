"""What a position promises a seat."""
