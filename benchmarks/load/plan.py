"""Parameters of a load test, within bounds."""

from dataclasses import dataclass
from typing import Final

MAX_TABLES: Final = 10_000
MAX_SOCKETS: Final = 20_000
MAX_DURATION_S: Final = 600
MAX_NODES: Final = 8
HELP: Final = {
    "tables": "tables that play",
    "seats": "seats of a table",
    "watchers": "spectators of a table",
    "quiet": "further tables, at which one guest looks on and no move is made",
    "rate": "moves a second over all tables",
    "seconds": "seconds of play",
    "ruleset": "a box with its modules",
    "nodes": "servers; several need an empty PostgreSQL and a Redis",
    "database_url": "the database, instead of a temporary SQLite file",
    "redis_url": "the Redis server of several nodes",
}
"""The help texts of the command-line options, by field of ``Plan``."""


class InvalidPlan(ValueError):
    """A parameter of the plan is out of bounds, or two contradict each other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Parameters of a load test.

    Raises:
        InvalidPlan: A parameter is out of bounds, or two contradict each other.
    """

    tables: int = 20
    seats: int = 5
    watchers: int = 5
    quiet: int = 0
    """Number of further tables at which nobody moves, with one socket each."""
    rate: float = 5.0
    """Moves per second over all tables."""
    seconds: float = 20.0
    ruleset: str = "saboteur"
    nodes: int = 1
    database_url: str | None = None
    redis_url: str | None = None

    def __post_init__(self) -> None:
        for name, maximum in (
            ("all_tables", MAX_TABLES),
            ("tables", MAX_TABLES),
            ("seconds", MAX_DURATION_S),
            ("nodes", MAX_NODES),
            ("sockets", MAX_SOCKETS),
        ):
            if not 0 < getattr(self, name) <= maximum:
                raise InvalidPlan(
                    f"{name}: more than 0 and at most {maximum}, not {getattr(self, name)}"
                )
        if self.rate <= 0 or min(self.watchers, self.quiet) < 0:
            raise InvalidPlan("rate, watchers and quiet tables can't be negative")
        if self.nodes > 1 and None in (self.database_url, self.redis_url):
            raise InvalidPlan("several nodes need --database-url and --redis-url")

    @property
    def sockets(self) -> int:
        return self.tables * (self.seats + self.watchers) + self.quiet

    @property
    def all_tables(self) -> int:
        return self.tables + self.quiet
