"""The Dark Cave (La mine se rebelle): the rules of the box."""
