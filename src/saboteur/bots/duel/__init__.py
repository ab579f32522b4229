"""The bots of Le Duel."""
