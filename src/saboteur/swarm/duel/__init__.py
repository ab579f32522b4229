"""Le Duel, for one or two players."""
