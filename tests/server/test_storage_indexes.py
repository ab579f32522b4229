"""Every statement of every store uses an index."""

import inspect
import re
from collections import defaultdict
from contextlib import ExitStack
from dataclasses import replace
from time import time
from typing import Any, TypeAlias

from sqlalchemy import URL, Connection, text

from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.server.storage import schema
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.database import make_sync_engine
from saboteur.server.storage.groups import GroupRecord, GroupStore
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.invitations import InvitationStore
from saboteur.server.storage.leases import LeaseStore
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
from saboteur.table.storage.models import (
    GuestRecord,
    SeatAssignment,
    TableRecord,
    WriteContext,
)
from saboteur.tournament.model import PairedTable, RoundPairing
from tests.server.finished_games import insert_finished_game
from tests.server.storage_data import (
    ADA,
    FIRST_MOVE,
    engine_listener,
    table_record,
)

Calls: TypeAlias = list[tuple[Any, ...]]
"""Methods of stores, each followed by its arguments."""


SMALL_TABLES = {"write_probe", "upload", "audit_entry"}
"""Tables that may be read whole, since the number of their rows is limited.

In order: one row; the rows that the upload limits allow; the operators' actions of a year.
"""
REQUIRED_INDEXES = {
    "ix_game_table_listing", "ix_game_table_stage_ended_at", "ix_guest_last_seen_at_id",
    "ix_device_session_last_seen_at", "ix_device_transfer_created_at", "ix_chat_message_sent_at",
    "ix_table_lease_node", "ix_table_lease_bot_due_at", "ix_pending_turn_deadline_at",
    "ix_pending_turn_guest_id", "ix_notification_outbox_channel_due_at",
    "ix_notification_outbox_claimed_by", "ix_notification_outbox_guest_id",
}  # fmt: skip
"""Indexes without which a statement would use another index and read most rows."""


async def test_every_storage_query_uses_an_index(
    database: URL, storage: TableStore, match: Match
) -> None:
    """The test calls every method of the stores; ``_call_all_methods`` lists the calls."""
    said: dict[str, Any] = {}

    def hear(_: Connection, __: object, statement: str, parameters: Any, *___: object) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            said[statement] = parameters

    game = await insert_finished_game(storage, match)
    with engine_listener("before_cursor_execute", hear):
        await _call_all_methods(storage, game)
    with ExitStack() as stack:
        engine = make_sync_engine(database, 1)
        stack.callback(engine.dispose)
        connection = stack.enter_context(engine.connect())
        if connection.dialect.name == "postgresql":
            # In tables this small it would scan all rows otherwise.
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
    """Call the methods of all stores; assert that no public method is missing."""
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
        # ``GuestStore`` calls these of every store.
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
    annotation = wire.Annotation(
        number=1, step=0, guest="b", name="Bob", at=(0, 0), to=None, text=None
    )
    return [
        (reviews.add_review, new),
        (reviews.find_review, new.id),
        (reviews.count_opened_by, "a"),
        (reviews.update_review, new),
        (reviews.add_annotation, new.id, annotation),
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


def _scanned_tables(connection: Connection, statement: str, parameters: Any) -> set[str]:
    """Return the tables of which a statement reads every row."""
    if connection.dialect.name == "sqlite":
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        scans = (re.match(r"SCAN (\w+)", row[3]) for row in plan)
        return {scan[1] for scan in scans if scan and scan[1] in schema.metadata.tables}
    plan = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters)
    return set(_unbounded_scans(plan.scalar_one()[0]["Plan"]))


def _sqlite_plan(connection: Connection, statement: str, parameters: Any) -> str:
    plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
    return "\n".join(row[3] for row in plan)


def _unbounded_scans(node: dict[str, Any]) -> list[str]:
    """Return the tables that a plan of PostgreSQL reads completely, with or without an index."""
    whole = "Scan" in node["Node Type"] and "Relation Name" in node
    whole = whole and "Bitmap" not in node["Node Type"] and "Index Cond" not in node
    below = [name for part in node.get("Plans", ()) for name in _unbounded_scans(part)]
    return [*([node["Relation Name"]] if whole else []), *below]
