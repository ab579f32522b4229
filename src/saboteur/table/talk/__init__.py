"""Talk, polls and notes: what people say and think at a table, beside the game."""
