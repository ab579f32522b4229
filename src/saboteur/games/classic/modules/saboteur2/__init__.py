"""The box ``saboteur2``: two teams of diggers, loners, doors, ladders, thieves and prisons.

``paths`` says where ladders go, ``actions`` and ``roles`` what the new action cards do,
``passing`` how several cards leave a hand, ``before`` keeps what lies before a seat, ``sharing``
names the winners and ``thefts`` lets the thieves steal. The cards are in ``saboteur2.toml``.
"""

from saboteur.games.classic.modules.saboteur2.part import SABOTEUR2

__all__ = ["SABOTEUR2"]
