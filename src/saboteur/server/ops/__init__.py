"""Server operations: health checks, background maintenance, operator commands."""
