"""The reviews of each family; only ``saboteur.review.registry`` imports all of them."""
