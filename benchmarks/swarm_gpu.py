"""Measure the swarm on an NVIDIA GPU, using only its driver.

    python -m benchmarks.swarm_gpu write build/swarm          where saboteur-games[swarm-cuda] is
    python -m benchmarks.swarm_gpu write build/duel duel 2    the same for another box
    python benchmarks/swarm_gpu.py run build/swarm            on the machine with the GPU

``write`` compiles the kernels and plays a few games in plain Python; ``run`` needs the standard
library only, plays the same games first, and measures only if all records are equal.
"""

import ctypes
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

KERNEL_LOOPS: Final = (
    "deal", "play", "finish",
    "list by place", "choose by place", "observe by place", "mask by place", "look by place",
    "choose by game", "look by game",
)  # fmt: skip
"""The loops to compile.

Lists and observations are stored by place (neighbouring threads write to neighbouring addresses)
or by game.
"""
OBSERVATION_LOOPS: Final = {
    "list, observe, mask": ("list by place", "observe by place", "mask by place"),
    "look, game by game": ("look by game",),
    "look, place by place": ("look by place",),
}
"""The loops of each way to compute observation and mask.

The first way gives a mask of bytes, the others one of bits.
"""
COMPUTE_CAPABILITY: Final = (9, 0)
"""The compute capability of the GPUs H100 and H200."""
DEFAULT_BOX: Final = ("saboteur", "5")
"""Box and number of seats."""
SEED: Final = 7
COMPARED_GAME_COUNT: Final = 32
"""The number of games whose records and observations are compared."""
STEPS_BEFORE_COMPARISON: Final = 40
THREADS_PER_BLOCK: Final = 128
MEASURED_STEPS: Final = 150
"""The decisions measured, fewer than a game of random play has."""
FINISHED_GAME_COUNTS: Final = (65_536, 262_144, 1_048_576)
OBSERVED_GAME_COUNTS: Final = (65_536, 262_144, 1_048_576)


def write_artifacts(folder: Path, ruleset_id: str, seats: int) -> None:
    """Write the kernels, the rule tables, and expected records and observations of some games."""
    import numpy as np  # noqa: PLC0415 - not needed to run

    from saboteur.games.registry import ruleset  # noqa: PLC0415 - as above
    from saboteur.swarm import compilation, cuda  # noqa: PLC0415 - as above
    from saboteur.swarm.box_registry import box_spec_of  # noqa: PLC0415 - as above
    from saboteur.swarm.move_lists import MAX_MOVES  # noqa: PLC0415 - as above
    from saboteur.swarm.numpy_record import record_dtype  # noqa: PLC0415 - as above

    folder.mkdir(parents=True, exist_ok=True)
    rules = ruleset(ruleset_id, seats, {})
    box = box_spec_of(rules)
    tables = box.build_tables(rules, reference_deals=False)
    row = np.zeros(1, record_dtype(box.rule_tables))
    tables.write(row[0])
    (folder / "tables.bin").write_bytes(row.tobytes())
    games = [box.game() for _ in range(COMPARED_GAME_COUNT)]
    counts, scratch = [0] * COMPARED_GAME_COUNT, [0] * box.scratch_size
    loops = compilation.python_loops(box)
    loops["deal_all"](games, [tables], SEED, list(range(COMPARED_GAME_COUNT)), scratch)
    loops["finish_all"](games, [tables], counts, [0] * MAX_MOVES, [0] * 4, scratch)
    records = np.zeros(COMPARED_GAME_COUNT, record_dtype(box.game))
    for record, game in zip(records, games, strict=True):
        game.write(record)
    (folder / "games.bin").write_bytes(records.tobytes())
    _write_observations(folder, box, tables)
    sizes = {
        "game": record_dtype(box.game).itemsize,
        "tables": record_dtype(box.rule_tables).itemsize,
        "moves": MAX_MOVES,
        "cells": box.layout.cell_count,
        "cell": np.dtype(box.layout.cell_dtype).itemsize,
        "facts": box.layout.fact_count,
        "bits": -(-tables.move_count // 8),
        "actions": tables.move_count,
    }
    (folder / "sizes.json").write_text(json.dumps(sizes), "utf-8")
    for loop in KERNEL_LOOPS:
        name, _, order = loop.partition(" by ")
        text = cuda.compile_ptx(box, name, COMPUTE_CAPABILITY, by_place=order == "place")
        (folder / f"{loop}.ptx").write_text(text, "utf-8")
        print(f"{loop} compiled", flush=True)


def _write_observations(
    folder: Path,
    box: Any,  # noqa: ANN401 - its type is not needed to run
    tables: Any,  # noqa: ANN401 - as above
) -> None:
    """Write the observations of some games in plain Python, after some random decisions."""
    import numpy as np  # noqa: PLC0415 - not needed to run

    from saboteur.swarm import compilation  # noqa: PLC0415 - as above
    from saboteur.swarm.move_lists import MAX_MOVES  # noqa: PLC0415 - as above

    loops = compilation.python_loops(box)
    games = [box.game() for _ in range(COMPARED_GAME_COUNT)]
    scratch, chosen = [0] * box.scratch_size, [0] * COMPARED_GAME_COUNT
    lists: Any = ([[0] * MAX_MOVES for _ in games], [0] * COMPARED_GAME_COUNT)
    shown: list[tuple[str, list[list[int]]]] = [
        (box.layout.cell_dtype, [[0] * box.layout.cell_count for _ in games]),
        ("u1", [[0] * box.layout.fact_count for _ in games]),
        ("u1", [[0] * -(-tables.move_count // 8) for _ in games]),
    ]
    loops["deal_all"](games, [tables], SEED, list(range(COMPARED_GAME_COUNT)), scratch)
    for _ in range(STEPS_BEFORE_COMPARISON):
        loops["look_all"](games, [tables], *lists, *(array for _, array in shown))
        loops["choose_all"](games, *lists, chosen, [0] * 4)
        loops["play_all"](games, [tables], chosen, scratch)
    loops["look_all"](games, [tables], *lists, *(array for _, array in shown))
    for (kind, array), name in zip(shown, ("cells", "facts", "bits"), strict=True):
        (folder / f"{name}.bin").write_bytes(np.array(array, kind).tobytes())


class CudaDriver:
    """The first GPU of the machine, accessed through the driver API."""

    def __init__(self) -> None:
        self._driver = ctypes.CDLL("libcuda.so.1")
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call_driver("cuInit", 0)
        self.call_driver("cuDeviceGet", ctypes.byref(device), 0)
        self.call_driver("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call_driver("cuCtxSetCurrent", context)
        name = ctypes.create_string_buffer(100)
        self.call_driver("cuDeviceGetName", name, 100, device)
        self.name = name.value.decode()

    def call_driver(self, function: str, *arguments: Any) -> None:  # noqa: ANN401 - ctypes
        """Call a driver function; raises ``RuntimeError`` with the driver's message."""
        error = getattr(self._driver, function)(*arguments)
        if error:
            message = ctypes.c_char_p()
            self._driver.cuGetErrorString(error, ctypes.byref(message))
            raise RuntimeError(f"{function}: {(message.value or b'').decode()} ({error})")

    def load_kernel(self, text: bytes) -> ctypes.c_void_p:
        """Load PTX or a cubin, and return its one kernel."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        name = (
            text.split(b".text.", 1)[1].split(b"\0", 1)[0]
            if text.startswith(b"\x7fELF")
            else text.split(b".entry", 1)[1].split(b"(", 1)[0].strip()
        )
        self.call_driver("cuModuleLoadData", ctypes.byref(module), ctypes.c_char_p(text + b"\0"))
        self.call_driver(
            "cuModuleGetFunction", ctypes.byref(function), module, ctypes.c_char_p(name)
        )
        return function

    def make_array(self, size: int, *shape: int, by_place: bool = False) -> "CudaArray":
        """Return a zeroed array in GPU memory, of items of ``size`` bytes."""
        address = ctypes.c_uint64()
        byte_count = size
        for length in shape:
            byte_count *= length
        self.call_driver("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(byte_count))
        self.call_driver("cuMemsetD8_v2", address, ctypes.c_ubyte(0), ctypes.c_size_t(byte_count))
        return CudaArray(self, address.value or 0, size, shape, by_place=by_place)

    def run_kernel(
        self, function: ctypes.c_void_p, game_count: int, *given: "CudaArray | int"
    ) -> None:
        """Launch a kernel with one thread per game."""
        arguments: list[ctypes.c_uint64] = []
        for one in given:
            arguments += (
                one.kernel_arguments() if isinstance(one, CudaArray) else [ctypes.c_uint64(one)]
            )
        pointers = (ctypes.c_void_p * len(arguments))(*map(ctypes.addressof, arguments))
        blocks = -(-game_count // THREADS_PER_BLOCK)
        self.call_driver(
            "cuLaunchKernel",
            function,
            blocks,
            1,
            1,
            THREADS_PER_BLOCK,
            1,
            1,
            0,
            None,
            pointers,
            None,
        )

    def synchronize(self) -> None:
        """Wait until all kernels have finished."""
        self.call_driver("cuCtxSynchronize")


class CudaArray:
    """A contiguous array in GPU memory.

    It is stored game by game or, with ``by_place``, place by place, so that neighbouring threads
    read neighbouring addresses.
    """

    def __init__(
        self,
        driver: CudaDriver,
        address: int,
        item_size: int,
        shape: Sequence[int],
        *,
        by_place: bool = False,
    ) -> None:
        self.by_place = by_place
        self.driver = driver
        self.address = address
        self.item_size = item_size
        self.shape = tuple(shape)

    def kernel_arguments(self) -> list[ctypes.c_uint64]:
        """Return the arguments by which Numba's kernels take an array."""
        item_count, strides, stride = 1, [], self.item_size
        for length in self.shape if self.by_place else reversed(self.shape):
            strides.append(stride)
            stride *= length
            item_count *= length
        strides = strides if self.by_place else strides[::-1]
        arguments = [0, 0, item_count, self.item_size, self.address, *self.shape, *strides]
        return [ctypes.c_uint64(argument) for argument in arguments]

    def copy_from_host(self, text: bytes) -> None:
        self.driver.call_driver(
            "cuMemcpyHtoD_v2", ctypes.c_uint64(self.address), text, ctypes.c_size_t(len(text))
        )

    def copy_to_host(self, size: int) -> bytes:
        """Return the first ``size`` bytes."""
        text = ctypes.create_string_buffer(size)
        self.driver.call_driver(
            "cuMemcpyDtoH_v2", text, ctypes.c_uint64(self.address), ctypes.c_size_t(size)
        )
        return text.raw

    def rows_by_game(self) -> bytes:
        """Return the bytes of the array, game by game."""
        game_count, places = self.shape
        text = self.copy_to_host(self.item_size * game_count * places)
        if not self.by_place:
            return text
        items = [text[at : at + self.item_size] for at in range(0, len(text), self.item_size)]
        return b"".join(
            items[place * game_count + game]
            for game in range(game_count)
            for place in range(places)
        )

    def to_int64s(self) -> Sequence[int]:
        """Return the array as 64-bit numbers."""
        return memoryview(self.copy_to_host(8 * self.shape[0])).cast("q")

    def free(self) -> None:
        self.driver.call_driver("cuMemFree_v2", ctypes.c_uint64(self.address))


class CudaSwarm:
    """``game_count`` games on the GPU, dealt and played by the compiled kernels."""

    def __init__(
        self, driver: CudaDriver, folder: Path, kernels: dict[str, Any], game_count: int
    ) -> None:
        self.driver, self.kernels, self.game_count = driver, kernels, game_count
        self.sizes = json.loads((folder / "sizes.json").read_text("utf-8"))
        self.tables = driver.make_array(self.sizes["tables"], 1)
        self.tables.copy_from_host((folder / "tables.bin").read_bytes())
        self.games = driver.make_array(self.sizes["game"], game_count)
        self.game_numbers = driver.make_array(8, game_count)
        self.decision_counts = driver.make_array(8, game_count)
        self.arrays = [self.tables, self.games, self.game_numbers, self.decision_counts]

    def deal(self, first: int) -> None:
        """Start games with consecutive numbers from ``first`` on."""
        numbers = memoryview(bytearray(8 * self.game_count)).cast("q")
        for index in range(self.game_count):
            numbers[index] = first + index
        self.game_numbers.copy_from_host(numbers.tobytes())
        self.run_loop("deal", self.games, self.tables, SEED, self.game_numbers)
        self.driver.synchronize()

    def run_loop(self, loop: str, *given: CudaArray | int) -> None:
        self.driver.run_kernel(self.kernels[loop], self.game_count, *given)

    def finish(self) -> float:
        """Play all games at random to the end; return the seconds."""
        begun = perf_counter()
        self.run_loop("finish", self.games, self.tables, self.decision_counts)
        self.driver.synchronize()
        return perf_counter() - begun

    def prepare_observation(self, observation_kind: str) -> None:
        """Make the arrays for a way to compute observations (``OBSERVATION_LOOPS``)."""
        self.observation_kind = observation_kind
        by_place = OBSERVATION_LOOPS[observation_kind][0].endswith("place")
        make, count, sizes = self.driver.make_array, self.game_count, self.sizes
        self.move_lists = [make(4, count, sizes["moves"], by_place=by_place), make(8, count)]
        self.chosen = make(4, count)
        self.observation_arrays = [
            make(sizes["cell"], count, sizes["cells"], by_place=by_place),
            make(1, count, sizes["facts"], by_place=by_place),
        ]
        self.arrays += [*self.move_lists, self.chosen, *self.observation_arrays]
        if len(OBSERVATION_LOOPS[observation_kind]) > 1:
            masked = [make(4, count, sizes["moves"], by_place=by_place), make(8, count)]
            self.mask_arrays = [*masked, make(1, count, sizes["actions"])]
        else:
            self.mask_arrays = [make(1, count, sizes["bits"])]
        self.arrays += self.mask_arrays

    def planned_loops(self) -> list[tuple[str, list[CudaArray]]]:
        """Return the loops of a decision, with their arrays."""
        rules = [self.games, self.tables]
        given = {
            "list": [*rules, *self.move_lists],
            "observe": [*rules, *self.observation_arrays],
            "mask": [*self.move_lists, *self.mask_arrays],
            "look": [*rules, *self.move_lists, *self.observation_arrays, *self.mask_arrays],
            "choose": [self.games, *self.move_lists, self.chosen],
            "play": [*rules, self.chosen],
        }
        order = OBSERVATION_LOOPS[self.observation_kind][0].partition(" by ")[2]
        named = (*OBSERVATION_LOOPS[self.observation_kind], f"choose by {order}", "play")
        return [(loop, given[loop.partition(" by ")[0]]) for loop in named]

    def time_steps(self, steps: int) -> float:
        """Play some decisions with observation and mask; return the seconds."""
        self.driver.synchronize()
        begun = perf_counter()
        for _ in range(steps):
            for loop, given in self.planned_loops():
                self.run_loop(loop, *given)
        self.driver.synchronize()
        return perf_counter() - begun

    def time_loops(self, steps: int) -> dict[str, float]:
        """Return the seconds of each loop, waiting after each."""
        spent: dict[str, float] = {}
        for _ in range(steps):
            for loop, given in self.planned_loops():
                begun = perf_counter()
                self.run_loop(loop, *given)
                self.driver.synchronize()
                spent[loop] = spent.get(loop, 0) + perf_counter() - begun
        return spent

    def free(self) -> None:
        for array in self.arrays:
            array.free()


def measure_gpu(folder: Path) -> None:
    """Check that the GPU plays the games of plain Python, then print its speed.

    Exits if they differ.
    """
    driver = CudaDriver()
    print(driver.name)
    kernels = {
        loop: driver.load_kernel((folder / f"{loop}.ptx").read_bytes()) for loop in KERNEL_LOOPS
    }
    expected = (folder / "games.bin").read_bytes()
    few = CudaSwarm(driver, folder, kernels, COMPARED_GAME_COUNT)
    few.deal(0)
    few.finish()
    if few.games.copy_to_host(len(expected)) != expected:
        raise SystemExit("the GPU plays other games than plain Python")
    few.free()
    print(f"{COMPARED_GAME_COUNT} games end in the same records as in plain Python")
    for kind in list(OBSERVATION_LOOPS)[1:]:
        compare_observations(driver, folder, kernels, kind)
    for game_count in FINISHED_GAME_COUNTS:
        swarm = CudaSwarm(driver, folder, kernels, game_count)
        best = float("inf")
        for turn in range(4):
            swarm.deal(turn * game_count)
            best = min(best, swarm.finish())
        decisions = sum(swarm.decision_counts.to_int64s())
        print(
            f"{game_count:>9,} games to the end: {decisions / best / 1e6:,.0f} M decisions/s, "
            f"{decisions / game_count:.1f} per game",
            flush=True,
        )
        swarm.free()
    for kind in OBSERVATION_LOOPS:
        for game_count in OBSERVED_GAME_COUNTS:
            measure_observed_play(driver, folder, kernels, kind, game_count)


def compare_observations(
    driver: CudaDriver, folder: Path, kernels: dict[str, Any], observation_kind: str
) -> None:
    """Compare the observations after some decisions; exit if they differ."""
    few = CudaSwarm(driver, folder, kernels, COMPARED_GAME_COUNT)
    few.deal(0)
    few.prepare_observation(observation_kind)
    few.time_steps(STEPS_BEFORE_COMPARISON)
    look, given = few.planned_loops()[0]
    few.run_loop(look, *given)
    driver.synchronize()
    for array, name in zip(
        [*few.observation_arrays, *few.mask_arrays], ("cells", "facts", "bits"), strict=True
    ):
        if array.rows_by_game() != (folder / f"{name}.bin").read_bytes():
            raise SystemExit(f"{observation_kind}: the GPU shows other {name} than plain Python")
    few.free()
    print(f"{observation_kind}: {COMPARED_GAME_COUNT} games show the same as in plain Python")


def measure_observed_play(
    driver: CudaDriver,
    folder: Path,
    kernels: dict[str, Any],
    observation_kind: str,
    game_count: int,
) -> None:
    """Print the decisions per second with observation and mask, and the share of each loop."""
    swarm = CudaSwarm(driver, folder, kernels, game_count)
    swarm.deal(0)
    swarm.prepare_observation(observation_kind)
    seconds = swarm.time_steps(MEASURED_STEPS)
    swarm.deal(0)
    parts = swarm.time_loops(20)
    shares = ", ".join(
        f"{loop.partition(' by ')[0]} {spent / sum(parts.values()):.0%}"
        for loop, spent in parts.items()
    )
    print(
        f"{game_count:>9,} games, {observation_kind}: "
        f"{game_count * MEASURED_STEPS / seconds / 1e6:,.0f} M decisions/s ({shares})",
        flush=True,
    )
    swarm.free()


if __name__ == "__main__":
    if sys.argv[1] == "write":
        box_and_seats = sys.argv[3:5] or DEFAULT_BOX
        write_artifacts(Path(sys.argv[2]), box_and_seats[0], int(box_and_seats[1]))
    else:
        measure_gpu(Path(sys.argv[2]))
