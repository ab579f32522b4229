"""The classic family: Saboteur, and everything that is played with its rules."""
