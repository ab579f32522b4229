"""What is to be tried, within bounds."""

from dataclasses import dataclass
from typing import Final

MOST_TABLES: Final = 10_000
MOST_SOCKETS: Final = 20_000
MOST_SECONDS: Final = 600
MOST_NODES: Final = 8


class TooMuch(ValueError):
    """The plan goes beyond what a test of ours may do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """How many tables, with how many sockets, moved how often, for how long, on which nodes."""

    tables: int = 20
    seats: int = 5
    watchers: int = 5
    quiet: int = 0
    """Tables beside those: one socket looks at each, and nobody moves."""
    rate: float = 5.0
    """Moves in a second, over all tables."""
    seconds: float = 20.0
    ruleset: str = "saboteur"
    nodes: int = 1
    database_url: str | None = None
    redis_url: str | None = None

    def __post_init__(self) -> None:
        """Refuse what is out of bounds."""
        for name, most in (
            ("all_tables", MOST_TABLES),
            ("tables", MOST_TABLES),
            ("seconds", MOST_SECONDS),
            ("nodes", MOST_NODES),
            ("sockets", MOST_SOCKETS),
        ):
            if not 0 < getattr(self, name) <= most:
                raise TooMuch(f"{name}: more than 0 and at most {most}, not {getattr(self, name)}")
        if self.rate <= 0 or min(self.watchers, self.quiet) < 0:
            raise TooMuch("rate, watchers and quiet tables can't be negative")
        if self.nodes > 1 and None in (self.database_url, self.redis_url):
            raise TooMuch("several nodes need --database-url and --redis-url")

    @property
    def sockets(self) -> int:
        """How many sockets there are in all."""
        return self.tables * (self.seats + self.watchers) + self.quiet

    @property
    def all_tables(self) -> int:
        """How many tables there are in all."""
        return self.tables + self.quiet
