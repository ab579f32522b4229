"""How a table is configured, created and loaded."""
