"""What each family has for a review; they meet in ``saboteur.review.registry`` alone."""
