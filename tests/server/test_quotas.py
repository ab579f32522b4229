"""Quotas per network and table; ``saboteur doctor`` finds out about a proxy."""

from pathlib import Path
from threading import current_thread

import pytest

from saboteur.cli.app import run
from saboteur.play.game import Record
from saboteur.play.game import loads as read_record
from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.server.http import client_ip_stats, replays
from saboteur.server.http.client_ip_stats import WINDOW_S, ClientIpStats
from saboteur.server.metrics import CLIENT_IP_GUESTS, CLIENT_IPS
from saboteur.server.rate_limits import Rates
from saboteur.server.replay_worker import ReplayWorker
from saboteur.table.analysis import replay_cache
from saboteur.table.rate_limiter import NEW_INVITE_RATE, Rate
from tests.server.finished_games import finished_match
from tests.server.harness import RegistryHarness
from tests.server.http_client import open_client
from tests.server.server_process import Client, Server


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [finished_match(f"nonce {number}") for number in range(3)]


def test_record_uploads_are_limited_per_ip(matches: list[Match], tmp_path: Path) -> None:
    assert Rate(300, 24 * 3600) == Rates().new_records_per_ip
    statuses = []
    with open_client(tmp_path, rates=Rates(new_records_per_ip=Rate(2, 24 * 3600))) as visitor:
        visitor.headers["Origin"] = str(visitor.base_url)
        for match in (*matches, matches[0]):
            visitor.cookies.clear()
            assert visitor.post("/api/guest", json={"nickname": "Eve"}).status_code == 201
            body = str(match.record()).encode()
            statuses.append(visitor.post("/api/replays", content=body).status_code)
    assert statuses == [201, 201, 429, 201]  # existing rows cost nothing


@pytest.mark.parametrize(
    ("bound", "others"), [("MAX_RECORDS_PER_GUEST", 201), ("MAX_RECORDS", 429)]
)
def test_stored_records_are_limited_per_guest_and_in_total(
    matches: list[Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, others: int
) -> None:
    monkeypatch.setattr(replays, bound, 1)
    one, other = (str(match.record()).encode() for match in matches[:2])
    with open_client(tmp_path) as visitor:
        visitor.headers["Origin"] = str(visitor.base_url)
        visitor.post("/api/guest", json={"nickname": "Ada"})
        bodies = (one, other, one)
        statuses = [visitor.post("/api/replays", content=body).status_code for body in bodies]
        assert statuses == [201, 429, 201]
        visitor.cookies.clear()
        visitor.post("/api/guest", json={"nickname": "Bob"})
        assert visitor.post("/api/replays", content=other).status_code == others


def test_record_over_time_limit_is_refused(
    matches: list[Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReplayWorker.__init__, "__defaults__", (0.0,))  # seconds
    body = str(matches[0].record()).encode()
    with open_client(tmp_path) as visitor:
        visitor.headers["Origin"] = str(visitor.base_url)
        visitor.post("/api/guest", json={"nickname": "Ada"})
        answer = visitor.post("/api/replays", content=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
        assert "too long" in answer.json()["reason"]
        assert visitor.get("/api/guest/data").json()["uploads"] == []


async def test_table_codes_are_rate_limited_and_old_ones_expire(harness: RegistryHarness) -> None:
    code, (ada, *_) = await harness.start_game("Ada", "Bob", "Cid")
    codes = [code]
    for _ in range(NEW_INVITE_RATE.tokens):
        ada.send(wire.RotateJoinCode())
        lobby = await ada.wait_for("lobby", predicate=lambda told: told["join_code"] not in codes)
        codes.append(lobby["join_code"])
    assert await ada.expect_error(wire.RotateJoinCode()) == "rate-limited"
    bob = harness.guests["Bob"]
    led = [await harness.storage.access_by_code(each, bob) is not None for each in codes]
    assert led == [True, *[False] * (len(codes) - 3), True, True]


def test_client_ips_are_counted_per_day_with_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_ip_stats, "MAX_TRACKED", 3)
    now = 0.0
    counted = ClientIpStats(lambda: now)
    for guest, home in ("ax", "bx", "ax", "cy", "dz"):
        counted.record(guest, home)
    assert ip_metrics() == (3, 2)
    now = float(WINDOW_S)
    counted.record("a", "x")
    assert ip_metrics() == (1, 1)


def ip_metrics() -> tuple[float, ...]:
    return tuple(
        next(iter(gauge.collect())).samples[0].value for gauge in (CLIENT_IP_GUESTS, CLIENT_IPS)
    )


def test_uploaded_game_is_parsed_once_off_loop_and_rate_limited(
    matches: list[Match], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers = []

    def loads(text: str) -> Record:
        readers.append(current_thread().name)
        return read_record(text)

    monkeypatch.setattr(replay_cache, "loads", loads)
    with open_client(tmp_path, rates=Rates(replay_reads=Rate(3, 3600))) as visitor:
        visitor.headers["Origin"] = str(visitor.base_url)
        visitor.post("/api/guest", json={"nickname": "Ada"})
        body = str(matches[0].record()).encode()
        id_ = visitor.post("/api/replays", content=body).json()["id"]
        visitor.cookies.clear()
        paths = ("", "/steps", "/steps?start=1", "/steps?start=2")
        statuses = [visitor.get(f"/api/replays/{id_}{path}").status_code for path in paths]
    assert statuses == [200, 200, 200, 429]
    (reader,) = readers
    assert reader.startswith("archive")


def register_through_proxy(server: Server, number: int) -> None:
    """Send a guest's request with the header by which a local proxy forwards an address."""
    person = Client(server, f"Guest {number}")
    person.http.get("/api/guest", headers={"X-Forwarded-For": f"192.0.2.{number}"})


def run_doctor(server: Server, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["doctor", "--data", str(server.data), "--port", str(server.port)]) == 0
    return capsys.readouterr().out


def test_doctor_warns_when_all_guests_share_one_ip(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = Server(tmp_path, "--trusted-proxies", "198.51.100.0/24")  # not this machine
    for number in range(4):
        register_through_proxy(running, number)
    assert "LOOK" not in run_doctor(running, capsys)  # a family
    register_through_proxy(running, 4)
    (line,) = (line for line in run_doctor(running, capsys).splitlines() if line.startswith("LOOK"))
    assert "5 / 1" in line
    assert "--trusted-proxies" in line
    running.stop()


def test_doctor_accepts_trusted_proxy_addresses(
    isolated_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(5):
        register_through_proxy(isolated_server, number)
    told = run_doctor(isolated_server, capsys)
    assert "LOOK" not in told
    assert "5 / 5" in told
