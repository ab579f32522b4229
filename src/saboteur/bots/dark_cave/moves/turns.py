"""Scores of a turn's moves, in steps saved on the route to the exit."""

from typing import Final

from saboteur.bots.dark_cave.distance.distance_map import UNREACHABLE, cell_of_spot
from saboteur.bots.dark_cave.evaluation.evaluator import PositionEvaluator
from saboteur.bots.dark_cave.moves.creatures import call_score
from saboteur.games.book import PASS, PLAY
from saboteur.games.dark_cave import book
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.kernel.geometry import SIDE_NAMES, STEP, PackedCell, edge
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.move_syntax import LAY

W_LOOK_AT_GOAL: Final = 3.0
W_LOOK_AT_ROLE: Final = 0.4
W_BOOTS: Final = 4.0
W_AXE: Final = 1.2
W_HINDER: Final = 2.0
"""Value of closing the route of a seat that is certainly a rival."""
NEAR_EXIT_STEPS: Final = 12.0
"""Only rivals nearer to the exit than this are worth a card."""
W_SWAP: Final = 0.2
W_IN_THE_WAY: Final = 0.5
"""Cost of a card that lengthens the seat's best route; there may be others as good."""
W_KEEP: Final = {"information": 0.9, "boots": 1.0, "axe": 0.7, "hand-swap": 0.1, "rockfall": 0.5,
               "web": 0.4, "rat": 0.2, "lindworm": 0.4, "goblin": 0.5}  # fmt: skip
"""The value of keeping an action card, by effect."""
W_KEEP_PATH: Final = (0.0, 0.8, 0.55, 0.3)
"""The value of keeping a path, by level: the easier to cross, the higher."""


def turn_score(evaluator: PositionEvaluator, move: Move) -> float:
    if move.verb == LAY:
        return _lay_score(evaluator, move)
    if move.verb == PASS:
        return -keep_score(evaluator, move) / 2
    if move.verb == book.CUT:
        return _cut_score(evaluator, move)
    if move.verb == PLAY:
        return _play_score(evaluator, move)
    return -UNREACHABLE  # it never proposes to end the game


def keep_score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the value of keeping the card of a move."""
    kit = evaluator.view.kit
    effect = kit.effects[move.kind]
    if effect == "information" and len(evaluator.distance_map.candidates) < 2:
        return W_KEEP["hand-swap"]  # nothing is left to find out
    return W_KEEP[effect] if effect else W_KEEP_PATH[kit.levels[move.kind]]


def _lay_score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a path: the steps that it saves the runner, or negative if none."""
    if evaluator.runner is None:
        return -1.0
    now = evaluator.exit_distance(evaluator.runner)
    then = evaluator.distance_map.route_length_over(move.at, move.pose, evaluator.runner_distances)
    if then < now:
        return now - then
    spoils = ~move.at in evaluator.own_route
    return -W_IN_THE_WAY - (min(then - now, W_HINDER) if spoils else 0.0)


def _cut_score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of cutting a web.

    It is positive for a web on the seat's own route that lasts one more turn, and very low for any
    other web.
    """
    border = edge(move.at, SIDE_NAMES.index(move.word))
    beyond = {move.at, move.at + STEP[SIDE_NAMES.index(move.word)]}
    ours = evaluator.runner == evaluator.seat and beyond <= evaluator.own_cells
    return W_HINDER if ours and evaluator.distance_map.webs[border] == 1 else -UNREACHABLE


def _play_score(evaluator: PositionEvaluator, move: Move) -> float:
    effect = evaluator.view.kit.effects[move.kind]
    if effect in CREATURES:
        return call_score(evaluator, move)
    match effect:
        case "information":
            return _look_score(evaluator, move)
        case "rockfall":
            return _hinder_score(evaluator, {move.at})
        case "web":
            beyond = move.at + STEP[SIDE_NAMES.index(move.word)]
            return _web_score(evaluator, move.at, beyond)
        case "boots":
            return W_BOOTS * _ally_factor(evaluator, move.whom)
        case "axe":
            return W_AXE * _ally_factor(evaluator, move.whom)
        case _:
            more = evaluator.view.hand_sizes[move.whom] - evaluator.view.hand_sizes[evaluator.seat]
            return W_SWAP * more


def _ally_factor(evaluator: PositionEvaluator, seat: int) -> float:
    """Return the share of another seat's gain that counts as a gain of this one.

    It is 1 for the seat itself, and negative for seats with little trust.
    """
    return 1.0 if seat == evaluator.seat else (evaluator.trust[seat] - 0.5) / 2


def _look_score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a look; negative if nothing can be learned.

    Among goals it is highest for the nearest one that may be the exit. For a seat it is the higher,
    the less certain the seat's side is.
    """
    if move.at == NOTHING:
        unsure = 1 - abs(evaluator.trust[move.whom])
        return W_LOOK_AT_ROLE * unsure if unsure else -1.0
    distance_map = evaluator.distance_map
    if move.at not in distance_map.candidates or len(distance_map.candidates) < 2:
        return -1.0
    nearest = min(
        evaluator.runner_distances.get(~place, UNREACHABLE) for place in distance_map.candidates
    )
    behind = evaluator.runner_distances.get(~move.at, UNREACHABLE) - nearest
    return W_LOOK_AT_GOAL - min(behind, W_LOOK_AT_GOAL) / 4


def _hinder_score(evaluator: PositionEvaluator, cells: set[PackedCell]) -> float:
    """Return the score of closing cells: positive if that makes a near rival take a detour.

    It is the higher, the more certainly the seat is a rival, and negative on this seat's own route.
    """
    if cells & evaluator.own_cells:
        return -W_HINDER
    scores = [
        W_HINDER * weight
        for weight, route in evaluator.rival_routes
        if evaluator.distance_map.ahead.get(route[0], UNREACHABLE) < NEAR_EXIT_STEPS
        and cells & set(map(cell_of_spot, route[1:]))
    ]
    return max(scores, default=-0.2)


def _web_score(evaluator: PositionEvaluator, here: PackedCell, beyond: PackedCell) -> float:
    """Return the score of a web on the edge between two cells: positive if it hinders a rival.

    It is scored like a closed cell (``_hinder_score``).
    """
    if {here, beyond} <= evaluator.own_cells:
        return -W_HINDER
    scores = [
        W_HINDER * weight
        for weight, route in evaluator.rival_routes
        if evaluator.distance_map.ahead.get(route[0], UNREACHABLE) < NEAR_EXIT_STEPS
        and {here, beyond} <= set(map(cell_of_spot, route))
    ]
    return max(scores, default=-0.2)
