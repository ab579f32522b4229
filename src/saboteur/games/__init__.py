"""The game families, and the registry that builds rule sets from their boxes and modules."""
