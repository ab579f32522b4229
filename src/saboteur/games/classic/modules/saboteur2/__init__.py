"""The box ``saboteur2``: two teams of diggers, loners, doors, ladders, thieves and prisons.

``paths`` links ladders, ``actions`` and ``roles`` have the new action cards, ``passing`` the
passing of several cards, ``player_marks`` the marks before seats, ``sharing`` the winners and
``thefts`` the thefts. The cards are in ``saboteur2.toml``.
"""

from saboteur.games.classic.modules.saboteur2.part import SABOTEUR2

__all__ = ["SABOTEUR2"]
