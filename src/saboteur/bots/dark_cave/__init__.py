"""The bots of La mine se rebelle (The Dark Cave)."""
