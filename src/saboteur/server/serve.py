"""``saboteur serve``: one process with everything in it."""

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

from saboteur.server.app import build
from saboteur.server.files import allow_files
from saboteur.server.http.socket import LONGEST_MESSAGE
from saboteur.server.logs import start_logging
from saboteur.server.punctual import (
    PING_PATIENCE,
    PING_SECONDS,
    PunctualProtocol,
    PunctualSocket,
)
from saboteur.server.settings import Settings

SHUTDOWN_SECONDS: Final = 5
YOUNG, MIDDLE, OLD = 100, 2, 100_000
"""How seldom Python looks for rings of dead objects: a full look stops all tables for as long as
it takes, and with a few hundred tables that is longer than a move may. The small looks are frequent
for the same reason: Python counts new objects less those that are gone, and where games go on these
are nearly the same, so that 10,000 more may mean hundreds of thousands of new ones to look at."""
LOCAL: Final = ("127.0.0.1", "::1", "localhost")
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound


def data_folder() -> Path:
    """Return where a user's programs keep their data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        home = Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_DATA_HOME")
        home = Path.home() / ".local" / "share"
    return (Path(base) if base else home) / "saboteur"


def serve(settings: Settings, host: str, port: int, announce: Callable[[str], None]) -> bool:
    """Serve until a signal; ``announce`` gets each address. ``False`` if it could not start."""
    start_logging(settings.log_level)
    allow_files()
    config = uvicorn.Config(
        build(settings),
        host=host,
        port=port,
        lifespan="on",
        http=PunctualProtocol,
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws=PunctualSocket,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # it doubles the memory of a socket
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_PATIENCE,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        access_log=False,  # addresses of guests are nobody's business
        server_header=False,
        log_config=None,
    )
    server = _AnnouncingServer(config, announce)
    # uvicorn closes everything in good order and then raises the signal again; so this is how the
    # process ends: with its exit code and its last duties, not killed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started


class _AnnouncingServer(uvicorn.Server):
    """Says where it is reached as soon as it is."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[str], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _settle_memory()
            port = self.servers[0].sockets[0].getsockname()[1]  # whichever it was, if 0 was asked
            for host in _names(self.config.host):
                self._announce(f"http://{host}:{port}/")


def _settle_memory() -> None:
    """Leave what was loaded at the start out of every later look for dead objects."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def _names(host: str) -> Iterator[str]:
    """Yield how this machine is called: by itself, and by others if they may come in."""
    if host not in LOCAL + EVERYWHERE:
        yield host
        return
    yield "localhost"
    if host in EVERYWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way out
            yield probe.getsockname()[0]
