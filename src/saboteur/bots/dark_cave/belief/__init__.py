"""Who works for whom, as far as a seat can tell."""
