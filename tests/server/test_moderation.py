"""Operators inspect, close and ban; guests report others."""

import json
from collections.abc import Iterator
from time import time
from typing import Any

import httpx
import pytest
from sqlalchemy import Update, update

from saboteur.cli.app import run
from saboteur.play.game import new_game
from saboteur.protocol import messages as wire
from saboteur.server.ops.maintenance import (
    AUDIT_RETENTION_DAYS,
    DAY_S,
    HANDLED_RETENTION_DAYS,
    purge_operator_data,
)
from saboteur.server.ops.operators import OperatorError, OperatorService
from saboteur.server.services.bans import ActiveBans
from saboteur.server.storage import schema
from saboteur.server.storage.admin_search import SearchQuery
from saboteur.server.storage.operators import BanRecord, OperatorStore
from saboteur.server.storage.reports import NewReport, ReportStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.lifecycle import table_loading
from saboteur.table.storage.models import Deal
from tests.sampling import SeededRandom, Setting, choose
from tests.server import possible_world_server
from tests.server.canary_boxes import sampled_boxes
from tests.server.server_process import Client, Server, Tab, full_table, insert_table, wait_until
from tests.server.storage_data import ADA, BOB, seed_data

MOVES_PLAYED = 6

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def moderated_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server for admin commands; assert that it logs no error."""
    running = Server(tmp_path_factory.mktemp("operators"))
    yield running
    assert running.stop() == ""


def run_admin(server: Server, capsys: Capture, *args: str) -> Any:
    """Run an admin command and return its JSON output."""
    assert run(["admin", *args, "--json", "--data", str(server.data)]) == 0
    return json.loads(capsys.readouterr().out)


def run_refused_admin(server: Server, capsys: Capture, *args: str) -> str:
    """Run an admin command that must fail, and return its one line of error output."""
    assert run(["admin", *args, "--data", str(server.data)]) == 2
    out, complaint = capsys.readouterr()
    assert (out, complaint.count("\n")) == ("", 1)
    return complaint


# --- Bans ---------------------------------------------------------------------------------


def ban_row(until: float, guest: str | None = None, network: str | None = None) -> BanRecord:
    return BanRecord("B", guest, network, "why", "op", 0.0, until)


def test_bans_match_guests_and_networks_until_expiry() -> None:
    now = [100.0]
    bans = ActiveBans(lambda: now[0])
    assert bans.banned_until("a", "192.0.2.7") is None
    bans.replace_all(
        [
            ban_row(150, guest="a"),
            ban_row(120, guest="a"),
            ban_row(200, network="192.0.2.0/24"),
            ban_row(300, network="192.0.2.7/32"),
            ban_row(250, network="2001:db8:1:2::/64"),
        ]
    )
    assert bans.banned_until("a", "198.51.100.1") == 150
    assert bans.banned_until(None, "192.0.2.8") == 200
    assert bans.banned_until(None, "192.0.2.7") == 300
    assert bans.banned_until(None, "::ffff:192.0.2.7") == 300
    assert bans.banned_until("b", "2001:db8:1:2:ffff::1") == 250
    assert bans.banned_until("b", "2001:db8:1:3::1") is None
    assert bans.banned_until("b", "") is None
    now[0] = 260.0
    assert bans.banned_until("a", "2001:db8:1:2::1") is None
    assert bans.banned_until("a", "192.0.2.7") == 300
    bans.replace_all([])
    assert bans.banned_until("a", "192.0.2.7") is None


def test_guest_ban_disconnects_and_blocks_until_lifted(
    moderated_server: Server, capsys: Capture
) -> None:
    code, people, tabs = full_table(moderated_server)
    bob = people[1]
    tabs[0].wait_for_lobby(stage="playing")
    said = run_admin(moderated_server, capsys, "ban", bob.id, "--for", "7d", "--reason", "shouting")
    assert (said["done"], said["servers"]) == ("ban", 1)
    assert tabs[1].wait_closed() == wire.CLOSED_BANNED
    tabs[0].wait_for_seats("absent", [False, True, False])  # at once, as if they had left
    assert Tab(bob, code).wait_closed() == wire.CLOSED_BANNED
    for method, path, body in (
        ("POST", "/api/tables", {}),
        ("GET", f"/api/tables/{code}", None),
        ("POST", "/api/guest", {"nickname": "Rob"}),
        ("POST", "/api/replays", "x"),
        (
            "POST",
            f"/api/tables/{code}/reports",
            {"guest": people[0].id, "reason": "name"},
        ),
    ):
        answer = bob.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned"), path
    until = bob.http.get("/api/guest/ban").json()["expires_at"]
    assert 6.9 * DAY_S < until - time() < 7.1 * DAY_S
    assert bob.http.get("/api/guest/data").json()["bans"][0]["expires_at"] == until
    assert people[0].http.get("/api/guest/ban").json() is None
    run_admin(
        moderated_server, capsys, "unban", said["new"]["id"].lower(), "--reason", "he is sorry"
    )
    assert bob.http.get("/api/guest/ban").json() is None
    with bob.join(code) as again:
        again.wait_for_lobby(seat=1)
    tabs[0].wait_for_seats("absent", [False, False, False])
    tabs[2].close()
    tabs[0].close()


def test_network_ban_blocks_every_guest_from_it(isolated_server: Server, capsys: Capture) -> None:
    ada = Client(isolated_server, "Ada")
    code = ada.open_table(seats=3)
    tab = ada.join(code)
    tab.wait_for_lobby(seat=0)
    found = run_admin(isolated_server, capsys, "guests", "--house", "127.0.0.0/8")
    address = found["addresses"][ada.id][0]
    assert run_admin(isolated_server, capsys, "guests", "--house", "192.0.2.0/24")["guests"] == []
    run_admin(isolated_server, capsys, "ban", "127.0.0.0/8", "--for", "1h", "--reason", "flood")
    assert tab.wait_closed() == wire.CLOSED_BANNED
    stranger = httpx.post(
        f"{isolated_server.url}/api/guest",
        json={"nickname": "Eve"},
        headers={"Origin": isolated_server.url},
    )
    assert stranger.json()["code"] == "banned"
    assert address == "127.0.0.1"
    # Those who had a seat in a lobby have left it: the seat is free.
    wait_until(lambda: isolated_server.sql("SELECT count(*) FROM seat") == [(0,)])


def test_admin_argument_errors_are_one_line(moderated_server: Server, capsys: Capture) -> None:
    reason = ("--reason", "x")
    for words, said in (
        (("ban", "nobody", "--for", "1d", *reason), "neither"),
        (("ban", "10.0.0.0/7", "--for", "1d", *reason), "too wide"),
        (("ban", "2001::/16", "--for", "1d", *reason), "too wide"),
        (("ban", "192.0.2.1", "--for", "soon", *reason), "soon"),
        (("ban", "192.0.2.1", "--for", "600w", *reason), "ten years"),
        (("unban", "ABCDE", *reason), "no ban"),
        (("close", "ZZZZZ", *reason), "no table"),
        (("delete", "ZZZZZ", *reason), "no table"),
        (("inspect", "ZZZZZ"), "no table"),
        (("report", "0000"), "no report"),
        (("resolve", "0000", "--outcome", "x"), "no report"),
        (("guests", "--house", "here"), "no network"),
        (("tables", "--stage", "never"), "no stage"),
    ):
        assert said in run_refused_admin(moderated_server, capsys, *words)
    trail = run_admin(moderated_server, capsys, "audit")["audit"]
    failed = [line["action"] for line in trail if not line["has_succeeded"]]
    assert {"ban", "unban", "close", "delete", "inspect", "read", "resolve"} <= set(failed)


# --- Tables -------------------------------------------------------------------------------


def test_close_command_disconnects_and_blocks_table(
    moderated_server: Server, capsys: Capture
) -> None:
    code, people, tabs = full_table(moderated_server)
    tabs[0].wait_for("snapshot")
    said = run_admin(
        moderated_server, capsys, "close", code.lower(), "--reason", "spoilt", "--operator", "Olga"
    )
    assert said["servers"] == 1
    for tab in tabs:
        assert tab.wait_closed() == wire.CLOSED_BY_OPERATOR
    assert Tab(people[0], code).wait_closed() == wire.CLOSED_BY_OPERATOR
    answer = people[0].http.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["code"]) == (403, "table-closed")
    assert "closed already" in run_refused_admin(
        moderated_server, capsys, "close", code, "--reason", "again"
    )
    shown = run_admin(moderated_server, capsys, "inspect", code)["table"]
    assert (shown["stage"], shown["closed"]) == ("ended", True)
    lines = [
        line
        for line in run_admin(moderated_server, capsys, "audit")["audit"]
        if line["target"] == code
    ]
    assert [(line["action"], line["has_succeeded"]) for line in lines] == [
        ("inspect", True),
        ("close", False),
        ("close", True),
    ]
    assert (lines[2]["operator"], lines[2]["reason"]) == ("Olga", "spoilt")


def test_delete_command_removes_table_and_moves(moderated_server: Server, capsys: Capture) -> None:
    code, people, tabs = full_table(moderated_server)
    tabs[0].wait_for("snapshot")
    run_admin(moderated_server, capsys, "delete", code, "--reason", "asked for")
    assert tabs[1].wait_closed() == wire.CLOSED_BY_OPERATOR
    assert people[0].http.get(f"/api/tables/{code}").status_code == 404
    assert moderated_server.sql(
        "SELECT count(*) FROM move WHERE table_code = :code", code=code
    ) == [(0,)]


def test_admin_search_finds_tables_and_guests(moderated_server: Server, capsys: Capture) -> None:
    zoe = Client(moderated_server, "Zoé the 1st")
    code = zoe.open_table(seats=4)
    for words in (code.lower(), "ZOÉ the", zoe.id):
        (found,) = run_admin(moderated_server, capsys, "tables", "--search", words)["tables"]
        assert (found["code"], found["taken_seats"], found["seats"]) == (code, 1, 4)
    for words in ("é the 1", zoe.id):
        (guest,) = run_admin(moderated_server, capsys, "guests", "--search", words)["guests"]
        assert (guest["id"], guest["table_count"], guest["banned_until"]) == (zoe.id, 1, None)
    assert run_admin(moderated_server, capsys, "tables", "--search", "%")["tables"] == []
    assert (
        run_admin(moderated_server, capsys, "tables", "--search", code, "--stage", "over")["tables"]
        == []
    )
    assert (
        run_admin(moderated_server, capsys, "tables", "--search", code, "--older", "1")["tables"]
        == []
    )
    assert (
        len(
            run_admin(moderated_server, capsys, "tables", "--search", code, "--younger", "1")[
                "tables"
            ]
        )
        == 1
    )
    assert (
        run_admin(moderated_server, capsys, "guests", "--search", "Zoé", "--page", "2")["guests"]
        == []
    )
    assert run(["admin", "tables", "--search", code, "--data", str(moderated_server.data)]) == 0
    assert code in capsys.readouterr().out
    assert run(["admin", "guests", "--search", "nobody", "--data", str(moderated_server.data)]) == 0
    assert "Nothing" in capsys.readouterr().out


@sampled_boxes
def test_admin_inspect_reveals_only_public_information(
    setting: Setting, moderated_server: Server, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The output is the same for a game and a possible world of it."""
    monkeypatch.setattr(
        table_loading, "replay_moves", possible_world_server.replay_as_possible_world
    )
    rules = setting.rules()
    people = [Client(moderated_server, f"Seat {seat}") for seat in range(rules.seats)]
    game, dice = new_game(rules, "one"), SeededRandom("twins")
    while len(game.moves) < MOVES_PLAYED or game.is_window:
        game.play(choose(game, dice, "eager"))
    twin = f"{possible_world_server.TWIN_NONCE_PREFIX}0 other"
    other = game.determinise(0, twin)
    last = rules.seats - 1
    assert other.view(last) != game.view(last)  # there is something to show
    shown, code = [], ""
    for nonce in (possible_world_server.REAL_NONCE, twin):
        deal = Deal(rules.revision, "one", nonce)
        code = insert_table(moderated_server, people, rules, deal, tuple(game.moves))
        seen = json.dumps(run_admin(moderated_server, capsys, "inspect", code))
        assert run(["admin", "inspect", code, "--data", str(moderated_server.data)]) == 0
        shown.append((seen + capsys.readouterr().out).replace(code, "CODE"))
        assert nonce not in seen
    assert shown[0] == shown[1]
    with Client(moderated_server, "Watcher").join(code) as tab:
        public = tab.wait_for("snapshot")["view"]
    assert run_admin(moderated_server, capsys, "inspect", code)["table"]["view"] == public


# --- Reports ------------------------------------------------------------------------------


def test_report_includes_chat_and_is_resolved_once(
    moderated_server: Server, capsys: Capture
) -> None:
    code, people, tabs = full_table(moderated_server, chat="free")
    tabs[0].wait_for("snapshot")
    tabs[1].send("chat", text="You rotten troll")
    tabs[0].wait_for("chat-message")
    tabs[0].send("open-poll")
    tabs[0].wait_for("poll")
    tabs[1].send("cast-ballot", about=0)
    tabs[0].wait_for("poll", predicate=lambda poll: poll["voted"] == [1])
    wish = {"guest": people[1].id, "reason": "insult", "comment": " He\u202eswore. "}
    path = f"/api/tables/{code}/reports"
    assert people[0].http.post(path, json=wish).status_code == 204
    for wrong in (people[0].id, "nobody", "\0"):
        answer = people[0].http.post(path, json=wish | {"guest": wrong})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-guest")
    assert people[0].http.post(path, json=wish | {"reason": "x"}).status_code == 400
    assert people[0].http.post(path, json=wish | {"comment": "x" * 501}).status_code == 400
    (own,) = people[0].http.get("/api/guest/data").json()["reports"]
    assert (own["reported"], own["comment"], own["resolved"]) == (people[1].id, "Heswore.", False)
    (listed,) = [
        each
        for each in run_admin(moderated_server, capsys, "reports")["reports"]
        if each["table_code"] == code
    ]
    read = run_admin(moderated_server, capsys, "report", listed["id"])
    assert [line["message"]["kind"] for line in read["chat"]] == ["chat", "open-poll"]
    assert run(["admin", "report", listed["id"], "--data", str(moderated_server.data)]) == 0
    out = capsys.readouterr().out
    assert "Person 1: You rotten troll" in out
    assert "Person 0 reported Person 1" in out
    run_admin(moderated_server, capsys, "resolve", listed["id"], "--outcome", "talked to him")
    assert "no report" in run_refused_admin(
        moderated_server, capsys, "resolve", listed["id"], "--outcome", "again"
    )
    left = run_admin(moderated_server, capsys, "reports")["reports"]
    assert listed["id"] not in [each["id"] for each in left]
    every = run_admin(moderated_server, capsys, "reports", "--all")["reports"]
    assert "talked to him" in [each["outcome"] for each in every]
    answers = [people[2].http.post(path, json=wish).status_code for _ in range(6)]
    assert answers == [204] * 5 + [429]
    assert people[1].http.delete("/api/guest").status_code == 204  # and the message about them
    assert moderated_server.sql(
        "SELECT count(*) FROM report WHERE table_code = :code", code=code
    ) == [(0,)]


def test_report_is_refused_from_outside_the_table(moderated_server: Server) -> None:
    ada, eve = Client(moderated_server, "Ada"), Client(moderated_server, "Eve")
    code = ada.open_table(seats=3)
    wish = {"guest": eve.id, "reason": "other"}
    assert ada.http.post(f"/api/tables/{code}/reports", json=wish).status_code == 404
    nobody = httpx.post(
        f"{moderated_server.url}/api/tables/{code}/reports",
        json=wish,
        headers={"Origin": moderated_server.url},
    )
    assert nobody.status_code == 401
    foreign = ada.http.post(
        f"/api/tables/{code}/reports", json=wish, headers={"Origin": "https://evil.example"}
    )
    assert foreign.status_code == 403


async def test_moderation_purge_respects_age_and_clock_jumps(storage: TableStore) -> None:
    await seed_data(storage)
    code = "ABCDE"
    reports = ReportStore(storage.database)
    report = NewReport(reporter=ADA.id, reported=BOB.id, code=code, reason="name", comment="")
    for _ in range(2):
        await reports.add_report(report, ())
    first, second = [each.id for each in await reports.list_reports(9)]
    operators = OperatorService(storage, "op")
    await operators.resolve_report(first, "done")
    await operators.ban("192.0.2.1", 60, "x")
    with pytest.raises(OperatorError):
        await operators.unban("ABCDE", "x")
    await purge_operator_data(
        storage, time() + 9 * AUDIT_RETENTION_DAYS * DAY_S
    )  # the clock is wrong
    assert len(await reports.list_reports(9, include_resolved=True)) == 2
    assert len(await operators.audit_log()) == 3
    await storage.database.write(*_guests_seen_since(HANDLED_RETENTION_DAYS + 2))
    await purge_operator_data(storage, time() + (HANDLED_RETENTION_DAYS + 2) * DAY_S)
    assert [each.id for each in await reports.list_reports(9, include_resolved=True)] == [second]
    assert await operators.list_bans(ended=True) == []
    assert len(await operators.audit_log()) == 3
    await storage.database.write(*_guests_seen_since(AUDIT_RETENTION_DAYS + 2))
    await purge_operator_data(storage, time() + (AUDIT_RETENTION_DAYS + 2) * DAY_S)
    assert await reports.list_reports(9, include_resolved=True) == []
    assert await operators.audit_log() == []
    # Numbers are not reused: nobody would read the second report.
    kept = OperatorStore(storage.database)
    await operators.ban("192.0.2.1", 60, "x")
    assert (await kept.last_event_id()) >= 2


def _guests_seen_since(days: int) -> list[Update]:
    return [update(schema.guest).values(last_seen_at=time() + days * DAY_S)]


async def test_admin_operations_on_each_database(storage: TableStore) -> None:
    await seed_data(storage)
    code = "ABCDE"
    operators = OperatorService(storage, "op")
    (table,) = await operators.find_tables(SearchQuery(text="ada", max_age_days=1))
    assert table.code == code
    assert [
        guest.id for guest in await operators.find_guests(SearchQuery(guests=frozenset({"a"})))
    ] == ["a"]
    await operators.close_table(code, "x")
    stored = await storage.table(code)
    assert stored is not None
    assert stored.closed
    await operators.ban("2001:db8::7", 60, "x")
    (ban,) = await operators.list_bans()
    assert ban.network == "2001:db8::/64"
    await operators.unban(ban.id, "x")
    assert await operators.list_bans() == []
    await operators.delete_table(code, "x")
    assert await storage.table(code) is None
