"""``saboteur doctor``: look at everything a server needs, before it needs it."""

import asyncio
import http.client
import os
import re
import shutil
import socket
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError

from saboteur.server.cluster.broker import BrokerUnavailable
from saboteur.server.cluster.node import new_broker
from saboteur.server.http.static import INDEX, STATIC
from saboteur.server.settings import Settings
from saboteur.server.storage.database import BadDatabase, database_url, is_sqlite, make_engine
from saboteur.server.storage.migrations import found, newest

LEAST_DISK: Final = 200 * 1024 * 1024
LEAST_SQLITE: Final = (3, 35, 0)
LEAST_GUESTS: Final = 5
"""So many from one address are no household any more, but perhaps a proxy's."""
ASKING_SECONDS: Final = 3.0
FIGURE: Final = re.compile(r"^saboteur_(homes|home_guests) ([\d.e+]+)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, and what is wrong with it, if anything is."""

    what: str
    """A word that the texts know: ``doctor-WHAT``."""
    detail: str
    fine: bool = True
    doubtful: bool = False
    """Whether it works, but perhaps not as it was meant."""


def examine(settings: Settings, host: str, port: int) -> Iterator[Finding]:
    """Look at one thing after the other."""
    yield Finding("python", sys.version.split()[0], sys.version_info >= (3, 11))
    built = (STATIC / INDEX).is_file()
    yield Finding("client", str(STATIC), built)
    yield from _folder(settings.data)
    yield from _database(settings)
    yield from _broker(settings)
    yield from _place(host, port)
    if settings.public_url is not None:
        yield _public(settings.public_url)


def _folder(folder: Path) -> Iterator[Finding]:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # as the server makes it
        with tempfile.NamedTemporaryFile(dir=folder) as probe:
            probe.write(b"x")
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        yield Finding("data", f"{folder}: {error.strerror}", fine=False)
        return
    free = shutil.disk_usage(folder).free
    yield Finding("data", f"{folder}, {free // 2**20} MiB", free >= LEAST_DISK)


def _database(settings: Settings) -> Iterator[Finding]:
    try:
        url = database_url(settings.database_url, settings.data)
        if is_sqlite(url):
            version = sqlite3.sqlite_version
            yield Finding("sqlite", version, sqlite3.sqlite_version_info >= LEAST_SQLITE)
            if not Path(url.database or "").exists():
                return  # it is made at the first start
        schema = asyncio.run(_schema(settings))
    except (BadDatabase, OSError, ImportError) as error:
        yield Finding("database", str(error), fine=False)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        yield Finding("database", reason, fine=False)
    else:
        fresh = schema is None or is_sqlite(url)  # migrated at the next start
        yield Finding("schema", f"{schema} / {newest()}", schema == newest() or fresh)


async def _schema(settings: Settings) -> str | None:
    engine = make_engine(database_url(settings.database_url, settings.data))
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(found)
    finally:
        await engine.dispose()


def _broker(settings: Settings) -> Iterator[Finding]:
    if settings.redis_url is None:
        return
    try:
        asyncio.run(_join(settings))
    except (BrokerUnavailable, BadDatabase, ImportError, ValueError) as error:
        yield Finding("redis", str(error), fine=False)
    else:
        yield Finding("redis", f"{settings.lease_seconds:g} s")


async def _join(settings: Settings) -> None:
    broker = new_broker(settings)
    await broker.open(lambda _: None, lambda: None)
    await broker.close()


def _place(host: str, port: int) -> Iterator[Finding]:
    """Look whether a server may listen there, or how the one fares that does."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - compared
    if _asked(here, port, "/healthz") is None:
        yield _port(host, port)
        return
    yield Finding("running", f"{host}, {port}")
    found = dict(FIGURE.findall(_asked(here, port, "/metrics") or ""))
    if len(found) == 2:
        guests, homes = int(float(found["home_guests"])), int(float(found["homes"]))
        one = homes == 1 and guests >= LEAST_GUESTS
        yield Finding("one-home" if one else "homes", f"{guests} / {homes}", doubtful=one)


def _asked(host: str, port: int, path: str) -> str | None:
    """Return a page of a server of ours that runs here; ``None`` if there is none."""
    connection = http.client.HTTPConnection(host, port, timeout=ASKING_SECONDS)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()
    ours = answer.status == 200 and (path != "/healthz" or text == "ok\n")
    return text if ours else None


def _port(host: str, port: int) -> Finding:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return Finding("port", f"{host}, {port}: {error.strerror}", fine=False)
    return Finding("port", f"{host}, {port}")


def _public(address: str) -> Finding:
    parts = urlsplit(address)
    whole = parts.scheme in ("http", "https") and bool(parts.netloc) and parts.path in ("", "/")
    return Finding("public-url", address, whole)
