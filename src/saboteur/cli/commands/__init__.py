"""The commands, one file each, and how they read what was asked of them."""
