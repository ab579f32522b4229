"""Worker processes in which the bots of a server choose their moves."""
