"""Many games of one box at several numbers of seats, as PyTorch tensors on CPU or GPU.

One tensor of records holds all games; every number of seats has a slice and tables of its own. On
the CPU the swarm's compiled loops work on the memory of the tensors, on a GPU its kernels do
(``gpu``). Nothing is copied.
"""

from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np
import torch

from saboteur.games.registry import ruleset
from saboteur.swarm import compilation
from saboteur.swarm.box_registry import BOX_SPECS
from saboteur.swarm.move_lists import MAX_MOVES
from saboteur.swarm.numpy_record import OVER, record_dtype

TORCH_DTYPES: Final = {
    "i8": torch.int64,
    "i2": torch.int16,
    "u2": torch.int16,
    "i1": torch.int8,
    "u1": torch.uint8,
}


def load_tables(box: str, seats: int) -> Any:  # noqa: ANN401 - each box has its own
    return BOX_SPECS[box].build_tables(ruleset(box, seats, {}), reference_deals=False)


def pack_tables(box: str, seats: int) -> bytes:
    """Return the tables of a box as the bytes that compiled code reads."""
    row = np.zeros(1, record_dtype(BOX_SPECS[box].rule_tables))
    load_tables(box, seats).write(row[0])
    return row.tobytes()


class LoopRunner(Protocol):
    """Runs a loop of the swarm over a slice of the games."""

    def __call__(self, loop: str, tables: int, *given: torch.Tensor | int) -> None:
        """Run a loop with the tables of index ``tables``."""


class CpuLoops:
    """The compiled loops for the CPU."""

    def __init__(self, box: str, seats: list[int]) -> None:
        dtype = record_dtype(BOX_SPECS[box].rule_tables)
        self._rule_tables = [
            np.frombuffer(pack_tables(box, count), dtype).copy() for count in seats
        ]
        scratch = [np.zeros(BOX_SPECS[box].scratch_size, "i8")]
        self._scratch = {"deal": scratch, "play": scratch}
        self._record_dtype = record_dtype(BOX_SPECS[box].game)
        self._loops = compilation.compile_cpu_loops(BOX_SPECS[box])

    def __call__(self, loop: str, tables: int, *given: torch.Tensor | int) -> None:
        games, *rest = [_to_numpy(one) for one in given]
        rest = [_to_unsigned(one) if loop == "observe" else one for one in rest]
        records = games.view(self._record_dtype).reshape(-1)
        self._loops[f"{loop}_all"](
            records, self._rule_tables[tables], *rest, *self._scratch.get(loop, [])
        )


def _to_numpy(given: torch.Tensor | int) -> Any:  # noqa: ANN401 - an array, or the number itself
    return given if isinstance(given, int) else given.numpy()


def _to_unsigned(numbers: Any) -> Any:  # noqa: ANN401 - PyTorch has few unsigned types
    return numbers.view(np.uint16) if numbers.dtype == np.int16 else numbers


class Games:
    """All games of a training run; ``seats`` gives the number of games by number of seats."""

    def __init__(
        self, box: str, seats: dict[int, int], device: str, seed: int, kernels: Path | None = None
    ) -> None:
        self.seed = seed
        self.device = torch.device(device)
        count = self.game_count = sum(seats.values())
        self.tables = load_tables(box, next(iter(seats)))
        """Those of one number of seats; cards and move numbers are the same for all."""
        self._loops: LoopRunner
        if device == "cpu":
            self._loops = CpuLoops(box, list(seats))
        else:
            from training.gpu import CudaLoops  # noqa: PLC0415 - needs a GPU

            self._loops = CudaLoops(box, list(seats), kernels)
        bounds = np.cumsum([0, *seats.values()]).tolist()
        self._seat_slices = [slice(low, high) for low, high in pairwise(bounds)]
        make, spec = self._zeros, BOX_SPECS[box]
        layout = spec.layout
        self._fields = record_dtype(spec.game)
        self.records = make((count, self._fields.itemsize), torch.uint8)
        self.seats = torch.tensor(
            [seat for seat, games in seats.items() for _ in range(games)], device=self.device
        )
        self.moves = make((count, MAX_MOVES), torch.int32)
        self.counts = make((count,), torch.int64)
        self.cells = make((count, layout.cell_count), TORCH_DTYPES[layout.cell_dtype])
        self.facts = make((count, layout.fact_count), torch.uint8)
        self.next_number = make((1,), torch.int64)
        self.deal(torch.ones(count, dtype=torch.bool, device=self.device))

    def _zeros(self, shape: tuple[int, ...], kind: torch.dtype) -> torch.Tensor:
        return torch.zeros(shape, dtype=kind, device=self.device)

    def read_field(self, name: str) -> torch.Tensor:
        """Return a copy of one field of all records."""
        fields: Any = self._fields.fields
        kind, offset = fields[name][:2]
        base, shape = kind.subdtype or (kind, ())
        size = base.itemsize * int(np.prod(shape, dtype=int))
        part = self.records[:, offset : offset + size]
        found = part.clone(memory_format=torch.contiguous_format).view(TORCH_DTYPES[base.str[1:]])
        return found if shape else found[:, 0]

    def _run(self, loop: str, *given: Any) -> None:  # noqa: ANN401 - tensors and numbers
        for number, part in enumerate(self._seat_slices):
            arguments = [one[part] if isinstance(one, torch.Tensor) else one for one in given]
            self._loops(loop, number, self.records[part], *arguments)

    def deal(self, which: torch.Tensor, numbers: torch.Tensor | None = None) -> None:
        """Start new games in place of the marked ones."""
        if numbers is None:
            numbers = self.next_number + torch.cumsum(which, 0) - 1
            self.next_number += which.sum()
        self._run("deal", self.seed, torch.where(which, numbers, -1))

    def update_observations(self) -> None:
        """List the legal moves, and write the observations of the deciders."""
        self._run("list", self.moves, self.counts)
        self._run("observe", self.cells, self.facts)

    def play(self, chosen: torch.Tensor) -> None:
        """Play a move in every game, -1 for none. Moves must be legal; that is not checked."""
        self._run("play", chosen.to(torch.int32).contiguous())

    def reset_done(self) -> torch.Tensor:
        """Deal the games that are over or outside the window again; return which ones."""
        done = (self.read_field("stage") == OVER) | (self.read_field("beyond") != 0)
        self.deal(done)
        return done

    def state_dict(self) -> dict[str, torch.Tensor]:
        """Return the state for a checkpoint."""
        return {"records": self.records.cpu(), "next": self.next_number.cpu()}

    def load_state_dict(self, state: dict[str, torch.Tensor]) -> None:
        """Restore a checkpoint."""
        self.records.copy_(state["records"])
        self.next_number.copy_(state["next"])
