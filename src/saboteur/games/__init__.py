"""The game families, and the registry that makes rule sets out of their boxes and modules."""
