"""Measure the swarm beside the reference: part of ``make bench``.

All loops run in turn, slice by slice, on one core of one process; what counts are the ratios to
random play in the reference, the first of them.
"""

import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numba
import numpy as np

from benchmarks.__main__ import search_play
from saboteur.swarm import Swarm, machine
from saboteur.swarm.record import layout

SLICE = 0.25
SLICES = 12
BOXES = (
    ("saboteur", 3), ("saboteur", 5), ("saboteur", 10), ("saboteur2", 5), ("duel", 2), ("duel", 1)
)  # fmt: skip
GAMES = 1024
WATCHED = 64


def to_the_end(swarm: Swarm, seconds: float) -> float:
    """Decisions a second of whole random games."""
    decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        swarm.reset()
        decisions += swarm.finish()
    return decisions / (process_time() - begun)


class Watched:
    """Whole random games with the legal moves, an observation and a mask for every decision."""

    def __init__(self, box: str, seats: int) -> None:
        """Compile the loop: one game after the other, all that belongs to a decision at once."""
        self.swarm = Swarm(box, seats, WATCHED)
        self.swarm.look()
        shares = machine.processor(self.swarm.box)
        each_look, each_play = shares["each_look"], shares["each_play"]

        @numba.njit  # type: ignore[untyped-decorator]
        def play(
            games: Any,  # noqa: ANN401 - compiled
            tables: Any,  # noqa: ANN401 - as above
            shown: Any,  # noqa: ANN401 - as above
            chosen: Any,  # noqa: ANN401 - as above
            scratch: Any,  # noqa: ANN401 - as above
        ) -> int:
            decisions = 0
            moves, counts, cells, facts, bits = shown
            for which in range(len(games)):
                each_look(games, tables, which, moves, counts, cells, facts, bits)
                while counts[which]:
                    chosen[which] = moves[which, int(np.random.random() * counts[which])]
                    each_play(games, tables, which, chosen, scratch)
                    each_look(games, tables, which, moves, counts, cells, facts, bits)
                    decisions += 1
            return decisions

        self.play = play

    def speed(self, seconds: float) -> float:
        """Decisions a second."""
        swarm = self.swarm
        decisions = 0
        begun = process_time()
        while process_time() - begun < seconds:
            swarm.reset()
            decisions += self.play(
                swarm._games, swarm._rules, swarm._looked, swarm._chosen, swarm._scratch
            )
        return decisions / (process_time() - begun)


def copy_time(swarm: Swarm) -> float:
    """Microseconds a copy, where a search branches from one game: the best of many short runs."""
    sources = np.zeros(GAMES, np.int64)
    best = float("inf")
    for _ in range(500):
        begun = perf_counter()
        swarm.branch(sources)
        best = min(best, perf_counter() - begun)
    return best / GAMES * 1e6


def main() -> None:
    """Print the figures."""
    loops: dict[str, Callable[[float], float]] = {}
    begun = process_time()
    swarms = {box: Swarm(*box, GAMES) for box in BOXES}
    for box, swarm in swarms.items():
        name = f"{box[0]} {box[1]}"
        loops[f"reference, {name}"] = partial(search_play, seats=box[1], id_=box[0])
        loops[f"swarm, {name}"] = partial(to_the_end, swarm)
        loops[f"with observation and mask, {name}"] = Watched(*box).speed
    for loop in loops.values():
        loop(0.01)  # compiles, where nothing is kept on disk
    print(f"made ready in {process_time() - begun:.1f} s")
    runs: list[dict[str, float]] = []
    for number in range(SLICES):
        print(f"\rmeasuring, slice {number + 1} of {SLICES} ", end="", file=sys.stderr)
        runs.append({name: loop(SLICE) for name, loop in loops.items()})
    print(file=sys.stderr)
    print(f"{'loop':<40}{'per second':>12}{'ratio':>9}")
    for name in loops:
        base = f"reference, {name.split(', ')[1]}"
        ratio = median(run[name] / run[base] for run in runs)
        print(f"{name:<40}{median(run[name] for run in runs):>12,.0f}{ratio:>9.1f}")
    for box, swarm in {box[0]: (box, swarm) for box, swarm in swarms.items()}.values():
        size = layout(swarm.box.game).itemsize
        print(f"{box[0]}: a copy takes {copy_time(swarm):.2f} µs, a record {size:,} bytes")


if __name__ == "__main__":
    main()
