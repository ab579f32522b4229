"""Boards as text: small blocks of characters, each with the name of its style."""
