"""``saboteur doctor``: check everything a server needs before it is started."""

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
from saboteur.server.cluster.broker_factory import create_broker
from saboteur.server.http.static_assets import INDEX_NAME, STATIC_DIR
from saboteur.server.settings import Settings
from saboteur.server.storage.database import (
    InvalidDatabaseUrl,
    database_url,
    is_sqlite,
    make_engine,
)
from saboteur.server.storage.migrations.migrate import current_schema, newest_schema

MIN_FREE_DISK_BYTES: Final = 200 * 1024 * 1024
MIN_SQLITE_VERSION: Final = (3, 35, 0)
MIN_SHARED_IP_GUESTS: Final = 5
"""From this number of guests on, a single client IP suggests a misconfigured proxy."""
HTTP_TIMEOUT_S: Final = 3.0
METRIC_PATTERN: Final = re.compile(
    r"^saboteur_(client_ips|client_ip_guests) ([\d.e+]+)$", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class CheckResult:
    """The outcome of one check of ``saboteur doctor``."""

    name: str
    """Suffix of the text id ``doctor-NAME``."""
    detail: str
    is_ok: bool = True
    is_warning: bool = False
    """Whether the check passed although the setup is probably not what was intended."""


def run_checks(settings: Settings, host: str, port: int) -> Iterator[CheckResult]:
    """Run the checks one by one; yield each result as soon as it is known."""
    yield CheckResult("python", sys.version.split()[0], sys.version_info >= (3, 11))
    built = (STATIC_DIR / INDEX_NAME).is_file()
    yield CheckResult("client", str(STATIC_DIR), built)
    yield from _check_data_dir(settings.data)
    yield from _check_database(settings)
    yield from _check_redis(settings)
    yield from _check_address(host, port)
    if settings.public_url is not None:
        yield _check_public_url(settings.public_url)


def _check_data_dir(folder: Path) -> Iterator[CheckResult]:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # as the server creates it
        with tempfile.NamedTemporaryFile(dir=folder) as probe:
            probe.write(b"x")
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        yield CheckResult("data", f"{folder}: {error.strerror}", is_ok=False)
        return
    free_bytes = shutil.disk_usage(folder).free
    yield CheckResult(
        "data", f"{folder}, {free_bytes // 2**20} MiB", free_bytes >= MIN_FREE_DISK_BYTES
    )


def _check_database(settings: Settings) -> Iterator[CheckResult]:
    try:
        url = database_url(settings.database_url, settings.data)
        if is_sqlite(url):
            version = sqlite3.sqlite_version
            yield CheckResult("sqlite", version, sqlite3.sqlite_version_info >= MIN_SQLITE_VERSION)
            if not Path(url.database or "").exists():
                return  # created at the first start
        schema = asyncio.run(_read_schema_version(settings))
    except (InvalidDatabaseUrl, OSError, ImportError) as error:
        yield CheckResult("database", str(error), is_ok=False)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        yield CheckResult("database", reason, is_ok=False)
    else:
        will_migrate = schema is None or is_sqlite(url)  # migrated at the next start
        yield CheckResult(
            "schema", f"{schema} / {newest_schema()}", schema == newest_schema() or will_migrate
        )


async def _read_schema_version(settings: Settings) -> str | None:
    engine = make_engine(database_url(settings.database_url, settings.data))
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(current_schema)
    finally:
        await engine.dispose()


def _check_redis(settings: Settings) -> Iterator[CheckResult]:
    if settings.redis_url is None:
        return
    try:
        asyncio.run(_connect_broker(settings))
    except (BrokerUnavailable, InvalidDatabaseUrl, ImportError, ValueError) as error:
        yield CheckResult("redis", str(error), is_ok=False)
    else:
        yield CheckResult("redis", f"{settings.lease_seconds:g} s")


async def _connect_broker(settings: Settings) -> None:
    broker = create_broker(settings)
    await broker.open(lambda _: None, lambda: None)
    await broker.close()


def _check_address(host: str, port: int) -> Iterator[CheckResult]:
    """Check that the port is free, or report on the Saboteur server that is running there."""
    local_host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - compared
    if _fetch(local_host, port, "/healthz") is None:
        yield _check_port(host, port)
        return
    yield CheckResult("running", f"{host}, {port}")
    values = dict(METRIC_PATTERN.findall(_fetch(local_host, port, "/metrics") or ""))
    if len(values) == 2:
        guests, client_ips = (
            int(float(values["client_ip_guests"])),
            int(float(values["client_ips"])),
        )
        is_single_ip = client_ips == 1 and guests >= MIN_SHARED_IP_GUESTS
        yield CheckResult(
            "single-ip" if is_single_ip else "client-ips",
            f"{guests} / {client_ips}",
            is_warning=is_single_ip,
        )


def _fetch(host: str, port: int, path: str) -> str | None:
    """Return a page of a running Saboteur server; ``None`` if none answers there."""
    connection = http.client.HTTPConnection(host, port, timeout=HTTP_TIMEOUT_S)
    try:
        connection.request("GET", path)
        response = connection.getresponse()
        text = response.read().decode("utf-8", "replace")
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()
    is_ours = response.status == 200 and (path != "/healthz" or text == "ok\n")
    return text if is_ours else None


def _check_port(host: str, port: int) -> CheckResult:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return CheckResult("port", f"{host}, {port}: {error.strerror}", is_ok=False)
    return CheckResult("port", f"{host}, {port}")


def _check_public_url(address: str) -> CheckResult:
    parts = urlsplit(address)
    is_valid = parts.scheme in ("http", "https") and bool(parts.netloc) and parts.path in ("", "/")
    return CheckResult("public-url", address, is_valid)
