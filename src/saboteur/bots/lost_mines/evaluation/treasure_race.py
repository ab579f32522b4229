"""The race: each dwarf's expected loot, by its distance to each mine.

Treasures are few and go to the first dwarf to arrive. The value of a mine is divided among the
dwarves by how soon they may be there; the share that no dwarf reaches in time is lost to all.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from statistics import fmean
from typing import Final, final

from saboteur.bots.lost_mines.belief.mine_odds import (
    NO_CLAIM_ODDS,
    ClaimOdds,
    expected_treasure_values,
    known_mines,
)
from saboteur.bots.lost_mines.distance.board_costs import UNREACHABLE
from saboteur.bots.lost_mines.distance.road_graph import CellIndex, CellNumber
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.value import value_class

STEPS_PER_TURN: Final = 3
"""Average steps per turn (LM-29)."""
MIN_TURNS: Final = 0.4
"""Added to every waiting time, so that none is 0."""
RACE_POWER: Final = 2.0
"""How much it matters to arrive first: chances fall with this power of the time to arrive."""
LATE_TURNS: Final = 1.0
"""With this many turns or fewer until the cards run out, the last treasures are rarely reached."""


@value_class
class MineEstimate:
    """The expected content of a mine, as far as a seat can tell."""

    total: float
    """The value of all treasures in the mine."""
    best: float
    """The value of the treasure that is taken first."""
    dragon_loss: float
    """The expected loss by the dragon for the dwarf that reveals it."""


@final
class TreasureRace:
    """The dwarves and their next turns, after the seat on turn has moved."""

    def __init__(
        self, view: View, cell_index: CellIndex, claim_odds: ClaimOdds = NO_CLAIM_ODDS
    ) -> None:
        self.view = view
        self.claim_odds = claim_odds
        self.cell_index = cell_index
        self.dwarf_cells: list[CellNumber] = [
            cell_index.number_of[figure] for figure in view.figures
        ]
        seats = view.kit.seats
        turn = view.turn or 0
        self.seat_chances = [
            _first_chances(((seat - turn - 1) % seats + 1) / seats)
            if view.hand_sizes[seat]
            else NO_CHANCES
            for seat in range(seats)
        ]
        """By seat and distance of a mine, the relative chance that its dwarf is first there."""
        laps = (view.pile + sum(view.hand_sizes)) / seats
        self.lost_weight = (max(0.0, laps - LATE_TURNS) + MIN_TURNS) ** -RACE_POWER
        self.mines = self.estimate_mines({})

    @cached_property
    def treasures(self) -> dict[str, list[float]]:
        """By symbol, the values of the treasures beside the board."""
        found: dict[str, list[float]] = {}
        for number, value in expected_treasure_values(self.view).items():
            found.setdefault(self.view.symbols[number], []).append(value)
        return found

    @cached_property
    def known_mines(self) -> dict[PackedCell, int]:
        return known_mines(self.view)

    def unlocated_mines(self) -> list[int]:
        """The mine cards whose place the seat does not know."""
        left = list(self.view.kit.mines)
        for card in self.known_mines.values():
            left.remove(card)
        return left

    def estimate_mines(self, supposed: dict[PackedCell, int]) -> dict[CellNumber, MineEstimate]:
        """Return the mines that hold a treasure or a dragon's risk, with their expected content.

        ``supposed`` holds cards that are assumed to be known, by cell.
        """
        view = self.view
        known = self.known_mines | supposed
        left = list(view.kit.mines)
        for card in known.values():
            left.remove(card)
        found = {}
        for place in view.kit.mine_cells:
            mine = self._estimate_mine([known[place]] if place in known else left, place)
            if mine.total or mine.dragon_loss:
                found[self.cell_index.number_of[place]] = mine
        return found

    def card_weights(self, place: PackedCell, cards: Sequence[int]) -> list[float] | None:
        """Return how likely each of ``cards`` is to lie on ``place``, by the claims about it.

        Returns ``None`` if there are no claims about ``place``.
        """
        told = self.claim_odds.get(place)
        return None if told is None else [told[card] for card in cards]

    def _estimate_mine(self, cards: list[int], place: PackedCell) -> MineEstimate:
        kit = self.view.kit
        held = [self.treasures.get(kit.symbols[card], []) for card in cards]
        weights = self.card_weights(place, cards)
        dragon_loss = 0.0
        if place in self.view.covered:
            dragon_loss = kit.penalty * fmean([kit.dragons[card] for card in cards], weights)
        whole, first = map(sum, held), (max(each, default=0.0) for each in held)
        return MineEstimate(fmean(whole, weights), fmean(first, weights), dragon_loss)

    def expected_shares(
        self,
        mines: dict[CellNumber, MineEstimate],
        distances: dict[CellNumber, list[int]],
        spots: Sequence[CellNumber],
        done: CellNumber,
    ) -> list[list[float]]:
        """Return each seat's expected loot; a dwarf on ``done`` has taken its first treasure."""
        found = []
        for at, mine in mines.items():
            far = distances[at]
            value = mine.total - mine.best if at == done else mine.total - mine.dragon_loss
            chances = [
                table[far[spot]] for table, spot in zip(self.seat_chances, spots, strict=True)
            ]
            each = value / (sum(chances) + self.lost_weight)
            found.append([chance * each for chance in chances])
        return found


@lru_cache(maxsize=64)
def _first_chances(wait: float) -> tuple[float, ...]:
    """Return by distance the relative chance to arrive first, if on turn after ``wait`` laps."""
    return tuple(
        (wait + max(0.0, far / STEPS_PER_TURN - 1) + MIN_TURNS) ** -RACE_POWER
        if far < UNREACHABLE
        else 0.0
        for far in range(UNREACHABLE + 1)
    )


NO_CHANCES: Final = (0.0,) * (UNREACHABLE + 1)
"""The chances of a dwarf whose seat has no cards: it does not move any more (LM-11)."""
