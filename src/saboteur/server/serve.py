"""``saboteur serve``: run the whole server in one process."""

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import uvicorn

from saboteur.server.app import create_app
from saboteur.server.http.socket import MAX_MESSAGE_BYTES
from saboteur.server.logs import configure_logging
from saboteur.server.rlimits import raise_open_file_limit
from saboteur.server.settings import Settings
from saboteur.server.uvicorn_protocols import (
    PING_INTERVAL_S,
    PING_TIMEOUT_S,
    AbortingWebSocketProtocol,
    RequestTimeoutProtocol,
)

SHUTDOWN_TIMEOUT_S: Final = 5
GC_YOUNG_THRESHOLD, GC_MIDDLE_THRESHOLD, GC_OLD_THRESHOLD = 100, 2, 100_000
"""Thresholds of Python's cyclic garbage collector.

A full collection stops all tables, and with a few hundred tables it takes longer than a move
may, so it is rare. Collections of young objects are frequent for the same reason: Python counts
allocations minus deallocations. While games are played the two are nearly equal, so that a
surplus of 10,000 may mean hundreds of thousands of new objects to examine.
"""
LOOPBACK_HOSTS: Final = ("127.0.0.1", "::1", "localhost")
WILDCARD_HOSTS: Final = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound


def default_data_dir() -> Path:
    """Return the data directory of this user as the platform defines it."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        default_base = Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_DATA_HOME")
        default_base = Path.home() / ".local" / "share"
    return (Path(base) if base else default_base) / "saboteur"


def serve(settings: Settings, host: str, port: int, announce: Callable[[str], None]) -> bool:
    """Run the server until a signal ends it; return ``False`` if it could not start.

    ``announce`` is called with each URL under which the server can be reached.
    """
    configure_logging(settings.log_level)
    raise_open_file_limit()
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        lifespan="on",
        http=RequestTimeoutProtocol,
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws=AbortingWebSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # it doubles the memory of a socket
        ws_ping_interval=PING_INTERVAL_S,
        ws_ping_timeout=PING_TIMEOUT_S,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        access_log=False,  # it would record the IP addresses of guests
        server_header=False,
        log_config=None,
    )
    server = _AnnouncingServer(config, announce)
    # uvicorn shuts down in order and then raises the signal again. This handler lets the process
    # exit with code 0 and run its exit handlers instead of being killed by the signal.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started


class _AnnouncingServer(uvicorn.Server):
    """A uvicorn server that announces its URLs once it accepts connections."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _freeze_gc()
            port = self.servers[0].sockets[0].getsockname()[1]  # the real one if 0 was requested
            for host in _reachable_hosts(self.config.host):
                self._announce(f"http://{host}:{port}/")


def _freeze_gc() -> None:
    """Exclude the objects that exist after startup from later garbage collections."""
    gc.freeze()
    gc.set_threshold(GC_YOUNG_THRESHOLD, GC_MIDDLE_THRESHOLD, GC_OLD_THRESHOLD)


def _reachable_hosts(host: str) -> Iterator[str]:
    """Yield the host names for URLs: for this machine, and for others if ``host`` is a wildcard."""
    if host not in LOOPBACK_HOSTS + WILDCARD_HOSTS:
        yield host
        return
    yield "localhost"
    if host in WILDCARD_HOSTS:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only selects the interface
            yield probe.getsockname()[0]
