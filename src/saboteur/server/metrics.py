"""What the server counts of itself. No label names a guest, a table, a role or a card.

How long a bot thought is not among it: that depends on what it holds (``table.bots.Beat``).
"""

from ipaddress import ip_address, ip_network
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

QUICK: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Seconds."""

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)


def _seconds(name: str, meaning: str) -> Histogram:
    """Return a figure of how long something quick takes."""
    return Histogram(f"saboteur_{name}_seconds", meaning, buckets=QUICK, registry=REGISTRY)


NODE: Final = Info("saboteur_node", "This process among the nodes", registry=REGISTRY)
TABLES: Final = Gauge("saboteur_tables", "Live tables that this node owns", registry=REGISTRY)
SOCKETS: Final = Gauge("saboteur_sockets", "Open sockets at this node", registry=REGISTRY)
REMOTE_CONNECTIONS: Final = Gauge(
    "saboteur_remote_connections", "Sockets of other nodes at tables of this one", registry=REGISTRY
)
COMMANDS: Final = Counter("saboteur_commands", "Frames from clients", ["kind"], registry=REGISTRY)
COMMAND_SECONDS: Final = _seconds(
    "command", "From a frame's arrival at its table to the last frame it caused"
)
COMMIT_SECONDS: Final = _seconds("commit", "One commit of the log")
LOOP_LAG: Final = _seconds("loop_lag", "How late the event loop comes to what is due")
REJECTED: Final = Counter(
    "saboteur_rejected", "Frames and requests that were turned down", ["code"], registry=REGISTRY
)
PUT_DOWN: Final = Counter(
    "saboteur_tables_put_down", "Tables that go on from their log", ["why"], registry=REGISTRY
)
LETTERS: Final = Counter(
    "saboteur_letters",
    "Letters to guests, and what became of them",
    ["way", "outcome"],
    registry=REGISTRY,
)
BOT_QUEUE: Final = Gauge("saboteur_bot_queue", "Bots that wait for a worker", registry=REGISTRY)
BOT_WAIT: Final = Histogram(
    "saboteur_bot_wait_seconds",
    "How long bots waited for a worker, in whole half seconds",
    buckets=(0, 0.5, 1, 2, 5, 10, 20),
    registry=REGISTRY,
)
BOT_STEPS: Final = Gauge(
    "saboteur_bot_steps", "By how many levels bots play lower than they were set", registry=REGISTRY
)
BOT_WORKERS: Final = Gauge("saboteur_bot_workers", "Workers in which bots think", registry=REGISTRY)
BOT_WORKERS_LOST: Final = Counter(
    "saboteur_bot_workers_lost", "Workers that were replaced", ["why"], registry=REGISTRY
)
HOMES: Final = Gauge(
    "saboteur_homes", "Addresses from which guests came within a day", registry=REGISTRY
)
HOME_GUESTS: Final = Gauge(
    "saboteur_home_guests", "Guests who came from them, up to a thousand", registry=REGISTRY
)
PURGED: Final = Counter("saboteur_purged_guests", "Guests who stayed away", registry=REGISTRY)


def exposition() -> bytes:
    """Return all figures in Prometheus's text format."""
    return generate_latest(REGISTRY)


def may_measure(address: str, networks: tuple[str, ...]) -> bool:
    """Whether somebody at an address may read the figures."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(network) for network in networks)
