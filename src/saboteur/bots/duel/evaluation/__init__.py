"""Evaluation of mazes for the seats."""
