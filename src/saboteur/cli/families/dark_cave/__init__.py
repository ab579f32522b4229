"""La mine se rebelle (The Dark Cave) at the terminal."""
