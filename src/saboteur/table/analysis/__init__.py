"""Replays, reviews and move advice, computed off the event loop."""
