"""Durable data in SQLite or PostgreSQL."""
