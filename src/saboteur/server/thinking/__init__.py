"""Where the bots of a server think."""
