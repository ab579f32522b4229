"""Several nodes: who owns a table, and what nodes write to each other."""
