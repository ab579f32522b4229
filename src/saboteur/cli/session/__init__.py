"""A game at the terminal: turn order, questions and input."""
