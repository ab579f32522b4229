"""A skilled player's scores: the expected gold and the hand after each move."""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.duel.distance.board import Board, board_of
from saboteur.bots.duel.distance.crossings import CARD_COST, joining_cards
from saboteur.bots.duel.distance.measure import CardAwareMeasure, DistanceMeasure
from saboteur.bots.duel.evaluation.expected_gold import ANY_CELL, ExpectedGold
from saboteur.bots.duel.moves.scorer import MoveScorer
from saboteur.games.duel.kit import TOOLS
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import E, PackedCell, W
from saboteur.kernel.move import Move

W_KEEP: Final[Mapping[str, float]] = MappingProxyType(
    {"break": 0.2, "repair": 0.15, "key": 0.1, "rockfall": 0.2, "map": 0.03}
)
W_KEEP_SOLO: Final[Mapping[str, float]] = MappingProxyType(
    {"repair": 0.25, "key": 0.08, "map": 0.02}
)
"""By effect, the value of a card in hand: ``W_KEEP`` in a duel, ``W_KEEP_SOLO`` in solo games."""
W_PATH_EDGES: Final = 0.03
"""Value of a path in hand per two edges that it joins; three times for a straight crossing."""
LONG_PAIR: Final = 4 * W + E
LATE_PILE_CARDS: Final = 12
"""With fewer cards than this in the pile, cards in hand lose value."""


@final
class MoveEvaluator:
    """Evaluates a position and every change that a move makes to it, for one seat.

    ``now`` and ``measure`` are computed unless they are given.
    """

    def __init__(
        self,
        view: View,
        seat: int,
        now: Board | None = None,
        measure: DistanceMeasure | None = None,
    ) -> None:
        self.view = view
        self.kit = view.kit
        self.seat = seat
        self.now = now or board_of(view)
        self.expected_gold = ExpectedGold(
            view, self.now, seat, measure or CardAwareMeasure(view, self.now)
        )
        self._joins = joining_cards(self.kit, view.colour_numbers[self.seat])[0]
        self._lateness = min(1.0, view.pile / LATE_PILE_CARDS)
        self._keep_scores: dict[int, float] = {}

    @cached_property
    def base(self) -> float:
        """The seat's value of the present position, in expected nuggets and cards in hand."""
        return self._evaluate(self.now, self.view.card_numbers, self.view.broken_bits, ANY_CELL)

    def change_gain(
        self,
        move: Move,
        then: Board | None = None,
        broken: tuple[int, ...] | None = None,
        place: PackedCell = ANY_CELL,
    ) -> float:
        """Return the gain of a move: the value after it minus ``base``.

        The move's card leaves the hand; the other arguments are what else the move changes.
        """
        hand = list(self.view.card_numbers)
        if move.kind in hand:
            hand.remove(move.kind)
        broken = self.view.broken_bits if broken is None else broken
        return self._evaluate(then or self.now, tuple(hand), broken, place) - self.base

    def _evaluate(
        self, then: Board, hand: tuple[int, ...], broken: tuple[int, ...], place: PackedCell
    ) -> float:
        return self.expected_gold.evaluate(then, hand, broken, place) + sum(
            map(self.keep_score, hand)
        )

    def keep_score(self, card: int) -> float:
        """Return the value of a card in hand, cached."""
        found = self._keep_scores.get(card)
        if found is None:
            found = self._keep_scores[card] = self._compute_keep_score(card)
        return found

    def _compute_keep_score(self, card: int) -> float:
        """Return the value of a card in hand; 0 for a repair that is needed now."""
        kit = self.kit
        effect = kit.effects[card]
        if not effect:
            bits = self._joins.get(card, 0)
            return (
                W_PATH_EDGES * self._lateness * (bits.bit_count() / 2 + 2 * (bits >> LONG_PAIR & 1))
            )
        if effect == "repair" and kit.tool_bits[card] & self.view.broken_bits[self.seat]:
            return 0.0
        return self._lateness * (W_KEEP_SOLO if kit.solo else W_KEEP).get(effect, 0.0)

    def broken_tools(self, seat: int, bits: int) -> tuple[int, ...]:
        """Return the broken tools of both seats, as bits, with ``bits`` of ``seat`` toggled."""
        found = list(self.view.broken_bits)
        found[seat] ^= bits
        return tuple(found)


W_SMALLER_HAND: Final = 0.15
"""Cost of clearing a tool with two cards, because the hand stays smaller."""
W_LOOK: Final = 0.25
"""Value of knowing the nearest goal; less with every card that it is farther away."""
W_BRIBE: Final = 0.1
W_BRIBE_UNPAID: Final = 0.7
"""``W_BRIBE`` is the cost of a bribe in addition to the cheapest gold card; ``W_BRIBE_UNPAID``
stands for that card if the seat has none yet.
"""
W_NEW_CARD: Final = 0.06
"""Value of passing a second card and drawing another. In solo it is a cost instead, because cards
run out.
"""


@final
class SkilledScorer(MoveScorer[MoveEvaluator]):
    """Scores a move by the expected gold and the hand after it.

    A pass as the turn's move never scores above 0.
    """

    def lay(self, evaluator: MoveEvaluator, move: Move) -> float:
        return evaluator.change_gain(
            move, evaluator.now.after_laying(move.at, move.pose), place=move.at
        )

    def break_tool(self, evaluator: MoveEvaluator, move: Move) -> float:
        bits = evaluator.kit.tool_bits[move.kind]
        return evaluator.change_gain(move, broken=evaluator.broken_tools(move.whom, bits))

    def mend(self, evaluator: MoveEvaluator, move: Move) -> float:
        """Return the score of mending a tool: the gain of being able to lay paths again."""
        tool = move.word or evaluator.kit.card_tools[move.kind][0]
        return evaluator.change_gain(
            move, broken=evaluator.broken_tools(evaluator.seat, 1 << TOOLS.index(tool))
        )

    def clear(self, evaluator: MoveEvaluator, move: Move) -> float:
        poorest = sorted(map(evaluator.keep_score, evaluator.view.card_numbers))[:2]
        return self.mend(evaluator, move) - sum(poorest) - W_SMALLER_HAND

    def plan(self, evaluator: MoveEvaluator, move: Move) -> float:
        """Return the score of a look: higher for a nearer goal, negative if the goal is known."""
        spent = -evaluator.keep_score(move.kind)
        if any(place == move.at for place, _ in evaluator.view.peeks):
            return spent
        targets = evaluator.expected_gold.targets(evaluator.now, evaluator.view.card_numbers)
        goal = targets[sorted(evaluator.view.covered).index(move.at)]
        return spent + W_LOOK / (1 + min(far for _, far in goal) / (3 * CARD_COST))

    def rockfall(self, evaluator: MoveEvaluator, move: Move) -> float:
        return evaluator.change_gain(move, evaluator.now.after_rockfall(move.at), place=move.at)

    def key(self, evaluator: MoveEvaluator, move: Move) -> float:
        own = range(evaluator.seat, evaluator.seat + 1)
        return evaluator.change_gain(move, evaluator.now.after_opening(move.at, own))

    def bribe(self, evaluator: MoveEvaluator, move: Move) -> float:
        """Return the score of a bribe: the gain of an open troll minus its cost.

        The troll then lets both seats through (R-106). The cost is the cheapest gold card.
        """
        view, gold = evaluator.view, evaluator.kit.gold
        owned = [gold[card] for card in view.hoards[evaluator.seat]]
        owned += [
            gold[view.cards[place] // 2]
            for place, seat in view.marks.claims
            if seat == evaluator.seat
        ]
        all_seats = range(evaluator.kit.seats)
        gain = evaluator.change_gain(move, evaluator.now.after_opening(move.at, all_seats))
        return gain - min(owned, default=W_BRIBE_UNPAID) - W_BRIBE

    def pass_card(self, evaluator: MoveEvaluator, move: Move) -> float:
        view = evaluator.view
        if view.asked == "turn":
            return evaluator.change_gain(move)
        return evaluator.change_gain(move) + (
            W_NEW_CARD if view.pile and not evaluator.kit.solo else -W_NEW_CARD
        )

    def discard(self, evaluator: MoveEvaluator, move: Move) -> float:
        return evaluator.change_gain(move)

    def reveal(self, evaluator: MoveEvaluator, move: Move) -> float:
        values = evaluator.expected_gold.goal_values[evaluator.seat]
        return max(values[2 * move.at], values[2 * move.at + 1])

    def orient(self, evaluator: MoveEvaluator, move: Move) -> float:
        pose = evaluator.kit.poses.pose(evaluator.view.asked_kind, turned=move.turned)
        return evaluator.change_gain(move, evaluator.now.after_laying(move.at, pose), place=move.at)


score = SkilledScorer().score
