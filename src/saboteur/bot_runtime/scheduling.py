"""Scheduling of bot jobs: tables take turns, and a long queue lowers the level of bots.

Decisions depend only on which tables wait and for which level. The cost of a level is a constant:
the time a bot really needs depends on its hidden cards and must not influence how others play.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Final, Generic, TypeVar, final

from saboteur.bots import STEPS, lowered

LEVEL_COST_S: Final = {
    "random": 0.005,
    "novice": 0.01,
    "skilled": 0.02,
    "expert": 0.2,
    "master": 0.02,
}
"""By level, the approximate worker time for a move in seconds."""
MAX_WAIT_S: Final = 1.0
"""Queued work per worker above which the level is lowered; about the delay of a bot's move."""
RECOVERY_S: Final = 30.0
"""Length of an observation window, after which the level may be raised again."""
TARGET_UTILISATION: Final = 0.7
"""Maximum share of worker time that the raised level may use."""
LOWEST_LEVEL: Final = "novice"
"""The level below which load shedding never goes: the weakest that still plays sensibly."""

JobT = TypeVar("JobT")


@final
class FairQueue(Generic[JobT]):
    """Round-robin queue over tables: each table gets one job before any gets its next."""

    def __init__(self) -> None:
        self._tables: dict[str, deque[JobT]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def add(self, table: str, job: JobT) -> None:
        self._tables.setdefault(table, deque()).append(job)

    def pop(self) -> JobT | None:
        """Remove and return the next job; ``None`` if the queue is empty."""
        for table, waiting in self._tables.items():
            job = waiting.popleft()
            del self._tables[table]
            if waiting:
                self._tables[table] = waiting  # behind all others
            return job
        return None

    def remove(self, table: str, job: JobT) -> bool:
        """Remove a job that is no longer wanted; return whether it was still queued."""
        waiting = self._tables.get(table, deque())
        if job not in waiting:
            return False
        waiting.remove(job)
        if not waiting:
            del self._tables[table]
        return True

    def heads(self) -> Iterator[JobT]:
        """Return the oldest job of each table.

        The load is computed from these, so that one table with many jobs does not count more.
        """
        return (waiting[0] for waiting in self._tables.values())


@final
class LoadShedder:
    """Lowers the highest level of bots under load.

    It starts at the top; ``adjust`` lowers and raises it step by step.
    """

    def __init__(self, workers: int, clock: Callable[[], float] = monotonic) -> None:
        self.level = STEPS[-1]
        self._workers = workers
        self._clock = clock
        self._window_start = clock()
        """Start of the current observation window."""
        self._requests: Counter[str] = Counter()

    @property
    def is_lowered(self) -> bool:
        """Whether bots play below the highest level."""
        return self.level != STEPS[-1]

    def effective_level(self, level: str) -> str:
        """Return the level at which a bot of ``level`` plays now."""
        return lowered(level, self.level)

    def record_request(self, level: str) -> None:
        self._requests[level] += 1

    def adjust(self, waiting: Iterable[str]) -> bool:
        """Lower or raise the level by one step if due; return whether it changed.

        ``waiting`` has the level of each table's oldest job.
        """
        step = 0
        queued_s = sum(LEVEL_COST_S[self.effective_level(level)] for level in waiting)
        if queued_s > MAX_WAIT_S * self._workers and self.level != LOWEST_LEVEL:
            step = -1
        elif self._clock() - self._window_start >= RECOVERY_S:
            step = 1 if self.is_lowered and self._can_raise() else 0
        else:
            return False
        self.level = STEPS[STEPS.index(self.level) + step]
        self._window_start = self._clock()
        self._requests.clear()
        return step != 0

    def _can_raise(self) -> bool:
        """Return whether the workers could have served the window's requests one step higher."""
        higher = STEPS[STEPS.index(self.level) + 1]
        work_s = sum(
            count * LEVEL_COST_S[lowered(level, higher)] for level, count in self._requests.items()
        )
        return work_s <= TARGET_UTILISATION * self._workers * (self._clock() - self._window_start)
