"""Le Duel at the terminal."""
