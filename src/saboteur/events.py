"""What may happen in a game: the events that ``game.play`` returns.

What several families share stands here; what only one knows is in ``classic``, ``duel``,
``lost_mines`` or ``dark_cave``, where some names come again: ``events.duel.RoundEnded``. Every
kind by its name, also those of modules, is in ``saboteur.notation.events.EVENTS``.
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
