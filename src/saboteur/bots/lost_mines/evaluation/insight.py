"""An insight: what a seat thinks of its moves, by what they change in the race for treasures."""

from collections.abc import Callable, Sequence
from functools import cached_property
from statistics import fmean
from typing import Final, final

from saboteur.bots.lost_mines.belief.allegiance import (
    Hypotheses,
    Said,
    Word,
    hypotheses,
    known_identities,
    stakes,
)
from saboteur.bots.lost_mines.distance.roads import ALL_SIDES, TOKENS, Roads, Spot, open_sides, read
from saboteur.bots.lost_mines.distance.terrain import BUILT, STEPPED, entering
from saboteur.bots.lost_mines.evaluation.race import UNHEARD, Mine, Race, Rumours, expected
from saboteur.games.lost_mines.book import (
    AGREE,
    LAY,
    ORIENT,
    PASS,
    PLAY,
    PROPOSE,
    STOP,
    TAKE,
    WALK,
    edge_of,
)
from saboteur.games.lost_mines.kit import INFORMATION, MINE, STORM, TOOL, TREASURE
from saboteur.games.lost_mines.mines import ORIENT_MINE
from saboteur.games.lost_mines.operations import TURN
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import Cell
from saboteur.kernel.move import Move

ENVY: Final = 0.3
"""What a point of all others together costs, compared with an own one."""
TIRED: Final = 1e-4
"""What a step costs: of two ways to the same end, the shorter."""

NEXT: Final = 0.4
"""What a further mine counts for: a dwarf is in one at a time."""

LOOK: Final = 0.01
"""What a look is worth in points, beside what it may change about the own walk."""

# What a card in the hand is worth, in points: whoever plays one draws another for it (LM-12).
FRESH: Final = 0.04
"""One that is not drawn yet."""
KEEP: Final = {TOOL: 0.04, INFORMATION: 0.03, STORM: 0.05}
KEEP_TOKEN: Final = 0.04
KEEP_OBSTACLE: Final = 0.01
KEEP_ARM: Final = 0.015
"""For every open edge of a path card."""
SECOND: Final = 0.01
"""To discard allows to discard once more (LM-28)."""
NEVER: Final = -100.0
HOPELESS: Final = 0.05
"""Whoever expects fewer points agrees to end the round."""


@final
class Insight:
    """The table through the eyes of a seat: scores of moves are points that it may expect."""

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
        return self._best_walk(self.roads, self.distances, self.race.mines)

    def score(self, move: Move) -> float:
        """Return what a move is worth."""
        match move.verb:
            case verb if verb == LAY:
                return self._laid(move.cell, move.kind, move.pose) - self._keep(move.kind)
            case verb if verb == PLAY:
                return self._played(move) - self._keep(move.kind)
            case verb if verb == PASS:
                return self._fresh() - self._keep(move.kind)
            case verb if verb in (WALK, STOP) and self.view.asked == WALK:
                return self._walked(move)
            case verb if verb == ORIENT:
                card = self.view.asked_card
                pose = self.view.kit.poses.pose(card, turned=move.turned)
                return self._laid(move.cell, card, pose)
            case verb if verb == TAKE:
                return expected(self.view)[move.value]
            case verb if verb == AGREE:
                return HOPELESS - self.now
            case verb if verb == PROPOSE:
                return NEVER
            case _:
                return 0.0

    # Cards.

    def _laid(self, place: Cell, card: int, pose: int) -> float:
        kit = self.view.kit
        spot = self.roads.grid.spot[place]
        sides = open_sides(kit.poses.poses[pose].arms)
        cost = entering(kit, card, overcome=False, occupied=False)

        def lay(roads: Roads) -> None:
            roads.opens[spot] = sides
            roads.enter[spot] = cost

        return self._after((spot, sides, cost), spot, lay)

    def _played(self, move: Move) -> float:
        effect = self.view.kit.effects[move.kind]
        if effect == INFORMATION:
            return self._looked(move)
        grid = self.roads.grid
        if effect not in (TOOL, STORM):
            line = grid.line(edge_of(move))

            def put(roads: Roads) -> None:
                roads.tokens[line] = TOKENS[effect]

            return self._after((-line, TOKENS[effect]), line // 4, put)
        spot = grid.spot[move.cell]

        def change(roads: Roads) -> None:
            roads.enter[spot] = STEPPED if effect == TOOL else BUILT
            roads.opens[spot] = roads.opens[spot] if effect == TOOL else ALL_SIDES

        return self._after((spot, -1 if effect == TOOL else -2), spot, change)

    def _after(self, key: tuple[int, ...], spot: Spot, change: Callable[[Roads], None]) -> float:
        """Return what a change of the board gains; the same change is reckoned once."""
        if spot not in self._on_the_way:
            return 0.0
        if key not in self._seen:
            roads = self.roads.copy()
            change(roads)
            mines = self.race.mines
            distances = {mine: roads.from_mines((mine,)) for mine in mines}
            self._seen[key] = self._best_walk(roads, distances, mines) - self.now
        return self._seen[key]

    @cached_property
    def _on_the_way(self) -> frozenset[Spot]:
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

    def _looked(self, move: Move) -> float:
        """A look at a mine is worth what the walk gains by it, on average."""
        view, race = self.view, self.race
        target = {MINE: move.cell, TREASURE: move.value}.get(move.word, move.seat)
        if any(secret == move.word and at == target for secret, at, _ in view.seen):
            return 0.0
        if move.word != MINE:
            return LOOK
        cards = race.unknown()
        supposed = [
            self._best_walk(self.roads, self.distances, race.guess({move.cell: card}))
            for card in cards
        ]
        return LOOK + fmean(supposed, race.weights(move.cell, cards)) - self.now

    def _keep(self, card: int) -> float:
        """Return what a card may still be good for."""
        kit = self.view.kit
        if kit.effects[card]:
            return KEEP.get(kit.effects[card], KEEP_TOKEN)
        if kit.obstacles[card]:
            return KEEP_OBSTACLE
        return KEEP_ARM * len(kit.poses.poses[2 * card].open_sides)

    def _fresh(self) -> float:
        """Return what a discard brings: the card of this turn is drawn for in any case."""
        view = self.view
        more = view.pile > view.notes.draws + (view.asked == TURN)
        if view.asked == TURN:
            return SECOND if more else 0.0
        return FRESH if more else NEVER  # without a card to draw, it costs a turn

    # Walking.

    @property
    def _steps(self) -> int:
        """How many steps the own dwarf has left in this turn."""
        view, kit = self.view, self.view.kit
        if view.asked == WALK:
            return view.stack[-1].left
        if view.turn != self.seat or view.asked == ORIENT_MINE:
            return 0
        start = view.cards[view.figures[self.seat]] // 2
        return kit.campfire_steps if kit.campfires[start] else kit.steps

    def _best_walk(
        self, roads: Roads, distances: dict[Spot, list[int]], mines: dict[Spot, Mine]
    ) -> float:
        """Return what may be expected if the own dwarf ends his walk where it is best."""
        steps = self._steps
        here = self.race.spots[self.seat]
        ends = roads.within(here, steps) if steps else {here: 0}
        return max(
            self._ends_on(end, distances, mines) - TIRED * ends[end]
            for end in self._promising(ends, distances)
        )

    @staticmethod
    def _promising(ends: dict[Spot, int], distances: dict[Spot, list[int]]) -> set[Spot]:
        """Of the ends of a walk, those that are nearest to some mine."""
        if not distances:
            return set(ends)
        return {min(ends, key=lambda end: (far[end], ends[end])) for far in distances.values()}

    def _ends_on(
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

    def _walked(self, move: Move) -> float:
        """Return what the best place is worth that a walk beginning so may end on."""
        spot = self.roads.grid.spot
        mines, distances = self.race.mines, self.distances
        here = spot[self.view.figures[self.seat]]
        if move.verb == STOP:
            return self._ends_on(here, distances, mines)
        there = spot[move.cell]
        left = self._steps - 1 if self.roads.opens[there] else 0
        ends = self.roads.within(there, left)
        ends.pop(here, None)
        return max(
            self._ends_on(end, distances, mines) - TIRED * (1 + ends[end])
            for end in self._promising(ends, distances)
        )


def regards_of(view: View, seat: int, found: tuple[Hypotheses, ...]) -> list[float]:
    """Return by seat what a point of its loot is worth to one that believes so of the others."""
    own = view.clans[seat], view.kit.identities[view.own_dwarf]
    envy = ENVY / (len(view.clans) - 1)
    return [(1 + envy) * part - envy for part in stakes(found, seat, *own)]
