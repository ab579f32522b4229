"""The box ``saboteur2``: two teams of diggers, loners, doors, ladders, thieves and prisons.

``laying`` has the rule of laying ladders, ``actions`` and ``roles`` the new action cards,
``passing`` the passing of several cards, ``player_marks`` the marks before seats, ``sharing``
the winners and their shares, ``thefts`` the thefts. The cards are in ``saboteur2.toml``.
"""

from saboteur.games.classic.modules.saboteur2.part import SABOTEUR2

__all__ = ["SABOTEUR2"]
