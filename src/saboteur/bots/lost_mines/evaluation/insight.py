"""An insight: beliefs, and what a seat may expect of the race for treasures."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, final

from saboteur.bots.lost_mines.belief.allegiance import (
    Hypotheses,
    Said,
    Word,
    hypotheses,
    known_identities,
    stakes,
)
from saboteur.bots.lost_mines.belief.odds import UNHEARD, Rumours
from saboteur.bots.lost_mines.distance.roads import Roads, Spot, read
from saboteur.bots.lost_mines.evaluation.race import Mine, Race
from saboteur.games.lost_mines.book import WALK
from saboteur.games.lost_mines.mines import ORIENT_MINE
from saboteur.games.lost_mines.view import View

ENVY: Final = 0.3
"""What a point of all others together costs, compared with an own one."""
TIRED: Final = 1e-4
"""What a step costs: of two ways to the same end, the shorter."""

NEXT: Final = 0.4
"""What a further mine counts for: a dwarf is in one at a time."""


@final
class Insight:
    """The table through the eyes of a seat that believes something; worths are points."""

    def __init__(
        self, view: View, said: Said, words: Sequence[Word] = (), rumours: Rumours = UNHEARD
    ) -> None:
        """Look at the board, and at who may play with whom."""
        self.view = view
        self.seat = int(view.sight)
        self.roads = read(view)
        self.race = Race(view, self.roads.grid, rumours)
        self.hypotheses: tuple[Hypotheses, ...] = hypotheses(
            view, known_identities(view), said, words
        )
        self._seen: dict[tuple[int, ...], float] = {}

    @cached_property
    def regards(self) -> list[float]:
        """By seat, what a point of its loot is worth to this one."""
        return regards_of(self.view, self.seat, self.hypotheses)

    @cached_property
    def distances(self) -> dict[Spot, list[int]]:
        """From each mine, how far everything is now."""
        return {mine: self.roads.from_mines((mine,)) for mine in self.race.mines}

    @cached_property
    def now(self) -> float:
        """What may be expected as the board lies, if the own dwarf walks on."""
        return self.best_walk(self.roads, self.distances, self.race.mines)

    def after(self, key: tuple[int, ...], spot: Spot, change: Callable[[Roads], None]) -> float:
        """Return what a change of the board gains; the same change is reckoned once."""
        if spot not in self.on_the_way:
            return 0.0
        if key not in self._seen:
            roads = self.roads.copy()
            change(roads)
            mines = self.race.mines
            distances = {mine: roads.from_mines((mine,)) for mine in mines}
            self._seen[key] = self.best_walk(roads, distances, mines) - self.now
        return self._seen[key]

    @cached_property
    def on_the_way(self) -> frozenset[Spot]:
        """The spots over which a shortest way of some dwarf to some mine may lead.

        No change elsewhere makes any way shorter or longer.
        """
        grid = self.roads.grid
        return frozenset(
            spot
            for spot in grid.spot.values()
            if any(
                far[spot] + grid.apart(spot, at) <= far[at]
                for far in self.distances.values()
                for at in self.race.spots
            )
        )

    @property
    def steps(self) -> int:
        """How many steps the own dwarf has left in this turn."""
        view, kit = self.view, self.view.kit
        if view.asked == WALK:
            return view.stack[-1].left
        if view.turn != self.seat or view.asked == ORIENT_MINE:
            return 0
        start = view.cards[view.figures[self.seat]] // 2
        return kit.campfire_steps if kit.campfires[start] else kit.steps

    def best_walk(
        self, roads: Roads, distances: dict[Spot, list[int]], mines: dict[Spot, Mine]
    ) -> float:
        """Return what may be expected if the own dwarf ends his walk where it is best."""
        steps = self.steps
        here = self.race.spots[self.seat]
        ends = roads.within(here, steps) if steps else {here: 0}
        return max(
            self.ends_on(end, distances, mines) - TIRED * ends[end]
            for end in self.promising(ends, distances)
        )

    @staticmethod
    def promising(ends: dict[Spot, int], distances: dict[Spot, list[int]]) -> set[Spot]:
        """Of the ends of a walk, those that are nearest to some mine."""
        if not distances:
            return set(ends)
        return {min(ends, key=lambda end: (far[end], ends[end])) for far in distances.values()}

    def ends_on(
        self, spot: Spot, distances: dict[Spot, list[int]], mines: dict[Spot, Mine]
    ) -> float:
        """Return what may be expected if the own dwarf's walk ends there."""
        spots = self.race.spots.copy()
        spots[self.seat] = spot
        shares = self.race.shares(mines, distances, spots, spot)
        own = [share[self.seat] for share in shares]
        best = max(own, default=0.0)
        worth = self.regards[self.seat] * (best + NEXT * (sum(own) - best) - sum(own))
        if spot in mines:
            worth += self.regards[self.seat] * (mines[spot].first - mines[spot].lurks)
        for share in shares:
            worth += sum(regard * part for regard, part in zip(self.regards, share, strict=True))
        return worth


def regards_of(view: View, seat: int, found: tuple[Hypotheses, ...]) -> list[float]:
    """Return by seat what a point of its loot is worth to one that believes so of the others."""
    own = view.clans[seat], view.kit.identities[view.own_dwarf]
    envy = ENVY / (len(view.clans) - 1)
    return [(1 + envy) * part - envy for part in stakes(found, seat, *own)]
