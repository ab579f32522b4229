"""La Grande Aventure / The Lost Mines: two clans, a forest, four mines (LM-1 to LM-57)."""
