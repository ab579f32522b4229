"""A live table: one task that alone writes to it (``live``), and what it does, by subject."""
