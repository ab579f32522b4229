"""Playing: a game in memory, the authority of a live table, and replays."""
