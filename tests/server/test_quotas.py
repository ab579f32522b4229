"""How much one house and one table may take, and how the doctor learns that a house is a proxy."""

from pathlib import Path

import pytest
from sqlalchemy import URL

from saboteur.cli.app import run
from saboteur.play.match import Match
from saboteur.server.http import context, homes
from saboteur.server.http.homes import DAY, Homes
from saboteur.server.limits import NEW_RECORDS_OF_HOME
from saboteur.server.metrics import HOME_GUESTS, HOMES
from saboteur.table.limits import NEW_INVITES, Rate
from saboteur.wire import messages as wire
from tests.server.house import Person, Server
from tests.server.party import Party, celebrate
from tests.server.test_pages import inside
from tests.server.test_rest import finished


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


def test_the_doctor_sees_that_everybody_comes_from_one_address(
    own_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["doctor", "--data", str(own_server.data), "--port", str(own_server.port)]
    for number in range(4):
        Person(own_server, f"Guest {number}").http.get("/api/guest")
    assert run(words) == 0
    assert "LOOK" not in capsys.readouterr().out  # a family
    Person(own_server, "Fifth").http.get("/api/guest")
    assert run(words) == 0
    (line,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith("LOOK"))
    assert "5 / 1" in line
    assert "--trusted-proxies" in line
    # A proxy of this machine is trusted: it says where the next one comes from.
    far = Person(own_server, "Far")
    far.http.get("/api/guest", headers={"X-Forwarded-For": "192.0.2.7"})
    assert run(words) == 0
    told = capsys.readouterr().out
    assert "LOOK" not in told
    assert "6 / 2" in told
