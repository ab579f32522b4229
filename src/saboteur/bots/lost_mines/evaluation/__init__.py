"""Evaluation of positions for a seat."""
