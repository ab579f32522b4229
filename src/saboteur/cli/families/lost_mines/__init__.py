"""The Lost Mines at the terminal."""
