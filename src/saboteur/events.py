"""Events of a game, as returned by ``game.play``.

Events of several families are in this module; those of one family are in ``classic``, ``duel``,
``lost_mines`` or ``dark_cave``, where some names recur: ``events.duel.RoundEnded``. All kinds by
name, including those of modules, are in ``saboteur.notation.events.EVENTS``.
"""

from saboteur.games.classic import events as classic
from saboteur.games.dark_cave import events as dark_cave
from saboteur.games.duel import events as duel
from saboteur.games.lost_mines import events as lost_mines
from saboteur.kernel.event import Event
from saboteur.kernel.events import (
    CardDrawn,
    CardLost,
    CardPassed,
    CardPutAway,
    EndAnswered,
    EndProposed,
    GameEnded,
    GoalRevealed,
    GoalSeen,
    GoalShown,
    HandsDealt,
    HiddenDraw,
    HiddenGoalPeek,
    HiddenLoss,
    HiddenPass,
    OwnHand,
    OwnRole,
    PathLaid,
    PathRemoved,
    RolesDealt,
    ToolBroken,
    ToolMended,
    TurnBegan,
    TurnSkipped,
)

__all__ = [
    "CardDrawn",
    "CardLost",
    "CardPassed",
    "CardPutAway",
    "EndAnswered",
    "EndProposed",
    "Event",
    "GameEnded",
    "GoalRevealed",
    "GoalSeen",
    "GoalShown",
    "HandsDealt",
    "HiddenDraw",
    "HiddenGoalPeek",
    "HiddenLoss",
    "HiddenPass",
    "OwnHand",
    "OwnRole",
    "PathLaid",
    "PathRemoved",
    "RolesDealt",
    "ToolBroken",
    "ToolMended",
    "TurnBegan",
    "TurnSkipped",
    "classic",
    "dark_cave",
    "duel",
    "lost_mines",
]
