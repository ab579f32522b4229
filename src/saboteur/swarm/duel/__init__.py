"""Le Duel, for two and alone."""
