"""A novice's scores: the own expected nuggets less a share of the opponent's."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from saboteur.bots.duel.distance.distance_map import UNREACHABLE
from saboteur.bots.duel.evaluation.evaluator import PositionEvaluator
from saboteur.games.book import ORIENT, PASS, PLAY, STOP
from saboteur.games.duel import book
from saboteur.games.passing import DISCARD
from saboteur.kernel.move import Move
from saboteur.kernel.move_syntax import LAY

W_IDLE: Final = -0.1
"""Passing is worse than a card that changes nothing, but better than one that does harm."""
W_MEND: Final = 3.0
W_CLEAR: Final = 2.0
"""Being able to lay paths again, by a repair or for two cards."""
W_PLAN: Final = 0.15
W_CARD_SPENT: Final = 0.2
"""A key or a rockfall must gain this much to be better than kept."""

ScoringRule: TypeAlias = Callable[[PositionEvaluator, Move], float]


def score(evaluator: PositionEvaluator, move: Move) -> float:
    """Return the score of a legal move; 0 means no change."""
    return VERB_RULES[move.verb](evaluator, move)


def _lay(evaluator: PositionEvaluator, move: Move) -> float:
    return evaluator.change_gain(evaluator.now.after_laying(move.at, move.pose))


def _play(evaluator: PositionEvaluator, move: Move) -> float:
    return ACTION_RULES[evaluator.kit.effects[move.kind]](evaluator, move)


W_BREAK: Final = 1.0
"""Stopping an opponent that can lay paths; more against one that is about to win."""
W_BREAK_SHARE: Final = 0.2
W_BREAK_AGAIN: Final = 0.3
"""Breaking another tool of an opponent that is already stopped."""


def _break(evaluator: PositionEvaluator, move: Move) -> float:
    if evaluator.view.broken_bits[move.whom]:
        return W_BREAK_AGAIN
    return W_BREAK + W_BREAK_SHARE * evaluator.gold_expected[move.whom]


def _mend(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - all tools are equally good
    return W_MEND


def _clear(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - as above
    return W_CLEAR


def _plan(evaluator: PositionEvaluator, move: Move) -> float:
    """Score a look by the goal's distance, if it is not known yet."""
    if any(place == move.at for place, _ in evaluator.view.peeks):
        return W_IDLE
    return W_PLAN + W_PLAN / (1 + evaluator.distance_map.cells.get(move.at, UNREACHABLE))


def _rockfall(evaluator: PositionEvaluator, move: Move) -> float:
    return evaluator.change_gain(evaluator.now.after_rockfall(move.at)) - W_CARD_SPENT


def _key(evaluator: PositionEvaluator, move: Move) -> float:
    own = range(evaluator.seat, evaluator.seat + 1)
    return evaluator.change_gain(evaluator.now.after_opening(move.at, own)) - W_CARD_SPENT


W_BRIBE: Final = 1.2
"""Cost of a bribe: a nugget and a counter."""


def _bribe(evaluator: PositionEvaluator, move: Move) -> float:
    all_seats = range(evaluator.kit.seats)
    return evaluator.change_gain(evaluator.now.after_opening(move.at, all_seats)) - W_BRIBE


POOR_CARD_SCORE: Final = 0.5
"""Cards worth less than this to keep are discarded two at a time."""


def _pass(evaluator: PositionEvaluator, move: Move) -> float:
    """Score a pass: the worst card first; a second one only if it is poor too, and never alone."""
    keep = evaluator.keep_score(move.kind)
    if evaluator.view.asked == "turn":
        return W_IDLE - keep / 10
    return -1.0 if evaluator.kit.solo else POOR_CARD_SCORE - keep


def _discard(evaluator: PositionEvaluator, move: Move) -> float:
    return -evaluator.keep_score(move.kind)


def _stop(evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG001 - the baseline of all scores
    return 0.0


def _claim(evaluator: PositionEvaluator, move: Move) -> float:
    return evaluator.kit.gold[evaluator.view.cards[move.at] // 2]


def _reveal(evaluator: PositionEvaluator, move: Move) -> float:
    return evaluator.goal_values[move.at]


def _orient(evaluator: PositionEvaluator, move: Move) -> float:
    pose = evaluator.kit.poses.pose(evaluator.view.asked_kind, turned=move.turned)
    return evaluator.change_gain(evaluator.now.after_laying(move.at, pose))


VERB_RULES: Final[Mapping[str, ScoringRule]] = MappingProxyType(
    {
        LAY: _lay,
        PLAY: _play,
        PASS: _pass,
        book.CLEAR: _clear,
        DISCARD: _discard,
        book.BRIBE: _bribe,
        book.CLAIM: _claim,
        book.REVEAL: _reveal,
        ORIENT: _orient,
        STOP: _stop,
    }
)
ACTION_RULES: Final[Mapping[str, ScoringRule]] = MappingProxyType(
    {"break": _break, "repair": _mend, "map": _plan, "rockfall": _rockfall, "key": _key}
)
