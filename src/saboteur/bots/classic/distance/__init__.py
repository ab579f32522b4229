"""Distance from the network to the treasure."""
