"""How far the treasure is."""
