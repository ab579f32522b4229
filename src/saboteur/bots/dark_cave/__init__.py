"""The bots of The Dark Cave (La mine se rebelle)."""
