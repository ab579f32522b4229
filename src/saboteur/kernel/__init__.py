"""The rules kernel: what every box of the family shares, and nothing of any one box."""
