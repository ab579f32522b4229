"""Requests to bots: what a bot is sent and how it answers."""
