"""The boards of Saboteur and Saboteur 2 with their modules."""
