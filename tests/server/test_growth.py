"""A server that has grown: leases, sleep and restart, finished games in one piece, no full scan."""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from time import time
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import URL, Connection, Engine, event, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from saboteur.gathering.model import Draw, DrawnTable
from saboteur.play.game import loads
from saboteur.play.match import Match, verify_record
from saboteur.server.lobby.registry import TableRegistry
from saboteur.server.ops.housekeeping import pack
from saboteur.server.settings import Settings
from saboteur.server.storage import schema
from saboteur.server.storage.awaited import Call
from saboteur.server.storage.backup import backup, restore
from saboteur.server.storage.careers import CareerStorage
from saboteur.server.storage.database import database_url
from saboteur.server.storage.gatherings import GatheringStorage
from saboteur.server.storage.groups import GroupStorage, StoredGroup
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.heats import HeatStorage, Place, StoredHeatTable
from saboteur.server.storage.invitations import InvitationStorage, StoredInvitation
from saboteur.server.storage.leases import LeaseStorage
from saboteur.server.storage.migrations import _config, upgrade
from saboteur.server.storage.operators import Deed, OperatorStorage
from saboteur.server.storage.packing import packed, unpacked
from saboteur.server.storage.people import PeopleStorage
from saboteur.server.storage.reports import NewReport, ReportStorage
from saboteur.server.storage.shared_reviews import SharedReviewStorage, StoredReview
from saboteur.server.storage.tables import Storage
from saboteur.server.storage.talk import TalkStorage
from saboteur.server.thinking.workers import BotWorkers
from saboteur.table.archive import Archive
from saboteur.table.keeping import StaleWrite
from saboteur.table.models import (
    ENDED,
    OVER,
    PLAYING,
    Deal,
    Lease,
    Result,
    Sitter,
    StoredGuest,
    StoredMove,
    StoredTable,
)
from saboteur.table.question import Question
from saboteur.wire import messages as wire
from tests.server.party import PATIENCE, Party, celebrate, invited, two_nodes
from tests.server.test_storage import ADA, MOVE, furnish, run, run_engine, table

pytestmark = pytest.mark.in_turns


@pytest.fixture(scope="module")
def match() -> Match:
    """A game played to its end, anyhow; some of its moves are the clock's."""
    match = Match("saboteur", seats=3, seed="growth", nonce="nonce")
    chance = Random(5)  # noqa: S311 - any moves will do
    while not match.over:
        seat = match.deciders[0]
        if chance.random() < 0.1:
            match.time_out(match.version)
        else:
            match.submit(seat, chance.choice(match.legal_moves(seat)).text, match.version)
    return match


def moves_of(match: Match) -> list[StoredMove]:
    return [
        StoredMove(made.version, made.seat, made.move, made.timed_out)
        for made in match.log
        if made.seat is not None and made.move is not None
    ]


async def finish(storage: Storage, match: Match, code: str = "ABCDE") -> StoredTable:
    """Write a finished game of Ada and Bob down."""
    await storage.add_guest(ADA, "hash of a")
    await storage.add_guest(StoredGuest("b", "Bob"), "hash of b")
    deal = Deal(match.revision, "growth", "nonce")
    game = replace(table(code), options={}, stage=PLAYING, deal=deal)
    await storage.add_table(game, {0: Sitter("Ada", guest="a"), 1: Sitter("Bob", guest="b")})
    moves = moves_of(match)
    await storage.append(code, moves[:50], over=False)
    results = {0: Result(3, won=True), 1: Result(1, won=False)}
    await storage.append(code, moves[50:], over=True, results=results)
    return replace(game, stage=OVER)


async def rows(storage: Storage, name: str) -> int:
    kept = schema.metadata.tables[name]
    (row,) = await storage.database.read(select(func.count().label("n")).select_from(kept))
    return int(row["n"])


async def until(find: Callable[[], Awaitable[object]], wanted: object) -> None:
    """Wait until something is found so."""
    async with asyncio.timeout(PATIENCE):
        while await find() != wanted:  # noqa: ASYNC110 - the database tells nobody
            await asyncio.sleep(0.01)


# --- Leases -------------------------------------------------------------------------------


def test_only_who_has_the_lease_writes(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage, "ABCDE", "BBBBB")
        first, second = (LeaseStorage(storage.database, name) for name in ("first", "second"))
        ours = Lease("ABCDE", "first")
        with pytest.raises(StaleWrite):  # not yet ours
            await storage.append("ABCDE", [MOVE], over=False, lease=ours)
        await first.take("ABCDE")
        await first.take("ABCDE")
        await first.take("BBBBB")
        await storage.append("ABCDE", [MOVE], over=False, lease=ours)
        await second.take("ABCDE")
        late, old = replace(MOVE, number=2), table()
        for change in (
            storage.append("ABCDE", [late], over=False, lease=ours),
            storage.change(old, old, {1: Sitter("Bob", guest="b")}, lease=ours),
            storage.add_rematch(old, table("CCCCC"), {}, lease=ours),
        ):
            with pytest.raises(StaleWrite):
                await change
        assert list(await storage.moves("ABCDE")) == [MOVE]
        assert (await first.count(), await first.codes()) == (1, {"BBBBB"})
        await first.release("ABCDE")  # not his any more
        assert await second.codes() == {"ABCDE"}
        await second.release("ABCDE")
        assert await rows(storage, "lease") == 1
        with pytest.raises(StaleWrite):
            await first.take("ZZZZZ")

    run(database, work)


def test_a_bot_that_is_to_move_is_remembered_in_order(database: URL) -> None:
    async def work(storage: Storage) -> None:
        codes = ["AAAAA", "BBBBB", "CCCCC", "DDDDD"]
        await furnish(storage, *codes)
        dead, alive = (LeaseStorage(storage.database, name) for name in ("dead", "alive"))
        for code, due in zip(codes, (30.0, 20.0, 20.0, None), strict=True):
            await dead.take(code)
            await storage.append(code, [MOVE], over=False, lease=Lease(code, "dead", due))
        first, *others = await alive.due(None)
        assert [first.code, *(lease.code for lease in others)] == ["BBBBB", "CCCCC", "AAAAA"]
        assert [lease.code for lease in await alive.due(first)] == ["CCCCC", "AAAAA"]
        await dead.release("BBBBB")  # it stopped in good order
        await alive.take("CCCCC")
        await alive.forget_others()
        assert [lease.code for lease in await alive.due(None)] == ["BBBBB", "AAAAA"]
        assert await rows(storage, "lease") == 3
        await alive.done("CCCCC")
        await alive.release("CCCCC")
        assert await rows(storage, "lease") == 2

    run(database, work)


def test_owners_are_checked_by_a_number_and_not_by_a_list(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed: list[str] = []
    codes = LeaseStorage.codes

    async def counted(leases: LeaseStorage) -> set[str]:
        found = await codes(leases)
        listed.extend(found)
        return found

    monkeypatch.setattr(LeaseStorage, "codes", counted)
    monkeypatch.setattr("saboteur.server.lobby.registry.OWNER_SECONDS", 3600)

    async def test() -> None:
        async with two_nodes(database) as (party, other):
            opened = [await party.open(seats=3) for _ in range(3)]
            kept, lost, _ = [await party.hall.find(code) for code in opened]
            await party.hall._check_owners(dict(party.hall._live))
            assert listed == []
            await other.hall._leases.take(opened[1])
            await party.hall._check_owners(dict(party.hall._live))
            assert set(listed) == {opened[0], opened[2]}
            assert party.hall._live.get(opened[0]) is kept
            assert lost not in party.hall._live.values()
            # What we failed to give back is given back now.
            await party.hall._leases.take(opened[1])
            await party.hall._check_owners(dict(party.hall._live))
            assert await party.hall._leases.count() == 2

    asyncio.run(test())


# --- Sleep and restart --------------------------------------------------------------------


def test_a_table_that_sleeps_leaves_nothing_awake(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Cid")
        assert await rows(party.storage, "lease") == 1
        sync = await tabs[0].wait_for("sync")
        for tab in tabs:
            tab.leave()
        await until(lambda: rows(party.storage, "lease"), 0)
        assert party.hall._live == {}
        again = await (await party.sit(code, "Ada")).wait_for("sync")
        assert again == sync

    celebrate(database, test, idle_seconds=0.05)


def test_bots_go_on_after_a_restart_though_nobody_comes(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = asyncio.Event()
    answer = True

    async def choose(_: BotWorkers, question: Question) -> str:
        thinking.set()
        if not answer:
            await asyncio.sleep(3600)
        return question.moves[0]

    monkeypatch.setattr(BotWorkers, "choose", choose)
    settings = Settings(data=Path(), bot_pause=0)

    async def test() -> None:
        nonlocal answer
        async with invited(database) as party:
            wish: dict[str, Any] = {"bots": "random", "pace": "instant"}
            idle = await party.open(seats=3, **wish)  # nobody has come there yet
            code = await party.open(seats=3, options={"first_player": 0}, **wish)
            tab, answer = await party.sit(code, "Ada"), False
            sync = await tab.wait_for("sync")
            tab.say(wire.Play(version=0, move=sync["options"][0]["text"]))
            await tab.wait_for("happened")
            await thinking.wait()
            party.hall._lost()  # as if it were killed
            tab.leave()
            answer = True
            hall = TableRegistry(party.storage, settings)
            await hall.enter()
            await until(lambda: rows(party.storage, "move"), 3)  # then Ada is asked
            assert (idle in hall._live, hall._live[code].bot_awaited) == (False, False)
            await hall.close()
            assert await rows(party.storage, "lease") == 0

    asyncio.run(test())


def test_a_table_that_is_not_due_after_all_is_asked_for_once(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Cid")
        for tab in tabs:
            tab.leave()
        await party.hall.close()
        dead = LeaseStorage(party.storage.database, "dead")
        await dead.take(code)
        move = replace(MOVE, text="nonsense")  # no rule takes it: the table is frozen
        await party.storage.append(code, [move], over=False, lease=Lease(code, "dead", 1.0))
        await party.restart()
        await until(lambda: LeaseStorage(party.storage.database, "other").due(None), [])
        assert (await dead.count(), await rows(party.storage, "lease")) == (0, 1)

    celebrate(database, test)


# --- Finished games in one piece ----------------------------------------------------------


def test_a_log_is_packed_and_unpacked(match: Match) -> None:
    moves = moves_of(match)
    assert any(move.timed_out for move in moves)
    at = [1000.25 + 7 * number for number in range(len(moves))]
    piece = packed(moves, at)
    again, seconds = unpacked(piece)
    assert (again, seconds) == (moves, [float(round(each)) for each in at])
    assert 5 * len(piece) < sum(len(move.text) + 20 for move in moves)
    for bad in (b"", b"\x02" + piece[1:], piece[:20]):
        with pytest.raises(ValueError, match=r"form|incomplete"):
            unpacked(bad)


def test_a_finished_game_is_one_row_and_reads_as_before(database: URL, match: Match) -> None:
    async def work(storage: Storage) -> None:
        game = await finish(storage, match)
        await storage.add_table(table("BBBBB"), {0: Sitter("Ada", guest="a")})
        await storage.append("BBBBB", [MOVE], over=False)
        guests = GuestStorage(storage.database)
        before, shown = await Archive(storage).record(game), await guests.tables("b")
        data = await guests.data("a")
        assert await pack(storage) == 1
        assert await pack(storage) == 0
        assert [await rows(storage, name) for name in ("move", "packed")] == [1, 1]
        with pytest.raises(StaleWrite):  # a node that was slower
            await storage.pack("ABCDE")
        assert list(await storage.moves("ABCDE")) == moves_of(match)
        record = await Archive(storage).record(game)
        assert record == before
        assert record is not None
        verify_record(loads(str(record)), match.commitment)
        assert await guests.tables("b") == shown
        told = await guests.data("a")
        assert told is not None
        assert [(each.table, each.points, each.won) for each in told.tallies] == [
            ("ABCDE", 3, True)
        ]
        assert msgspec.structs.replace(told, tallies=()) == data
        await guests.forget("a")
        await guests.forget("b")
        assert [await rows(storage, name) for name in ("packed", "game_table")] == [0, 0]

    run(database, work)


def test_a_game_without_a_whole_log_is_left_as_it_is(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage, "ABCDE", "BBBBB")
        second = replace(MOVE, number=2)
        await storage.append("ABCDE", [second], over=True)
        old = await storage.table("BBBBB")
        assert old is not None
        await storage.change(old, replace(old, stage=ENDED))  # before its first move
        assert await pack(storage) == 2
        assert await pack(storage) == 0
        assert list(await storage.moves("ABCDE")) == [second]
        assert list(await storage.moves("BBBBB")) == []
        assert await rows(storage, "packed") == 0

    run(database, work)


def test_a_rematch_follows_a_packed_game(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Cid")
        seat = (await tabs[0].wait_for("sync"))["view"]["decider"]
        table = party.hall._live[code]._table
        assert table.match is not None
        move = table.match.legal_moves(seat)[0].text
        tabs[seat].say(wire.Play(version=0, move=move))
        await tabs[0].wait_for("happened")
        await table.save(replace(table.stored, stage=ENDED))
        assert await pack(party.storage) == 1
        for awake in (True, False):
            if not awake:
                await party.restart()
            ada = await party.sit(code, "Ada")
            assert (await ada.wait_for("sync"))["version"] == 1
            ada.say(wire.Rematch())
            follower = (await ada.wait_for("moved"))["code"]
            assert await party.storage.table(follower) is not None

    celebrate(database, test)


def test_a_packed_game_is_in_a_backup(database: URL, match: Match, tmp_path: Path) -> None:
    file = tmp_path / "saved.gz"
    (tmp_path / "other").mkdir()
    other = database_url(None, tmp_path / "other")

    async def fill(storage: Storage) -> None:
        await finish(storage, match)
        await pack(storage)
        await LeaseStorage(storage.database, "node").take("ABCDE")

    async def look(storage: Storage) -> None:
        assert list(await storage.moves("ABCDE")) == moves_of(match)
        assert await rows(storage, "lease") == 0  # nothing is awake there

    run(database, fill)

    async def save(engine: AsyncEngine) -> None:
        await backup(engine, file)

    async def fetch(engine: AsyncEngine) -> None:
        await restore(engine, file)

    run_engine(database, save)
    run_engine(other, fetch)
    run(other, look)


def test_the_way_back_unpacks(bare_database: URL, match: Match) -> None:
    async def fill(storage: Storage) -> None:
        await finish(storage, match)
        await pack(storage)

    async def back(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.run_sync(_down)
            found = await connection.execute(
                text("SELECT number, seat, text, timed_out, at FROM move ORDER BY number")
            )
            again = found.all()
        assert [StoredMove(row[0], row[1], row[2], bool(row[3])) for row in again] == moves_of(
            match
        )
        assert all(abs(row[4] - time()) < 60 for row in again)
        await upgrade(engine)

    async def look(storage: Storage) -> None:
        assert await pack(storage) == 1
        assert list(await storage.moves("ABCDE")) == moves_of(match)

    run(bare_database, fill)
    run_engine(bare_database, back)
    run(bare_database, look)


def _down(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.downgrade(config, "0009")


# --- No full scan -------------------------------------------------------------------------

SMALL = {"pulse", "upload", "audit"}
"""One row; as many as everybody together may upload; a page of what operators did in a year."""
NEEDED = {
    "ix_game_table_listed", "ix_game_table_ended", "ix_guest_seen", "ix_token_seen",
    "ix_transfer_created", "ix_talk_at", "ix_lease_node", "ix_lease_due", "ix_awaited_until",
    "ix_awaited_called", "ix_awaited_guest",
}  # fmt: skip
"""Without these some statement would go by another index, and that to most of the rows."""


def test_whatever_lists_or_purges_goes_by_an_index(database: URL, match: Match) -> None:
    """Each method is called, and each of its statements explained: whoever adds one calls it."""
    said: dict[str, Any] = {}

    def hear(_: Connection, __: object, statement: str, parameters: Any, *___: object) -> None:  # noqa: ANN401
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            said[statement] = parameters

    async def work(storage: Storage) -> None:
        engines: list[Engine] = [
            storage.database._reading,
            storage.database._writing,
        ]
        game = await finish(storage, match)
        for engine in engines:
            event.listen(engine, "before_cursor_execute", hear)
        await _call_all(storage, game)
        with engines[1].connect() as connection:
            if connection.dialect.name == "postgresql":
                # Where tables are this small it would scan them all the same.
                connection.execute(text("SET enable_seqscan = off"))
            slow = {
                statement: found
                for statement, parameters in said.items()
                if (found := _scanned(connection, statement, parameters) - SMALL)
            }
            if connection.dialect.name == "sqlite":
                plans = [_plan(connection, *each) for each in said.items()]
                used = set(re.findall(r"INDEX (ix_\w+)", "\n".join(plans)))
                assert NEEDED - used == set()
        assert slow == {}
        assert len(said) > 50

    run(database, work)


async def _of_shared_reviews(storage: Storage) -> dict[object, list[tuple[Any, ...]]]:
    shared = SharedReviewStorage(storage.database)
    new = StoredReview("r" * 16, "ABCDE", "a", "a", all_draw=False, step=0, eyes="public")
    remark = wire.Remark(number=1, step=0, guest="b", name="Bob", at=(0, 0), to=None, text=None)
    return {
        shared: [
            ("add", new), ("read", new.id), ("count", "a"), ("change", new),
            ("append", new.id, remark), ("remarks", new.id), ("of", "b"), ("own", "b"),
            ("erase", new.id, 1), ("purge", 1.0),
        ],
    }  # fmt: skip


async def _call_all(storage: Storage, game: StoredTable) -> None:
    guests, talk = GuestStorage(storage.database), TalkStorage(storage.database)
    leases = LeaseStorage(storage.database, "node")
    preferences = wire.Preferences()
    rest = wire.Holiday(since=1, until=2)
    note = wire.SeatNote(about=1, suspicion=1, text="", pins=())
    lease, code, cid = Lease("DDDDD", "node", 1.0), "ABCDE", StoredGuest("c", "Cid")
    new = replace(table("DDDDD"), invite="DDDDD")
    operators, reports = OperatorStorage(storage.database), ReportStorage(storage.database)
    report = NewReport(guest="a", about="b", code=code, reason="name", words="")
    deed = Deed(1.0, "op", "ban", "b", "why", done=True)
    people, asked = PeopleStorage(storage.database), InvitationStorage(storage.database)
    groups, careers = GroupStorage(storage.database), CareerStorage(storage.database)
    crew = StoredGroup(await groups.found("Crew", "a"), "Crew", "a")
    season = wire.NewSeason(name="S", begins="2026-01-01", ends="2026-12-31")
    calls: dict[object, list[tuple[Any, ...]]] = {
        **await _of_gatherings(storage),
        people: [
            ("people", "a"), ("knows", "a", "b"), ("has_sat_with", "a", "b"),
            ("shares_group", "a", "b"), ("last_table", "a", "b"), ("unheard", "a"),
            ("set_tie", "a", "b", wire.SetTie(muted=True, blocked=True)), ("remove", "a", "b"),
            ("blocks", "a", "b"), ("own", "a"),
        ],
        asked: [
            ("invite", "b", code, "a"), ("waiting", "b"), ("own", "a"), ("uncalled", time(), 5),
            ("called", [StoredInvitation("b", code, "a", 1.0)], 2.0), ("decline", "b", code),
            ("purge", 1.0),
        ],
        groups: [
            ("found", "Crew", "a"), ("group", crew.id, "a"), ("is_member", crew.id, "a"),
            ("listed", "a"), ("door", "l"), ("link", crew.id), ("rotate", crew.id),
            ("invite", crew.id, "b", "a"), ("is_invited", crew.id, "b"), ("invited", "b"),
            ("decline", crew.id, "b"), ("join", crew.id, "b"), ("members", crew),
            ("tables", crew.id, "a"), ("newest_game", crew.id), ("own", "a"),
            ("rename", crew.id, "Crew"), ("add_season", crew.id, season, "S"),
            ("seasons", crew.id), ("delete_season", crew.id, "s"), ("hand_over", crew, "b"),
            ("leave", replace(crew, owner="b"), "a"), ("without", "b"), ("dissolve", crew.id),
        ],
        careers: [
            ("tallies", "a"), ("untallied", "a", 5), ("ended", code), ("ratings", ["a"], "duel"),
            ("add", {}, None), ("shows", "a"),
            ("choose", "a", wire.SetCareer(shows="nobody", rated=("duel",)), (25.0, 8.0)),
            ("season", "g", wire.Season(id="s", name="S", begins=season.begins, ends=season.ends,
                                        box="duel")),
            ("evening", "g", code), ("own", "a"),
        ],
        operators: [
            ("record", deed), ("deeds", 20), ("bans", 0.0), ("nickname", "a"), ("last_notice",),
            ("notices", 0), ("purge", 0.0, 0.0, 0.0),
        ],
        reports: [
            ("add", report, ()), ("has_met", code, "a"), ("listed", 20), ("report", "r"),
            ("lines", "r"), ("own", "a"), ("purge", 0.0, 0.0),
        ],
        storage: [
            ("ready",), ("add_guest", cid, "hash of c"), ("introduce", cid), ("guest", "hash of a"),
            ("add_table", new, {}), ("add_rematch", game, table("EEEEE"), {}),
            ("change", new, new, {1: Sitter("Cid", guest="c")}), ("append", "EEEEE", [MOVE]),
            ("table", code), ("access", code, ADA), ("listed",), ("sitters", code),
            ("conduct", code), ("evening", "EEEEE"), ("moves", code), ("unpacked", 5),
            ("is_barred", replace(game, group="g"), "b"), ("is_member", "g", "a"), ("unheard", "a"),
            ("pack", code), ("add_upload", "u", ADA, "record"), ("uploads", ADA), ("upload", "u"),
        ],
        leases: [
            ("take", "DDDDD"), ("count",), ("codes",), ("due", lease), ("done", "DDDDD"),
            ("release", "DDDDD"), ("forget_others",),
        ],
        storage.slow: [
            ("awaited", code), ("orders", code), ("holidays", ["a", "b"]), ("overdue", 1e12),
            ("uncalled", 1e12, 50), ("called", [Call(code, "a", 0, 0.0, 1.0)], 2.0),
            ("turns", "a"), ("codes", "a"),
        ],
        storage.holidays: [
            ("of", ["a", "b"]), ("own", "a", 0.0), ("plan", "a", [rest], 0.0),
        ],
        talk: [
            ("append", code, "a", []), ("lines", code, 10), ("purge", time()),
            ("write_note", code, "a", 0, note), ("notes", code, "a", 0),
        ],
        guests: [
            ("add_transfer", ADA, "way"), ("use_transfer", "way", "hash of d"),
            ("purge_devices", time()), ("preferences", "a"), ("prefer", "a", preferences),
            ("tables", "a"), ("data", "a"), ("idle", time()), ("last_seen",),
            ("share_idle", time() + 1e6), ("codes", "a"), ("devices", "a", None),
                ("revoke", "a", "0" * 16), ("forget", "a"), ("forget", "b"),
        ],
    }  # fmt: skip
    calls = {**await _of_shared_reviews(storage), **calls}
    for kept, each in calls.items():
        methods = {
            name
            for name, method in vars(type(kept)).items()
            if inspect.iscoroutinefunction(method) and not name.startswith("_")
        }
        assert methods - {"close"} == {name for name, *_ in each}, type(kept).__name__
        for name, *given in each:
            options = {"over": True} if (name, kept) == ("append", storage) else {}
            await getattr(kept, name)(*given, **options)


async def _of_gatherings(storage: Storage) -> dict[object, list[tuple[Any, ...]]]:
    gatherings, heats = GatheringStorage(storage.database), HeatStorage(storage.database)
    id_ = await gatherings.set_up(wire.NewGathering(name="Night"), "Night", "a")
    night = await gatherings.gathering(id_)
    assert night is not None
    drawn = Draw((DrawnTable(0, ("1",)),))
    left = StoredHeatTable(1, 0, (1,), "FFFFF", "given-up", ())
    return {
        heats: [
            ("redraw", night, 1, drawn, "s"),
            ("open", replace(night, edition=1), 1, {1: (table("FFFFF"), {})}, 1.0),
            ("give_up", id_, 1, 1), ("reopen", night, 1, left, table("GGGGG"), {}),
            ("heats", id_), ("take", id_), ("take_of", "b"), ("uncalled", 2.0, 1),
            ("called", [Place(id_, 1, "b", "FFFFF", 1.0)], 2.0), ("played", ["FFFFF"]),
        ],
        gatherings: [
            ("set_up", wire.NewGathering(name="Night"), "Night", "a"), ("gathering", id_),
            ("of_hall", "h"), ("listed", "a"), ("door", "l"), ("link", id_),
            ("sign_up", id_, StoredGuest("b", "Bob"), wire.SignUp()), ("enter", id_, ["Cyd"], None),
            ("change", id_, 1, wire.SetParticipant()), ("people", id_), ("apart", ["a", "b"]),
            ("own", "b"), ("settle", id_, wire.SetGathering(open=True)), ("rotate", id_),
            ("without", "b"), ("dissolve", id_),
        ],
    }  # fmt: skip


def _scanned(connection: Connection, statement: str, parameters: Any) -> set[str]:  # noqa: ANN401
    """Return the tables of which a statement reads every row."""
    if connection.dialect.name == "sqlite":
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        scans = (re.match(r"SCAN (\w+)", row[3]) for row in plan)
        return {scan[1] for scan in scans if scan and scan[1] in schema.metadata.tables}
    plan = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters)
    return set(_unbounded(plan.scalar_one()[0]["Plan"]))


def _plan(connection: Connection, statement: str, parameters: Any) -> str:  # noqa: ANN401
    """Return how SQLite finds what a statement asks for, line by line."""
    plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
    return "\n".join(row[3] for row in plan)


def _unbounded(node: dict[str, Any]) -> list[str]:
    """Return the tables that a plan of PostgreSQL reads whole, by an index or without."""
    whole = "Scan" in node["Node Type"] and "Relation Name" in node
    whole = whole and "Bitmap" not in node["Node Type"] and "Index Cond" not in node
    below = [name for part in node.get("Plans", ()) for name in _unbounded(part)]
    return [*([node["Relation Name"]] if whole else []), *below]
