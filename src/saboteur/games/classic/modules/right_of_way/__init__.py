"""Right of way: two dwarf pawns block the ends of tunnels until their owners are paid.

ME-1 to ME-12; R-71 to R-75, R-191. The module's slot of the state holds the pawns of a round.
The notes of the turn hold the seats that were asked to pay and those that agreed.
"""

from saboteur.games.classic.modules.right_of_way.events import (
    PassageAnswered,
    PassageAsked,
    PassageDue,
    PawnLeft,
    PawnPosted,
    PawnRecruited,
)
from saboteur.games.classic.modules.right_of_way.module import RIGHT_OF_WAY, PawnSeen, PawnsSeen
from saboteur.games.classic.modules.right_of_way.passage import LAY_AFTER_PAYING

__all__ = [
    "LAY_AFTER_PAYING",
    "RIGHT_OF_WAY",
    "PassageAnswered",
    "PassageAsked",
    "PassageDue",
    "PawnLeft",
    "PawnPosted",
    "PawnRecruited",
    "PawnSeen",
    "PawnsSeen",
]
