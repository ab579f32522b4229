"""Running several nodes on one database: table ownership and messages between nodes."""
