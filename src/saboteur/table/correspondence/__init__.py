"""Correspondence games: deadlines and pending turns."""
