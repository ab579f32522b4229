"""The classic family: Saboteur, Saboteur 2 and their modules."""
