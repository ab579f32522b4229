"""One revision per file; a released revision is never changed."""
