"""Whose bot thinks next, and how well: tables take turns, and a long queue lowers the level.

All of it depends on who waits and for which level. What a level takes is a fixed number here: how
long a bot really thought depends on what it holds, and must not show in how others play.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Final, Generic, TypeVar, final

from saboteur.bots import STEPS, lowered

COST: Final = {"random": 0.005, "novice": 0.01, "skilled": 0.02, "expert": 0.2, "master": 0.02}
"""Seconds that a worker needs for a move, about."""
LONG: Final = 1.0
"""Seconds of queue for each worker beyond which the level is lowered: as a move takes anyway."""
CALM: Final = 30.0
"""Seconds over which one looks before the level is raised again."""
SHARE: Final = 0.7
"""So much of their time the workers may be busy then."""
LOWEST: Final = "novice"
"""No lower: this one still plays sensibly."""

AskedT = TypeVar("AskedT")


@final
class Turns(Generic[AskedT]):
    """Questions that wait, by table: each table gets one answered before any gets its next."""

    def __init__(self) -> None:
        """Begin with none."""
        self._tables: dict[str, deque[AskedT]] = {}

    def __len__(self) -> int:
        """Count the questions."""
        return sum(map(len, self._tables.values()))

    def add(self, table: str, asked: AskedT) -> None:
        """Let a question wait."""
        self._tables.setdefault(table, deque()).append(asked)

    def next(self) -> AskedT | None:
        """Take the next question out, if there is one."""
        for table, waiting in self._tables.items():
            asked = waiting.popleft()
            del self._tables[table]
            if waiting:
                self._tables[table] = waiting  # behind all others
            return asked
        return None

    def drop(self, table: str, asked: AskedT) -> bool:
        """Forget a question that nobody asks any more; whether it still waited."""
        waiting = self._tables.get(table, deque())
        if asked not in waiting:
            return False
        waiting.remove(asked)
        if not waiting:
            del self._tables[table]
        return True

    def first(self) -> Iterator[AskedT]:
        """Yield the oldest question of each table: a table with many makes no queue longer."""
        return (waiting[0] for waiting in self._tables.values())


@final
class Ceiling:
    """The highest level at which bots play now; lowered and raised step by step."""

    def __init__(self, workers: int, clock: Callable[[], float] = monotonic) -> None:
        """Begin with the highest."""
        self.level = STEPS[-1]
        self._workers = workers
        self._clock = clock
        self._since = clock()
        """From when on we look at what is asked."""
        self._asked: Counter[str] = Counter()

    @property
    def lowered(self) -> bool:
        """Whether there is a higher level than bots play at."""
        return self.level != STEPS[-1]

    def under(self, level: str) -> str:
        """Return at which level a bot of a level plays now."""
        return lowered(level, self.level)

    def ask(self, level: str) -> None:
        """Count a question."""
        self._asked[level] += 1

    def check(self, waiting: Iterable[str]) -> bool:
        """Lower or raise the level by a step if it is time; ``waiting`` is what tables wait for."""
        step = 0
        queue = sum(COST[self.under(level)] for level in waiting)
        if queue > LONG * self._workers and self.level != LOWEST:
            step = -1
        elif self._clock() - self._since >= CALM:
            step = 1 if self.lowered and self._would_bear() else 0
        else:
            return False
        self.level = STEPS[STEPS.index(self.level) + step]
        self._since = self._clock()
        self._asked.clear()
        return step != 0

    def _would_bear(self) -> bool:
        """Whether the workers would have borne what was asked, one step higher."""
        higher = STEPS[STEPS.index(self.level) + 1]
        work = sum(number * COST[lowered(level, higher)] for level, number in self._asked.items())
        return work <= SHARE * self._workers * (self._clock() - self._since)
