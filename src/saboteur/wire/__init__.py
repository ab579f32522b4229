"""What browser and server say to each other, and how it is written."""
