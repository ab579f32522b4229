"""The level ``master`` of the base game: a network trained by self-play."""
