"""Measure the swarm on a graphics card of NVIDIA, through nothing but its driver.

    python -m benchmarks.swarm_gpu write build/swarm          where saboteur-games[swarm-cuda] is
    python -m benchmarks.swarm_gpu write build/duel duel 2    the same for another box
    python benchmarks/swarm_gpu.py run build/swarm            on the machine with the card

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

LOOPS: Final = (
    "deal", "play", "finish",
    "list by place", "choose by place", "observe by place", "mask by place", "look by place",
    "choose by game", "look by game",
)  # fmt: skip
"""Lists and observations lie place by place (neighbouring threads write side by side), or game by
game."""
WAYS: Final = {
    "list, observe, mask": ("list by place", "observe by place", "mask by place"),
    "look, game by game": ("look by game",),
    "look, place by place": ("look by place",),
}
"""How observation and mask may be written; a mask of bytes is written but by the first."""
CAPABILITY: Final = (9, 0)
"""Of the cards H100 and H200."""
BOX: Final = ("saboteur", "5")
"""And the seats, unless others are named."""
SEED: Final = 7
PROVED: Final = 32
"""So many games are compared, and so many decisions later what they show."""
SHOWN: Final = 40
BLOCK: Final = 128
STEPS: Final = 150
"""Fewer than a game of random play takes."""
MANY: Final = (65_536, 262_144, 1_048_576)
WATCHED: Final = (65_536, 262_144, 1_048_576)


def write(folder: Path, ruleset_id: str, seats: int) -> None:
    """Write down the kernels, the tables, and how some games end."""
    import numpy as np  # noqa: PLC0415 - not needed to run

    from saboteur.games.registry import ruleset  # noqa: PLC0415 - as above
    from saboteur.swarm import cuda, machine  # noqa: PLC0415 - as above
    from saboteur.swarm.boxes import box_of  # noqa: PLC0415 - as above
    from saboteur.swarm.record import layout  # noqa: PLC0415 - as above

    folder.mkdir(parents=True, exist_ok=True)
    rules = ruleset(ruleset_id, seats, {})
    box = box_of(rules)
    tables = box.reference(rules, reference_deals=False).tables
    row = np.zeros(1, layout(box.tables))
    tables.write(row[0])
    (folder / "tables.bin").write_bytes(row.tobytes())
    games = [box.game() for _ in range(PROVED)]
    counts, scratch = [0] * PROVED, [0] * box.scratch
    loops = machine.plain(box)
    loops["deal_all"](games, [tables], SEED, list(range(PROVED)), scratch)
    loops["finish_all"](games, [tables], counts, [0] * box.moves, [0] * 4, scratch)
    records = np.zeros(PROVED, layout(box.game))
    for which, game in enumerate(games):
        game.write(records[which])
    (folder / "games.bin").write_bytes(records.tobytes())
    _write_shown(folder, box, tables)
    sizes = {
        "game": layout(box.game).itemsize,
        "tables": layout(box.tables).itemsize,
        "moves": box.moves,
        "cells": box.pane[0] * box.pane[1],
        "cell": np.dtype(box.cell_type).itemsize,
        "facts": box.facts,
        "bits": -(-tables.moves // 8),
        "actions": tables.moves,
    }
    (folder / "sizes.json").write_text(json.dumps(sizes), "utf-8")
    for loop in LOOPS:
        name, _, order = loop.partition(" by ")
        text = cuda.ptx(box, name, CAPABILITY, by_place=order == "place")
        (folder / f"{loop}.ptx").write_text(text, "utf-8")
        print(f"{loop} compiled", flush=True)


def _write_shown(folder: Path, box: Any, tables: Any) -> None:  # noqa: ANN401 - not needed to run
    """Write down what some games show in plain Python, after some decisions at random."""
    import numpy as np  # noqa: PLC0415 - not needed to run

    from saboteur.swarm import machine  # noqa: PLC0415 - as above

    loops = machine.plain(box)
    games = [box.game() for _ in range(PROVED)]
    scratch, chosen = [0] * box.scratch, [0] * PROVED
    lists: Any = ([[0] * box.moves for _ in games], [0] * PROVED)
    rows, columns = box.pane
    shown: list[tuple[str, list[list[int]]]] = [
        (box.cell_type, [[0] * (rows * columns) for _ in games]),
        ("u1", [[0] * box.facts for _ in games]),
        ("u1", [[0] * -(-tables.moves // 8) for _ in games]),
    ]
    loops["deal_all"](games, [tables], SEED, list(range(PROVED)), scratch)
    for _ in range(SHOWN):
        loops["look_all"](games, [tables], *lists, *(array for _, array in shown))
        loops["choose_all"](games, *lists, chosen, [0] * 4)
        loops["play_all"](games, [tables], chosen, scratch)
    loops["look_all"](games, [tables], *lists, *(array for _, array in shown))
    for (kind, array), name in zip(shown, ("cells", "facts", "bits"), strict=True):
        (folder / f"{name}.bin").write_bytes(np.array(array, kind).tobytes())


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

    def array(self, size: int, *shape: int, by_place: bool = False) -> "Array":
        """Make an array of zeros."""
        place = ctypes.c_uint64()
        whole = size
        for many in shape:
            whole *= many
        self.call("cuMemAlloc_v2", ctypes.byref(place), ctypes.c_size_t(whole))
        self.call("cuMemsetD8_v2", place, ctypes.c_ubyte(0), ctypes.c_size_t(whole))
        return Array(self, place.value or 0, size, shape, by_place=by_place)

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

    def __init__(
        self,
        card: Card,
        place: int,
        size: int,
        shape: Sequence[int],
        *,
        by_place: bool = False,
    ) -> None:
        """Take the size of an item and how many there are."""
        self.by_place = by_place
        self.card = card
        self.place = place
        self.size = size
        self.shape = tuple(shape)

    def words(self) -> list[ctypes.c_uint64]:
        """List what Numba's kernels want to know of an array."""
        whole, strides, stride = 1, [], self.size
        for many in self.shape if self.by_place else reversed(self.shape):
            strides.append(stride)
            stride *= many
            whole *= many
        strides = strides if self.by_place else strides[::-1]
        said = [0, 0, whole, self.size, self.place, *self.shape, *strides]
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

    def rows(self) -> bytes:
        """Copy the array here, game by game."""
        many, places = self.shape
        text = self.get(self.size * many * places)
        if not self.by_place:
            return text
        items = [text[at : at + self.size] for at in range(0, len(text), self.size)]
        return b"".join(
            items[place * many + game] for game in range(many) for place in range(places)
        )

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

    def prepare(self, way: str) -> None:
        """Make the arrays that a way to watch needs."""
        self.way = way
        by_place = WAYS[way][0].endswith("place")
        make, many, sizes = self.card.array, self.many, self.sizes
        self.lists = [make(4, many, sizes["moves"], by_place=by_place), make(8, many)]
        self.chosen = make(4, many)
        self.seen = [
            make(sizes["cell"], many, sizes["cells"], by_place=by_place),
            make(1, many, sizes["facts"], by_place=by_place),
        ]
        self.arrays += [*self.lists, self.chosen, *self.seen]
        if len(WAYS[way]) > 1:
            masked = [make(4, many, sizes["moves"], by_place=by_place), make(8, many)]
            self.marks = [*masked, make(1, many, sizes["actions"])]
        else:
            self.marks = [make(1, many, sizes["bits"])]
        self.arrays += self.marks

    def loops(self) -> list[tuple[str, list[Array]]]:
        """List what a decision takes, with the arrays that are given."""
        rules = [self.games, self.tables]
        given = {
            "list": [*rules, *self.lists],
            "observe": [*rules, *self.seen],
            "mask": [*self.lists, *self.marks],
            "look": [*rules, *self.lists, *self.seen, *self.marks],
            "choose": [self.games, *self.lists, self.chosen],
            "play": [*rules, self.chosen],
        }
        order = WAYS[self.way][0].partition(" by ")[2]
        named = (*WAYS[self.way], f"choose by {order}", "play")
        return [(loop, given[loop.partition(" by ")[0]]) for loop in named]

    def watch(self, steps: int) -> float:
        """Take some decisions with observation and mask; return the seconds."""
        self.card.wait()
        begun = perf_counter()
        for _ in range(steps):
            for loop, given in self.loops():
                self.run(loop, *given)
        self.card.wait()
        return perf_counter() - begun

    def parts(self, steps: int) -> dict[str, float]:
        """Return the seconds of each loop, with a pause after each."""
        spent: dict[str, float] = {}
        for _ in range(steps):
            for loop, given in self.loops():
                begun = perf_counter()
                self.run(loop, *given)
                self.card.wait()
                spent[loop] = spent.get(loop, 0) + perf_counter() - begun
        return spent

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
    for way in list(WAYS)[1:]:
        prove_shown(card, folder, kernels, way)
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
    for way in WAYS:
        for many in WATCHED:
            measure_watched(card, folder, kernels, way, many)


def prove_shown(card: Card, folder: Path, kernels: dict[str, Any], way: str) -> None:
    """Compare what some games show after some decisions."""
    few = Swarm(card, folder, kernels, PROVED)
    few.deal(0)
    few.prepare(way)
    few.watch(SHOWN)
    look, given = few.loops()[0]
    few.run(look, *given)
    card.wait()
    for array, name in zip([*few.seen, *few.marks], ("cells", "facts", "bits"), strict=True):
        if array.rows() != (folder / f"{name}.bin").read_bytes():
            raise SystemExit(f"{way}: the card shows other {name} than plain Python")
    few.free()
    print(f"{way}: {PROVED} games show the same as in plain Python")


def measure_watched(card: Card, folder: Path, kernels: dict[str, Any], way: str, many: int) -> None:
    """Measure decisions with observation and mask, and where the time goes."""
    swarm = Swarm(card, folder, kernels, many)
    swarm.deal(0)
    swarm.prepare(way)
    seconds = swarm.watch(STEPS)
    swarm.deal(0)
    parts = swarm.parts(20)
    shares = ", ".join(
        f"{loop.partition(' by ')[0]} {spent / sum(parts.values()):.0%}"
        for loop, spent in parts.items()
    )
    print(
        f"{many:>9,} games, {way}: {many * STEPS / seconds / 1e6:,.0f} M decisions/s ({shares})",
        flush=True,
    )
    swarm.free()


if __name__ == "__main__":
    if sys.argv[1] == "write":
        named = sys.argv[3:5] or BOX
        write(Path(sys.argv[2]), named[0], int(named[1]))
    else:
        run(Path(sys.argv[2]))
