"""Running a contest: in this process, in several, or on the machines of a Ray cluster."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any, Final

from saboteur.arena.contest import Pairing
from saboteur.arena.playing import Played, played

AHEAD: Final = 4
"""So many games per worker are handed out before the first result is in."""
STARTS: Final = 4
"""So often a cluster of our own is started: Ray gives up on a busy machine after half a minute."""


def run(pairings: Iterable[Pairing], workers: int) -> Iterator[Played]:
    """Play the games in so many processes; results come in the order of the games.

    Whoever stops listening stops the games, but for those that are being played.
    """
    if workers == 1:
        yield from map(played, pairings)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_stopping_to_others)
    try:
        yield from pool.map(played, pairings)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_stopping_to_others() -> None:
    """Play on when a key stops the command: it is for the command to say what was played."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_on_ray(pairings: Iterable[Pairing]) -> Iterator[Played]:
    """Play the games on a Ray cluster, or on all cores of this machine where there is none.

    Results come in the order of the games; whoever stops listening stops the games. Every machine
    has this package installed. Raises ``ModuleNotFoundError`` without Ray.
    """
    ray = import_module("ray")  # the extra ``cluster``
    ours = not ray.is_initialized()
    if ours:
        start(ray)
    play = ray.remote(played)
    ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
    waiting: deque[Any] = deque()
    try:
        for pairing in pairings:
            waiting.append(play.remote(pairing))
            if len(waiting) >= ahead:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for game in waiting:
            ray.cancel(game)
        if ours:
            ray.shutdown()


def start(ray: Any) -> None:  # noqa: ANN401 - Ray is not always here
    """Start a cluster on this machine, or join the one that the environment names."""
    for left in reversed(range(STARTS)):
        try:
            ray.init(log_to_driver=False, include_dashboard=False)
        except Exception as problem:
            if not left or "timed out during startup" not in str(problem):
                raise
            ray.shutdown()
        else:
            return
