"""How far goals and gold are."""
