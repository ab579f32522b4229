"""Le Duel: two players who dig against each other, or one alone."""
