"""Lookups in the catalogue of games."""

import saboteur
from saboteur.games.options import Option


def options_of(id_: str) -> tuple[Option, ...]:
    """Return the options of a box or module; ``test_public_names`` lists those of the base game."""
    return next(entry.options for entry in saboteur.catalogue() if entry.id == id_)
