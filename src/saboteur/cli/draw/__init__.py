"""Drawing: what stands on the screen, whatever the game."""
