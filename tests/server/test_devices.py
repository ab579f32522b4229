"""Several devices of one guest, moving between them, and all that is a guest's own."""

from time import time

import pytest
from sqlalchemy import URL

from saboteur.server.http.identity import new_guest, new_transfer, token_hash, use_transfer
from saboteur.server.storage import guests as guest_storage
from saboteur.server.storage.guests import GuestStorage
from saboteur.server.storage.tables import Storage
from saboteur.server.storage.talk import TalkStorage
from saboteur.table.models import Sitter
from saboteur.wire import messages as wire
from tests.server.test_storage import ADA, BOB, MOVE, furnish, run

DAY = 24 * 3600.0


def said(number: int, seat: int, text: str) -> wire.Heard:
    """A line of chat."""
    return wire.Heard(
        number=number,
        version=0,
        round=0,
        seat=seat,
        guest="a" if seat == 0 else "b",
        kind="chat",
        phrase=None,
        about=None,
        at=None,
        claim=None,
        text=text,
    )


# --- Moving to another device -------------------------------------------------------------


def test_a_transfer_leads_to_the_same_guest_once(database: URL) -> None:
    async def work(storage: Storage) -> None:
        guests = GuestStorage(storage.database)
        ada, first = await new_guest(storage, "Ada")
        way = await new_transfer(guests, ada)
        arrived = await use_transfer(guests, way)
        assert arrived is not None
        guest, second = arrived
        assert guest == ada
        assert second not in (first, way)
        for token in (first, second):
            assert await storage.guest(token_hash(token)) == ada
        assert await use_transfer(guests, way) is None  # used up
        assert await storage.guest(token_hash(way)) is None  # and no cookie

    run(database, work)


def test_a_transfer_is_closed_by_time_and_by_the_next_one(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(storage: Storage) -> None:
        guests = GuestStorage(storage.database)
        ada, _ = await new_guest(storage, "Ada")
        early = await new_transfer(guests, ada)
        late = await new_transfer(guests, ada)
        assert await use_transfer(guests, early) is None
        now = time()
        monkeypatch.setattr(guest_storage, "time", lambda: now + 61)
        assert await use_transfer(guests, late) is None
        monkeypatch.undo()
        assert await use_transfer(guests, late) is not None

    run(database, work)


def test_a_device_that_stays_away_is_forgotten_and_its_guest_is_not(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(storage: Storage) -> None:
        guests = GuestStorage(storage.database)
        ada, first = await new_guest(storage, "Ada")
        arrived = await use_transfer(guests, await new_transfer(guests, ada))
        assert arrived is not None
        later = time() + 10 * DAY
        monkeypatch.setattr("saboteur.server.storage.tables.time", lambda: later)
        assert await storage.guest(token_hash(arrived[1])) == ada
        await guests.purge_devices(later - DAY)
        assert await storage.guest(token_hash(first)) is None
        assert await storage.guest(token_hash(arrived[1])) == ada
        assert await GuestStorage(storage.database).idle(later - DAY) == []

    run(database, work)


# --- One's own ----------------------------------------------------------------------------


def test_a_guest_finds_his_tables_the_latest_first(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage, "ABCDE", "BBBBB")
        await storage.append("ABCDE", [MOVE], over=True)
        guests = GuestStorage(storage.database)
        found = await guests.tables("a")
        assert [(own.code, own.stage, own.players) for own in found] == [
            ("ABCDE", "over", ("Ada", None, None)),
            ("BBBBB", "lobby", ("Ada", None, None)),
        ]
        assert found[0].updated > found[1].updated
        assert await guests.tables("b") == ()

    run(database, work)


def test_the_data_of_a_guest_are_all_his_and_nobody_elses(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage)
        talk = TalkStorage(storage.database)
        await talk.append("ABCDE", "a", [said(1, 0, "from Ada")])
        await talk.append("ABCDE", "b", [said(2, 1, "from Bob")])
        for guest, seat in (("a", 0), ("b", 1)):
            note = wire.SeatNote(about=2, suspicion=-2, text=f"noted by {guest}", pins=(3, 14))
            await talk.write_note("ABCDE", guest, seat, note)
        await storage.add_upload("u", ADA, "Ada's record")
        await storage.add_upload("v", BOB, "Bob's record")
        data = await GuestStorage(storage.database).data("a")
        assert data is not None
        assert (data.id, data.nickname, len(data.devices)) == ("a", "Ada", 1)
        assert [(seat.table, seat.seat, seat.host) for seat in data.seats] == [("ABCDE", 0, True)]
        assert [line.text for line in data.talk] == ["from Ada"]
        assert [(note.about, note.suspicion, note.text, note.pins) for note in data.notes] == [
            (2, -2, "noted by a", (3, 14))
        ]
        assert [upload.record for upload in data.uploads] == ["Ada's record"]
        assert await GuestStorage(storage.database).data("nobody") is None

    run(database, work)


def test_with_a_guest_go_his_devices_talk_and_notes(database: URL) -> None:
    async def work(storage: Storage) -> None:
        await furnish(storage, "ABCDE", "BBBBB")
        both = await storage.table("ABCDE")
        assert both is not None
        await storage.change(both, both, {2: Sitter("Bob", guest="b")})
        talk, guests = TalkStorage(storage.database), GuestStorage(storage.database)
        for code in ("ABCDE", "BBBBB"):
            await talk.append(code, "a", [said(1, 0, "from Ada")])
            note = wire.SeatNote(about=2, suspicion=1, text="", pins=())
            await talk.write_note(code, "a", 0, note)
        await talk.append("ABCDE", "b", [said(2, 2, "from Bob")])
        way = await new_transfer(guests, ADA)
        await GuestStorage(storage.database).forget("a")
        assert await storage.guest("hash of a") is None
        assert await use_transfer(guests, way) is None
        assert await guests.data("a") is None
        assert [line.text for line in await talk.lines("ABCDE", 9)] == ["from Bob"]
        assert await talk.notes("ABCDE", "a", 0) == ()
        assert await storage.table("BBBBB") is None
        assert (await storage.table("ABCDE")) is not None

    run(database, work)
