"""Notifications of correspondence tables: committed with their cause, and without secrets."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from time import time
from typing import Any

import pytest
from sqlalchemy import select

from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.server.notifications.templates import render_digest, render_push_payload
from saboteur.server.notifications.webpush_crypto import PADDED_PAYLOAD_BYTES
from saboteur.server.storage import schema
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.invitations import InvitationStore
from saboteur.server.storage.notification_changes import (
    NOTIFICATION_DELAY_S,
    Channel,
    notification_inserts,
)
from saboteur.server.storage.notification_outbox import Notification, OutboxStore
from saboteur.server.storage.operators import close_table_statements
from saboteur.server.storage.tables import TableStore
from saboteur.table.codes import new_code
from saboteur.table.lifecycle import table_loading
from saboteur.table.storage.models import (
    STAGE_ABORTED,
    STAGE_PLAYING,
    Deal,
    MoveRecord,
    SeatAssignment,
    TableRecord,
)
from tests.play.veto_window_match import open_window_match, seed_of
from tests.server.correspondence_harness import (
    DAY_S,
    HOUR_S,
    NOON_TIMESTAMP,
    CorrespondenceHarness,
    open_correspondence,
    play_move,
)
from tests.server.sqlite_files import new_sqlite_file
from tests.server.veto_windows import PLAYER_NAMES, stored_moves


@dataclass
class NotificationReader:
    """Claims notifications from the outbox as a dispatcher does."""

    storage: TableStore
    taken: list[Notification] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.outbox = OutboxStore(self.storage.database)

    async def read_due(self, now: float, channel: Channel = "push") -> list[Notification]:
        """Return the notifications that are due, and mark them as sent."""
        items = await self.outbox.claim_due(channel, now)
        if items:
            await self.outbox.finish(items)
        new = [item.notification for item in items if not item.is_withdrawn]
        self.taken += new
        return new

    async def waiting(self) -> set[tuple[str, str]]:
        """Return the guests and kinds of all notifications in the outbox."""
        column = schema.notification_outbox.c
        rows = await self.storage.database.read(select(column.guest_id, column.kind))
        return {(row["guest_id"], row["kind"]) for row in rows}


async def test_turn_notification_waits_until_answered(
    correspondence: CorrespondenceHarness,
) -> None:
    reader = NotificationReader(correspondence.harness.storage)
    code, tabs, shown = await correspondence.start_game("Ada", "Bob", "Eve", decision_hours=8)
    decider = shown[0]["view"]["decider"]
    guest = tabs[decider].guest.id
    assert await reader.read_due(NOON_TIMESTAMP + NOTIFICATION_DELAY_S - 1) == []
    assert await reader.read_due(NOON_TIMESTAMP + NOTIFICATION_DELAY_S) == [
        Notification(
            guest, "turn", code, "saboteur", None, NOON_TIMESTAMP, NOON_TIMESTAMP + 8 * HOUR_S
        )
    ]
    assert await reader.read_due(NOON_TIMESTAMP + HOUR_S) == []  # only once
    assert await reader.waiting() == {(guest, "turn")}  # by mail
    await correspondence.harness.restart()
    assert await reader.read_due(NOON_TIMESTAMP + HOUR_S) == []
    # The answer deletes the notification, and adds that of the next guest.
    correspondence.clock.now += HOUR_S
    tab = await correspondence.harness.join(code, tabs[decider].guest.nickname)
    told = await play_move(tab, 0, shown[decider]["legal_moves"][0]["text"])
    second = tabs[told["view"]["decider"]].guest.id
    assert second != guest
    assert await reader.waiting() == {(second, "turn")}
    # So does a timeout.
    await correspondence.advance(8 * HOUR_S)
    await tab.wait_for("move-made", predicate=lambda frame: frame["version"] == 2)
    ((third, _),) = await reader.waiting()
    assert third != second
    (due,) = await reader.read_due(correspondence.clock.now + NOTIFICATION_DELAY_S, "mail")
    assert (due.guest, due.occurred_at) == (third, correspondence.clock.now)


async def test_holiday_moves_deadline_of_turn_notification(
    correspondence: CorrespondenceHarness,
) -> None:
    _, tabs, shown = await correspondence.start_game("Ada", "Bob", "Eve", decision_hours=8)
    decider = shown[0]["view"]["decider"]
    holiday = wire.Holiday(starts_at=NOON_TIMESTAMP + HOUR_S, ends_at=NOON_TIMESTAMP + DAY_S)
    await correspondence.harness.registry.set_holidays(tabs[decider].guest, [holiday])
    for tab in tabs:
        await tab.wait_for("lobby", predicate=lambda f: f["seats"][decider]["holidays"])
    (due,) = await NotificationReader(correspondence.harness.storage).read_due(
        NOON_TIMESTAMP + HOUR_S
    )
    assert due.occurred_at == NOON_TIMESTAMP
    assert due.expires_at == NOON_TIMESTAMP + DAY_S + 7 * HOUR_S


async def start_stored_game(
    days: CorrespondenceHarness, clock: wire.ClockMode = "slow"
) -> tuple[TableRecord, list[str]]:
    """Store a table at which three guests play; return it with their ids."""
    guests = [await days.harness.ensure_guest(name) for name in ("Ada", "Bob", "Eve")]
    table = TableRecord(
        code=new_code(), ruleset="saboteur", seats=3, options={}, deck=None, host=guests[0].id,
        stage=STAGE_PLAYING, clock=clock,
    )  # fmt: skip
    seats = {seat: SeatAssignment(each.nickname, guest=each.id) for seat, each in enumerate(guests)}
    await days.harness.storage.add_table(table, seats)
    return table, [each.id for each in guests]


async def test_game_over_notification_goes_to_players(
    correspondence: CorrespondenceHarness,
) -> None:
    storage = correspondence.harness.storage
    reader = NotificationReader(storage)
    table, guests = await start_stored_game(correspondence)
    live_table, _ = await start_stored_game(correspondence, clock="none")
    move = MoveRecord(1, 0, "pass map", timed_out=False)
    for each in (table, live_table):  # moves are stored with the time of the machine
        await storage.append_moves(each.code, [move], is_over=True)
    assert await reader.read_due(time()) == []
    due = await reader.read_due(time() + NOTIFICATION_DELAY_S)
    assert sorted(each.guest for each in due) == sorted(guests)
    assert {(each.kind, each.table, each.expires_at) for each in due} == {
        ("over", table.code, None)
    }
    assert await reader.read_due(time() + HOUR_S) == []
    await GuestStore(storage.database).delete_guest(guests[0])
    assert await reader.waiting() == {(guest, "over") for guest in guests[1:]}


async def test_aborted_game_replaces_waiting_notifications(
    correspondence: CorrespondenceHarness,
) -> None:
    storage = correspondence.harness.storage
    reader = NotificationReader(storage)
    aborted, guests = await start_stored_game(correspondence)
    closed, _ = await start_stored_game(correspondence)
    for each in (aborted, closed):
        await storage.database.write(*notification_inserts("round", each.code, guests, time()))
    await storage.update_table(aborted, replace(aborted, stage=STAGE_ABORTED))
    assert await reader.waiting() == {
        (guest, kind) for guest in guests for kind in ("round", "over")
    }
    await storage.database.write(*close_table_statements(closed, time()))
    assert await reader.waiting() == {(guest, "over") for guest in guests}
    assert len(await reader.read_due(time() + NOTIFICATION_DELAY_S)) == 2 * len(guests)


async def test_invitation_notification_is_withdrawn_with_the_invitation(
    correspondence: CorrespondenceHarness,
) -> None:
    storage = correspondence.harness.storage
    ada, bob = (
        await correspondence.harness.ensure_guest("Ada"),
        await correspondence.harness.ensure_guest("Bob"),
    )
    code = await correspondence.harness.open_table("Ada", seats=3)
    invitations, reader = InvitationStore(storage.database), NotificationReader(storage)
    await invitations.invite(bob.id, code, ada.id)
    assert await reader.read_due(time()) == []
    due = await reader.read_due(time() + NOTIFICATION_DELAY_S)
    assert [(each.guest, each.kind, each.table, each.inviter) for each in due] == [
        (bob.id, "invited", code, "Ada")
    ]
    assert await reader.read_due(time() + HOUR_S) == []
    assert await invitations.decline(bob.id, code)
    assert await reader.waiting() == set()
    # A player joins, and the game starts.
    table = await storage.table(code)
    assert table is not None
    await invitations.invite(bob.id, code, ada.id)
    await storage.update_table(table, table, {1: SeatAssignment("Bob", guest=bob.id)})
    assert await reader.waiting() == set()
    await invitations.invite(bob.id, code, ada.id)
    table = replace(table, version=table.version + 1)
    await storage.update_table(table, replace(table, stage=STAGE_PLAYING))
    assert await reader.waiting() == set()


async def test_invitation_is_not_announced_while_guest_may_not_enter(
    correspondence: CorrespondenceHarness,
) -> None:
    storage = correspondence.harness.storage
    ada, bob = (
        await correspondence.harness.ensure_guest("Ada"),
        await correspondence.harness.ensure_guest("Bob"),
    )
    cyd = await correspondence.harness.ensure_guest("Cyd")
    invitations, reader = InvitationStore(storage.database), NotificationReader(storage)
    hosts = [await correspondence.harness.open_table("Ada", seats=3) for _ in range(3)]
    for code in hosts:
        await invitations.invite(bob.id, code, cyd.id)
    locked, moved, _ = hosts
    for code, changes in ((locked, {"locked": True}), (moved, {"invite": "ZZZZZ"})):
        table = await storage.table(code)
        assert table is not None
        await storage.update_table(table, replace(table, **changes))
    due = await reader.read_due(time() + NOTIFICATION_DELAY_S)
    assert sorted(each.table for each in due) == sorted(("ZZZZZ", hosts[2]))
    await storage.relations.set_relation(ada.id, bob.id, wire.SetRelation(blocked=True))
    for code in hosts:
        await invitations.invite(bob.id, code, cyd.id)
    assert await reader.read_due(time() + NOTIFICATION_DELAY_S) == []


# --- Secrecy --------------------------------------------------------------------------------------


async def notifications_of_window(
    harness: CorrespondenceHarness, twin: str | None
) -> list[tuple[object, ...]]:
    """Open and close a veto window; return the notifications of its table.

    With ``twin`` the server continues in a possible world of the seat that played.
    """
    match, active, _ = open_window_match()
    log = stored_moves(match)
    replayed = table_loading.replay_moves

    def waken(stored: TableRecord, deal: Deal, moves: Sequence[MoveRecord]) -> Match:
        woken = replayed(stored, deal, moves)
        if twin is not None:
            woken._game = woken._game.determinise(active, twin)
        return woken

    guests = [await harness.harness.ensure_guest(name) for name in PLAYER_NAMES]
    table = TableRecord(
        code="GHJKM", ruleset=match.ruleset, seats=match.seats, options=match.options, deck=None,
        host=guests[0].id, stage=STAGE_PLAYING, clock="slow",
        deal=Deal(match.revision, seed_of(match), "salt"),
    )  # fmt: skip
    people = {
        place: SeatAssignment(guest.nickname, guest=guest.id) for place, guest in enumerate(guests)
    }
    await harness.harness.storage.add_table(table, people)
    await harness.harness.storage.append_moves("GHJKM", log[:-1], is_over=False)
    reader = NotificationReader(harness.harness.storage)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_loading, "replay_moves", waken)
        tabs = [await harness.harness.join("GHJKM", name) for name in PLAYER_NAMES]
        for tab in tabs:
            await tab.wait_for("snapshot")
        await reader.read_due(harness.clock.now + NOTIFICATION_DELAY_S)
        await play_move(tabs[active], len(log) - 1, log[-1].text)
        harness.clock.now += HOUR_S
        await reader.read_due(harness.clock.now)
        # The holder of the veto declines.
        for place, tab in enumerate(tabs):
            if place != active:
                tab.send(wire.Play(version=len(log), move="allow"))
        await tabs[active].wait_for(
            "move-made", predicate=lambda frame: frame["version"] > len(log)
        )
        harness.clock.now += HOUR_S
        await reader.read_due(harness.clock.now)
    names = {guest.id: guest.nickname for guest in guests}
    return sorted(
        (
            each.occurred_at,
            names[each.guest],
            each.kind,
            each.table,
            str(each.inviter),
            each.expires_at,
        )
        for each in reader.taken
    )


@pytest.mark.clause("R-64")
async def test_notifications_are_equal_in_possible_worlds(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """The same seats are notified, no matter which of them holds the veto."""
    found: list[list[tuple[object, ...]]] = []
    for twin in (None, "a twin", "another"):
        database = new_sqlite_file(tmp_path_factory.mktemp("world"))
        async with open_correspondence(database) as days:
            found.append(await notifications_of_window(days, twin))
    real, *twins = found
    assert len(real) == 6  # the seat that played, the four that are asked, the next
    assert twins == [real, real]


PAYLOAD_KEYS = ("title", "text", "path", "kind", "until", "language")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", ["turn", "over", "invited", "round"])
def test_notification_payload_is_an_allow_list(kind: wire.NotificationKind, language: str) -> None:
    """A payload contains fields of the notification and the name of the box only."""
    assert [each.name for each in fields(Notification)] == [
        "guest", "kind", "table", "ruleset", "inviter", "occurred_at", "expires_at",
    ]  # fmt: skip
    letter = Notification(
        "public id", kind, "GHJKM", "saboteur+veto", "Ada", NOON_TIMESTAMP, NOON_TIMESTAMP + DAY_S
    )
    carried: dict[str, Any] = json.loads(render_push_payload(letter, "UTC", language))
    assert tuple(carried) == PAYLOAD_KEYS
    assert (carried["path"], carried["kind"]) == ("/t/GHJKM", kind)
    assert "Saboteur" in carried["title"]
    said = carried["title"] + carried["text"]
    # Neither the recipient, nor the time of the question, nor the modules.
    assert ("public id" in said, "veto" in said.lower(), str(NOON_TIMESTAMP) in said) == (
        False,
    ) * 3
    assert ("Ada" in said) == (kind == "invited")
    mail = render_digest(
        [letter], to="a@b.example", time_zone="UTC", language=language,
        base_url="https://play.example", unsubscribe_token="x" * 43,
    )  # fmt: skip
    assert mail.subject == carried["title"]
    assert mail.text.startswith(f"{carried['title']}\n{carried['text']}\nhttps://play.example/t/")


def test_longest_notification_fits_push_payload() -> None:
    letter = Notification(
        "g", "invited", "GHJKM", "dark-cave", "\N{BEAR FACE}" * 24, NOON_TIMESTAMP, NOON_TIMESTAMP
    )
    assert len(render_push_payload(letter, "UTC", "fr")) <= PADDED_PAYLOAD_BYTES
