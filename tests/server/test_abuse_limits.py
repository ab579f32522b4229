"""Uploads cost bounded time and memory, and a jump of the clock deletes no guest."""

import asyncio
import socket
import stat
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from time import monotonic, time

import httpx
import pytest
from sqlalchemy import insert

from saboteur.bot_runtime.sandboxed_process import MAX_ADDRESS_SPACE_MIB
from saboteur.cli.app import run
from saboteur.notation.record import RecordError
from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.server import replay_worker
from saboteur.server.http import replays
from saboteur.server.http.origin import allowed_hosts, is_allowed_host
from saboteur.server.http.request import client_ip
from saboteur.server.ops.maintenance import DAY_S, purge_inactive_guests
from saboteur.server.replay_worker import ReplayLimitExceeded, ReplayQueueFull, ReplayWorker
from saboteur.server.storage import schema
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.connections import connection_hub
from saboteur.table.storage.models import GuestRecord
from tests.process_setups import time_requests_out
from tests.server.harness import RegistryHarness, Tab
from tests.server.server_process import TIMEOUT_S, Client, Server, wait_until

# --- Records ------------------------------------------------------------------------------


async def test_inspector_times_out_and_reads_next_record(match: Match) -> None:
    good = str(match.record())

    inspector = ReplayWorker(timeout_s=0.0)
    with pytest.raises(ReplayLimitExceeded, match="too long"):
        await inspector.verify(good)
    patient = ReplayWorker()
    await patient.verify(good)
    process = patient.process
    with pytest.raises(RecordError):
        await patient.verify("")
    await patient.verify(good)
    assert patient.process is process  # one process serves all
    assert process is not None
    process.kill()  # as the kernel does if memory runs out
    await process.wait()
    await patient.verify(good)
    await patient.close()


async def test_inspector_replaces_process_killed_for_memory(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = str(match.record())
    monkeypatch.setenv("SABOTEUR_SECRET", "x")
    inspector = ReplayWorker()
    await inspector.verify(good)
    process = inspector.process
    assert process is not None
    limits, environment = process_limits(process.pid)
    wanted = MAX_ADDRESS_SPACE_MIB << 20
    assert f"Max address space         {wanted}" in limits
    assert "SECRET" not in environment
    asked = asyncio.create_task(inspector.verify(good * 50))
    await asyncio.sleep(0)
    process.kill()
    with pytest.raises(ReplayLimitExceeded, match="memory"):
        await asked
    await inspector.verify(good)
    await inspector.close()


def process_limits(pid: int) -> tuple[str, str]:
    """Return the resource limits and the environment of a process."""
    about = Path("/proc") / str(pid)
    return (about / "limits").read_text("utf-8"), (about / "environ").read_text("utf-8")


async def test_inspector_queue_is_limited(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_worker, "MAX_QUEUE_LENGTH", 2)
    good = str(match.record())

    inspector = ReplayWorker()
    asked = [asyncio.create_task(inspector.verify(good)) for _ in range(3)]
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in done] == [type(None), type(None), ReplayQueueFull]
    await inspector.close()


def test_identical_records_are_stored_once(server: Server, match: Match) -> None:
    body = str(match.record()).encode()
    ids = {
        Client(server, name).http.post("/api/replays", content=body).json()["id"]
        for name in ("Ada", "Bob")
    }
    assert len(ids) == 1
    assert server.sql("SELECT count(*) FROM upload WHERE id = :id", id=ids.pop()) == [(1,)]


async def test_uploads_are_counted_per_guest_and_in_total(storage: TableStore) -> None:
    assert (replays.MAX_RECORDS_PER_GUEST, replays.MAX_RECORDS) == (100, 100_000)

    ada, bob = GuestRecord("a", "Ada"), GuestRecord("b", "Bob")
    await storage.add_guest(ada, "hash of a")
    await storage.add_guest(bob, "hash of b")
    for number in range(3):
        await storage.add_upload(f"u{number}", ada, "record")
    await storage.add_upload("v", bob, "record")
    assert await storage.count_uploads(ada) == (3, 4)
    assert await storage.count_uploads(bob) == (1, 4)


# --- The database ---------------------------------------------------------------------------


def test_readiness_fails_when_database_is_read_only(isolated_server: Server) -> None:
    ready = f"{isolated_server.url}/readyz"
    assert httpx.get(ready).status_code == 200
    isolated_server.sql(
        "CREATE TRIGGER full BEFORE UPDATE ON write_probe BEGIN SELECT raise(FAIL, 'full'); END"
    )
    assert httpx.get(ready).status_code == 503
    assert httpx.get(f"{isolated_server.url}/healthz").status_code == 200
    isolated_server.sql("DROP TRIGGER full")
    assert httpx.get(ready).status_code == 200


def test_database_files_are_private(isolated_server: Server) -> None:
    Client(isolated_server, "Ada")
    files = list(isolated_server.data.glob("saboteur.sqlite3*"))
    assert len(files) > 1  # and its journals
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


@pytest.mark.parametrize("words", [("db", "upgrade"), ("doctor", "--port", "0")])
def test_new_data_folder_is_private(tmp_path: Path, words: tuple[str, ...]) -> None:
    folder = tmp_path / "far" / "data"
    assert run([*words, "--data", str(folder)]) == 0
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


# --- Clocks ---------------------------------------------------------------------------------


async def add_guests_seen(storage: TableStore, days_away: list[int], now: float) -> None:
    """Create a guest for each of ``days_away``, last seen that many days before ``now``."""
    for number, days in enumerate(days_away):
        await storage.database.write(
            insert(schema.guest).values(
                id=f"g{number}", nickname="X", created_at=0, last_seen_at=now - days * DAY_S
            )
        )


async def test_purge_ignores_clock_jump(storage: TableStore) -> None:
    now = time()
    await add_guests_seen(storage, [0, 1, 30, 89], now)
    assert await purge_inactive_guests(storage, now + 100 * DAY_S, 90) == 0
    # A guest visits while the clock is wrong: most others now look inactive, in the database too.
    await add_new_guests(storage, now + 100 * DAY_S)
    assert await purge_inactive_guests(storage, now + 100 * DAY_S, 90) == 0
    assert await GuestStore(storage.database).inactive_since(now + 10 * DAY_S)


async def add_new_guests(storage: TableStore, now: float) -> None:
    await storage.database.write(
        *(
            insert(schema.guest).values(
                id=f"n{number}", nickname="X", created_at=0, last_seen_at=now
            )
            for number in range(3)
        )
    )


async def test_purge_deletes_idle_guests(storage: TableStore) -> None:
    now = time()
    await add_guests_seen(storage, [0, 1, 2, 3, 30, 89, 91, 200], now)
    assert await purge_inactive_guests(storage, now, 90) == 2
    assert await GuestStore(storage.database).last_seen_at() > now - 2 * DAY_S


# --- Addresses and names ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("127.0.0.1:1", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        ("club.example", True),
        ("club.example.:443", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        ("[::1", False),
    ],
)
def test_is_own_host(host: str, *, own: bool) -> None:
    assert is_allowed_host(host, allowed_hosts("https://Club.example/")) is own


def test_unknown_host_header_is_misdirected(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/catalogue", headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert "--public-url" in answer.text
    assert "saboteur" not in answer.text.lower()


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_client_ip_network_of_address(address: str, home: str) -> None:
    assert client_ip(address) == home


def test_code_guessing_limit_spares_seated_guests(isolated_server: Server) -> None:
    ada, bob, eve = (Client(isolated_server, name) for name in ("Ada", "Bob", "Eve"))
    code = ada.open_table(seats=3)
    # More than the limit, since tokens are refilled in the meantime.
    signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
    for sign in signs:
        eve.http.get(f"/api/tables/AAAA{sign}")
    assert eve.http.get(f"/api/tables/{code}").status_code == 429
    assert bob.http.get(f"/api/tables/{code}").status_code == 200  # from the same IP address
    for person in (bob, *(Client(isolated_server, f"X{number}") for number in range(6))):
        for sign in signs:
            person.http.get(f"/api/tables/BBBB{sign}")
    assert Client(isolated_server, "Cid").http.get(f"/api/tables/{code}").status_code == 429
    assert ada.http.get(f"/api/tables/{code}").status_code == 200
    with ada.join(code) as tab:
        tab.wait_for("lobby")


def test_hsts_header_with_https_public_url(tmp_path: Path) -> None:
    running = Server(tmp_path, "--public-url", "https://club.example")
    name = "strict-transport-security"
    assert httpx.get(f"{running.url}/healthz").headers[name] == "max-age=31536000"
    running.stop()


def test_no_hsts_header_over_http(server: Server) -> None:
    assert "strict-transport-security" not in httpx.get(f"{server.url}/healthz").headers


# --- Connections ------------------------------------------------------------------------------


STARTED_REQUESTS = (
    b"",
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
    (
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
        b"Content-Length: 9\r\n\r\n{"
    ),
)
"""Starts of requests that are never finished."""


REQUEST_TIMEOUT_S = 1.0
"""Time limit of a request in these tests."""


def wait_for_close(line: socket.socket) -> None:
    with suppress(ConnectionResetError):
        assert line.recv(100) == b""


def test_slow_request_is_cut_off(tmp_path: Path) -> None:
    running = Server(tmp_path, setup=partial(time_requests_out, REQUEST_TIMEOUT_S))
    with ExitStack() as lines:
        for begun in STARTED_REQUESTS:
            address = ("127.0.0.1", running.port)
            slow = lines.enter_context(socket.create_connection(address, TIMEOUT_S))
            lines.callback(wait_for_close, slow)
            slow.sendall(begun)
    assert httpx.get(f"{running.url}/healthz").status_code == 200
    ada = Client(running, "Ada")
    code = ada.open_table(seats=3)
    with ada.join(code) as tab:
        tab.wait_for("lobby")
        until_later = (
            monotonic() + 1.5 * REQUEST_TIMEOUT_S
        )  # longer than a request may take: a WebSocket may stay open
        wait_until(lambda: monotonic() > until_later)
        tab.send("ping", at=1)
        tab.wait_for("pong")
    assert running.stop() == ""


# --- Many spectators --------------------------------------------------------------------------


async def test_spectator_limit_spares_players(
    harness: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_hub, "MAX_WATCHERS", 3)

    code, (_, bob, *_) = await harness.start_game("Ada", "Bob", "Cid")
    table = bob.table
    crowd = [Tab(table, await harness.ensure_guest(f"X{number}")) for number in range(4)]
    assert await crowd[3].wait_closed() == wire.CLOSED_TOO_MANY_SOCKETS
    bob.leave()
    again = await harness.join(code, "Bob")  # the server is full, but these guests have a seat
    assert (await again.wait_for("snapshot"))["type"] == "snapshot"


async def test_lobby_updates_of_many_spectators_are_coalesced(harness: RegistryHarness) -> None:
    _, (ada, *_) = await harness.start_game("Ada", "Bob", "Cid")
    await ada.drain()
    crowd = [Tab(ada.table, await harness.ensure_guest(f"X{number}")) for number in range(50)]
    for tab in crowd:
        tab.send(wire.Hello())
    # All of these frames are sent before the ping, and presence once the actor is idle.
    assert await ada.drain() == []
    assert [(await ada.receive())["spectators"]] == [50]
    for tab in crowd:
        tab.leave()
    assert await ada.drain() == []
    assert [(await ada.receive())["spectators"]] == [0]
    assert await ada.drain() == []


async def test_not_your_turn_error_hides_deciding_seat(harness: RegistryHarness) -> None:
    _, tabs = await harness.start_game("Ada", "Bob", "Cid", options={"first_player": 0})
    frame = await tabs[0].wait_for("snapshot")
    move = frame["legal_moves"][0]["text"]
    tabs[1].send(wire.Play(version=0, move=move))
    refused = await tabs[1].wait_for("error")
    assert (refused["code"], refused["reason"]) == ("not-your-turn", "another seat decides")
