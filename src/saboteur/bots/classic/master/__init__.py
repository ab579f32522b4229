"""The level ``master`` of the base game: a network that was trained by playing with itself."""
