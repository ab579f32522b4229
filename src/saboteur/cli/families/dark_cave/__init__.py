"""The Dark Cave (La mine se rebelle) at the terminal."""
