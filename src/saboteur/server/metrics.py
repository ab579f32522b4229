"""The Prometheus metrics of a server. No label names a guest, a table, a role or a card.

The time that a bot needs for a move is not measured, because it depends on the bot's cards: see
``saboteur.bot_runtime.timing.MoveTicker``.
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

LATENCY_BUCKETS_S: Final = (
    0.0005,
    0.001,
    0.002,
    0.005,
    0.01,
    0.02,
    0.03,
    0.05,
    0.1,
    0.25,
    0.5,
    1,
    2.5,
    5,
)

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)


def _latency_histogram(name: str, description: str) -> Histogram:
    return Histogram(
        f"saboteur_{name}_seconds", description, buckets=LATENCY_BUCKETS_S, registry=REGISTRY
    )


NODE_INFO: Final = Info("saboteur_node", "This process among the nodes", registry=REGISTRY)
TABLES: Final = Gauge("saboteur_tables", "Live tables that this node owns", registry=REGISTRY)
SOCKETS: Final = Gauge("saboteur_sockets", "Open sockets at this node", registry=REGISTRY)
REMOTE_CONNECTIONS: Final = Gauge(
    "saboteur_remote_connections", "Sockets of other nodes at tables of this one", registry=REGISTRY
)
COMMANDS: Final = Counter("saboteur_commands", "Frames from clients", ["kind"], registry=REGISTRY)
COMMAND_DURATION_S: Final = _latency_histogram(
    "command", "From a frame's arrival at its table to the last frame it caused"
)
COMMIT_DURATION_S: Final = _latency_histogram("commit", "One commit of the log")
LOOP_LAG: Final = _latency_histogram("loop_lag", "How late event loop timers fire")
REJECTED: Final = Counter(
    "saboteur_rejected", "Frames and requests that were turned down", ["code"], registry=REGISTRY
)
TABLES_UNLOADED: Final = Counter(
    "saboteur_tables_unloaded", "Tables unloaded from memory", ["reason"], registry=REGISTRY
)
NOTIFICATIONS: Final = Counter(
    "saboteur_notifications",
    "Notifications to guests, by channel and outcome",
    ["channel", "outcome"],
    registry=REGISTRY,
)
BOT_QUEUE: Final = Gauge("saboteur_bot_queue", "Bots that wait for a worker", registry=REGISTRY)
BOT_WAIT: Final = Histogram(
    "saboteur_bot_wait_seconds",
    "How long bots waited for a worker, in whole half seconds",
    buckets=(0, 0.5, 1, 2, 5, 10, 20),
    registry=REGISTRY,
)
BOT_LEVEL_REDUCTION: Final = Gauge(
    "saboteur_bot_level_reduction",
    "By how many levels bots play below their set level",
    registry=REGISTRY,
)
BOT_WORKERS: Final = Gauge("saboteur_bot_workers", "Worker processes for bots", registry=REGISTRY)
BOT_WORKERS_LOST: Final = Counter(
    "saboteur_bot_workers_lost", "Workers that were replaced", ["reason"], registry=REGISTRY
)
CLIENT_IPS: Final = Gauge(
    "saboteur_client_ips", "Client IPs from which guests came within a day", registry=REGISTRY
)
CLIENT_IP_GUESTS: Final = Gauge(
    "saboteur_client_ip_guests", "Guests who came from them, up to a thousand", registry=REGISTRY
)
PURGED_GUESTS: Final = Counter(
    "saboteur_purged_guests", "Guests deleted after long inactivity", registry=REGISTRY
)


def render_metrics() -> bytes:
    """Return all metrics in Prometheus's text format."""
    return generate_latest(REGISTRY)


def may_read_metrics(address: str, networks: tuple[str, ...]) -> bool:
    """Return whether ``address`` is in one of ``networks``; ``False`` if it is no IP address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in ip_network(network) for network in networks)
