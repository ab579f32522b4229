"""What a skilled player thinks of its moves, by what they change in the race for treasures."""

from statistics import fmean
from typing import Final

from saboteur.bots.lost_mines.belief.odds import expected
from saboteur.bots.lost_mines.distance.roads import ALL_SIDES, TOKENS, Roads, open_sides
from saboteur.bots.lost_mines.distance.terrain import BUILT, STEPPED, entering
from saboteur.bots.lost_mines.evaluation.insight import TIRED, Insight
from saboteur.bots.lost_mines.moves.hand import Keep
from saboteur.bots.lost_mines.moves.looking import tells_nothing, turned_mine
from saboteur.games import book
from saboteur.games.lost_mines import book as mines
from saboteur.games.lost_mines.kit import INFORMATION, MINE, STORM, TOOL
from saboteur.games.lost_mines.view import View
from saboteur.games.operations import TURN
from saboteur.kernel import wording
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move

KEEP: Final = Keep(
    {TOOL: 0.04, INFORMATION: 0.03, STORM: 0.05}, token=0.04, obstacle=0.01, arm=0.015
)
"""What a card is worth in the hand, in points: whoever plays one draws another for it (LM-12)."""
NEVER: Final = -100.0
HOPELESS: Final = 0.05
"""Whoever expects fewer points agrees to end the round."""


def score(insight: Insight, move: Move) -> float:
    """Return what a move is worth, in points that the seat may expect."""
    match move.verb:
        case wording.LAY:
            return _laid(insight, move.at, move.kind, move.pose) - KEEP.worth(
                insight.view.kit, move.kind
            )
        case book.PLAY:
            return _played(insight, move) - KEEP.worth(insight.view.kit, move.kind)
        case book.PASS:
            return _fresh(insight.view) - KEEP.worth(insight.view.kit, move.kind)
        case verb if verb in (mines.WALK, book.STOP) and insight.view.asked == mines.WALK:
            return _walked(insight, move)
        case book.ORIENT:
            return _laid(insight, move.at, *turned_mine(insight.view, move))
        case mines.TAKE:
            return expected(insight.view)[move.number]
        case book.AGREE:
            return HOPELESS - insight.now
        case mines.PROPOSE:
            return NEVER
        case _:
            return 0.0


def _laid(insight: Insight, place: PackedCell, card: int, pose: int) -> float:
    kit = insight.view.kit
    spot = insight.roads.grid.spot[place]
    sides = open_sides(kit.poses.poses[pose].arms)
    cost = entering(kit, card, overcome=False, occupied=False)

    def lay(roads: Roads) -> None:
        roads.opens[spot] = sides
        roads.enter[spot] = cost

    return insight.after((spot, sides, cost), spot, lay)


def _played(insight: Insight, move: Move) -> float:
    effect = insight.view.kit.effects[move.kind]
    if effect == INFORMATION:
        return _looked(insight, move)
    grid = insight.roads.grid
    if effect not in (TOOL, STORM):
        line = grid.line(mines.edge_of(move))

        def put(roads: Roads) -> None:
            roads.tokens[line] = TOKENS[effect]

        return insight.after((-line, TOKENS[effect]), line // 4, put)
    spot = grid.spot[move.at]

    def change(roads: Roads) -> None:
        roads.enter[spot] = STEPPED if effect == TOOL else BUILT
        roads.opens[spot] = roads.opens[spot] if effect == TOOL else ALL_SIDES

    return insight.after((spot, -1 if effect == TOOL else -2), spot, change)


LOOK: Final = 0.01
"""What a look is worth in points, beside what it may change about the own walk."""


def _looked(insight: Insight, move: Move) -> float:
    """A look at a mine is worth what the walk gains by it, on average."""
    view, race = insight.view, insight.race
    if tells_nothing(view, move):
        return 0.0
    if move.word != MINE:
        return LOOK
    cards = race.unknown()
    supposed = [
        insight.best_walk(insight.roads, insight.distances, race.guess({move.at: card}))
        for card in cards
    ]
    return LOOK + fmean(supposed, race.weights(move.at, cards)) - insight.now


FRESH: Final = 0.04
"""One that is not drawn yet."""
SECOND: Final = 0.01
"""To discard allows to discard once more (LM-28)."""


def _fresh(view: View) -> float:
    """Return what a discard brings: the card of this turn is drawn for in any case."""
    more = view.pile > view.notes.draws + (view.asked == TURN)
    if view.asked == TURN:
        return SECOND if more else 0.0
    return FRESH if more else NEVER  # without a card to draw, it costs a turn


def _walked(insight: Insight, move: Move) -> float:
    """Return what the best place is worth that a walk beginning so may end on."""
    spot = insight.roads.grid.spot
    mines, distances = insight.race.mines, insight.distances
    here = spot[insight.view.figures[insight.seat]]
    if move.verb == book.STOP:
        return insight.ends_on(here, distances, mines)
    there = spot[move.at]
    left = insight.steps - 1 if insight.roads.opens[there] else 0
    ends = insight.roads.within(there, left)
    ends.pop(here, None)
    return max(
        insight.ends_on(end, distances, mines) - TIRED * (1 + ends[end])
        for end in insight.promising(ends, distances)
    )
