"""The table of goals, which all families have: where each lies, and what the seat knows of it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from saboteur.kernel.geometry import PackedCell
from saboteur.research.sheet import Array, Fact, Layout, Numbers

FACE_UP: Final = 2
STALE: Final = 3
LOOKED: Final = 4


class Goals:
    """The goals of a family; its mines, in The Lost Mines."""

    def __init__(self, layout: Layout, many: int, kinds: Sequence[int]) -> None:
        """Take how many goals there are and which cards may lie there."""
        self.layout = layout
        self.many = many
        self.kinds = {card: place for place, card in enumerate(kinds)}

    def array(self) -> Array:
        """Name what is told of each goal."""
        facts: tuple[Fact, ...] = (
            *self.layout.spot_facts(),
            ("face up", 1),
            ("stale", 1),
            *((f"looked {seat}", 1) for seat in range(self.layout.seats)),
            *((self.layout.kit.names[card], 1) for card in self.kinds),
        )
        return Array("goals", (self.many, len(facts)), facts)

    def fill(
        self,
        view: Any,  # noqa: ANN401 - each family has its own view
        table: Numbers,
        cells: Iterable[PackedCell],
        seen: Mapping[PackedCell, tuple[int, bool]],
        looks: Iterable[tuple[int, PackedCell]],
    ) -> None:
        """Write down the goals on ``cells``.

        ``seen`` gives the card that the seat has seen on a cell, and whether it may have moved
        since; ``looks`` are seats and the goals that they have looked at.
        """
        kinds = LOOKED + self.layout.seats
        asked = view.stack[-1] if view.stack else None
        looked = list(looks)
        for row, cell in zip(table, cells, strict=False):
            row[:FACE_UP] = self.layout.spot(cell)
            card = view.cards[cell] // 2 if cell in view.cards else -1
            if asked is not None and asked.cell == cell and asked.card >= 0:
                card = asked.card  # shown, not yet put down
            if card >= 0:
                row[FACE_UP] = 1
            elif cell in seen:
                card, row[STALE] = seen[cell]
            if card in self.kinds:
                row[kinds + self.kinds[card]] = 1
            for seat, at in looked:
                if at == cell:
                    row[LOOKED + (seat - view.seat) % self.layout.seats] = 1
