"""The commands, one file each, and the parsing of their arguments."""
