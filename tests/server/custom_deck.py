"""A custom deck file for Le Duel: one corrected row, and one card that the box lacks."""

CUSTOM_DECK = """
[deck]
id = "duel"

[[path]]
kind = "straight-vertical"
tracks = ["N", "S"]
count = 2
source = "my own box"
confidence = "certain"

[[path]]
kind = "own-cross"
tracks = ["N-E-S-W"]
count = 1
source = "my own box"
confidence = "certain"
"""
