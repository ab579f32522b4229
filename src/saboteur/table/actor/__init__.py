"""The actor of a live table, and its handlers by subject."""
