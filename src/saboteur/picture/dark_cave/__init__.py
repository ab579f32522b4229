"""The boards of The Dark Cave (La mine se rebelle)."""
