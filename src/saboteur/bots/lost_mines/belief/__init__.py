"""Who shares with whom, and what lies face down, as far as a seat can tell."""
