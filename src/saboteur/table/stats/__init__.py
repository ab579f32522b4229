"""Game statistics, player profiles and session scores."""
