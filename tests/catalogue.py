"""Lookups in the catalogue of games, for tests."""

import saboteur
from saboteur.games.options import Option


def options_of(id_: str) -> tuple[Option, ...]:
    """Return the options of a box or module."""
    return next(entry.options for entry in saboteur.catalogue() if entry.id == id_)
