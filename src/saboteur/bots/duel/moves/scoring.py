"""A novice's scores: the seat's expected nuggets minus a share of the opponent's."""

from typing import Final, final

from saboteur.bots.duel.distance.distance_map import UNREACHABLE
from saboteur.bots.duel.evaluation.evaluator import PositionEvaluator
from saboteur.bots.duel.moves.scorer import MoveScorer
from saboteur.kernel.move import Move

W_IDLE: Final = -0.1
"""Score of passing: worse than a card that changes nothing, better than one that does harm."""
W_MEND: Final = 3.0
W_CLEAR: Final = 2.0
"""Value of being able to lay paths again, by a repair or for two cards."""
W_PLAN: Final = 0.15
W_CARD_SPENT: Final = 0.2
"""The least gain for which a key or a rockfall is played rather than kept."""
W_BREAK: Final = 1.0
"""Value of stopping an opponent that can lay paths, in addition to ``W_BREAK_SHARE`` of the nuggets
that it expects.
"""
W_BREAK_SHARE: Final = 0.2
W_BREAK_AGAIN: Final = 0.3
"""Value of breaking another tool of an opponent that is already stopped."""
W_BRIBE: Final = 1.2
"""Cost of a bribe: a nugget and a counter."""
POOR_CARD_SCORE: Final = 0.5
"""A second card is discarded only if its value is lower."""


@final
class NoviceScorer(MoveScorer[PositionEvaluator]):
    """Scores moves by the seat's expected nuggets minus a share of the opponent's."""

    def lay(self, evaluator: PositionEvaluator, move: Move) -> float:
        return evaluator.change_gain(evaluator.now.after_laying(move.at, move.pose))

    def break_tool(self, evaluator: PositionEvaluator, move: Move) -> float:
        if evaluator.view.broken_bits[move.whom]:
            return W_BREAK_AGAIN
        return W_BREAK + W_BREAK_SHARE * evaluator.gold_expected[move.whom]

    def mend(self, evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG002 - all tools are equally good
        return W_MEND

    def clear(self, evaluator: PositionEvaluator, move: Move) -> float:  # noqa: ARG002 - as above
        return W_CLEAR

    def plan(self, evaluator: PositionEvaluator, move: Move) -> float:
        """Return the score of a look: higher for a nearer goal, negative if the goal is known."""
        if any(place == move.at for place, _ in evaluator.view.peeks):
            return W_IDLE
        return W_PLAN + W_PLAN / (1 + evaluator.distance_map.cells.get(move.at, UNREACHABLE))

    def rockfall(self, evaluator: PositionEvaluator, move: Move) -> float:
        return evaluator.change_gain(evaluator.now.after_rockfall(move.at)) - W_CARD_SPENT

    def key(self, evaluator: PositionEvaluator, move: Move) -> float:
        own = range(evaluator.seat, evaluator.seat + 1)
        return evaluator.change_gain(evaluator.now.after_opening(move.at, own)) - W_CARD_SPENT

    def bribe(self, evaluator: PositionEvaluator, move: Move) -> float:
        all_seats = range(evaluator.kit.seats)
        return evaluator.change_gain(evaluator.now.after_opening(move.at, all_seats)) - W_BRIBE

    def pass_card(self, evaluator: PositionEvaluator, move: Move) -> float:
        """Return the score of a pass: higher if the card is worth less.

        A second card is passed only below ``POOR_CARD_SCORE``, and never in solo.
        """
        keep = evaluator.keep_score(move.kind)
        if evaluator.view.asked == "turn":
            return W_IDLE - keep / 10
        return -1.0 if evaluator.kit.solo else POOR_CARD_SCORE - keep

    def discard(self, evaluator: PositionEvaluator, move: Move) -> float:
        return -evaluator.keep_score(move.kind)

    def reveal(self, evaluator: PositionEvaluator, move: Move) -> float:
        return evaluator.goal_values[move.at]

    def orient(self, evaluator: PositionEvaluator, move: Move) -> float:
        pose = evaluator.kit.poses.pose(evaluator.view.asked_kind, turned=move.turned)
        return evaluator.change_gain(evaluator.now.after_laying(move.at, pose))


score = NoviceScorer().score
