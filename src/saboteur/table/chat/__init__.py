"""Chat, polls and private notes of a table. None of them affects the game."""
