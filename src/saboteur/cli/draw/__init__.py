"""Drawing on the terminal, independent of the game."""
