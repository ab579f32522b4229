"""A swarm on a graphics card of NVIDIA: one thread a game.

``numba-cuda`` compiles the functions that the processor gets, too. ``ptx`` does so without a card:
then the machine that has one needs nothing but its driver (``benchmarks/swarm_gpu.py``).
"""

import re
from functools import cache, partial
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
from numba import cuda, from_dtype, types

from saboteur.swarm import kernels, loops, machine
from saboteur.swarm.box import Box
from saboteur.swarm.devices import Array, Device
from saboteur.swarm.record import AnyGame, Numbers, Record, layout

NEWEST: Final = (9, 0)
"""The version of PTX that CUDA 13.0 and its drivers know."""
VERSION: Final = re.compile(r"\.version (\S+)")
BLOCK: Final = 128
"""So many games share a block of threads."""
KERNELS: Final = {
    "deal": kernels.deal,
    "list": kernels.list_,
    "choose": kernels.choose,
    "check": kernels.check,
    "play": kernels.play,
    "observe": kernels.observe,
    "mask": kernels.mask,
    "look": kernels.look,
    "finish": kernels.finish,
}
"""By loop, its kernel; those have scratch arrays of their own."""
SCRATCH: Final = {"deal": 1, "choose": 1, "play": 1, "finish": 3}
"""By loop, how many arrays at its end a kernel does without."""


def signature(box: Box, loop: str, *, by_place: bool) -> tuple[Any, ...]:
    """Return what a kernel is compiled for where there is no card to ask.

    Lists and observations lie game by game, or place by place: then neighbouring threads write side
    by side.
    """
    games = from_dtype(layout(box.game))[::1]
    rules = from_dtype(layout(box.tables))[::1]
    cells = from_dtype(np.dtype(box.cell_type))
    order = (slice(None, None, 1), slice(None)) if by_place else (slice(None), slice(None, None, 1))
    lists, counts, bytes_ = types.int32[order], types.int64[::1], types.uint8[:, ::1]
    seen = (cells[order], types.uint8[order])
    return {
        "deal": (games, rules, types.int64, counts),
        "list": (games, rules, lists, counts),
        "choose": (games, lists, counts, types.int32[::1]),
        "play": (games, rules, types.int32[::1]),
        "observe": (games, rules, *seen),
        "mask": (lists, counts, lists, counts, bytes_),
        "look": (games, rules, lists, counts, *seen, bytes_),
        "finish": (games, rules, counts),
    }[loop]


@cache
def translated(box: Box) -> dict[Any, Any]:
    """Compile what the kernels call, when they are."""
    device = partial(machine.translate, jit=_device_function)
    return device([loops], known=device(box.modules, known={}), bound=machine.bound(box))


def _device_function(function: Any, **_: bool) -> Any:  # noqa: ANN401 - compiled
    """Leave it to the compiler what goes into its callers."""
    return cuda.jit(device=True)(function)


def _scoped(box: Box, loop: str) -> Any:  # noqa: ANN401 - plain or compiled
    """Return a kernel that sees the compiled shares."""
    sizes = {"MOVES": box.moves, "SCRATCH": box.scratch}
    made = machine.translate([kernels], lambda function, **_: function, translated(box), sizes)
    return made[KERNELS[loop]]


@cache
def kernel(box: Box, loop: str) -> Any:  # noqa: ANN401 - compiled
    """Return the kernel of a loop for the card that is there."""
    return cuda.jit(_scoped(box, loop))


def ptx(box: Box, loop: str, capability: tuple[int, int], *, by_place: bool = False) -> str:
    """Compile the kernel of a loop for a kind of card, without one.

    Functions that a kernel calls are compiled for the card that is there: let one seem to be.
    """
    from numba.cuda import dispatcher  # noqa: PLC0415 - the simulator has none

    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        text, _ = cuda.compile(
            _scoped(box, loop),
            signature(box, loop, by_place=by_place),
            device=False,
            cc=capability,
            abi="numba",
            output="ptx",
        )
    finally:
        dispatcher.get_current_device = asked
    return older(str(text))


def older(text: str) -> str:
    """Let a text of PTX say that it is no newer than ``NEWEST``, of whose news it uses none.

    A driver refuses a text that says it is newer than itself.
    """
    said = VERSION.search(text)
    if said is None or tuple(map(int, said.group(1).split("."))) <= NEWEST:
        return text
    return VERSION.sub(".version {}.{}".format(*NEWEST), text, count=1)


class Graphics(Device):
    """The card; whatever the processor is shown is copied."""

    def games(self, many: int) -> Array:
        """Make so many records."""
        return cuda.to_device(np.zeros(many, layout(self.box.game)))

    def tables(self, tables: Record) -> Array:
        """Lay the tables ready."""
        row = np.zeros(1, layout(self.box.tables))
        tables.write(row[0])
        return cuda.to_device(row)

    def zeros(self, shape: tuple[int, ...], kind: str, *, by_place: bool = False) -> Array:
        """Make an array of zeros."""
        return cuda.to_device(np.zeros(shape, kind, "F" if by_place else "C"))

    def array(self, numbers: Numbers) -> Array:
        """Copy an array there."""
        return cuda.to_device(np.ascontiguousarray(numbers))

    def run(self, loop: str, *arrays: Any) -> None:  # noqa: ANN401 - each loop has its own
        """Run a kernel over all games."""
        given = arrays[: len(arrays) - SCRATCH.get(loop, 0)]
        many = len(given[0])
        kernel(self.box, loop)[-(-many // BLOCK), BLOCK](*given)

    def numbers(self, array: Array, kind: str) -> Numbers:  # noqa: ARG002 - it has its own
        """Copy an array here."""
        found: Numbers = array.copy_to_host()
        return found

    def field(self, games: Array, name: str) -> Numbers:
        """Copy the records here and show one field."""
        found: Numbers = games.copy_to_host()[name]
        return found

    def get(self, games: Array, which: int) -> AnyGame:
        """Copy a record here."""
        game = self.box.game()
        game.read(games[which : which + 1].copy_to_host()[0])
        return game

    def put(self, games: Array, which: int, game: AnyGame) -> None:
        """Copy a record there."""
        row = np.zeros(1, layout(self.box.game))
        game.write(row[0])
        games[which : which + 1].copy_to_device(row)

    def copied(self, games: Array, sources: Numbers) -> Array:
        """Copy records, by way of the processor."""
        return cuda.to_device(games.copy_to_host()[sources])
