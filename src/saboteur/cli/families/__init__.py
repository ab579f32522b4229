"""What each family shows and says at the terminal, and what all families share of that."""
