"""Which tables there are: found, woken, opened, and those that are over."""
