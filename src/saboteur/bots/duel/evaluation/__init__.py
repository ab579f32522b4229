"""How good a maze is for the seats."""
