"""Operators find, close, ban and read; guests report somebody and revoke their devices."""

import asyncio
import json
import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from sqlalchemy import URL, Update, insert, update

from saboteur.cli.app import run
from saboteur.play.game import new_game
from saboteur.server.connection import SocketConnection
from saboteur.server.http.browsers import browser_of
from saboteur.server.lobby.bans import Bans
from saboteur.server.lobby.doors import Doors, Visit
from saboteur.server.lobby.notices import Notices
from saboteur.server.lobby.registry import Closed
from saboteur.server.ops import operator_socket
from saboteur.server.ops.housekeeping import AUDIT_DAYS, DAY, HANDLED_DAYS, purge_operators_work
from saboteur.server.ops.operators import Operators, Refused
from saboteur.server.storage import schema
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.operators import OperatorStorage, StoredBan
from saboteur.server.storage.reports import NewReport, ReportStorage
from saboteur.server.storage.search import Wanted
from saboteur.server.storage.tables import Storage
from saboteur.table import waking
from saboteur.table.models import Deal
from saboteur.wire import messages as wire
from tests.server import twins
from tests.server.house import Person, Server, Tab, full_table, written_table
from tests.server.house import until as wait_until
from tests.server.party import Party, two_nodes
from tests.server.test_socket_secrecy import two_boxes
from tests.server.test_storage import ADA, BOB, furnish
from tests.server.test_storage import run as with_storage
from tests.worlds import Dice, Setting, choose

pytestmark = pytest.mark.in_turns

MOVES = 6

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operators are at work."""
    running = Server(tmp_path_factory.mktemp("operators"))
    yield running
    assert running.stop() == ""


def admin(server: Server, capsys: Capture, *words: str) -> Any:  # noqa: ANN401 - as the command says
    """Type a command of an operator, and return what it answers to programs."""
    assert run(["admin", *words, "--json", "--data", str(server.data)]) == 0
    return json.loads(capsys.readouterr().out)


def refused(server: Server, capsys: Capture, *words: str) -> str:
    """Type a command that can't be carried out, and return its one line."""
    assert run(["admin", *words, "--data", str(server.data)]) == 2
    out, complaint = capsys.readouterr()
    assert (out, complaint.count("\n")) == ("", 1)
    return complaint


# --- Bans ---------------------------------------------------------------------------------


def banned(until: float, guest: str | None = None, network: str | None = None) -> StoredBan:
    return StoredBan("B", guest, network, "why", "op", 0.0, until)


def test_bans_hold_for_guests_and_networks_until_they_end() -> None:
    now = [100.0]
    bans = Bans(lambda: now[0])
    assert bans.until("a", "192.0.2.7") is None
    bans.learn(
        [
            banned(150, guest="a"),
            banned(120, guest="a"),
            banned(200, network="192.0.2.0/24"),
            banned(300, network="192.0.2.7/32"),
            banned(250, network="2001:db8:1:2::/64"),
        ]
    )
    assert bans.until("a", "198.51.100.1") == 150
    assert bans.until(None, "192.0.2.8") == 200
    assert bans.until(None, "192.0.2.7") == 300
    assert bans.until(None, "::ffff:192.0.2.7") == 300
    assert bans.until("b", "2001:db8:1:2:ffff::1") == 250
    assert bans.until("b", "2001:db8:1:3::1") is None
    assert bans.until("b", "") is None
    now[0] = 260.0
    assert bans.until("a", "2001:db8:1:2::1") is None
    assert bans.until("a", "192.0.2.7") == 300
    bans.learn([])
    assert bans.until("a", "192.0.2.7") is None


def test_a_banned_player_leaves_and_can_do_nothing_until_the_ban_is_lifted(
    house: Server, capsys: Capture
) -> None:
    code, people, tabs = full_table(house)
    bob = people[1]
    tabs[0].lobby(stage="playing")
    said = admin(house, capsys, "ban", bob.id, "--for", "7d", "--reason", "shouting")
    assert (said["done"], said["servers"]) == ("ban", 1)
    assert tabs[1].closed_with() == wire.CLOSED_BANNED
    tabs[0].seats("away", [False, True, False])  # at once, as one who gets up
    assert Tab(bob, code).closed_with() == wire.CLOSED_BANNED
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
    until = bob.http.get("/api/guest/ban").json()["until"]
    assert 6.9 * DAY < until - time() < 7.1 * DAY
    assert bob.http.get("/api/guest/data").json()["bans"][0]["until"] == until
    assert people[0].http.get("/api/guest/ban").json() is None
    admin(house, capsys, "lift", said["new"]["id"].lower(), "--reason", "he is sorry")
    assert bob.http.get("/api/guest/ban").json() is None
    with bob.sit(code) as again:
        again.lobby(seat=1)
    tabs[0].seats("away", [False, False, False])
    tabs[2].close()
    tabs[0].close()


def test_a_banned_network_is_out_whoever_comes_from_it(own_server: Server, capsys: Capture) -> None:
    ada = Person(own_server, "Ada")
    code = ada.open_table(seats=3)
    tab = ada.sit(code)
    tab.lobby(seat=0)
    found = admin(own_server, capsys, "guests", "--house", "127.0.0.0/8")
    address = found["addresses"][ada.id][0]
    assert admin(own_server, capsys, "guests", "--house", "192.0.2.0/24")["guests"] == []
    admin(own_server, capsys, "ban", "127.0.0.0/8", "--for", "1h", "--reason", "flood")
    assert tab.closed_with() == wire.CLOSED_BANNED
    stranger = httpx.post(
        f"{own_server.url}/api/guest",
        json={"nickname": "Eve"},
        headers={"Origin": own_server.url},
    )
    assert stranger.json()["code"] == "banned"
    assert address == "127.0.0.1"
    # Those who sat in a lobby have got up: its seat is free.
    wait_until(lambda: own_server.sql("SELECT count(*) FROM seat") == [(0,)])


def test_durations_networks_and_names_that_make_no_sense_are_one_line(
    house: Server, capsys: Capture
) -> None:
    reason = ("--reason", "x")
    for words, said in (
        (("ban", "nobody", "--for", "1d", *reason), "neither"),
        (("ban", "10.0.0.0/7", "--for", "1d", *reason), "too wide"),
        (("ban", "2001::/16", "--for", "1d", *reason), "too wide"),
        (("ban", "192.0.2.1", "--for", "soon", *reason), "soon"),
        (("ban", "192.0.2.1", "--for", "600w", *reason), "ten years"),
        (("lift", "ABCDE", *reason), "no ban"),
        (("close", "ZZZZZ", *reason), "no table"),
        (("delete", "ZZZZZ", *reason), "no table"),
        (("show", "ZZZZZ"), "no table"),
        (("report", "0000"), "no report"),
        (("handle", "0000", "--outcome", "x"), "no report"),
        (("guests", "--house", "here"), "no network"),
        (("tables", "--stage", "never"), "no stage"),
    ):
        assert said in refused(house, capsys, *words)
    trail = admin(house, capsys, "audit")["audit"]
    failed = [line["deed"] for line in trail if not line["done"]]
    assert {"ban", "lift", "close", "delete", "look", "read", "handle"} <= set(failed)


# --- Tables -------------------------------------------------------------------------------


def test_a_closed_table_is_left_by_all_and_entered_by_none(house: Server, capsys: Capture) -> None:
    code, people, tabs = full_table(house)
    tabs[0].wait_for("sync")
    said = admin(house, capsys, "close", code.lower(), "--reason", "spoilt", "--operator", "Olga")
    assert said["servers"] == 1
    for tab in tabs:
        assert tab.closed_with() == wire.CLOSED_BY_OPERATOR
    assert Tab(people[0], code).closed_with() == wire.CLOSED_BY_OPERATOR
    answer = people[0].http.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["code"]) == (403, "closed-table")
    assert "closed already" in refused(house, capsys, "close", code, "--reason", "again")
    shown = admin(house, capsys, "show", code)["table"]
    assert (shown["stage"], shown["closed"]) == ("ended", True)
    lines = [line for line in admin(house, capsys, "audit")["audit"] if line["target"] == code]
    assert [(line["deed"], line["done"]) for line in lines] == [
        ("look", True),
        ("close", False),
        ("close", True),
    ]
    assert (lines[2]["operator"], lines[2]["reason"]) == ("Olga", "spoilt")


def test_a_deleted_table_is_gone(house: Server, capsys: Capture) -> None:
    code, people, tabs = full_table(house)
    tabs[0].wait_for("sync")
    admin(house, capsys, "delete", code, "--reason", "asked for")
    assert tabs[1].closed_with() == wire.CLOSED_BY_OPERATOR
    assert people[0].http.get(f"/api/tables/{code}").status_code == 404
    assert house.sql("SELECT count(*) FROM move WHERE code = :code", code=code) == [(0,)]


def test_tables_and_guests_are_found_by_what_is_known_of_them(
    house: Server, capsys: Capture
) -> None:
    zoe = Person(house, "Zoé the 1st")
    code = zoe.open_table(seats=4)
    for words in (code.lower(), "ZOÉ the", zoe.id):
        (found,) = admin(house, capsys, "tables", "--search", words)["tables"]
        assert (found["code"], found["taken"], found["seats"]) == (code, 1, 4)
    for words in ("é the 1", zoe.id):
        (guest,) = admin(house, capsys, "guests", "--search", words)["guests"]
        assert (guest["id"], guest["tables"], guest["banned"]) == (zoe.id, 1, None)
    assert admin(house, capsys, "tables", "--search", "%")["tables"] == []
    assert admin(house, capsys, "tables", "--search", code, "--stage", "over")["tables"] == []
    assert admin(house, capsys, "tables", "--search", code, "--older", "1")["tables"] == []
    assert len(admin(house, capsys, "tables", "--search", code, "--younger", "1")["tables"]) == 1
    assert admin(house, capsys, "guests", "--search", "Zoé", "--page", "2")["guests"] == []
    assert run(["admin", "tables", "--search", code, "--data", str(house.data)]) == 0
    assert code in capsys.readouterr().out
    assert run(["admin", "guests", "--search", "nobody", "--data", str(house.data)]) == 0
    assert "Nothing" in capsys.readouterr().out


@two_boxes
def test_an_operator_sees_what_everybody_sees(
    setting: Setting, house: Server, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games that differ only in what the public can't know are shown alike."""
    monkeypatch.setattr(waking, "replayed", twins.waken)
    rules = setting.rules()
    people = [Person(house, f"Seat {seat}") for seat in range(rules.seats)]
    game, dice = new_game(rules, "one"), Dice("twins")
    while len(game.moves) < MOVES or game.is_window:
        game.play(choose(game, dice, "eager"))
    twin = f"{twins.TWIN}0 other"
    other = game.determinise(0, twin)
    last = rules.seats - 1
    assert other.view(last) != game.view(last)  # there is something to be seen
    shown, code = [], ""
    for nonce in (twins.REAL, twin):
        deal = Deal(rules.revision, "one", nonce)
        code = written_table(house, people, rules, deal, tuple(game.moves))
        seen = json.dumps(admin(house, capsys, "show", code))
        assert run(["admin", "show", code, "--data", str(house.data)]) == 0
        shown.append((seen + capsys.readouterr().out).replace(code, "CODE"))
        assert nonce not in seen
    assert shown[0] == shown[1]
    with Person(house, "Watcher").sit(code) as tab:
        public = tab.wait_for("sync")["view"]
    assert admin(house, capsys, "show", code)["table"]["view"] == public


# --- Reports ------------------------------------------------------------------------------


def test_a_report_goes_with_what_was_heard_and_is_handled_once(
    house: Server, capsys: Capture
) -> None:
    code, people, tabs = full_table(house, talk="free")
    tabs[0].wait_for("sync")
    tabs[1].say("chat", text="You rotten troll")
    tabs[0].wait_for("heard")
    tabs[0].say("open-poll")
    tabs[0].wait_for("poll")
    tabs[1].say("cast-ballot", about=0)
    tabs[0].wait_for("poll", that=lambda poll: poll["voted"] == [1])
    wish = {"guest": people[1].id, "reason": "insult", "words": " He\u202eswore. "}
    path = f"/api/tables/{code}/reports"
    assert people[0].http.post(path, json=wish).status_code == 204
    for wrong in (people[0].id, "nobody", "\0"):
        answer = people[0].http.post(path, json=wish | {"guest": wrong})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-guest")
    assert people[0].http.post(path, json=wish | {"reason": "x"}).status_code == 400
    assert people[0].http.post(path, json=wish | {"words": "x" * 501}).status_code == 400
    (own,) = people[0].http.get("/api/guest/data").json()["reports"]
    assert (own["about"], own["words"], own["handled"]) == (people[1].id, "Heswore.", False)
    (listed,) = [
        each for each in admin(house, capsys, "reports")["reports"] if each["code"] == code
    ]
    read = admin(house, capsys, "report", listed["id"])
    assert [line["said"]["kind"] for line in read["talk"]] == ["chat", "open-poll"]
    assert run(["admin", "report", listed["id"], "--data", str(house.data)]) == 0
    out = capsys.readouterr().out
    assert "Person 1: You rotten troll" in out
    assert "Person 0 reported Person 1" in out
    admin(house, capsys, "handle", listed["id"], "--outcome", "talked to him")
    assert "no report" in refused(house, capsys, "handle", listed["id"], "--outcome", "again")
    left = admin(house, capsys, "reports")["reports"]
    assert listed["id"] not in [each["id"] for each in left]
    every = admin(house, capsys, "reports", "--all")["reports"]
    assert "talked to him" in [each["outcome"] for each in every]
    answers = [people[2].http.post(path, json=wish).status_code for _ in range(6)]
    assert answers == [204] * 5 + [429]
    assert people[1].http.delete("/api/guest").status_code == 204  # and what was told of him
    assert house.sql("SELECT count(*) FROM report WHERE code = :code", code=code) == [(0,)]


def test_who_is_not_at_the_table_reports_nobody(house: Server) -> None:
    ada, eve = Person(house, "Ada"), Person(house, "Eve")
    code = ada.open_table(seats=3)
    wish = {"guest": eve.id, "reason": "other"}
    assert ada.http.post(f"/api/tables/{code}/reports", json=wish).status_code == 404
    nobody = httpx.post(
        f"{house.url}/api/tables/{code}/reports", json=wish, headers={"Origin": house.url}
    )
    assert nobody.status_code == 401
    foreign = ada.http.post(
        f"/api/tables/{code}/reports", json=wish, headers={"Origin": "https://evil.example"}
    )
    assert foreign.status_code == 403


def test_what_is_old_is_forgotten_and_a_wrong_clock_forgets_nothing(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        code = "ABCDE"
        reports = ReportStorage(storage.database)
        report = NewReport(guest=ADA.id, about=BOB.id, code=code, reason="name", words="")
        for _ in range(2):
            await reports.add(report, ())
        first, second = [each.id for each in await reports.listed(9)]
        operators = Operators(storage, "op")
        await operators.handle(first, "done")
        await operators.ban("192.0.2.1", 60, "x")
        with pytest.raises(Refused):
            await operators.lift("ABCDE", "x")
        await purge_operators_work(storage, time() + 9 * AUDIT_DAYS * DAY)  # the clock is wrong
        assert len(await reports.listed(9, handled=True)) == 2
        assert len(await operators.deeds()) == 3
        await storage.database.write(*_seen_in(HANDLED_DAYS + 2))
        await purge_operators_work(storage, time() + (HANDLED_DAYS + 2) * DAY)
        assert [each.id for each in await reports.listed(9, handled=True)] == [second]
        assert await operators.bans(ended=True) == []
        assert len(await operators.deeds()) == 3
        await storage.database.write(*_seen_in(AUDIT_DAYS + 2))
        await purge_operators_work(storage, time() + (AUDIT_DAYS + 2) * DAY)
        assert await reports.listed(9, handled=True) == []
        assert await operators.deeds() == []
        # A number that was given once is not given again: nobody would read it.
        kept = OperatorStorage(storage.database)
        await operators.ban("192.0.2.1", 60, "x")
        assert (await kept.last_notice()) >= 2

    with_storage(database, work)


def _seen_in(days: int) -> list[Update]:
    return [update(schema.guest).values(seen=time() + days * DAY)]


def test_search_and_closing_on_either_database(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        code = "ABCDE"
        operators = Operators(storage, "op")
        (table,) = await operators.tables(Wanted(text="ada", younger=1))
        assert table.code == code
        assert [guest.id for guest in await operators.guests(Wanted(guests=frozenset({"a"})))] == [
            "a"
        ]
        await operators.close(code, "x")
        stored = await storage.table(code)
        assert stored is not None
        assert stored.closed
        await operators.ban("2001:db8::7", 60, "x")
        (ban,) = await operators.bans()
        assert ban.network == "2001:db8::/64"
        await operators.lift(ban.id, "x")
        assert await operators.bans() == []
        await operators.delete(code, "x")
        assert await storage.table(code) is None

    with_storage(database, work)


# --- Devices ------------------------------------------------------------------------------


def test_a_revoked_device_is_out_at_once(house: Server) -> None:
    ada = Person(house, "Ada")
    code = ada.open_table(seats=3)
    token = ada.http.post("/api/guest/transfer", json={}).json()["token"]
    phone = httpx.Client(
        base_url=house.url,
        headers={
            "Origin": house.url,
            "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36",
        },
    )
    house.guests.callback(phone.close)
    phone.post("/api/guest/arrive", json={"token": token})
    tab = ada.sit(code)
    tab.lobby(seat=0)
    here, away = ada.http.get("/api/guest/devices").json()["devices"][::-1]
    if not here["here"]:
        here, away = away, here
    assert (away["here"], away["browser"], away["system"]) == (False, "chrome", "android")
    stranger = Person(house, "Eve")
    assert stranger.http.delete(f"/api/guest/devices/{away['id']}").status_code == 404
    assert ada.http.delete("/api/guest/devices/%25").status_code == 404
    assert phone.delete(f"/api/guest/devices/{here['id']}").status_code == 204
    assert tab.closed_with() == wire.CLOSED_NO_GUEST
    assert ada.http.get("/api/guest").json() is None
    assert Tab(ada, code).closed_with() == wire.CLOSED_NO_GUEST
    assert [each["id"] for each in phone.get("/api/guest/devices").json()["devices"]] == [
        away["id"]
    ]


def test_revoking_closes_the_way_onto_another_device(database: URL) -> None:
    async def work(storage: Storage) -> None:
        guests = GuestStorage(storage.database)
        await storage.add_guest(ADA, "a" * 64, "firefox linux")
        await guests.add_transfer(ADA, "way")
        assert not await guests.revoke(ADA.id, "b" * 16)
        assert await guests.revoke(ADA.id, "a" * 16)
        assert await guests.use_transfer("way", "c" * 64) is None
        assert await storage.guest("a" * 64) is None

    with_storage(database, work)


PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0"
)
FOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FOX, "firefox linux"),
        (PHONE, "safari iphone"),
        (EDGE, "edge windows"),
        ("curl/8.5", "other other"),
        ("", "other other"),
    ],
)
def test_browsers_have_a_word(agent: str, words: str) -> None:
    assert browser_of(agent) == words


# --- The socket of operators --------------------------------------------------------------


def test_the_operators_socket_is_the_users_alone(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    (path,) = operator_socket.sockets(own_server.data)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    question = operator_socket.Question("visits")
    assert [reply.visits for reply in operator_socket.ask(own_server.data, question)] == [[]]
    with operator_socket._connect(path) as line:
        line.sendall(b'{"ask": "everything"}\n')
        assert line.recv(100) == b""  # no answer to what is no question
    own_server.kill()
    assert list(operator_socket.sockets(own_server.data)) == []
    assert not path.exists()
    with pytest.raises(OSError, match="place"):
        operator_socket._bind(Path("/tmp") / ("x" * 120))  # noqa: S108 - never made
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    left, right = socket.socketpair()
    with left, right:
        assert operator_socket._is_ours(left) is (os.getuid() == 0)


# --- Several nodes ------------------------------------------------------------------------


def test_what_one_node_is_told_holds_at_all(database: URL) -> None:
    """The socket is at one node, the table at the other: each reads the notice for itself."""

    async def work() -> None:
        async with two_nodes(database) as (one, two):
            code, (ada, bob) = await one.game("Ada", "Bob", ruleset="duel")
            bob.leave()
            doors, notices = await _watching(two)
            owner_doors, owner_notices = await _watching(one)
            far = await two.sit(code, "Bob")
            await far.lobby(seat=1)
            with doors.open_to(Visit(far.visit, far.table, "192.0.2.7", "d" * 16)):
                operators = Operators(one.storage, "op")
                await operators.ban("192.0.2.0/24", 60, "flood")
                await notices.look()
                assert await far.closed() == wire.CLOSED_BANNED
                await ada.seats("away", [False, True])
                late = SocketConnection(far.guest)
                with doors.open_to(Visit(late, far.table, "192.0.2.9", "e" * 16)):
                    assert await late.closed() == wire.CLOSED_BANNED
            cid = await two.sit(code, "Cid")
            await cid.lobby(seat=None)
            with doors.open_to(Visit(cid.visit, cid.table, "198.51.100.1", "f" * 16)):
                await operators.close(code, "spoilt")
                await notices.look()  # not the owner: nothing happens here
                await owner_notices.look()
                assert await cid.closed() == wire.CLOSED_BY_OPERATOR
                assert await ada.closed() == wire.CLOSED_BY_OPERATOR
            assert owner_doors.visits() == []
            with pytest.raises(Closed):
                await two.hall.admit(code, far.guest)

    asyncio.run(work())


async def _watching(party: Party) -> tuple[Doors, Notices]:
    bans = Bans()
    doors = Doors(bans)
    kept = OperatorStorage(party.storage.database)
    hall = party.hall
    notices = Notices(
        kept,
        bans,
        doors,
        hall.put_away,
        holidays_changed=hall.holidays_changed,
        ties_changed=hall.ties_changed,
    )
    await notices.begin()
    return doors, notices


def test_a_notice_that_is_committed_late_is_read_all_the_same(database: URL) -> None:
    async def work(storage: Storage) -> None:
        heard: list[str] = []

        async def put_away(code: str) -> None:
            heard.append(code)

        bans = Bans()
        kept = OperatorStorage(storage.database)
        notices = Notices(
            kept, bans, Doors(bans), put_away, holidays_changed=print, ties_changed=print
        )
        await notices.begin()
        for number, code in ((5, "FIVES"), (4, "FOURS"), (6, "SIXES")):
            await storage.database.write(
                insert(schema.notice).values(id=number, kind="table", target=code, at=time())
            )
            await notices.look()
            await notices.look()
        assert heard == ["FIVES", "FOURS", "SIXES"]

    with_storage(database, work)
