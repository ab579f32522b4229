"""The optional modules of the classic family, one file each."""
