"""Scores of moves for a seat."""
