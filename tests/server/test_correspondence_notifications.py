"""Letters of slow tables: who is asked is called, once; and a letter tells nobody's secret."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from time import time
from typing import Any

import pytest

from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.server.notifications.notification_source import Notification
from saboteur.server.notifications.sources import create_sources
from saboteur.server.notifications.templates import render_digest, render_push_payload
from saboteur.server.notifications.webpush_crypto import PADDED_PAYLOAD_BYTES
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.invitations import InvitationStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.codes import new_code
from saboteur.table.lifecycle import table_loading
from saboteur.table.storage.models import (
    STAGE_PLAYING,
    Deal,
    MoveRecord,
    SeatAssignment,
    TableRecord,
)
from tests.play.test_veto_window import open_window_match, seed_of
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

MINUTE_S = 60.0


@dataclass
class NotificationReader:
    """Takes notifications as the dispatcher does."""

    storage: TableStore
    taken: list[Notification] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sources = create_sources(self.storage)

    async def read_due(self, now: float) -> list[Notification]:
        new: list[Notification] = []
        for source in self.sources.values():
            letters = await source.pending(now, 100)
            await source.mark_enqueued(letters, now)
            new += letters
        self.taken += new
        return new

    async def valid(self, letters: Sequence[Notification]) -> list[Notification]:
        return list(await self.sources["turns"].still_relevant(letters))


async def test_turn_notification_is_due_once_until_answered(
    correspondence: CorrespondenceHarness,
) -> None:
    reader = NotificationReader(correspondence.harness.storage)
    code, tabs, shown = await correspondence.start_game("Ada", "Bob", "Eve", hours=8)
    decider = shown[0]["view"]["decider"]
    assert await reader.read_due(NOON_TIMESTAMP) == []
    letters = await reader.read_due(NOON_TIMESTAMP + MINUTE_S)
    guest = tabs[decider].guest.id
    assert letters == [
        Notification(guest, "turn", code, None, NOON_TIMESTAMP, NOON_TIMESTAMP + 8 * HOUR_S)
    ]
    assert await reader.read_due(NOON_TIMESTAMP + 2 * MINUTE_S) == []
    assert await reader.valid(letters) == letters
    correspondence.clock.now += HOUR_S
    told = await play_move(tabs[decider], 0, shown[decider]["options"][0]["text"])
    assert await reader.valid(letters) == []
    (second,) = await reader.read_due(NOON_TIMESTAMP + HOUR_S + MINUTE_S)
    assert second.guest == tabs[told["view"]["decider"]].guest.id
    # Time is over: he needs no letter any more, and the next gets one.
    await correspondence.advance(8 * HOUR_S)
    await tabs[0].wait_for("happened", predicate=lambda frame: frame["version"] == 2)
    assert await reader.valid([second]) == []
    (third,) = await reader.read_due(correspondence.clock.now + MINUTE_S)
    assert (third.guest != second.guest, third.occurred_at) == (True, correspondence.clock.now)


async def test_game_over_notification_goes_to_players(
    correspondence: CorrespondenceHarness,
) -> None:
    storage = correspondence.harness.storage
    reader = NotificationReader(storage)
    guests = [await correspondence.harness.ensure_guest(name) for name in ("Ada", "Bob", "Eve")]
    match = Match("saboteur", seats=3, seed="over", nonce="salt")
    while not match.over:
        seat = match.deciders[0]
        match.submit(seat, match.legal_moves(seat)[-1].text, match.version)
    code, other = new_code(), new_code()
    for each, clock in ((code, "slow"), (other, "none")):
        table = TableRecord(
            code=each, ruleset=match.ruleset, seats=3, options=match.options, deck=None,
            host=guests[0].id, stage=STAGE_PLAYING, clock=clock,
            deal=Deal(match.revision, "over", "salt"),
        )  # fmt: skip
        sitters = {
            seat: SeatAssignment(who.nickname, guest=who.id) for seat, who in enumerate(guests)
        }
        await storage.add_table(table, sitters)
        await storage.append_moves(each, stored_moves(match), is_over=True)
        await storage.compress_game(each)
    now = time()  # moves are written with the time of the machine
    assert await reader.read_due(now - HOUR_S) == []
    assert await reader.read_due(now + 2 * DAY_S) == []  # by then everybody has seen it
    letters = await reader.read_due(now + MINUTE_S)
    assert sorted(letter.guest for letter in letters) == sorted(who.id for who in guests)
    assert {(each.kind, each.table) for each in letters} == {("over", code)}
    assert await NotificationReader(storage).read_due(now + 2 * MINUTE_S) == []
    await GuestStore(storage.database).delete_guest(guests[0].id)  # the note goes with the table


async def test_invitation_notification_is_valid_while_joinable(
    correspondence: CorrespondenceHarness,
) -> None:
    storage = correspondence.harness.storage
    ada, bob = (
        await correspondence.harness.ensure_guest("Ada"),
        await correspondence.harness.ensure_guest("Bob"),
    )
    code = await correspondence.harness.open_table("Ada", seats=3)
    invitations, reader, now = (
        InvitationStore(storage.database),
        NotificationReader(storage),
        time(),
    )
    await invitations.invite(bob.id, code, ada.id)
    assert await reader.read_due(now - MINUTE_S) == []
    letters = await reader.read_due(now + MINUTE_S)
    assert [(each.guest, each.kind, each.table, each.inviter) for each in letters] == [
        (bob.id, "invited", code, "Ada")
    ]
    assert await NotificationReader(storage).read_due(now + 2 * MINUTE_S) == []
    source = reader.sources["invitations"]
    assert await source.still_relevant(letters) == letters
    assert await invitations.decline(bob.id, code)
    assert await source.still_relevant(letters) == []


# --- Secrecy --------------------------------------------------------------------------------------


async def notifications_of_window(
    harness: CorrespondenceHarness, twin: str | None
) -> list[tuple[object, ...]]:
    """Let a window open and close, in the real world or in one that who plays takes for it."""
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
            await tab.wait_for("sync")
        await reader.read_due(harness.clock.now + MINUTE_S)
        await play_move(tabs[active], len(log) - 1, log[-1].text)
        harness.clock.now += HOUR_S
        await reader.read_due(harness.clock.now)
        # The holder of the veto lets it pass.
        for place, tab in enumerate(tabs):
            if place != active:
                tab.send(wire.Play(version=len(log), move="allow"))
        await tabs[active].wait_for("happened", predicate=lambda frame: frame["version"] > len(log))
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
    """The same notifications to the same people, no matter which seat holds the veto."""
    found: list[list[tuple[object, ...]]] = []
    for twin in (None, "a twin", "another"):
        database = new_sqlite_file(tmp_path_factory.mktemp("world"))
        async with open_correspondence(database) as days:
            found.append(await notifications_of_window(days, twin))
    real, *twins = found
    assert len(real) == 6  # the one who played, the four who are asked, the next
    assert twins == [real, real]


PAYLOAD_KEYS = ("title", "text", "path", "kind", "until", "language")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", ["turn", "over", "invited", "heat"])
def test_notification_payload_is_an_allow_list(kind: wire.NotificationKind, language: str) -> None:
    """Only what a letter and the name of the box hold can be said; they hold nothing secret."""
    assert [each.name for each in fields(Notification)] == [
        "guest", "kind", "table", "inviter", "occurred_at", "expires_at",
    ]  # fmt: skip
    letter = Notification("public id", kind, "GHJKM", "Ada", NOON_TIMESTAMP, NOON_TIMESTAMP + DAY_S)
    carried: dict[str, Any] = json.loads(
        render_push_payload(letter, "saboteur+veto", "UTC", language)
    )
    assert tuple(carried) == PAYLOAD_KEYS
    assert (carried["path"], carried["kind"]) == ("/t/GHJKM", kind)
    assert "Saboteur" in carried["title"]
    said = carried["title"] + carried["text"]
    # Neither whose letter it is, nor since when he was asked, nor what modules are played.
    assert ("public id" in said, "veto" in said.lower(), str(NOON_TIMESTAMP) in said) == (
        False,
    ) * 3
    assert ("Ada" in said) == (kind == "invited")
    mail = render_digest(
        [(letter, "saboteur+veto")], to="a@b.example", time_zone="UTC", language=language,
        base_url="https://play.example", unsubscribe_token="x" * 43,
    )  # fmt: skip
    assert mail.subject == carried["title"]
    assert mail.text.startswith(f"{carried['title']}\n{carried['text']}\nhttps://play.example/t/")
    bare = Notification("public id", kind, None, None, NOON_TIMESTAMP, None)
    assert json.loads(render_push_payload(bare, None, "UTC", language))["path"] == "/"


def test_longest_notification_fits_push_payload() -> None:
    letter = Notification(
        "g", "invited", "GHJKM", "\N{BEAR FACE}" * 24, NOON_TIMESTAMP, NOON_TIMESTAMP
    )
    assert len(render_push_payload(letter, "dark-cave", "UTC", "fr")) <= PADDED_PAYLOAD_BYTES
