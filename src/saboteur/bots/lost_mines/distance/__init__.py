"""How far the mines are."""
