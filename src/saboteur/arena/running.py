"""Running a contest: in this process, in several, or on the machines of a Ray cluster."""

import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Final

from saboteur.arena.contest import Pairing
from saboteur.arena.playing import Played, played

AHEAD: Final = 4
"""So many games per worker are handed out before the first result is in."""


def run(pairings: Iterable[Pairing], workers: int) -> Iterator[Played]:
    """Play the games in so many processes; results come in the order of the games."""
    if workers == 1:
        yield from map(played, pairings)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(played, pairings)


def run_on_ray(pairings: Iterable[Pairing]) -> Iterator[Played]:
    """Play the games on a Ray cluster, or on this machine where there is none.

    Results come in the order of the games. Raises ``ModuleNotFoundError`` without Ray.
    """
    ray = import_module("ray")  # the extra ``cluster``
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    play = ray.remote(played)
    ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    waiting = []
    for pairing in pairings:
        waiting.append(play.remote(pairing))
        if len(waiting) >= ahead:
            yield ray.get(waiting.pop(0))
    while waiting:
        yield ray.get(waiting.pop(0))
