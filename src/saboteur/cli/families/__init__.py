"""The game families at the terminal: texts and screens of each, and their common parts."""
