"""The table of goals, which all families have: where each lies, and what the seat knows of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from saboteur.kernel.geometry import PackedCell
from saboteur.research.observation_encoder import ArraySpec, FactSpec, FamilyEncoder, Int16Array

FACE_UP_COLUMN: Final = 2
STALE_COLUMN: Final = 3
LOOKED_OFFSET: Final = 4


class GoalEncoder:
    """The goals of a family; in The Lost Mines, its mines.

    There are ``count`` goals; ``kinds`` are the cards that may lie there.
    """

    def __init__(self, encoder: FamilyEncoder, count: int, kinds: Sequence[int]) -> None:
        self.encoder = encoder
        self.count = count
        self.kind_index = {card: place for place, card in enumerate(kinds)}

    def array_spec(self) -> ArraySpec:
        """Return the layout of the table."""
        facts: tuple[FactSpec, ...] = (
            *self.encoder.coordinate_facts(),
            ("face up", 1),
            ("stale", 1),
            *((f"looked {seat}", 1) for seat in range(self.encoder.seats)),
            *((self.encoder.kit.names[card], 1) for card in self.kind_index),
        )
        return ArraySpec("goals", (self.count, len(facts)), facts)

    def fill(
        self,
        view: Any,  # noqa: ANN401 - each family has its own view
        table: Int16Array,
        cells: Iterable[PackedCell],
        seen: Mapping[PackedCell, tuple[int, bool]],
        looks: Iterable[tuple[int, PackedCell]],
    ) -> None:
        """Write the goals on ``cells`` to the table.

        ``seen`` holds the card that the seat has seen on a cell, and whether it may have moved
        since; ``looks`` are pairs of a seat and a goal at which it has looked.
        """
        kinds = LOOKED_OFFSET + self.encoder.seats
        asked = view.stack[-1] if view.stack else None
        looked = list(looks)
        for row, cell in zip(table, cells, strict=False):
            row[:FACE_UP_COLUMN] = self.encoder.coordinates(cell)
            card = view.cards[cell] // 2 if cell in view.cards else -1
            if asked is not None and asked.cell == cell and asked.card >= 0:
                card = asked.card  # turned over, not yet put down
            if card >= 0:
                row[FACE_UP_COLUMN] = 1
            elif cell in seen:
                card, row[STALE_COLUMN] = seen[cell]
            if card in self.kind_index:
                row[kinds + self.kind_index[card]] = 1
            for seat, at in looked:
                if at == cell:
                    row[LOOKED_OFFSET + (seat - view.seat) % self.encoder.seats] = 1
