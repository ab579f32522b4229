"""The boards of La mine se rebelle (The Dark Cave)."""
