"""What survives a restart, in SQLite or PostgreSQL."""
