"""The boards of Le Duel."""
