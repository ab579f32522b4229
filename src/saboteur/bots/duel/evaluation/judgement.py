"""A judgement: everything a novice goes by when it scores its moves, in nuggets to hope for."""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final, final

from saboteur.bots.duel.distance.board import Board, board_of
from saboteur.bots.duel.distance.survey import FAR, Survey
from saboteur.bots.tolls import CARD
from saboteur.games.duel.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.maze import node_at

RIVAL: Final = 0.8
"""How much a nugget of the opponent weighs against one's own."""
FADE: Final = 0.7
"""What is left of a hope with every card that it is farther away."""
FADES: Final = tuple(FADE ** (distance / CARD) for distance in range(FAR + 1))
OPEN_CHANCE: Final = 0.75
"""How often the gold of a goal that has just been reached can be claimed at once."""
KEEP: Final[Mapping[str, float]] = MappingProxyType(
    {"break": 0.9, "repair": 0.8, "key": 0.6, "rockfall": 0.7, "map": 0.3}
)
"""What cards are worth in the hand, by their effect."""
KEEP_SOLO: Final[Mapping[str, float]] = MappingProxyType({"repair": 0.8, "key": 0.4, "map": 0.1})
WAY: Final = 0.25
"""The same for a path, for every edge that its best track joins."""


@final
class Judgement:
    """The table through the eyes of one seat; nothing is worked out before it is asked for."""

    def __init__(self, view: View) -> None:
        """Look at the table."""
        self.view = view
        self.kit = view.kit
        self.seat = view.decider if view.decider is not None else 0
        self.claimed = frozenset(place for place, _ in view.marks.claims)

    @cached_property
    def now(self) -> Board:
        """The maze as it lies."""
        return board_of(self.view)

    @cached_property
    def hopes(self) -> dict[PackedCell, float]:
        """What each face-down goal may be worth to whoever gets there first."""
        return hopes_of(self.view)

    def gains_on(self, board: Board) -> list[float]:
        """Return what the seats can hope for; who is on turn claims before the other.

        Gold within reach counts in full, the rest less with every card that it is away.
        """
        gains = [0.0] * len(board.reaches)
        surveys = [Survey(self.kit, board.maze, reach) for reach in board.reaches]
        order = sorted(range(len(gains)), key=lambda seat: seat != self.first)
        spots = self.kit.gold_nodes
        for place, pose in board.maze.cards.items():
            if spots[pose] < 0 or place in self.claimed:
                continue
            spot = node_at(place, spots[pose])
            worth = self.kit.gold[pose // 2]
            taker = next((seat for seat in order if spot in board.reaches[seat].nodes), None)
            if taker is not None:
                gains[taker] += worth
                continue
            for seat, survey in enumerate(surveys):
                gains[seat] += worth * FADES[survey.nodes.get(spot, FAR)]
        for place in board.maze.covered:
            for seat, survey in enumerate(surveys):
                gains[seat] += self.hopes[place] * FADES[survey.cells.get(place, FAR)]
        return gains

    @cached_property
    def gains(self) -> list[float]:
        """What the seats can hope for now."""
        return self.gains_on(self.now)

    @property
    def first(self) -> int:
        """The seat on turn claims first (R-107)."""
        return self.view.turn if self.view.turn is not None else self.seat

    def worth(self, gains: list[float]) -> float:
        """Weigh one's own hopes against the opponent's."""
        return sum(gain if seat == self.seat else -RIVAL * gain for seat, gain in enumerate(gains))

    def change(self, then: Board) -> float:
        """Say how much better a move makes what the seats can hope for."""
        return self.worth(self.gains_on(then)) - self.worth(self.gains)

    @cached_property
    def survey(self) -> Survey:
        """How far everything is for this seat."""
        return Survey(self.kit, self.now.maze, self.now.reaches[self.seat])

    def keep(self, card: int) -> float:
        """Say what a card is worth in the hand."""
        effect = self.kit.effects[card]
        if effect:
            return (KEEP_SOLO if self.kit.solo else KEEP).get(effect, 0.0)
        return WAY * max(map(len, self.kit.poses.poses[2 * card].exits))


def hopes_of(view: View) -> dict[PackedCell, float]:
    """Return what each face-down goal is worth, as far as the seat knows."""
    kit = view.kit
    peeks = dict(view.peeks)
    seen = {*view.gone_numbers, *peeks.values(), *(pose // 2 for pose in view.cards.values())}
    unseen = [kit.gold[card] for card in kit.goal_cards if card not in seen]
    mean = sum(unseen) / max(1, len(unseen))
    return {
        place: OPEN_CHANCE * (kit.gold[peeks[place]] if place in peeks else mean)
        for place in view.covered
    }
