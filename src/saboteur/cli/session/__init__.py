"""A game at the terminal: whose turn it is, what is asked, what was typed."""
