"""Digging by the chart: what laying a path makes of the ways to the goals, nobody else regarded."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, TypeAlias, final

from saboteur.bots.duel.distance.chart import FAR, Fars, chart
from saboteur.bots.duel.distance.crossings import CARD
from saboteur.bots.duel.moves.tactics import Tactics
from saboteur.kernel.geometry import OPPOSITE, SIDES, STEP, PackedCell
from saboteur.kernel.maze import node_at

HASTE: Final = 4.0
HURRY: Final = 1.0
"""How quickly hopes fade with every card: ``HASTE`` by the turns that are left, ``HURRY`` at most.
"""
SPARE: Final = 0.05
"""What a second end is worth that leads to the same goal."""

Two: TypeAlias = tuple[list[int], list[int]]
"""How far the goals are from the nearest end, and from the next."""


@lru_cache(maxsize=128)
def fades(turns: int) -> tuple[float, ...]:
    """Return what is left of a hope by how far it is, with so many turns to come."""
    rate = min(HURRY, HASTE / max(1, turns)) / CARD
    return tuple(exp(-rate * far) if far < CARD * (turns + 1) else 0.0 for far in range(FAR + 1))


@final
class Digging:
    """The ends of a seat's tunnels, with what a path on one of them would gain."""

    def __init__(self, tactics: Tactics) -> None:
        """Measure from every end, the cell before it dug with the hand if it can be."""
        view, seat = tactics.view, tactics.seat
        self._kit = tactics.kit
        self._maze = tactics.now.maze
        self._reach = tactics.now.reaches[seat]
        self._colour = view.colour_numbers[seat]
        self._chart = chart(self._kit, self._colour)
        self._hand = view.card_numbers
        self._claimed = {place for place, _ in view.marks.claims}
        self._fade = fades(len(self._hand) + view.pile // self._kit.seats)
        hopes = tactics.forecast.hopes[seat]
        self._hopes = [
            max(hopes.get(2 * goal, 0.0), hopes.get(2 * goal + 1, 0.0))
            for goal in self._chart.goals
        ]
        self._held: dict[tuple[int, int], int] = {}
        self._ends = {place: self._from_end(place) for place in self._reach.ends}
        self._others: dict[PackedCell, Two] = {}
        self._now = self._worth(self._without(-1))

    def gain(self, place: PackedCell, number: int) -> float:
        """Say what it gains to lay a pose on a cell: gold at once, and goals that are nearer."""
        kit, maze = self._kit, self._maze
        pose = maze.poses[number]
        outs, gain = self._chart.leads[number][self._reach.ends.get(place, 0)]
        if kit.ladders[number // 2] == self._colour:  # all of it is joined to the Start
            outs = pose.open_sides
        two = self._without(place)
        nearest, second = two[0].copy(), two[1].copy()
        for out in outs:
            beside, came = place + STEP[out], OPPOSITE[out]
            if beside in maze.cards:
                gain += self._gold(beside, came)
            elif beside in maze.covered:
                nearest[self._chart.goals.index(beside)] = 0
            else:
                pattern = maze.frontier.get(beside, 0) + pose.stamps[out]
                held = self._joined(pattern, number // 2)
                _add(nearest, second, self._chart.near(4 * beside + came, pattern, held))
        return gain + self._worth((nearest, second)) - self._now

    def _gold(self, place: PackedCell, came: int) -> int:
        """Return the gold that is claimed by coming to a card from a side."""
        number = self._maze.cards[place]
        spot = self._kit.gold_nodes[number]
        if (
            spot < 0
            or self._maze.poses[number].arms[came] != spot
            or place in self._claimed
            or node_at(place, spot) in self._reach.nodes
        ):
            return 0
        return self._kit.gold[number // 2]

    def _from_end(self, place: PackedCell) -> Fars:
        """Return how far the goals are from an end, by any side on which it is faced."""
        pattern = self._maze.frontier[place]
        held = self._joined(pattern)
        sides = self._reach.ends[place]
        fars = [
            self._chart.near(4 * place + came, pattern, held) for came in SIDES if sides >> came & 1
        ]
        return tuple(map(min, *fars)) if len(fars) > 1 else fars[0]

    def _joined(self, pattern: int, laid: int = -1) -> int:
        """Return what the hand joins in a cell, without the card that is laid."""
        key = (pattern, laid)
        found = self._held.get(key)
        if found is None:
            hand = list(self._hand)
            if laid in hand:
                hand.remove(laid)
            joined = self._chart.joins[pattern]
            found = 0
            for card in hand:
                found |= joined.get(card, 0)
            self._held[key] = found
        return found

    def _without(self, place: PackedCell) -> Two:
        """Return the nearest and the next end to each goal, but for those before one cell."""
        found = self._others.get(place)
        if found is None:
            none = self._chart.none
            found = self._others[place] = list(none), list(none)
            for other, fars in self._ends.items():
                if other != place:
                    _add(*found, fars)
        return found

    def _worth(self, two: Two) -> float:
        fade = self._fade
        return sum(
            hope * (fade[far] + SPARE * fade[next_])
            for hope, far, next_ in zip(self._hopes, *two, strict=True)
        )


def _add(nearest: list[int], second: list[int], fars: Sequence[int]) -> None:
    """Take in what is nearer."""
    for goal, far in enumerate(fars):
        if far < nearest[goal]:
            second[goal], nearest[goal] = nearest[goal], far
        elif far < second[goal]:
            second[goal] = far
