"""What a server is told when it starts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Final

from saboteur.table.times import (
    BEAT_SECONDS,
    FAST_SECONDS,
    GRACE_SECONDS,
    IDLE_SECONDS,
    RELAXED_SECONDS,
)

LOOPBACK: Final = ("127.0.0.0/8", "::1/128")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How this server runs; the defaults are for playing at home."""

    data: Path
    """The folder of the database; made if it is not there."""
    database_url: str | None = None
    """PostgreSQL or another SQLite, if the games are not kept in ``data``."""
    redis_url: str | None = None
    """Where several nodes on one database meet."""
    public_url: str | None = None
    """Where browsers reach us, if a proxy in front changes the ``Host``."""
    deck: str | None = None
    """The text of a deck file for all new tables (architecture, decision 9)."""
    bot_pause: float = BEAT_SECONDS
    """Seconds of a bot's beat: people can follow, and nobody learns how long it thought."""
    bot_workers: int = 0
    """So many bots think at the same time; 0 leaves one core to the tables and takes the rest."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots of the operator's own that hosts may seat: by their names, where their classes stand."""
    purge_days: int = 90
    """Guests who stay away for so long are forgotten; 0 keeps them for ever."""
    metrics_from: tuple[str, ...] = LOOPBACK
    """Networks that may read ``/metrics``."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Networks of proxies whose word for where a request comes from is taken."""
    push_contact: str | None = None
    """Whom push services ask about us, such as ``mailto:me@play.example``; without it no pushes."""
    push_key: str | None = None
    """Our secret key for push services; without it one is made and kept in the database."""
    push_networks: tuple[str, ...] = ()
    """Networks that are not public in which push services may stand."""
    smtp_url: str | None = None
    """The server that takes our mails; without it there are none."""
    mail_from: str | None = None
    """Whom mails come from."""
    post_patience: float = 40.0
    """Who answers within so many seconds gets no letter; slow tables add some of their own."""
    post_beat: float = 15.0
    """So often is looked whether letters are to go."""
    log_level: str = "warning"
    lease_seconds: float = 4.0
    """So long after a node's death others may take its tables."""
    relaxed_seconds: float = RELAXED_SECONDS
    """For a decision at a table with a relaxed clock: time to read every card of the hand."""
    fast_seconds: float = FAST_SECONDS
    """For a decision at a table with a fast clock: who knows the cards needs ten."""
    grace_seconds: float = GRACE_SECONDS
    """So long after a player's last socket closed the others wait: a phone finds its network."""
    idle_seconds: float = IDLE_SECONDS
    """When nobody has been at a table for so long, it is put to sleep: its log wakes it again."""

    now: Callable[[], float] = time
    """The time, in seconds since 1970, by which slow tables wait."""

    @property
    def slow(self) -> bool:
        """Whether there are slow tables: a server is there while nobody is."""
        return True

    @property
    def clocks(self) -> Mapping[str, float]:
        """Seconds for a decision, by the clock of the table; without one it may take for ever."""
        return {"relaxed": self.relaxed_seconds, "fast": self.fast_seconds}
