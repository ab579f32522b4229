"""How much one house and one table may take, and how the doctor learns that a house is a proxy."""

from pathlib import Path
from threading import current_thread

import pytest
from sqlalchemy import URL

from saboteur.cli.app import run
from saboteur.play.game import Record
from saboteur.play.game import loads as read_record
from saboteur.play.match import Match
from saboteur.server.http import context, homes, replays
from saboteur.server.http.homes import DAY, Homes
from saboteur.server.inspection import Inspector
from saboteur.server.limits import NEW_RECORDS_OF_HOME
from saboteur.server.metrics import HOME_GUESTS, HOMES
from saboteur.table import archive
from saboteur.table.limits import NEW_INVITES, Rate
from saboteur.wire import messages as wire
from tests.server.house import Person, Server
from tests.server.party import Party, celebrate
from tests.server.test_pages import inside
from tests.server.test_rest import finished

pytestmark = pytest.mark.in_turns


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [finished(f"nonce {number}") for number in range(3)]


def test_a_house_brings_so_many_records_a_day_by_however_many_guests(
    matches: list[Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Rate(300, 24 * 3600) == NEW_RECORDS_OF_HOME
    monkeypatch.setattr(context, "NEW_RECORDS_OF_HOME", Rate(2, 24 * 3600))
    statuses = []
    with inside(tmp_path) as visitor:
        visitor.headers["Origin"] = str(visitor.base_url)
        for match in (*matches, matches[0]):
            visitor.cookies.clear()
            assert visitor.post("/api/guest", json={"nickname": "Eve"}).status_code == 201
            body = str(match.record()).encode()
            statuses.append(visitor.post("/api/replays", content=body).status_code)
    assert statuses == [201, 201, 429, 201]  # what is kept already costs nothing


@pytest.mark.parametrize(("bound", "others"), [("MOST_OWN", 201), ("MOST", 429)])
def test_a_guest_keeps_so_many_records_and_all_guests_so_many(
    matches: list[Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, others: int
) -> None:
    monkeypatch.setattr(replays, bound, 1)
    one, other = (str(match.record()).encode() for match in matches[:2])
    with inside(tmp_path) as visitor:
        visitor.headers["Origin"] = str(visitor.base_url)
        visitor.post("/api/guest", json={"nickname": "Ada"})
        bodies = (one, other, one)
        statuses = [visitor.post("/api/replays", content=body).status_code for body in bodies]
        assert statuses == [201, 429, 201]
        visitor.cookies.clear()
        visitor.post("/api/guest", json={"nickname": "Bob"})
        assert visitor.post("/api/replays", content=other).status_code == others


def test_a_record_that_takes_too_long_is_refused_as_that_and_not_kept(
    matches: list[Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Inspector.__init__, "__defaults__", (0.0,))  # seconds
    body = str(matches[0].record()).encode()
    with inside(tmp_path) as visitor:
        visitor.headers["Origin"] = str(visitor.base_url)
        visitor.post("/api/guest", json={"nickname": "Ada"})
        answer = visitor.post("/api/replays", content=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
        assert "too long" in answer.json()["reason"]
        assert visitor.get("/api/guest/data").json()["uploads"] == []


def test_a_table_has_few_codes_and_lets_old_ones_go(database: URL) -> None:
    async def evening(party: Party) -> None:
        code, (ada, *_) = await party.game("Ada", "Bob", "Cid")
        codes = [code]
        for _ in range(NEW_INVITES.credits):
            ada.say(wire.RotateInvite())
            lobby = await ada.wait_for("lobby", that=lambda told: told["invite"] not in codes)
            codes.append(lobby["invite"])
        assert await ada.trouble(wire.RotateInvite()) == "too-many"
        bob = party.guests["Bob"]
        led = [await party.storage.access(each, bob) is not None for each in codes]
        assert led == [True, *[False] * (len(codes) - 3), True, True]

    celebrate(database, evening)


def test_homes_are_counted_for_a_day_and_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homes, "MOST", 3)
    now = 0.0
    counted = Homes(lambda: now)
    for guest, home in ("ax", "bx", "ax", "cy", "dz"):
        counted.note(guest, home)
    assert figures() == (3, 2)
    now = float(DAY)
    counted.note("a", "x")
    assert figures() == (1, 1)


def figures() -> tuple[float, ...]:
    return tuple(next(iter(gauge.collect())).samples[0].value for gauge in (HOME_GUESTS, HOMES))


def test_an_uploaded_game_is_read_once_and_aside_and_looked_at_so_often(
    matches: list[Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers = []

    def loads(text: str) -> Record:
        readers.append(current_thread().name)
        return read_record(text)

    monkeypatch.setattr(archive, "loads", loads)
    monkeypatch.setattr(context, "REPLAYS", Rate(3, 3600))
    with inside(tmp_path) as visitor:
        visitor.headers["Origin"] = str(visitor.base_url)
        visitor.post("/api/guest", json={"nickname": "Ada"})
        body = str(matches[0].record()).encode()
        id_ = visitor.post("/api/replays", content=body).json()["id"]
        visitor.cookies.clear()
        paths = ("", "/0", "/1", "/2")
        statuses = [visitor.get(f"/api/replays/{id_}{path}").status_code for path in paths]
    assert statuses == [200, 200, 200, 429]
    (reader,) = readers
    assert reader.startswith("archive")


def arrive(server: Server, number: int) -> None:
    """Come as a guest by a proxy of this machine, which says from where."""
    person = Person(server, f"Guest {number}")
    person.http.get("/api/guest", headers={"X-Forwarded-For": f"192.0.2.{number}"})


def doctor(server: Server, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["doctor", "--data", str(server.data), "--port", str(server.port)]) == 0
    return capsys.readouterr().out


def test_the_doctor_sees_that_everybody_comes_from_one_address(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = Server(tmp_path, "--trusted-proxies", "198.51.100.0/24")  # not this machine
    for number in range(4):
        arrive(running, number)
    assert "LOOK" not in doctor(running, capsys)  # a family
    arrive(running, 4)
    (line,) = (line for line in doctor(running, capsys).splitlines() if line.startswith("LOOK"))
    assert "5 / 1" in line
    assert "--trusted-proxies" in line
    running.stop()


def test_a_proxy_that_is_trusted_says_where_guests_come_from(
    own_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(5):
        arrive(own_server, number)
    told = doctor(own_server, capsys)
    assert "LOOK" not in told
    assert "5 / 5" in told
