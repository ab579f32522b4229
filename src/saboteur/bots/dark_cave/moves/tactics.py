"""A skilled seat's scores, as gains in percent of its side's win probability."""

from typing import Final

from saboteur.bots.dark_cave.distance.distance_map import UNREACHABLE, cell_of_spot
from saboteur.bots.dark_cave.distance.odds_weighted_distance import OddsWeightedDistanceMap
from saboteur.bots.dark_cave.evaluation.belief_evaluator import W_CARD_LOST, BeliefEvaluator
from saboteur.bots.dark_cave.moves.creatures import call_score
from saboteur.bots.dark_cave.moves.scoring import score as plain_score
from saboteur.bots.dark_cave.moves.turns import keep_score
from saboteur.games.book import PASS, PLAY, STOP
from saboteur.games.dark_cave import book, flow
from saboteur.games.dark_cave.kit import CREATURES
from saboteur.kernel.geometry import SIDE_NAMES, STEP, edge
from saboteur.kernel.maze import INSIDE, Node, cell_of, node_at
from saboteur.kernel.move import NOTHING, Move
from saboteur.kernel.move_syntax import LAY

MAX_PATHS_TRIED: Final = 6
"""The number of paths evaluated in full, chosen by a quick estimate. All others score ``W_IDLE`` or
less.
"""
W_KEEP: Final = 4.0
"""Cost of spending a card, multiplied by the novice's value of keeping it."""
W_NEW_CARD: Final = 1.0
"""Value of the card that is drawn for a passed one."""
W_LOOK_AT_GOAL: Final = 12.0
"""Value of knowing which goal is the exit, if all are equally likely."""
W_LOOK_AT_ROLE: Final = 9.0
W_AXE: Final = 3.0
W_IDLE: Final = -1.0
W_SWAP: Final = 1.0
W_TURN_WITHOUT_STEP: Final = 8.0
"""Added urgency to reveal a goal for each turn without a step."""
NEW_WEB_TURNS: Final = 2
"""How many turns a new web lasts (DC-33)."""
W_STEP: Final = 0.05
"""Deduction per step, to prefer the shorter path to a place."""
SCORE_NEVER: Final = -1000.0
SCORE_PROPOSAL: Final = -500.0


class TurnScorer:
    """Scores the moves of a turn, after choosing the paths to evaluate in full."""

    def __init__(self, evaluator: BeliefEvaluator, moves: tuple[Move, ...]) -> None:
        self.evaluator = evaluator
        runner = evaluator.runner
        self.quick_scores: dict[Move, float] = {}
        if runner is not None:
            now = evaluator.exit_distance(runner)
            for move in moves:
                if move.verb == LAY:
                    then = evaluator.distance_map.route_length_over(
                        move.at, move.pose, evaluator.runner_distances
                    )
                    self.quick_scores[move] = then - now
        best = sorted(self.quick_scores, key=lambda move: (self.quick_scores[move], str(move)))
        self.paths_tried = frozenset(best[:MAX_PATHS_TRIED])

    def score(self, move: Move) -> float:
        evaluator = self.evaluator
        if move.verb == LAY:
            if move not in self.paths_tried or self.quick_scores[move] >= 0:
                spoils = ~move.at in evaluator.own_route
                return W_IDLE - W_KEEP * keep_score(evaluator, move) - spoils * W_KEEP
            return evaluator.change_gain(evaluator.distance_map.with_card(move.at, move.pose))
        if move.verb == PASS:
            return W_NEW_CARD - W_KEEP * keep_score(evaluator, move)
        if move.verb == book.CUT:
            return cut_score(evaluator, move)
        return self._play_score(move) if move.verb == PLAY else SCORE_PROPOSAL

    def _play_score(self, move: Move) -> float:
        evaluator = self.evaluator
        effect = evaluator.view.kit.effects[move.kind]
        spent = W_KEEP * keep_score(evaluator, move)
        if effect in CREATURES:
            return call_score(evaluator, move) - spent
        match effect:
            case "information":
                return self._look_score(move) - spent
            case "rockfall":
                return (
                    self._closing_score(evaluator.distance_map.without_card(move.at), {move.at})
                    - spent
                )
            case "web":
                return self._web_score(move) - spent
            case "boots":
                return self._boots_score(move.whom)
            case "axe":
                return W_AXE * (
                    1.0 if move.whom == evaluator.seat else (evaluator.trust[move.whom] - 0.5) / 2
                )
            case _:
                sizes = evaluator.view.hand_sizes
                return W_SWAP * (sizes[move.whom] - sizes[evaluator.seat]) - spent

    def _look_score(self, move: Move) -> float:
        evaluator = self.evaluator
        if move.at == NOTHING:
            unsure = 1 - abs(evaluator.trust[move.whom])
            return W_LOOK_AT_ROLE * unsure if unsure > 0.01 else W_IDLE
        odds = evaluator.odds.get(move.at, 0.0)
        if not 0 < odds < 1:
            return W_IDLE
        nearest = min(
            evaluator.runner_distances.get(~place, UNREACHABLE) for place in evaluator.odds
        )
        behind = (
            evaluator.runner_distances.get(~move.at, UNREACHABLE) - nearest
            if evaluator.runner_distances
            else 0.0
        )
        return W_LOOK_AT_GOAL * 4 * odds * (1 - odds) - min(behind, W_LOOK_AT_GOAL) / 2

    def _web_score(self, move: Move) -> float:
        evaluator = self.evaluator
        side = SIDE_NAMES.index(move.word)
        border = edge(move.at, side)
        cells = {move.at, move.at + STEP[side]}
        return self._closing_score(
            evaluator.distance_map.with_web(border, NEW_WEB_TURNS), cells, both=True
        )

    def _closing_score(
        self, distance_map: OddsWeightedDistanceMap, cells: set[int], *, both: bool = False
    ) -> float:
        """Return the gain of closing cells if a rival's route uses them, otherwise ``W_IDLE``.

        ``distance_map`` is the cave after the change. With ``both``, the route must use both cells.
        """
        evaluator = self.evaluator
        for _, route in evaluator.rival_routes:
            passed = set(map(cell_of_spot, route if both else route[1:]))
            if cells <= passed:
                return evaluator.change_gain(distance_map)
        return W_IDLE

    def _boots_score(self, seat: int) -> float:
        evaluator = self.evaluator
        kit = evaluator.view.kit
        before = evaluator.speeds[seat]
        evaluator.speeds[seat] = before + kit.more_steps
        worth = evaluator.change_gain(evaluator.distance_map)
        evaluator.speeds[seat] = before
        return worth


def cut_score(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of cutting a web: the gain if it lasts one turn less, minus ``W_AXE``."""
    border = edge(move.at, SIDE_NAMES.index(move.word))
    lasts = evaluator.distance_map.webs[border]
    return evaluator.change_gain(evaluator.distance_map.with_web(border, lasts - 1)) - W_AXE


def walk_score(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of one step: that of the best place that it leads to, minus the costs."""
    here = evaluator.view.dwarf_nodes[evaluator.seat]
    left = evaluator.view.asked_left
    if move.verb == STOP:
        return evaluator.place_score(here)
    if move.verb == book.ENTER:
        return enter_score(evaluator, move.at)
    if move.verb == book.CUT:
        worth = cut_score(evaluator, move)
        return evaluator.place_score(here) + worth if worth > 0 else SCORE_NEVER
    node = node_at(move.at, move.number)
    return best_ahead(evaluator, node, left - 1) - entry_cost(evaluator, node) - W_STEP


def enter_score(evaluator: BeliefEvaluator, goal: int) -> float:
    """Return the score of revealing a goal now: higher after turns without a step."""
    return evaluator.enter_score(goal) + W_TURN_WITHOUT_STEP * evaluator.turns_without_step


def entry_cost(evaluator: BeliefEvaluator, node: Node) -> float:
    """Return the expected loss by entering a space.

    A tunnel takes a nugget, a bridge a card, and a creature attacks.
    """
    distance_map, view = evaluator.distance_map, evaluator.view
    pose, space = distance_map.maze.cards[cell_of(node)], node % 8
    found = 0.0
    if distance_map.kit.is_tunnel(pose, space) and view.nuggets[evaluator.seat]:
        found -= evaluator.gain(evaluator.now.without_gold(evaluator.seat, 1))
    if distance_map.kit.is_deck(pose, space):
        found += W_CARD_LOST
    for creature, piece in enumerate(view.creature_pieces):
        if piece is not None and piece.node == node and not distance_map.axes:
            found -= evaluator.harm_score(CREATURES[creature], evaluator.seat)
    return found


def best_ahead(evaluator: BeliefEvaluator, node: Node, left: int) -> float:
    """Return the score of the best place within ``left`` steps, less the cost of the way there."""
    distance_map = evaluator.distance_map
    costs = {node: 0.0}
    fresh = [node]
    for _ in range(left):
        beside: list[Node] = []
        for here in fresh:
            if here in distance_map.creatures or here in distance_map.exits:
                continue
            for other, border in distance_map.maze.steps(here):
                cost = costs[here] + entry_cost(evaluator, other) + W_STEP
                free = border == INSIDE or border not in distance_map.webs
                if free and cost < costs.get(other, UNREACHABLE):
                    costs[other] = cost
                    beside.append(other)
        fresh = beside
    return max(evaluator.place_score(there) - cost for there, cost in costs.items())


def score(evaluator: BeliefEvaluator, turn_scorer: TurnScorer | None, move: Move) -> float:
    """Return the score of an answer to any question; some are scored as for a novice."""
    match evaluator.view.asked:
        case flow.TURN if turn_scorer is not None:
            return turn_scorer.score(move)
        case flow.DWARF_STEP:
            return walk_score(evaluator, move)
        case flow.ATTACK_ORDER:
            return -evaluator.harm_score(move.word, evaluator.seat)
        case flow.REPEL_CREATURE:
            return repel_score(evaluator, move)
        case _:
            return plain_score(evaluator, move)


def repel_score(evaluator: BeliefEvaluator, move: Move) -> float:
    """Return the score of using an axe: the prevented loss minus the value of the axe.

    Not using it scores 0.
    """
    view = evaluator.view
    if move.verb != book.REPEL:
        return 0.0
    creature = view.kit.effects[view.asked_kind]
    here = evaluator.dwarves_on(view.dwarf_nodes[evaluator.seat])
    return -sum(evaluator.harm_score(creature, seat) for seat in here) - W_AXE / 2
