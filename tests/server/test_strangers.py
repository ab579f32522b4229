"""What strangers send costs a bounded time and memory, and a clock that jumps deletes nobody."""

import asyncio
import socket
import stat
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic, time
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import URL, insert

from saboteur.cli.app import run
from saboteur.notation.record import RecordError
from saboteur.play.match import Match
from saboteur.server import inspection
from saboteur.server.http import replays
from saboteur.server.http.context import home_of
from saboteur.server.http.origin import is_own_host, own_names
from saboteur.server.inspection import Inspector, TooBusy, TooCostly
from saboteur.server.ops.housekeeping import DAY, purge_with_care
from saboteur.server.storage import schema
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.tables import Storage
from saboteur.table import audience
from saboteur.table.models import StoredGuest
from saboteur.wire import messages as wire
from tests.nursery import COMMAND
from tests.server.house import PATIENCE, Person, Server, until
from tests.server.party import Party, Tab, celebrate
from tests.server.test_rest import finished
from tests.server.test_storage import run as with_storage


@pytest.fixture(scope="module")
def match() -> Match:
    return finished()


# --- Records ------------------------------------------------------------------------------


def test_a_record_that_takes_too_long_is_given_up_and_the_next_is_read(match: Match) -> None:
    good = str(match.record())

    async def work() -> None:
        inspector = Inspector(seconds=0.0)
        with pytest.raises(TooCostly, match="too long"):
            await inspector.verify(good)
        patient = Inspector()
        await patient.verify(good)
        process = patient._process
        with pytest.raises(RecordError):
            await patient.verify("")
        await patient.verify(good)
        assert patient._process is process  # one serves all
        assert process is not None
        process.kill()  # as the kernel does when memory runs out
        await process.wait()
        await patient.verify(good)
        await patient.close()

    asyncio.run(work())


def test_a_process_that_runs_out_of_memory_is_replaced(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = str(match.record())

    async def work() -> None:
        inspector = Inspector()
        await inspector.verify(good)
        assert inspector._process is not None
        limits, environment = read(inspector._process.pid)
        wanted = inspection.MEGABYTES << 20
        assert f"Max address space         {wanted}" in limits
        assert "SECRET" not in environment
        asked = asyncio.create_task(inspector.verify(good * 50))
        await asyncio.sleep(0)
        inspector._process.kill()
        with pytest.raises(TooCostly, match="memory"):
            await asked
        await inspector.verify(good)
        await inspector.close()

    monkeypatch.setenv("SABOTEUR_SECRET", "x")
    asyncio.run(work())


def read(pid: int) -> tuple[str, str]:
    """Return the limits and the environment of a process."""
    about = Path("/proc") / str(pid)
    return (about / "limits").read_text("utf-8"), (about / "environ").read_text("utf-8")


def test_only_so_many_wait(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inspection, "MOST_WAITING", 2)
    good = str(match.record())

    async def work() -> None:
        inspector = Inspector()
        asked = [asyncio.create_task(inspector.verify(good)) for _ in range(3)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in done] == [type(None), type(None), TooBusy]
        await inspector.close()

    asyncio.run(work())


def test_the_same_record_is_kept_once(server: Server, match: Match) -> None:
    body = str(match.record()).encode()
    ids = {
        Person(server, name).http.post("/api/replays", content=body).json()["id"]
        for name in ("Ada", "Bob")
    }
    assert len(ids) == 1
    assert server.sql("SELECT count(*) FROM upload WHERE id = :id", id=ids.pop()) == [(1,)]


def test_a_guest_keeps_so_many_records_and_no_more(database: URL) -> None:
    assert (replays.MOST_OWN, replays.MOST) == (100, 100_000)

    async def work(storage: Storage) -> None:
        ada, bob = StoredGuest("a", "Ada"), StoredGuest("b", "Bob")
        await storage.add_guest(ada, "hash of a")
        await storage.add_guest(bob, "hash of b")
        for number in range(3):
            await storage.add_upload(f"u{number}", ada, "record")
        await storage.add_upload("v", bob, "record")
        assert await storage.uploads(ada) == (3, 4)
        assert await storage.uploads(bob) == (1, 4)

    with_storage(database, work)


# --- The database ---------------------------------------------------------------------------


def test_who_cannot_write_is_not_ready(own_server: Server) -> None:
    ready = f"{own_server.url}/readyz"
    assert httpx.get(ready).status_code == 200
    own_server.sql(
        "CREATE TRIGGER full BEFORE UPDATE ON pulse BEGIN SELECT raise(FAIL, 'full'); END"
    )
    assert httpx.get(ready).status_code == 503
    assert httpx.get(f"{own_server.url}/healthz").status_code == 200
    own_server.sql("DROP TRIGGER full")
    assert httpx.get(ready).status_code == 200


def test_the_database_is_its_users_alone(own_server: Server) -> None:
    Person(own_server, "Ada")
    files = list(own_server.data.glob("saboteur.sqlite3*"))
    assert len(files) > 1  # and its journals
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


@pytest.mark.parametrize("words", [("db", "upgrade"), ("doctor", "--port", "0")])
def test_a_new_folder_is_its_users_alone(tmp_path: Path, words: tuple[str, ...]) -> None:
    folder = tmp_path / "far" / "data"
    assert run([*words, "--data", str(folder)]) == 0
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


# --- Clocks ---------------------------------------------------------------------------------


async def people(storage: Storage, days_away: list[int], now: float) -> None:
    """Remember guests who came last so many days ago."""
    for number, days in enumerate(days_away):
        await storage.database.write(
            insert(schema.guest).values(
                id=f"g{number}", nickname="X", created=0, seen=now - days * DAY
            )
        )


def test_a_clock_that_jumps_ahead_deletes_nobody(database: URL) -> None:
    async def work(storage: Storage) -> None:
        now = time()
        await people(storage, [0, 1, 30, 89], now)
        assert await purge_with_care(storage, now + 100 * DAY, 90) == 0
        # Somebody comes while it is wrong: now most look long gone, by the database too.
        await people_arrive(storage, now + 100 * DAY)
        assert await purge_with_care(storage, now + 100 * DAY, 90) == 0
        assert await GuestStorage(storage.database).idle(now + 10 * DAY)

    with_storage(database, work)


async def people_arrive(storage: Storage, now: float) -> None:
    await storage.database.write(
        *(
            insert(schema.guest).values(id=f"n{number}", nickname="X", created=0, seen=now)
            for number in range(3)
        )
    )


def test_who_stayed_away_is_forgotten(database: URL) -> None:
    async def work(storage: Storage) -> None:
        now = time()
        await people(storage, [0, 1, 2, 3, 30, 89, 91, 200], now)
        assert await purge_with_care(storage, now, 90) == 2
        assert await GuestStorage(storage.database).last_seen() > now - 2 * DAY

    with_storage(database, work)


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
def test_a_server_answers_to_its_own_names(host: str, *, own: bool) -> None:
    assert is_own_host(host, own_names("https://Club.example/")) is own


def test_a_strange_name_is_misdirected(server: Server) -> None:
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
def test_a_house_has_one_address(address: str, home: str) -> None:
    assert home_of(SimpleNamespace(client=SimpleNamespace(host=address))) == home  # type: ignore[arg-type]


def test_wrong_codes_lock_out_nobody_who_has_a_seat(own_server: Server) -> None:
    ada, bob, eve = (Person(own_server, name) for name in ("Ada", "Bob", "Eve"))
    code = ada.open_table(seats=3)
    signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # more than the limits: credits come back meanwhile
    for sign in signs:
        eve.http.get(f"/api/tables/AAAA{sign}")
    assert eve.http.get(f"/api/tables/{code}").status_code == 429
    assert bob.http.get(f"/api/tables/{code}").status_code == 200  # of the same house
    for person in (bob, *(Person(own_server, f"X{number}") for number in range(6))):
        for sign in signs:
            person.http.get(f"/api/tables/BBBB{sign}")
    assert Person(own_server, "Cid").http.get(f"/api/tables/{code}").status_code == 429
    assert ada.http.get(f"/api/tables/{code}").status_code == 200
    with ada.sit(code) as tab:
        tab.wait_for("lobby")


def test_https_is_for_good(tmp_path: Path) -> None:
    running = Server(tmp_path, "--public-url", "https://club.example")
    name = "strict-transport-security"
    assert httpx.get(f"{running.url}/healthz").headers[name] == "max-age=31536000"
    running.stop()


def test_http_promises_nothing(server: Server) -> None:
    assert "strict-transport-security" not in httpx.get(f"{server.url}/healthz").headers


# --- Connections ------------------------------------------------------------------------------


BEGUN = (
    b"",
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
    (
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
        b"Content-Length: 9\r\n\r\n{"
    ),
)
"""Requests that nobody goes on with."""


CUT = 1.0
"""Seconds that a request may take there."""


def ends(line: socket.socket) -> None:
    """Wait until the other side closes."""
    with suppress(ConnectionResetError):
        assert line.recv(100) == b""


def test_a_slow_request_is_cut_and_a_quick_one_is_not(tmp_path: Path) -> None:
    program = (
        f"from saboteur.server.punctual import PunctualProtocol as P; P.request_seconds = {CUT}; "
        + COMMAND
    )
    running = Server(tmp_path, program=program)
    with ExitStack() as lines:
        for begun in BEGUN:
            address = ("127.0.0.1", running.port)
            slow = lines.enter_context(socket.create_connection(address, PATIENCE))
            lines.callback(ends, slow)
            slow.sendall(begun)
    assert httpx.get(f"{running.url}/healthz").status_code == 200
    ada = Person(running, "Ada")
    code = ada.open_table(seats=3)
    with ada.sit(code) as tab:
        tab.wait_for("lobby")
        until_later = monotonic() + 1.5 * CUT  # longer than a request may take: a socket may stay
        until(lambda: monotonic() > until_later)
        tab.say("ping", at=1)
        tab.wait_for("pong")
    assert running.stop() == ""


# --- A crowd ----------------------------------------------------------------------------------


def test_watchers_take_no_place_from_a_player(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "MOST_WATCHERS", 3)

    async def evening(party: Party) -> None:
        code, (_, bob, *_) = await party.game("Ada", "Bob", "Cid")
        table = bob.table
        crowd = [Tab(table, await party.guest(f"X{number}")) for number in range(4)]
        assert await crowd[3].closed() == wire.CLOSED_CROWD
        bob.leave()
        again = await party.sit(code, "Bob")  # the house is full, his seat is his
        assert (await again.wait_for("sync"))["type"] == "sync"

    celebrate(database, evening)


def test_a_crowd_that_comes_and_goes_is_told_once(database: URL) -> None:
    async def evening(party: Party) -> None:
        _, (ada, *_) = await party.game("Ada", "Bob", "Cid")
        await ada.rest()
        crowd = [Tab(ada.table, await party.guest(f"X{number}")) for number in range(50)]
        for tab in crowd:
            tab.say(wire.Hello())
        # All of them come before the ping, and everybody is told when there is nothing else to do.
        assert await ada.rest() == []
        assert [(await ada.hear())["watchers"]] == [50]
        for tab in crowd:
            tab.leave()
        assert await ada.rest() == []
        assert [(await ada.hear())["watchers"]] == [0]
        assert await ada.rest() == []

    celebrate(database, evening)


def test_who_is_awaited_stays_a_secret(database: URL) -> None:
    async def evening(party: Party) -> None:
        _, tabs = await party.game("Ada", "Bob", "Cid", options={"first_player": 0})
        frame = await tabs[0].wait_for("sync")
        move = frame["options"][0]["text"]
        tabs[1].say(wire.Play(version=0, move=move))
        refused = await tabs[1].wait_for("trouble")
        assert (refused["code"], refused["reason"]) == ("not-your-turn", "another seat decides")

    celebrate(database, evening)
