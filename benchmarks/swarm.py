"""Measure the swarm beside the reference: part of ``make bench``.

All loops run in turn, slice by slice, on one core of one process; what counts are the ratios to
random play in the reference, the first of them.
"""

import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time

import numpy as np

from benchmarks.__main__ import search_play
from saboteur.swarm import Swarm
from saboteur.swarm.record import Game, layout

SLICE = 0.25
SLICES = 12
SEATS = (3, 5, 10)
GAMES = 1024
WATCHED = 256


def to_the_end(swarm: Swarm, seconds: float) -> float:
    """Decisions a second of whole random games."""
    decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        swarm.reset()
        decisions += swarm.finish()
    return decisions / (process_time() - begun)


def step_by_step(swarm: Swarm, seconds: float) -> float:
    """Decisions a second with legal moves, observation and mask for every one of them."""
    decisions = 0
    begun = process_time()
    while process_time() - begun < seconds:
        swarm.legal()
        swarm.observe()
        swarm.mask()
        swarm.play(swarm.random())
        decisions += swarm.size
        over = swarm.over
        if over.any():
            swarm.reset(over)
    return decisions / (process_time() - begun)


def copy_time() -> float:
    """Microseconds to copy a game: the best of many short runs."""
    games = np.zeros(WATCHED, layout(Game))
    others = np.zeros(WATCHED, layout(Game))
    best = float("inf")
    for _ in range(200):
        begun = perf_counter()
        others[:] = games
        best = min(best, perf_counter() - begun)
    return best / WATCHED * 1e6


def main() -> None:
    """Print the figures."""
    loops: dict[str, Callable[[float], float]] = {}
    begun = process_time()
    for seats in SEATS:
        loops[f"reference, {seats} seats"] = partial(search_play, seats=seats)
        loops[f"swarm, {seats} seats"] = partial(to_the_end, Swarm("saboteur", seats, GAMES))
        watched = Swarm("saboteur", seats, WATCHED)
        loops[f"with observation and mask, {seats} seats"] = partial(step_by_step, watched)
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
    print(f"a copy takes {copy_time():.2f} µs, a record {layout(Game).itemsize:,} bytes")


if __name__ == "__main__":
    main()
