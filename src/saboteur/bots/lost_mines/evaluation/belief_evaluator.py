"""The evaluator of a skilled seat: its beliefs and the race for treasures."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, final

from saboteur.bots.lost_mines.belief.allegiance import (
    Hypotheses,
    IdentityClaim,
    LogLikelihoods,
    expected_shares,
    hypotheses,
    known_identities,
)
from saboteur.bots.lost_mines.belief.mine_odds import NO_CLAIM_ODDS, ClaimOdds
from saboteur.bots.lost_mines.distance.road_graph import CellNumber, RoadGraph, read_road_graph
from saboteur.bots.lost_mines.evaluation.treasure_race import MineEstimate, TreasureRace
from saboteur.games.lost_mines.book import WALK
from saboteur.games.lost_mines.mines import ORIENT_MINE
from saboteur.games.lost_mines.view import View

W_OTHERS_POINTS: Final = 0.3
"""Cost of a point of all other seats together; a point of this seat is worth 1."""
W_STEP: Final = 1e-4
"""Deduction per step, to prefer the shorter of two paths."""

W_FURTHER_MINE: Final = 0.4
"""Weight of a further mine, because a dwarf is in one mine at a time."""


@final
class BeliefEvaluator:
    """Evaluates a position for a seat that holds beliefs; all values are points."""

    def __init__(
        self,
        view: View,
        log_likelihoods: LogLikelihoods,
        identity_claims: Sequence[IdentityClaim] = (),
        claim_odds: ClaimOdds = NO_CLAIM_ODDS,
    ) -> None:
        self.view = view
        self.seat = int(view.sight)
        self.road_graph = read_road_graph(view)
        self.race = TreasureRace(view, self.road_graph.cell_index, claim_odds)
        self.hypotheses: tuple[Hypotheses, ...] = hypotheses(
            view, known_identities(view), log_likelihoods, identity_claims
        )
        self._cached_gains: dict[tuple[int, ...], float] = {}

    @cached_property
    def regards(self) -> list[float]:
        """By seat, what a point of loot that it takes is worth to this seat."""
        return regards_of(self.view, self.seat, self.hypotheses)

    @cached_property
    def distances(self) -> dict[CellNumber, list[int]]:
        """By mine, the present distances of all cells."""
        return {mine: self.road_graph.steps_from_mines((mine,)) for mine in self.race.mines}

    @cached_property
    def base(self) -> float:
        """The expected value of the present board if this seat's dwarf continues its walk."""
        return self.best_walk(self.road_graph, self.distances, self.race.mines)

    def change_gain(
        self, key: tuple[int, ...], spot: CellNumber, change: Callable[[RoadGraph], None]
    ) -> float:
        """Return the gain if ``change`` alters the board on the cell ``spot``, cached by ``key``.

        It is 0 if ``spot`` is not ``on_the_way``.
        """
        if spot not in self.on_the_way:
            return 0.0
        if key not in self._cached_gains:
            road_graph = self.road_graph.copy()
            change(road_graph)
            mines = self.race.mines
            distances = {mine: road_graph.steps_from_mines((mine,)) for mine in mines}
            self._cached_gains[key] = self.best_walk(road_graph, distances, mines) - self.base
        return self._cached_gains[key]

    @cached_property
    def on_the_way(self) -> frozenset[CellNumber]:
        """The cells that may be on a shortest path of some dwarf to some mine.

        A change elsewhere makes no path shorter or longer.
        """
        cell_index = self.road_graph.cell_index
        return frozenset(
            spot
            for spot in cell_index.number_of.values()
            if any(
                far[spot] + cell_index.min_steps(spot, at) <= far[at]
                for far in self.distances.values()
                for at in self.race.dwarf_cells
            )
        )

    @property
    def steps_left(self) -> int:
        """How many steps this seat's dwarf has left in the turn."""
        view, kit = self.view, self.view.kit
        if view.asked == WALK:
            return view.stack[-1].left
        if view.turn != self.seat or view.asked == ORIENT_MINE:
            return 0
        start = view.cards[view.figures[self.seat]] // 2
        return kit.campfire_steps if kit.campfires[start] else kit.steps

    def best_walk(
        self,
        road_graph: RoadGraph,
        distances: dict[CellNumber, list[int]],
        mines: dict[CellNumber, MineEstimate],
    ) -> float:
        """Return the expected value if this seat's dwarf ends its walk in the best place."""
        steps = self.steps_left
        here = self.race.dwarf_cells[self.seat]
        ends = road_graph.reachable_within(here, steps) if steps else {here: 0}
        return max(
            self.score_ending_on(end, distances, mines) - W_STEP * ends[end]
            for end in self.nearest_ends(ends, distances)
        )

    @staticmethod
    def nearest_ends(
        ends: dict[CellNumber, int], distances: dict[CellNumber, list[int]]
    ) -> set[CellNumber]:
        """Return the ends of a walk that are nearest to some mine."""
        if not distances:
            return set(ends)
        return {min(ends, key=lambda end: (far[end], ends[end])) for far in distances.values()}

    def score_ending_on(
        self,
        spot: CellNumber,
        distances: dict[CellNumber, list[int]],
        mines: dict[CellNumber, MineEstimate],
    ) -> float:
        """Return the expected value if this seat's dwarf ends its walk on a cell."""
        spots = self.race.dwarf_cells.copy()
        spots[self.seat] = spot
        shares = self.race.expected_shares(mines, distances, spots, spot)
        own = [share[self.seat] for share in shares]
        best = max(own, default=0.0)
        value = self.regards[self.seat] * (best + W_FURTHER_MINE * (sum(own) - best) - sum(own))
        if spot in mines:
            value += self.regards[self.seat] * (mines[spot].best - mines[spot].dragon_loss)
        for share in shares:
            value += sum(regard * part for regard, part in zip(self.regards, share, strict=True))
        return value


def regards_of(view: View, seat: int, hypotheses: tuple[Hypotheses, ...]) -> list[float]:
    """Return by seat what a point of loot that it takes is worth to ``seat``."""
    own = view.clans[seat], view.kit.identities[view.own_dwarf]
    others_weight = W_OTHERS_POINTS / (len(view.clans) - 1)
    return [
        (1 + others_weight) * part - others_weight
        for part in expected_shares(hypotheses, seat, *own)
    ]
