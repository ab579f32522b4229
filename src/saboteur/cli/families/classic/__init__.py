"""What the terminal shows and says of the boxes Saboteur and Saboteur 2 with their modules."""
