"""Which sights a table has. Whoever is let through here is asked no more."""

from saboteur.kernel.sight import OPEN, PUBLIC, Sight


def known_sight(sight: Sight, seats: int) -> Sight:
    """Return a sight that a table of so many seats has; anything else raises ``ValueError``."""
    if sight in (PUBLIC, OPEN) or (type(sight) is int and 0 <= sight < seats):
        return sight
    message = f"there is no sight {sight!r}; it is a seat from 0 to {seats - 1}, public or open"
    raise ValueError(message)
