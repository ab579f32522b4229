"""The race: what each dwarf may expect to carry off, by how far he is from each mine.

Treasures are few and go to whoever comes first. Each mine is shared out among the dwarves by how
soon they may be there; what nobody comes for in time is lost to all.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from statistics import fmean
from typing import Final, final

from saboteur.bots.lost_mines.belief.odds import UNHEARD, Rumours, expected, known_mines
from saboteur.bots.lost_mines.distance.roads import Grid, Spot
from saboteur.bots.lost_mines.distance.terrain import FAR
from saboteur.games.lost_mines.view import View
from saboteur.kernel.geometry import PackedCell
from saboteur.kernel.value import value

STRIDE: Final = 3
"""So many steps make a turn (LM-29)."""
AT_ONCE: Final = 0.4
"""So many turns are as good as none."""
KEEN: Final = 2.0
"""How much it matters to be there first: the power of the time by which chances fall."""
LATE: Final = 1.0
"""So many turns before the cards run out it is late for the last treasures."""


@value
class Mine:
    """What a mine may hold, as far as a seat can tell."""

    whole: float
    """All its treasures."""
    first: float
    """The one that is taken first."""
    lurks: float
    """What the dragon may cost whoever turns it over."""


@final
class Race:
    """The dwarves and when each is on turn again, once the seat on turn has moved."""

    def __init__(self, view: View, grid: Grid, rumours: Rumours = UNHEARD) -> None:
        """Look at the table."""
        self.view = view
        self.rumours = rumours
        self.grid = grid
        self.spots: list[Spot] = [grid.spot[figure] for figure in view.figures]
        seats = view.kit.seats
        turn = view.turn or 0
        self.chances = [
            _chances(((seat - turn - 1) % seats + 1) / seats) if view.hand_sizes[seat] else NONE
            for seat in range(seats)
        ]
        """By seat and distance, how likely it is to be there first, compared with others."""
        laps = (view.pile + sum(view.hand_sizes)) / seats
        self.nobody = (max(0.0, laps - LATE) + AT_ONCE) ** -KEEN
        self.mines = self.guess({})

    @cached_property
    def treasures(self) -> dict[str, list[float]]:
        """By symbol, what the treasures beside the board are worth."""
        found: dict[str, list[float]] = {}
        for number, worth in expected(self.view).items():
            found.setdefault(self.view.symbols[number], []).append(worth)
        return found

    @cached_property
    def known(self) -> dict[PackedCell, int]:
        """The mines that the seat knows."""
        return known_mines(self.view)

    def unknown(self) -> list[int]:
        """List the mines that lie somewhere, the seat does not know where."""
        left = list(self.view.kit.mines)
        for card in self.known.values():
            left.remove(card)
        return left

    def guess(self, supposed: dict[PackedCell, int]) -> dict[Spot, Mine]:
        """Return the mines that matter, with what they may hold if these were ``supposed``."""
        view = self.view
        known = self.known | supposed
        left = list(view.kit.mines)
        for card in known.values():
            left.remove(card)
        found = {}
        for place in view.kit.mine_cells:
            mine = self._mine([known[place]] if place in known else left, place)
            if mine.whole or mine.lurks:
                found[self.grid.spot[place]] = mine
        return found

    def weights(self, place: PackedCell, cards: Sequence[int]) -> list[float] | None:
        """Return how much likelier than by the deal each card lies in a mine, by hearsay."""
        told = self.rumours.get(place)
        return None if told is None else [told[card] for card in cards]

    def _mine(self, cards: list[int], place: PackedCell) -> Mine:
        kit = self.view.kit
        held = [self.treasures.get(kit.symbols[card], []) for card in cards]
        weights = self.weights(place, cards)
        lurks = 0.0
        if place in self.view.covered:
            lurks = kit.penalty * fmean([kit.dragons[card] for card in cards], weights)
        whole, first = map(sum, held), (max(each, default=0.0) for each in held)
        return Mine(fmean(whole, weights), fmean(first, weights), lurks)

    def shares(
        self,
        mines: dict[Spot, Mine],
        distances: dict[Spot, list[int]],
        spots: Sequence[Spot],
        done: Spot,
    ) -> list[list[float]]:
        """Share every mine out by seat; on ``done`` a dwarf stands, its first treasure is his."""
        found = []
        for at, mine in mines.items():
            far = distances[at]
            worth = mine.whole - mine.first if at == done else mine.whole - mine.lurks
            chances = [table[far[spot]] for table, spot in zip(self.chances, spots, strict=True)]
            each = worth / (sum(chances) + self.nobody)
            found.append([chance * each for chance in chances])
        return found


@lru_cache(maxsize=64)
def _chances(wait: float) -> tuple[float, ...]:
    """Return by distance how likely a dwarf is there first who is on turn after so long."""
    return tuple(
        (wait + max(0.0, far / STRIDE - 1) + AT_ONCE) ** -KEEN if far < FAR else 0.0
        for far in range(FAR + 1)
    )


NONE: Final = (0.0,) * (FAR + 1)
"""For a dwarf without a card: he does not move any more (LM-11)."""
