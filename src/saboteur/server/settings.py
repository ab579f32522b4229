"""The settings of a server."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import time
from typing import Final

from saboteur.server.rate_limits import Rates
from saboteur.table.time_limits import (
    BOT_MOVE_INTERVAL_S,
    FAST_CLOCK_S,
    IDLE_TIMEOUT_S,
    RECONNECT_TIMEOUT_S,
    RELAXED_CLOCK_S,
)

LOOPBACK_NETWORKS: Final = ("127.0.0.0/8", "::1/128")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Settings of one server process; the defaults suit a private server at home."""

    data: Path
    """Directory of the database; created if it does not exist."""
    database_url: str | None = None
    """PostgreSQL or SQLite database to use instead of the SQLite file in ``data``."""
    redis_url: str | None = None
    """Redis that connects several nodes on one database; ``None`` for a single node."""
    public_url: str | None = None
    """URL under which browsers reach the server, if a proxy changes the ``Host`` header."""
    deck: str | None = None
    """The text of a deck file that all new tables use; ``None`` for the decks as shipped."""
    bot_pause: float = BOT_MOVE_INTERVAL_S
    """Seconds between ticks of bot moves: players can follow, and thinking time stays hidden."""
    bot_workers: int = 0
    """Number of bot worker processes; 0 uses all cores but one, which is left to the tables."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Custom bots that hosts may seat: bot name to import path of the bot class."""
    purge_days: int = 90
    """Days of inactivity after which a guest is deleted; 0 keeps guests forever."""
    metrics_from: tuple[str, ...] = LOOPBACK_NETWORKS
    """Networks that may read ``/metrics``."""
    trusted_proxies: tuple[str, ...] = LOOPBACK_NETWORKS
    """Networks of proxies whose ``X-Forwarded-For`` header is trusted."""
    push_contact: str | None = None
    """Contact URL for push services, such as ``mailto:me@play.example``; ``None`` disables push."""
    push_key: str | None = None
    """Private VAPID key for push services; if ``None``, one is generated and stored."""
    push_networks: tuple[str, ...] = ()
    """Private networks in which push services are allowed."""
    smtp_url: str | None = None
    """Server for outgoing mail; ``None`` disables mail."""
    mail_from: str | None = None
    """Sender address of mails."""
    notification_poll_s: float = 15.0
    """Seconds between checks for notifications to send."""
    deadline_poll_s: float = 10.0
    """Seconds between checks for expired turns of correspondence tables."""
    log_level: str = "warning"
    lease_seconds: float = 4.0
    """Seconds after a node fails until other nodes may take over its tables."""
    relaxed_seconds: float = RELAXED_CLOCK_S
    """Time per decision with the relaxed clock: enough to read every card of a hand."""
    fast_seconds: float = FAST_CLOCK_S
    """Time per decision with the fast clock: players who know the cards need ten seconds."""
    grace_seconds: float = RECONNECT_TIMEOUT_S
    """Seconds after a player's last socket closed until the player counts as absent.

    A phone needs some time to change networks.
    """
    idle_seconds: float = IDLE_TIMEOUT_S
    """Seconds without connections after which a table is unloaded; it is restored from its log."""
    rates: Rates = field(default_factory=Rates)
    """Rate limits of requests and frames."""
    now: Callable[[], float] = time
    """Wall clock in seconds since 1970; tests replace it."""

    @property
    def has_correspondence(self) -> bool:
        """Whether correspondence tables are offered: always.

        They need a program that runs while no player is connected, as a server does.
        """
        return True

    @property
    def clocks(self) -> Mapping[str, float]:
        """Seconds per decision by name of the clock; a table without a clock has no limit."""
        return {"relaxed": self.relaxed_seconds, "fast": self.fast_seconds}
