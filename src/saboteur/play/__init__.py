"""Playing: one game in memory, a live table's authority, a replay."""
