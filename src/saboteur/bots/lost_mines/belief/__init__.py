"""Inference about the seats that share loot, and about face-down cards."""
