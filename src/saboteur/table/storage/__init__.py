"""Records that are stored, and the ports through which a table stores them."""
