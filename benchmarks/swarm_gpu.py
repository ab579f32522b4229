"""Measure the swarm on a graphics card of NVIDIA, through nothing but its driver.

    python -m benchmarks.swarm_gpu write build/swarm     anywhere with saboteur-games[swarm-cuda]
    python benchmarks/swarm_gpu.py run build/swarm       on the machine with the card

``write`` compiles the kernels and plays a few games in plain Python; ``run`` needs the standard
library alone, plays the same games first, and does not measure unless all records are the same.
"""

import ctypes
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

LOOPS: Final = ("deal", "list", "choose", "play", "observe", "mask", "finish")
CAPABILITY: Final = (9, 0)
"""Of the cards H100 and H200."""
SEATS: Final = 5
SEED: Final = 7
PROVED: Final = 32
"""So many games are compared."""
BLOCK: Final = 128
STEPS: Final = 150
"""Fewer than a game of random play takes."""
MANY: Final = (65_536, 262_144, 1_048_576)
WATCHED: Final = (65_536, 262_144, 1_048_576)


def write(folder: Path) -> None:
    """Write down the kernels, the tables, and how some games end."""
    import numpy as np  # noqa: PLC0415 - not needed to run

    from saboteur.games.registry import ruleset  # noqa: PLC0415 - as above
    from saboteur.swarm import cuda  # noqa: PLC0415 - as above
    from saboteur.swarm.loops import deal_all, finish_all  # noqa: PLC0415 - as above
    from saboteur.swarm.observing import FACTS, PANE_CELLS  # noqa: PLC0415 - as above
    from saboteur.swarm.record import ENDS, MOVES, Game, layout  # noqa: PLC0415 - as above
    from saboteur.swarm.tables import Tables, build, played  # noqa: PLC0415 - as above

    folder.mkdir(parents=True, exist_ok=True)
    tables = build(played(ruleset("saboteur", SEATS, {})), reference_deals=False)
    row = np.zeros(1, layout(Tables))
    tables.write(row[0])
    (folder / "tables.bin").write_bytes(row.tobytes())
    games = [Game() for _ in range(PROVED)]
    counts = [0] * PROVED
    deal_all(games, [tables], SEED, list(range(PROVED)), [0] * ENDS)
    finish_all(games, [tables], counts, [0] * MOVES, [0] * 4, [0] * ENDS)
    records = np.zeros(PROVED, layout(Game))
    for which, game in enumerate(games):
        game.write(records[which])
    (folder / "games.bin").write_bytes(records.tobytes())
    sizes = {
        "game": layout(Game).itemsize,
        "tables": layout(Tables).itemsize,
        "moves": MOVES,
        "cells": PANE_CELLS,
        "facts": FACTS,
        "actions": tables.moves,
    }
    (folder / "sizes.json").write_text(json.dumps(sizes), "utf-8")
    for loop in LOOPS:
        (folder / f"{loop}.ptx").write_text(cuda.ptx(loop, CAPABILITY), "utf-8")
        print(f"{loop} compiled", flush=True)


class Card:
    """The first card of the machine, by its driver."""

    def __init__(self) -> None:
        """Wake it up."""
        self._driver = ctypes.CDLL("libcuda.so.1")
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuInit", 0)
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)
        name = ctypes.create_string_buffer(100)
        self.call("cuDeviceGetName", name, 100, device)
        self.name = name.value.decode()

    def call(self, function: str, *words: Any) -> None:  # noqa: ANN401 - as the driver wants them
        """Call the driver; raises ``RuntimeError`` with its own words."""
        failed = getattr(self._driver, function)(*words)
        if failed:
            said = ctypes.c_char_p()
            self._driver.cuGetErrorString(failed, ctypes.byref(said))
            raise RuntimeError(f"{function}: {(said.value or b'').decode()} ({failed})")

    def load(self, text: bytes) -> ctypes.c_void_p:
        """Load a text of PTX and return its one kernel."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        name = (
            text.split(b".text.", 1)[1].split(b"\0", 1)[0]
            if text.startswith(b"\x7fELF")
            else text.split(b".entry", 1)[1].split(b"(", 1)[0].strip()
        )
        self.call("cuModuleLoadData", ctypes.byref(module), ctypes.c_char_p(text + b"\0"))
        self.call("cuModuleGetFunction", ctypes.byref(function), module, ctypes.c_char_p(name))
        return function

    def array(self, size: int, *shape: int) -> "Array":
        """Make an array of zeros."""
        place = ctypes.c_uint64()
        whole = size
        for many in shape:
            whole *= many
        self.call("cuMemAlloc_v2", ctypes.byref(place), ctypes.c_size_t(whole))
        self.call("cuMemsetD8_v2", place, ctypes.c_ubyte(0), ctypes.c_size_t(whole))
        return Array(self, place.value or 0, size, shape)

    def run(self, function: ctypes.c_void_p, many: int, *given: "Array | int") -> None:
        """Run a kernel for so many games."""
        words: list[ctypes.c_uint64] = []
        for one in given:
            words += one.words() if isinstance(one, Array) else [ctypes.c_uint64(one)]
        places = (ctypes.c_void_p * len(words))(*[ctypes.addressof(word) for word in words])
        blocks = -(-many // BLOCK)
        self.call("cuLaunchKernel", function, blocks, 1, 1, BLOCK, 1, 1, 0, None, places, None)

    def wait(self) -> None:
        """Wait until all is done."""
        self.call("cuCtxSynchronize")


class Array:
    """An array on the card, side by side in memory."""

    def __init__(self, card: Card, place: int, size: int, shape: Sequence[int]) -> None:
        """Take the size of an item and how many there are."""
        self.card = card
        self.place = place
        self.size = size
        self.shape = tuple(shape)

    def words(self) -> list[ctypes.c_uint64]:
        """List what Numba's kernels want to know of an array."""
        whole, strides, stride = 1, [], self.size
        for many in reversed(self.shape):
            strides.append(stride)
            stride *= many
            whole *= many
        said = [0, 0, whole, self.size, self.place, *self.shape, *reversed(strides)]
        return [ctypes.c_uint64(word) for word in said]

    def put(self, text: bytes) -> None:
        """Copy bytes there."""
        self.card.call(
            "cuMemcpyHtoD_v2", ctypes.c_uint64(self.place), text, ctypes.c_size_t(len(text))
        )

    def get(self, many: int) -> bytes:
        """Copy so many bytes here."""
        text = ctypes.create_string_buffer(many)
        self.card.call("cuMemcpyDtoH_v2", text, ctypes.c_uint64(self.place), ctypes.c_size_t(many))
        return text.raw

    def numbers(self) -> Sequence[int]:
        """Copy numbers of 64 bits here."""
        return memoryview(self.get(8 * self.shape[0])).cast("q")

    def free(self) -> None:
        """Give the memory back."""
        self.card.call("cuMemFree_v2", ctypes.c_uint64(self.place))


class Swarm:
    """Some games on the card."""

    def __init__(self, card: Card, folder: Path, kernels: dict[str, Any], many: int) -> None:
        """Make the arrays and deal."""
        self.card, self.kernels, self.many = card, kernels, many
        self.sizes = json.loads((folder / "sizes.json").read_text("utf-8"))
        self.tables = card.array(self.sizes["tables"], 1)
        self.tables.put((folder / "tables.bin").read_bytes())
        self.games = card.array(self.sizes["game"], many)
        self.numbers = card.array(8, many)
        self.played = card.array(8, many)
        self.arrays = [self.tables, self.games, self.numbers, self.played]

    def deal(self, first: int) -> None:
        """Begin games, from a number on."""
        numbers = memoryview(bytearray(8 * self.many)).cast("q")
        for which in range(self.many):
            numbers[which] = first + which
        self.numbers.put(numbers.tobytes())
        self.run("deal", self.games, self.tables, SEED, self.numbers)
        self.card.wait()

    def run(self, loop: str, *given: Array | int) -> None:
        """Run a kernel."""
        self.card.run(self.kernels[loop], self.many, *given)

    def finish(self) -> float:
        """Play all games at random to their ends; return the seconds."""
        begun = perf_counter()
        self.run("finish", self.games, self.tables, self.played)
        self.card.wait()
        return perf_counter() - begun

    def watch(self) -> float:
        """Take some decisions with observation and mask; return the seconds."""
        sizes = self.sizes
        moves = self.card.array(4, self.many, sizes["moves"])
        counts = self.card.array(8, self.many)
        chosen = self.card.array(4, self.many)
        cells = self.card.array(2, self.many, sizes["cells"])
        facts = self.card.array(1, self.many, sizes["facts"])
        masked = self.card.array(4, self.many, sizes["moves"])
        masked_n = self.card.array(8, self.many)
        mask = self.card.array(1, self.many, sizes["actions"])
        self.arrays += [moves, counts, chosen, cells, facts, masked, masked_n, mask]
        self.card.wait()
        begun = perf_counter()
        for _ in range(STEPS):
            self.run("list", self.games, self.tables, moves, counts)
            self.run("observe", self.games, self.tables, cells, facts)
            self.run("mask", moves, counts, masked, masked_n, mask)
            self.run("choose", self.games, moves, counts, chosen)
            self.run("play", self.games, self.tables, chosen)
        self.card.wait()
        return perf_counter() - begun

    def free(self) -> None:
        """Give the memory back."""
        for array in self.arrays:
            array.free()


def run(folder: Path) -> None:
    """Prove that the card plays the same games, then measure."""
    card = Card()
    print(card.name)
    kernels = {loop: card.load((folder / f"{loop}.ptx").read_bytes()) for loop in LOOPS}
    expected = (folder / "games.bin").read_bytes()
    few = Swarm(card, folder, kernels, PROVED)
    few.deal(0)
    few.finish()
    if few.games.get(len(expected)) != expected:
        raise SystemExit("the card plays other games than plain Python")
    few.free()
    print(f"{PROVED} games end in the same records as in plain Python")
    for many in MANY:
        swarm = Swarm(card, folder, kernels, many)
        best = float("inf")
        for turn in range(4):
            swarm.deal(turn * many)
            best = min(best, swarm.finish())
        decisions = sum(swarm.played.numbers())
        print(
            f"{many:>9,} games to their ends: {decisions / best / 1e6:,.0f} M decisions/s, "
            f"{decisions / many:.1f} a game",
            flush=True,
        )
        swarm.free()
    for many in WATCHED:
        swarm = Swarm(card, folder, kernels, many)
        swarm.deal(0)
        seconds = swarm.watch()
        print(
            f"{many:>9,} games with observation and mask: "
            f"{many * STEPS / seconds / 1e6:,.0f} M decisions/s",
            flush=True,
        )
        swarm.free()


if __name__ == "__main__":
    {"write": write, "run": run}[sys.argv[1]](Path(sys.argv[2]))
