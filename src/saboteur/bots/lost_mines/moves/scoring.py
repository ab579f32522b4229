"""What a novice thinks of its moves: how much nearer they bring friends, and foes, to treasures."""

from typing import Final

from saboteur.bots.lost_mines.distance.terrain import STEPPED, TOKENS, entering, expected
from saboteur.bots.lost_mines.evaluation.judgement import Judgement
from saboteur.bots.lost_mines.moves.hand import Keep
from saboteur.bots.lost_mines.moves.looking import tells_nothing, turned_mine
from saboteur.games import book
from saboteur.games.lost_mines import book as mines
from saboteur.games.lost_mines.kit import INFORMATION, MINE, STORM, TOOL, TREASURE
from saboteur.kernel import wording
from saboteur.kernel.geometry import PackedCell, xy
from saboteur.kernel.move import Move

DISCARD: Final = 0.5
"""What an exchanged card is worth, in steps, if it was good for nothing."""
KEEP: Final = Keep({TOOL: 0.6, INFORMATION: 0.4, STORM: 0.7}, token=0.5, obstacle=0.0, arm=0.2)
"""What a card is worth in the hand, in steps."""
NEVER: Final = -100.0


def score(judgement: Judgement, move: Move) -> float:
    """Return what a move is worth, in steps towards treasures."""
    match move.verb:
        case wording.LAY:
            return _laid(judgement, move.at, move.kind, move.pose)
        case book.PLAY:
            return _played(judgement, move)
        case book.PASS:
            return DISCARD - KEEP.worth(judgement.view.kit, move.kind)
        case mines.WALK:
            return judgement.nearer(move.at)
        case book.ORIENT:
            return _laid(judgement, move.at, *turned_mine(judgement.view, move))
        case mines.TAKE:
            return expected(judgement.view)[move.number]
        case book.AGREE:
            return 1.0 if judgement.is_hopeless() else -1.0
        case mines.PROPOSE:
            return NEVER
        case _:
            return 0.0


def _laid(judgement: Judgement, place: PackedCell, card: int, pose: int) -> float:
    kit = judgement.view.kit
    cost = entering(kit, card, overcome=False, occupied=False)
    return judgement.laid(place, kit.poses.poses[pose].arms, cost)


def _played(judgement: Judgement, move: Move) -> float:
    effect = judgement.view.kit.effects[move.kind]
    if effect == INFORMATION:
        return _look(judgement, move)
    changed = judgement.terrain.copy()
    if effect == TOOL:
        changed.enter[move.at] = STEPPED
    elif effect == STORM:
        del changed.arms[move.at], changed.enter[move.at]
    else:
        changed.edges[mines.edge_of(move)] = TOKENS[effect]
    return judgement.gain(changed)


LOOK: Final = {MINE: 2.0, TREASURE: 0.6}
"""What a look is worth, in steps."""
LOOK_AT_ALLY: Final = 0.9
LOOK_AT_RIVAL: Final = 0.5
TIRED: Final = 0.05
"""Of two looks at mines, the nearer one: what a step away takes off."""


def _look(judgement: Judgement, move: Move) -> float:
    """A look is worth something if it tells something new."""
    view = judgement.view
    if tells_nothing(view, move):
        return 0.0
    if move.word == MINE:
        (x, y), (goal_x, goal_y) = xy(view.figures[judgement.seat]), xy(move.at)
        return LOOK[MINE] - TIRED * (abs(goal_x - x) + abs(goal_y - y))
    if move.word == TREASURE:
        return LOOK[TREASURE]
    return LOOK_AT_ALLY if judgement.weights[move.whom] > 0 else LOOK_AT_RIVAL
