"""Measure the swarm against the reference engine: part of ``make bench``.

All loops run in turn, slice by slice, on one core of one process. Only the ratios to the first loop
matter: random play in the reference engine.
"""

import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numba
import numpy as np

from benchmarks.__main__ import search_decisions_per_s
from saboteur.swarm import Swarm, compilation
from saboteur.swarm.numpy_record import record_dtype

SLICE_S = 0.25
SLICE_COUNT = 12
BOXES_AND_SEATS = (
    ("saboteur", 3), ("saboteur", 5), ("saboteur", 10), ("saboteur2", 5), ("duel", 2), ("duel", 1)
)  # fmt: skip
GAME_COUNT = 1024
OBSERVED_GAME_COUNT = 64


def finish_decisions_per_s(swarm: Swarm, seconds: float) -> float:
    """Return the decisions per second of whole random games."""
    decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        swarm.reset()
        decisions += swarm.finish()
    return decisions / (process_time() - begun)


class ObservedPlay:
    """Whole random games with the legal moves, an observation and a mask for every decision.

    The loop is compiled: one game after the other, with all parts of a decision at once.
    """

    def __init__(self, box: str, seats: int) -> None:
        self.swarm = Swarm(box, seats, OBSERVED_GAME_COUNT)
        self.swarm.look()
        loops = compilation.compile_cpu_loops(self.swarm.box)
        look_one, play_one = loops["look_one"], loops["play_one"]

        @numba.njit  # type: ignore[untyped-decorator]
        def play(
            games: Any,  # noqa: ANN401 - compiled
            tables: Any,  # noqa: ANN401 - as above
            arrays: Any,  # noqa: ANN401 - as above
            chosen: Any,  # noqa: ANN401 - as above
            scratch: Any,  # noqa: ANN401 - as above
        ) -> int:
            decisions = 0
            moves, counts, cells, facts, bits = arrays
            for index in range(len(games)):
                look_one(games, tables, index, moves, counts, cells, facts, bits)
                while counts[index]:
                    chosen[index] = moves[index, int(np.random.random() * counts[index])]
                    play_one(games, tables, index, chosen, scratch)
                    look_one(games, tables, index, moves, counts, cells, facts, bits)
                    decisions += 1
            return decisions

        self._play_compiled = play

    def decisions_per_s(self, seconds: float) -> float:
        """Play games for ``seconds`` seconds, and return the decisions per second."""
        swarm = self.swarm
        decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            swarm.reset()
            decisions += self._play_compiled(
                swarm._games,
                swarm._device_tables,
                swarm._look_arrays,
                swarm._chosen,
                swarm._scratch,
            )
        return decisions / (process_time() - begun)


def measure_copy_us(swarm: Swarm) -> float:
    """Return the microseconds per copy when branching from one game: the best of many runs."""
    sources = np.zeros(GAME_COUNT, np.int64)
    best = float("inf")
    for _ in range(500):
        begun = perf_counter()
        swarm.branch(sources)
        best = min(best, perf_counter() - begun)
    return best / GAME_COUNT * 1e6


def main() -> None:
    """Print the decisions per second of each loop and its ratio to the reference engine.

    Then print, for each box, the time per copy and the size of a record.
    """
    loops: dict[str, Callable[[float], float]] = {}
    begun = process_time()
    swarms = {box: Swarm(*box, GAME_COUNT) for box in BOXES_AND_SEATS}
    for box, swarm in swarms.items():
        name = f"{box[0]} {box[1]}"
        loops[f"reference, {name}"] = partial(search_decisions_per_s, seats=box[1], id_=box[0])
        loops[f"swarm, {name}"] = partial(finish_decisions_per_s, swarm)
        loops[f"with observation and mask, {name}"] = ObservedPlay(*box).decisions_per_s
    for loop in loops.values():
        loop(0.01)  # compile unless cached on disk
    print(f"prepared in {process_time() - begun:.1f} s")
    runs: list[dict[str, float]] = []
    for number in range(SLICE_COUNT):
        print(f"\rmeasuring, slice {number + 1} of {SLICE_COUNT} ", end="", file=sys.stderr)
        runs.append({name: loop(SLICE_S) for name, loop in loops.items()})
    print(file=sys.stderr)
    print(f"{'loop':<40}{'per second':>12}{'ratio':>9}")
    for name in loops:
        base = f"reference, {name.split(', ')[1]}"
        ratio = median(run[name] / run[base] for run in runs)
        print(f"{name:<40}{median(run[name] for run in runs):>12,.0f}{ratio:>9.1f}")
    for box, swarm in {box[0]: (box, swarm) for box, swarm in swarms.items()}.values():
        size = record_dtype(swarm.box.game).itemsize
        print(f"{box[0]}: a copy takes {measure_copy_us(swarm):.2f} µs, a record {size:,} bytes")


if __name__ == "__main__":
    main()
