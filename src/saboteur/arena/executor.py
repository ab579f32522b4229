"""Running a contest: in this process, in several, or on a Ray cluster."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any, Final

from saboteur.arena.contest import GameSpec
from saboteur.arena.worker import GameResult, play_game

GAMES_AHEAD_PER_WORKER: Final = 4
"""The number of games per worker that are submitted in advance."""
MAX_START_ATTEMPTS: Final = 4
"""Maximum number of attempts to start a local cluster.

On a busy machine Ray gives up after half a minute.
"""


def run(specs: Iterable[GameSpec], workers: int) -> Iterator[GameResult]:
    """Play the games in ``workers`` processes and yield the results in the order of the games.

    Closing the generator cancels the games that have not started.
    """
    if workers == 1:
        yield from map(play_game, specs)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupts)
    try:
        yield from pool.map(play_game, specs)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ignore SIGINT in a worker: the command handles it and reports the games played so far."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_on_ray(specs: Iterable[GameSpec]) -> Iterator[GameResult]:
    """Play the games on a Ray cluster, or on all local cores, and yield the results in order.

    Closing the generator cancels the remaining games. Every machine must have this package
    installed. Raises ``ModuleNotFoundError`` without Ray.
    """
    ray = import_module("ray")  # the extra ``cluster``
    is_own_cluster = not ray.is_initialized()
    if is_own_cluster:
        start_ray(ray)
    play = ray.remote(play_game)
    ahead = GAMES_AHEAD_PER_WORKER * int(ray.cluster_resources().get("CPU", 1))
    waiting: deque[Any] = deque()
    try:
        for spec in specs:
            waiting.append(play.remote(spec))
            if len(waiting) >= ahead:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for game in waiting:
            ray.cancel(game)
        if is_own_cluster:
            ray.shutdown()


def start_ray(ray: Any) -> None:  # noqa: ANN401 - Ray is not always here
    """Start a cluster on this machine, or join the one that the environment names."""
    for left in reversed(range(MAX_START_ATTEMPTS)):
        try:
            ray.init(log_to_driver=False, include_dashboard=False)
        except Exception as problem:
            if not left or "timed out during startup" not in str(problem):
                raise
            ray.shutdown()
        else:
            return
