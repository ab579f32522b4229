"""Many games of one box at several numbers of seats, as tensors: on the processor or on a card.

One tensor of records holds all games; every number of seats has a slice and tables of its own. On
the processor the swarm's compiled loops work on the tensors' memory, on a card its kernels do
(``card``). Nothing is copied.
"""

from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
import torch

from saboteur.games.registry import ruleset
from saboteur.swarm import machine
from saboteur.swarm.boxes import BOXES
from saboteur.swarm.record import OVER, layout

KINDS: Final = {
    "i8": torch.int64,
    "i2": torch.int16,
    "u2": torch.int16,
    "i1": torch.int8,
    "u1": torch.uint8,
}


def tables_of(box: str, seats: int) -> Any:  # noqa: ANN401 - each box has its own
    """Return the tables of a box for a number of seats."""
    return BOXES[box].reference(ruleset(box, seats, {}), reference_deals=False).tables


def packed_tables(box: str, seats: int) -> bytes:
    """Return the same as the bytes that compiled code reads."""
    row = np.zeros(1, layout(BOXES[box].tables))
    tables_of(box, seats).write(row[0])
    return row.tobytes()


class Loops(Protocol):
    """Runs a loop of the swarm over some games."""

    def __call__(self, loop: str, tables: int, *given: torch.Tensor | int) -> None:
        """Run it; ``tables`` says which, -1 for none."""


class ProcessorLoops:
    """The compiled loops of the processor."""

    def __init__(self, box: str, seats: list[int]) -> None:
        """Lay the tables ready."""
        kind = layout(BOXES[box].tables)
        self._tables = [np.frombuffer(packed_tables(box, many), kind).copy() for many in seats]
        scratch = [np.zeros(BOXES[box].scratch, "i8")]
        self._scratch = {"deal": scratch, "play": scratch}
        self._records = layout(BOXES[box].game)
        self._loops = machine.processor(BOXES[box])

    def __call__(self, loop: str, tables: int, *given: torch.Tensor | int) -> None:
        """Run a loop on the memory of the tensors."""
        games, *rest = [_numbers(one) for one in given]
        rest = [_unsigned(one) if loop == "observe" else one for one in rest]
        records = games.view(self._records).reshape(-1)
        self._loops[f"{loop}_all"](
            records, self._tables[tables], *rest, *self._scratch.get(loop, [])
        )


def _numbers(given: torch.Tensor | int) -> Any:  # noqa: ANN401 - an array, or the number itself
    return given if isinstance(given, int) else given.numpy()


def _unsigned(numbers: Any) -> Any:  # noqa: ANN401 - PyTorch has few unsigned kinds
    return numbers.view(np.uint16) if numbers.dtype == np.int16 else numbers


class Games:
    """All games of a training run."""

    def __init__(
        self, box: str, seats: dict[int, int], device: str, seed: int, kernels: Path | None = None
    ) -> None:
        """Deal; ``seats`` says how many games are played with how many seats."""
        self.seed = seed
        self.device = torch.device(device)
        many = self.many = sum(seats.values())
        self.tables = tables_of(box, next(iter(seats)))
        """Those of one number of seats: cards and numbers of moves are the same for all."""
        self._loops: Loops
        if device == "cpu":
            self._loops = ProcessorLoops(box, list(seats))
        else:
            from training.card import CardLoops  # noqa: PLC0415 - it needs a card

            self._loops = CardLoops(box, list(seats), kernels)
        bounds = np.cumsum([0, *seats.values()]).tolist()
        self._slices = [slice(low, high) for low, high in pairwise(bounds)]
        make, sizes = self._zeros, BOXES[box]
        self._fields = layout(sizes.game)
        self.records = make((many, self._fields.itemsize), torch.uint8)
        self.seats = torch.tensor(
            [seat for seat, games in seats.items() for _ in range(games)], device=self.device
        )
        self.moves = make((many, sizes.moves), torch.int32)
        self.counts = make((many,), torch.int64)
        self.cells = make((many, sizes.pane[0] * sizes.pane[1]), KINDS[sizes.cell_type])
        self.facts = make((many, sizes.facts), torch.uint8)
        self.next = make((1,), torch.int64)
        self.deal(torch.ones(many, dtype=torch.bool, device=self.device))

    def _zeros(self, shape: tuple[int, ...], kind: torch.dtype) -> torch.Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)

    def field(self, name: str) -> torch.Tensor:
        """Return one field of all records, as it is now."""
        fields: Any = self._fields.fields
        kind, offset = fields[name][:2]
        base, shape = kind.subdtype or (kind, ())
        size = base.itemsize * int(np.prod(shape, dtype=int))
        part = self.records[:, offset : offset + size]
        found = part.clone(memory_format=torch.contiguous_format).view(KINDS[base.str[1:]])
        return found if shape else found[:, 0]

    def _run(self, loop: str, *given: Any) -> None:  # noqa: ANN401 - tensors and numbers
        for number, part in enumerate(self._slices):
            mine = [one[part] if isinstance(one, torch.Tensor) else one for one in given]
            self._loops(loop, number, self.records[part], *mine)

    def deal(self, which: torch.Tensor, numbers: torch.Tensor | None = None) -> None:
        """Begin new games in place of some."""
        if numbers is None:
            numbers = self.next + torch.cumsum(which, 0) - 1
            self.next += which.sum()
        self._run("deal", self.seed, torch.where(which, numbers, -1))

    def look(self) -> None:
        """List the legal moves, and write down what the deciders see."""
        self._run("list", self.moves, self.counts)
        self._run("observe", self.cells, self.facts)

    def play(self, chosen: torch.Tensor) -> None:
        """Play a move in every game, -1 for none. Unchecked: they are legal."""
        self._run("play", chosen.to(torch.int32).contiguous())

    def renew(self) -> torch.Tensor:
        """Deal anew what is over or beyond the window; tell which games."""
        ended = (self.field("stage") == OVER) | (self.field("beyond") != 0)
        self.deal(ended)
        return ended

    def state(self) -> dict[str, torch.Tensor]:
        """Return all that a run needs to go on."""
        return {"records": self.records.cpu(), "next": self.next.cpu()}

    def restore(self, state: dict[str, torch.Tensor]) -> None:
        """Go on from there."""
        self.records.copy_(state["records"])
        self.next.copy_(state["next"])
