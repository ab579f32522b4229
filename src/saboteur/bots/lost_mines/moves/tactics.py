"""A skilled player's scores: the gain in expected points in the race for treasures."""

from statistics import fmean
from typing import Final

from saboteur.bots.lost_mines.belief.mine_odds import expected_treasure_values
from saboteur.bots.lost_mines.distance.board_costs import BUILD_COST, STEP_COST, entry_cost
from saboteur.bots.lost_mines.distance.road_graph import (
    ALL_SIDES,
    TOKEN_STEPS,
    RoadGraph,
    open_sides,
)
from saboteur.bots.lost_mines.evaluation.belief_evaluator import W_STEP, BeliefEvaluator
from saboteur.bots.lost_mines.moves.hand import KeepScores
from saboteur.bots.lost_mines.moves.looking import is_look_useless, revealed_mine
from saboteur.games import book
from saboteur.games.lost_mines import book as mines
from saboteur.games.lost_mines.kit import INFORMATION, MINE, STORM, TOOL
from saboteur.games.lost_mines.view import View
from saboteur.games.operations import TURN
from saboteur.kernel import move_syntax
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.move import Move

KEEP_SCORES: Final = KeepScores(
    {TOOL: 0.04, INFORMATION: 0.03, STORM: 0.05},
    token_score=0.04,
    obstacle_score=0.01,
    open_edge_score=0.015,
)
"""The values of cards in hand, in points; a card that is played is replaced (LM-12)."""
SCORE_NEVER: Final = -100.0
HOPELESS_POINTS: Final = 0.05
"""A seat that expects fewer points agrees to end the round."""


def score(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a move, in expected points of the seat."""
    match move.verb:
        case move_syntax.LAY:
            return _lay_score(evaluator, move.at, move.kind, move.pose) - KEEP_SCORES.score(
                evaluator.view.kit, move.kind
            )
        case book.PLAY:
            return _play_score(evaluator, move) - KEEP_SCORES.score(evaluator.view.kit, move.kind)
        case book.PASS:
            return _discard_score(evaluator.view) - KEEP_SCORES.score(evaluator.view.kit, move.kind)
        case verb if verb in (mines.WALK, book.STOP) and evaluator.view.asked == mines.WALK:
            return _walk_score(evaluator, move)
        case book.ORIENT:
            return _lay_score(evaluator, move.at, *revealed_mine(evaluator.view, move))
        case mines.TAKE:
            return expected_treasure_values(evaluator.view)[move.number]
        case book.AGREE:
            return HOPELESS_POINTS - evaluator.base
        case mines.PROPOSE:
            return SCORE_NEVER
        case _:
            return 0.0


def _lay_score(evaluator: BeliefEvaluator, place: PackedCell, card: int, pose: int) -> float:
    kit = evaluator.view.kit
    spot = evaluator.road_graph.cell_index.number_of[place]
    sides = open_sides(kit.poses.poses[pose].arms)
    cost = entry_cost(kit, card, overcome=False, occupied=False)

    def lay(roads: RoadGraph) -> None:
        roads.opens[spot] = sides
        roads.enter[spot] = cost

    return evaluator.change_gain((spot, sides, cost), spot, lay)


def _play_score(evaluator: BeliefEvaluator, move: Move) -> float:
    effect = evaluator.view.kit.effects[move.kind]
    if effect == INFORMATION:
        return _look_score(evaluator, move)
    cell_index = evaluator.road_graph.cell_index
    if effect not in (TOOL, STORM):
        edge_number = cell_index.edge_number(mines.edge_of(move))

        def put(roads: RoadGraph) -> None:
            roads.tokens[edge_number] = TOKEN_STEPS[effect]

        return evaluator.change_gain((-edge_number, TOKEN_STEPS[effect]), edge_number // 4, put)
    spot = cell_index.number_of[move.at]

    def change(roads: RoadGraph) -> None:
        roads.enter[spot] = STEP_COST if effect == TOOL else BUILD_COST
        roads.opens[spot] = roads.opens[spot] if effect == TOOL else ALL_SIDES

    return evaluator.change_gain((spot, -1 if effect == TOOL else -2), spot, change)


W_LOOK: Final = 0.01
"""Value of a look in points, in addition to the gain of choosing a better walk."""


def _look_score(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of a look; 0 if the seat has already seen the card.

    It is ``W_LOOK``; a look at a mine adds the mean gain of adapting the walk to the mine's card.
    """
    view, race = evaluator.view, evaluator.race
    if is_look_useless(view, move):
        return 0.0
    if move.word != MINE:
        return W_LOOK
    cards = race.unlocated_mines()
    supposed = [
        evaluator.best_walk(
            evaluator.road_graph, evaluator.distances, race.estimate_mines({move.at: card})
        )
        for card in cards
    ]
    return W_LOOK + fmean(supposed, race.card_weights(move.at, cards)) - evaluator.base


W_NEW_CARD: Final = 0.04
"""Value of a card to be drawn."""
W_SECOND_DISCARD: Final = 0.01
"""Value of being allowed a second discard after this one (LM-28)."""


def _discard_score(view: View) -> float:
    """Return the value of a discard, apart from the discarded card.

    In a turn the card is replaced like any other. A later discard is worth ``W_NEW_CARD`` while the
    pile has a card for it, else it costs a turn.
    """
    more = view.pile > view.notes.draws + (view.asked == TURN)
    if view.asked == TURN:
        return W_SECOND_DISCARD if more else 0.0
    return W_NEW_CARD if more else SCORE_NEVER  # without a card to draw, it costs a turn


def _walk_score(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the value of the best place where a walk beginning with this step may end."""
    spot = evaluator.road_graph.cell_index.number_of
    mines, distances = evaluator.race.mines, evaluator.distances
    here = spot[evaluator.view.figures[evaluator.seat]]
    if move.verb == book.STOP:
        return evaluator.score_ending_on(here, distances, mines)
    there = spot[move.at]
    left = evaluator.steps_left - 1 if evaluator.road_graph.opens[there] else 0
    ends = evaluator.road_graph.reachable_within(there, left)
    ends.pop(here, None)
    return max(
        evaluator.score_ending_on(end, distances, mines) - W_STEP * (1 + ends[end])
        for end in evaluator.nearest_ends(ends, distances)
    )
