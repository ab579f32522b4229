"""A server that has grown: leases, sleep and restart, finished games in one piece, no full scan."""

import asyncio
import inspect
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from time import time
from typing import Any, TypeAlias

import msgspec
import pytest
from sqlalchemy import URL, Connection, Engine, event, func, select, text

from saboteur.bot_runtime.process_pool import BotWorkers
from saboteur.bot_runtime.request import BotRequest
from saboteur.play.game import loads
from saboteur.play.match import Match, verify_record
from saboteur.protocol import messages as wire
from saboteur.server.ops.maintenance import compress_finished_games
from saboteur.server.runtime.table_registry import TableRegistry
from saboteur.server.settings import Settings
from saboteur.server.storage import schema
from saboteur.server.storage.backup import restore_backup, write_backup
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.database import database_url
from saboteur.server.storage.groups import GroupRecord, GroupStore
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.invitations import InvitationStore
from saboteur.server.storage.leases import LeaseStore
from saboteur.server.storage.log_compression import compress_log, decompress_log
from saboteur.server.storage.notification_outbox import Notification, OutboxItem, OutboxStore
from saboteur.server.storage.operators import AuditEntry, OperatorStore
from saboteur.server.storage.player_stats import PlayerStatsStore
from saboteur.server.storage.relations import RelationStore
from saboteur.server.storage.reports import NewReport, ReportStore
from saboteur.server.storage.shared_reviews import SharedReviewRecord, SharedReviewStore
from saboteur.server.storage.tables import TableStore
from saboteur.server.storage.tournament_rounds import (
    TournamentRoundStore,
    TournamentTableRecord,
)
from saboteur.server.storage.tournaments import TournamentStore
from saboteur.table.analysis.replay_cache import ReplayCache
from saboteur.table.storage.models import (
    STAGE_ABORTED,
    GuestRecord,
    SeatAssignment,
    TableRecord,
    WriteContext,
)
from saboteur.table.storage.ports import StaleWrite
from saboteur.tournament.model import PairedTable, RoundPairing
from tests.server.finished_games import insert_finished_game, moves_of
from tests.server.harness import TIMEOUT_S, RegistryHarness, open_harness, two_nodes
from tests.server.storage_data import (
    ADA,
    FIRST_MOVE,
    open_engine,
    open_storage,
    seed_data,
    table_record,
)

Calls: TypeAlias = list[tuple[Any, ...]]
"""Methods of stores with their arguments."""


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


async def count_rows(storage: TableStore, name: str) -> int:
    kept = schema.metadata.tables[name]
    (row,) = await storage.database.read(select(func.count().label("n")).select_from(kept))
    return int(row["n"])


async def wait_until_equal(read_value: Callable[[], Awaitable[object]], wanted: object) -> None:
    """Poll until a value is as expected."""
    async with asyncio.timeout(TIMEOUT_S):
        while await read_value() != wanted:  # noqa: ASYNC110 - the database tells nobody
            await asyncio.sleep(0.01)


# --- Leases -------------------------------------------------------------------------------


async def test_write_without_lease_is_refused(storage: TableStore) -> None:
    await seed_data(storage, "ABCDE", "BBBBB")
    first, second = (LeaseStore(storage.database, name) for name in ("first", "second"))
    ours = WriteContext("ABCDE", "first")
    with pytest.raises(StaleWrite):  # not yet ours
        await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False, context=ours)
    await first.acquire("ABCDE")
    await first.acquire("ABCDE")
    await first.acquire("BBBBB")
    await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=False, context=ours)
    await second.acquire("ABCDE")
    late, old = replace(FIRST_MOVE, number=2), table_record()
    for change in (
        storage.append_moves("ABCDE", [late], is_over=False, context=ours),
        storage.update_table(old, old, {1: SeatAssignment("Bob", guest="b")}, context=ours),
        storage.add_rematch(old, table_record("CCCCC"), {}, context=ours),
    ):
        with pytest.raises(StaleWrite):
            await change
    assert list(await storage.moves("ABCDE")) == [FIRST_MOVE]
    assert (await first.count_tables(), await first.table_codes()) == (1, {"BBBBB"})
    await first.release("ABCDE")  # it has lost the lease
    assert await second.table_codes() == {"ABCDE"}
    await second.release("ABCDE")
    assert await count_rows(storage, "table_lease") == 1
    with pytest.raises(StaleWrite):
        await first.acquire("ZZZZZ")


async def test_lease_store_lists_due_bot_moves_in_order(storage: TableStore) -> None:
    codes = ["AAAAA", "BBBBB", "CCCCC", "DDDDD"]
    await seed_data(storage, *codes)
    dead, alive = (LeaseStore(storage.database, name) for name in ("dead", "alive"))
    for code, due in zip(codes, (30.0, 20.0, 20.0, None), strict=True):
        await dead.acquire(code)
        await storage.append_moves(
            code, [FIRST_MOVE], is_over=False, context=WriteContext(code, "dead", due)
        )
    first, *others = await alive.abandoned(None)
    assert [first.code, *(lease.code for lease in others)] == ["BBBBB", "CCCCC", "AAAAA"]
    assert [lease.code for lease in await alive.abandoned(first)] == ["CCCCC", "AAAAA"]
    await dead.release("BBBBB")  # it stopped in good order
    await alive.acquire("CCCCC")
    await alive.clear_all_others()
    assert [lease.code for lease in await alive.abandoned(None)] == ["BBBBB", "AAAAA"]
    assert await count_rows(storage, "table_lease") == 3
    await alive.clear_wakeup("CCCCC")
    await alive.release("CCCCC")
    assert await count_rows(storage, "table_lease") == 2


async def test_registry_checks_ownership_by_count_before_listing_codes(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed: list[str] = []
    codes = LeaseStore.table_codes

    async def counted(leases: LeaseStore) -> set[str]:
        found = await codes(leases)
        listed.extend(found)
        return found

    monkeypatch.setattr(LeaseStore, "table_codes", counted)
    monkeypatch.setattr("saboteur.server.runtime.table_registry.LEASE_AUDIT_INTERVAL_S", 3600)

    async with two_nodes(database) as (party, other):
        opened = [await party.open_table(seats=3) for _ in range(3)]
        kept, lost, _ = [await party.registry.get_or_load(code) for code in opened]
        await party.registry._audit_leases(dict(party.registry._local))
        assert listed == []
        await other.registry._leases.acquire(opened[1])
        await party.registry._audit_leases(dict(party.registry._local))
        assert set(listed) == {opened[0], opened[2]}
        assert party.registry._local.get(opened[0]) is kept
        assert lost not in party.registry._local.values()
        # What we failed to give back is given back now.
        await party.registry._leases.acquire(opened[1])
        await party.registry._audit_leases(dict(party.registry._local))
        assert await party.registry._leases.count_tables() == 2


# --- Sleep and restart --------------------------------------------------------------------


async def test_sleeping_table_releases_lease_and_memory(database: URL) -> None:
    async with open_harness(database, idle_seconds=0.05) as party:
        code, tabs = await party.start_game("Ada", "Bob", "Cid")
        assert await count_rows(party.storage, "table_lease") == 1
        sync = await tabs[0].wait_for("snapshot")
        for tab in tabs:
            tab.leave()
        await wait_until_equal(lambda: count_rows(party.storage, "table_lease"), 0)
        assert party.registry._local == {}
        again = await (await party.join(code, "Ada")).wait_for("snapshot")
        assert again == sync


async def test_due_bot_moves_continue_after_restart_without_visitors(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = asyncio.Event()
    answer = True

    async def choose(_: BotWorkers, question: BotRequest) -> str:
        thinking.set()
        if not answer:
            await asyncio.sleep(3600)
        return question.moves[0]

    monkeypatch.setattr(BotWorkers, "choose", choose)
    settings = Settings(data=Path(), bot_pause=0)

    async with open_harness(database) as party:
        wish: dict[str, Any] = {"bots": "random", "pace": "instant"}
        idle = await party.open_table(seats=3, **wish)  # nobody has come there yet
        code = await party.open_table(seats=3, options={"first_player": 0}, **wish)
        tab, answer = await party.join(code, "Ada"), False
        sync = await tab.wait_for("snapshot")
        tab.send(wire.Play(version=0, move=sync["legal_moves"][0]["text"]))
        await tab.wait_for("move-made")
        await thinking.wait()
        party.registry._on_lease_lost()  # as if it were killed
        tab.leave()
        answer = True
        hall = TableRegistry(party.storage, settings)
        await hall.start()
        await wait_until_equal(lambda: count_rows(party.storage, "move"), 3)  # then Ada is asked
        assert (idle in hall._local, hall._local[code].is_bot_turn) == (
            False,
            False,
        )
        await hall.close()
        assert await count_rows(party.storage, "table_lease") == 0


async def test_frozen_due_table_is_woken_once(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Cid")
    for tab in tabs:
        tab.leave()
    await harness.registry.close()
    dead = LeaseStore(harness.storage.database, "dead")
    await dead.acquire(code)
    move = replace(FIRST_MOVE, text="nonsense")  # no rule takes it: the table is frozen
    await harness.storage.append_moves(
        code, [move], is_over=False, context=WriteContext(code, "dead", 1.0)
    )
    await harness.restart()
    await wait_until_equal(
        lambda: LeaseStore(harness.storage.database, "other").abandoned(None), []
    )
    assert (await dead.count_tables(), await count_rows(harness.storage, "table_lease")) == (0, 1)


# --- Finished games in one piece ----------------------------------------------------------


def test_packed_move_log_round_trips(match: Match) -> None:
    moves = moves_of(match)
    assert any(move.timed_out for move in moves)
    at = [1000.25 + 7 * number for number in range(len(moves))]
    piece = compress_log(moves, at)
    again, seconds = decompress_log(piece)
    assert (again, seconds) == (moves, [float(round(each)) for each in at])
    assert 5 * len(piece) < sum(len(move.text) + 20 for move in moves)
    for bad in (b"", b"\x02" + piece[1:], piece[:20]):
        with pytest.raises(ValueError, match=r"form|incomplete"):
            decompress_log(bad)


async def test_packed_finished_game_is_one_row_and_reads_the_same(
    storage: TableStore, match: Match
) -> None:
    game = await insert_finished_game(storage, match)
    await storage.add_table(table_record("BBBBB"), {0: SeatAssignment("Ada", guest="a")})
    await storage.append_moves("BBBBB", [FIRST_MOVE], is_over=False)
    guests = GuestStore(storage.database)
    before, shown = await ReplayCache(storage).record(game), await guests.tables_of("b")
    data = await guests.export_data("a")
    assert await compress_finished_games(storage) == 1
    assert await compress_finished_games(storage) == 0
    assert [await count_rows(storage, name) for name in ("move", "compressed_log")] == [1, 1]
    with pytest.raises(StaleWrite):  # a node that was slower
        await storage.compress_game("ABCDE")
    assert list(await storage.moves("ABCDE")) == moves_of(match)
    record = await ReplayCache(storage).record(game)
    assert record == before
    assert record is not None
    verify_record(loads(str(record)), match.commitment)
    assert await guests.tables_of("b") == shown
    told = await guests.export_data("a")
    assert told is not None
    assert [(each.table, each.points, each.won) for each in told.game_stats] == [("ABCDE", 3, True)]
    assert msgspec.structs.replace(told, game_stats=()) == data
    await guests.delete_guest("a")
    await guests.delete_guest("b")
    assert [await count_rows(storage, name) for name in ("compressed_log", "game_table")] == [
        0,
        0,
    ]


async def test_game_with_incomplete_log_is_not_packed(storage: TableStore) -> None:
    await seed_data(storage, "ABCDE", "BBBBB")
    second = replace(FIRST_MOVE, number=2)
    await storage.append_moves("ABCDE", [second], is_over=True)
    old = await storage.table("BBBBB")
    assert old is not None
    await storage.update_table(old, replace(old, stage=STAGE_ABORTED))  # before its first move
    assert await compress_finished_games(storage) == 2
    assert await compress_finished_games(storage) == 0
    assert list(await storage.moves("ABCDE")) == [second]
    assert list(await storage.moves("BBBBB")) == []
    assert await count_rows(storage, "compressed_log") == 0


async def test_rematch_works_after_game_is_packed(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Cid")
    seat = (await tabs[0].wait_for("snapshot"))["view"]["decider"]
    table = harness.registry._local[code]._table
    assert table.match is not None
    move = table.match.legal_moves(seat)[0].text
    tabs[seat].send(wire.Play(version=0, move=move))
    await tabs[0].wait_for("move-made")
    await table.save(replace(table.record, stage=STAGE_ABORTED))
    assert await compress_finished_games(harness.storage) == 1
    for awake in (True, False):
        if not awake:
            await harness.restart()
        ada = await harness.join(code, "Ada")
        assert (await ada.wait_for("snapshot"))["version"] == 1
        ada.send(wire.Rematch())
        follower = (await ada.wait_for("table-moved"))["code"]
        assert await harness.storage.table(follower) is not None


async def test_backup_contains_packed_games(database: URL, match: Match, tmp_path: Path) -> None:
    file = tmp_path / "saved.gz"
    (tmp_path / "other").mkdir()
    other = database_url(None, tmp_path / "other")

    async with open_storage(database) as storage:
        await insert_finished_game(storage, match)
        await compress_finished_games(storage)
        await LeaseStore(storage.database, "node").acquire("ABCDE")
    async with open_engine(database) as engine:
        await write_backup(engine, file)
    async with open_engine(other) as engine:
        await restore_backup(engine, file)
    async with open_storage(other) as storage:
        assert list(await storage.moves("ABCDE")) == moves_of(match)
        assert await count_rows(storage, "table_lease") == 0  # nothing is awake there


# --- No full scan -------------------------------------------------------------------------

SMALL_TABLES = {"write_probe", "upload", "audit_entry"}
"""One row; as many as everybody together may upload; a page of what operators did in a year."""
REQUIRED_INDEXES = {
    "ix_game_table_listing", "ix_game_table_stage_ended_at", "ix_guest_last_seen_at_id",
    "ix_device_session_last_seen_at", "ix_device_transfer_created_at", "ix_chat_message_sent_at",
    "ix_table_lease_node", "ix_table_lease_bot_due_at", "ix_pending_turn_deadline_at",
    "ix_pending_turn_guest_id", "ix_notification_outbox_channel_due_at",
    "ix_notification_outbox_claimed_by", "ix_notification_outbox_guest_id",
}  # fmt: skip
"""Without these some statement would go by another index, and that to most of the rows."""


async def test_every_storage_query_uses_an_index(storage: TableStore, match: Match) -> None:
    """Each method is called, and each of its statements explained: if you add one, call it."""
    said: dict[str, Any] = {}

    def hear(_: Connection, __: object, statement: str, parameters: Any, *___: object) -> None:  # noqa: ANN401
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            said[statement] = parameters

    engines: list[Engine] = [
        storage.database._read_engine,
        storage.database._write_engine,
    ]
    game = await insert_finished_game(storage, match)
    for engine in engines:
        event.listen(engine, "before_cursor_execute", hear)
    await _call_all_methods(storage, game)
    with engines[1].connect() as connection:
        if connection.dialect.name == "postgresql":
            # Where tables are this small it would scan them all the same.
            connection.execute(text("SET enable_seqscan = off"))
        slow = {
            statement: found
            for statement, parameters in said.items()
            if (found := _scanned_tables(connection, statement, parameters) - SMALL_TABLES)
        }
        if connection.dialect.name == "sqlite":
            plans = [_sqlite_plan(connection, *each) for each in said.items()]
            used = set(re.findall(r"INDEX (ix_\w+)", "\n".join(plans)))
            assert REQUIRED_INDEXES - used == set()
    assert slow == {}
    assert len(said) > 50


async def _call_all_methods(storage: TableStore, game: TableRecord) -> None:
    """Call every public method of every store, and check that none is missing here."""
    calls = [
        *_shared_review_calls(storage),
        *await _tournament_calls(storage),
        *_people_calls(storage),
        *await _group_calls(storage),
        *_operator_calls(storage),
        *_table_calls(storage, game),
        *_guest_calls(storage),
    ]
    called: defaultdict[object, set[str]] = defaultdict(set)
    for method, *_ in calls:
        called[method.__self__].add(method.__name__)
    for store, names in called.items():
        methods = {
            name
            for name, method in inspect.getmembers(type(store), inspect.iscoroutinefunction)
            if not name.startswith("_")
        }
        # What ``GuestStore`` calls of every store.
        inherited = {"export_for", "delete_statements_for"}
        assert methods - {"close"} - inherited == names, type(store).__name__
    for method, *arguments in calls:
        options = {"is_over": True} if method == storage.append_moves else {}
        await method(*arguments, **options)


def _shared_review_calls(storage: TableStore) -> Calls:
    reviews = SharedReviewStore(storage.database)
    new = SharedReviewRecord(
        "r" * 16, "ABCDE", "a", "a", everyone_can_annotate=False, step=0, viewing_seat="public"
    )
    remark = wire.Annotation(number=1, step=0, guest="b", name="Bob", at=(0, 0), to=None, text=None)
    return [
        (reviews.add_review, new),
        (reviews.find_review, new.id),
        (reviews.count_opened_by, "a"),
        (reviews.update_review, new),
        (reviews.add_annotation, new.id, remark),
        (reviews.annotations, new.id),
        (reviews.review_ids_for, "b"),
        (reviews.delete_annotation, new.id, 1),
        (reviews.purge, 1.0),
    ]


async def _tournament_calls(storage: TableStore) -> Calls:
    tournaments = TournamentStore(storage.database)
    rounds = TournamentRoundStore(storage.database)
    id_ = await tournaments.create_tournament(wire.NewTournament(name="Night"), "Night", "a")
    tournament = await tournaments.tournament(id_)
    assert tournament is not None
    pairing = RoundPairing((PairedTable(0, ("1",)),))
    forfeited = TournamentTableRecord(1, 0, (1,), "FFFFF", "forfeited", ())
    later = replace(tournament, version=1)
    return [
        (rounds.replace_pairing, tournament, 1, pairing, "s"),
        (rounds.open_round, later, 1, {1: (table_record("FFFFF"), {})}, 1.0),
        (rounds.forfeit_table, id_, 1, 1),
        (rounds.reopen_table, tournament, 1, forfeited, table_record("GGGGG"), {}),
        (rounds.rounds, id_),
        (rounds.record_results, id_),
        (rounds.record_results_of, "b"),
        (tournaments.create_tournament, wire.NewTournament(name="Night"), "Night", "a"),
        (tournaments.tournament, id_),
        (tournaments.tournament_by_display_token, "h"),
        (tournaments.list_for, "a"),
        (tournaments.invite_target, "l"),
        (tournaments.invite_link, id_),
        (tournaments.sign_up, id_, GuestRecord("b", "Bob"), wire.SignUp()),
        (tournaments.enter_by_name, id_, ["Cyd"], None),
        (tournaments.update_participant, id_, 1, wire.UpdateParticipant()),
        (tournaments.participants, id_),
        (tournaments.blocked_pairs, ["a", "b"]),
        (tournaments.update_status, id_, wire.UpdateTournament(registration_open=True)),
        (tournaments.rotate_link, id_),
        (tournaments.delete_tournament, id_),
    ]


def _people_calls(storage: TableStore) -> Calls:
    relations = RelationStore(storage.database)
    invitations = InvitationStore(storage.database)
    code = "ABCDE"
    return [
        (relations.known_people, "a"),
        (relations.are_acquainted, "a", "b"),
        (relations.have_played_together, "a", "b"),
        (relations.share_group, "a", "b"),
        (relations.last_common_table, "a", "b"),
        (relations.muted_by, "a"),
        (relations.set_relation, "a", "b", wire.SetRelation(muted=True, blocked=True)),
        (relations.remove_from_list, "a", "b"),
        (relations.has_blocked, "a", "b"),
        (invitations.invite, "b", code, "a"),
        (invitations.open_invitations, "b"),
        (invitations.decline, "b", code),
        (invitations.purge, 1.0),
    ]


async def _group_calls(storage: TableStore) -> Calls:
    groups, stats = GroupStore(storage.database), PlayerStatsStore(storage.database)
    group = GroupRecord(await groups.create_group("Crew", "a"), "Crew", "a")
    new = wire.NewSeason(name="S", starts_on="2026-01-01", ends_on="2026-12-31")
    season = wire.Season(id="s", name="S", starts_on=new.starts_on, ends_on=new.ends_on, box="duel")
    settings = wire.UpdateProfile(visibility="nobody", rated_boxes=("duel",))
    return [
        (groups.create_group, "Crew", "a"),
        (groups.group, group.id, "a"),
        (groups.is_member, group.id, "a"),
        (groups.list_for, "a"),
        (groups.invite_target, "l"),
        (groups.invite_link, group.id),
        (groups.rotate_link, group.id),
        (groups.invite, group.id, "b", "a"),
        (groups.is_invited, group.id, "b"),
        (groups.invitations_for, "b"),
        (groups.decline_invitation, group.id, "b"),
        (groups.add_member, group.id, "b"),
        (groups.members, group),
        (groups.active_tables, group.id, "a"),
        (groups.latest_game_code, group.id),
        (groups.rename_group, group.id, "Crew"),
        (groups.add_season, group.id, new, "S"),
        (groups.seasons, group.id),
        (groups.delete_season, group.id, "s"),
        (groups.transfer_ownership, group, "b"),
        (groups.remove_member, replace(group, owner_guest_id="b"), "a"),
        (groups.delete_group, group.id),
        (stats.game_stats_of, "a"),
        (stats.uncounted_games, "a", 5),
        (stats.ended_at, "ABCDE"),
        (stats.ratings, ["a"], "duel"),
        (stats.add_game_stats, {}, None),
        (stats.profile_visibility, "a"),
        (stats.set_profile_settings, "a", settings, (25.0, 8.0)),
        (stats.season_standings, "g", season),
        (stats.session_standings, "g", "ABCDE"),
    ]


def _operator_calls(storage: TableStore) -> Calls:
    operators, reports = OperatorStore(storage.database), ReportStore(storage.database)
    entry = AuditEntry(1.0, "op", "ban", "b", "why", has_succeeded=True)
    report = NewReport(reporter="a", reported="b", code="ABCDE", reason="name", comment="")
    return [
        (operators.record_audit_entry, entry),
        (operators.audit_entries, 20),
        (operators.bans_ending_after, 0.0),
        (operators.nickname_of, "a"),
        (operators.last_event_id,),
        (operators.events_after, 0),
        (operators.purge, 0.0, 0.0, 0.0),
        (reports.add_report, report, ()),
        (reports.was_at_table, "ABCDE", "a"),
        (reports.list_reports, 20),
        (reports.find_report, "r"),
        (reports.messages, "r"),
        (reports.purge, 0.0, 0.0),
    ]


def _table_calls(storage: TableStore, game: TableRecord) -> Calls:
    turns, leases = storage.correspondence, LeaseStore(storage.database, "node")
    outbox = OutboxStore(storage.database)
    code, cid = "ABCDE", GuestRecord("c", "Cid")
    item = OutboxItem(
        Notification("a", "turn", code, "saboteur", None, 0.0, None),
        "push", code, 0.0, 0, "claim", is_withdrawn=False,
    )  # fmt: skip
    new = replace(table_record("DDDDD"), invite="DDDDD")
    return [
        (storage.check_writable,),
        (storage.add_guest, cid, "hash of c"),
        (storage.update_guest, cid),
        (storage.guest_by_token, "hash of a"),
        (storage.add_table, new, {}),
        (storage.add_rematch, game, table_record("EEEEE"), {}),
        (storage.update_table, new, new, {1: SeatAssignment("Cid", guest="c")}),
        (storage.append_moves, "EEEEE", [FIRST_MOVE]),
        (storage.table, code),
        (storage.access_by_code, code, ADA),
        (storage.listed_tables,),
        (storage.seat_assignments, code),
        (storage.moderation, code),
        (storage.previous_games, "EEEEE"),
        (storage.moves, code),
        (storage.uncompressed_games, 5),
        (storage.is_denied, replace(game, group="g"), "b"),
        (storage.is_member, "g", "a"),
        (storage.muted_by, "a"),
        (storage.compress_game, code),
        (storage.add_upload, "u", ADA, "record"),
        (storage.count_uploads, ADA),
        (storage.upload, "u"),
        (leases.acquire, "DDDDD"),
        (leases.count_tables,),
        (leases.table_codes,),
        (leases.abandoned, WriteContext("DDDDD", "node", 1.0)),
        (leases.clear_wakeup, "DDDDD"),
        (leases.release, "DDDDD"),
        (leases.clear_all_others,),
        (turns.pending_turns, code),
        (turns.conditional_moves, code),
        (turns.holidays, ["a", "b"]),
        (turns.overdue_turns, 1e12),
        (turns.turns_for, "a"),
        (turns.table_codes_for, "a"),
        (outbox.claim_due, "push", 1e12),
        (outbox.start_attempt, item),
        (outbox.reschedule, [item], 1.0),
        (outbox.finish, [item]),
        (outbox.list_for, "a"),
    ]


def _guest_calls(storage: TableStore) -> Calls:
    guests, chat = GuestStore(storage.database), ChatStore(storage.database)
    holidays = storage.holidays
    note = wire.SeatNote(about=1, suspicion=1, text="", pins=())
    return [
        (holidays.spans_of, ["a", "b"]),
        (holidays.overview_for, "a", 0.0),
        (holidays.replace_holidays, "a", [wire.Holiday(starts_at=1, ends_at=2)], 0.0),
        (chat.append_messages, "ABCDE", "a", []),
        (chat.recent_messages, "ABCDE", 10),
        (chat.purge, time()),
        (chat.write_note, "ABCDE", "a", 0, note),
        (chat.notes, "ABCDE", "a", 0),
        (guests.add_transfer, ADA, "way"),
        (guests.use_transfer, "way", "hash of d"),
        (guests.purge_devices, time()),
        (guests.preferences, "a"),
        (guests.save_preferences, "a", wire.Preferences()),
        (guests.tables_of, "a"),
        (guests.export_data, "a"),
        (guests.inactive_since, time()),
        (guests.last_seen_at,),
        (guests.inactive_share, time() + 1e6),
        (guests.table_codes, "a"),
        (guests.devices, "a", None),
        (guests.revoke_device, "a", "0" * 16),
        (guests.delete_guest, "a"),
        (guests.delete_guest, "b"),
    ]


def _scanned_tables(connection: Connection, statement: str, parameters: Any) -> set[str]:  # noqa: ANN401
    """Return the tables of which a statement reads every row."""
    if connection.dialect.name == "sqlite":
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        scans = (re.match(r"SCAN (\w+)", row[3]) for row in plan)
        return {scan[1] for scan in scans if scan and scan[1] in schema.metadata.tables}
    plan = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters)
    return set(_unbounded_scans(plan.scalar_one()[0]["Plan"]))


def _sqlite_plan(connection: Connection, statement: str, parameters: Any) -> str:  # noqa: ANN401
    """Return how SQLite finds what a statement asks for, line by line."""
    plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
    return "\n".join(row[3] for row in plan)


def _unbounded_scans(node: dict[str, Any]) -> list[str]:
    """Return the tables that a plan of PostgreSQL reads whole, by an index or without."""
    whole = "Scan" in node["Node Type"] and "Relation Name" in node
    whole = whole and "Bitmap" not in node["Node Type"] and "Index Cond" not in node
    below = [name for part in node.get("Plans", ()) for name in _unbounded_scans(part)]
    return [*([node["Relation Name"]] if whole else []), *below]
