"""Devices of a guest: transfer, revocation, and the export of the data of all of them."""

from time import time

import httpx
import pytest

from saboteur.protocol import messages as wire
from saboteur.server.http.auth import (
    create_guest,
    hash_token,
    issue_device_transfer,
    redeem_device_transfer,
)
from saboteur.server.http.user_agent import parse_user_agent
from saboteur.server.storage import guests as guest_storage
from saboteur.server.storage.chat import ChatStore
from saboteur.server.storage.guests import GuestStore
from saboteur.server.storage.tables import TableStore
from saboteur.table.storage.models import SeatAssignment
from tests.server.server_process import Client, Server, Tab
from tests.server.storage_data import ADA, BOB, FIRST_MOVE, seed_data

DAY_S = 24 * 3600.0


def chat_line(number: int, seat: int, text: str) -> wire.ChatMessage:
    return wire.ChatMessage(
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


# --- Device transfer ----------------------------------------------------------------------


async def test_device_transfer_token_works_once(storage: TableStore) -> None:
    guests = GuestStore(storage.database)
    ada, first = await create_guest(storage, "Ada")
    way = await issue_device_transfer(guests, ada)
    arrived = await redeem_device_transfer(guests, way)
    assert arrived is not None
    guest, second = arrived
    assert guest == ada
    assert second not in (first, way)
    for token in (first, second):
        assert await storage.guest_by_token(hash_token(token)) == ada
    assert await redeem_device_transfer(guests, way) is None  # already used
    assert await storage.guest_by_token(hash_token(way)) is None  # no cookie


async def test_device_transfer_token_expires_and_is_replaced(
    storage: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = GuestStore(storage.database)
    ada, _ = await create_guest(storage, "Ada")
    early = await issue_device_transfer(guests, ada)
    late = await issue_device_transfer(guests, ada)
    assert await redeem_device_transfer(guests, early) is None
    now = time()
    monkeypatch.setattr(guest_storage, "time", lambda: now + 61)
    assert await redeem_device_transfer(guests, late) is None
    monkeypatch.undo()
    assert await redeem_device_transfer(guests, late) is not None


async def test_purge_devices_removes_idle_device_and_keeps_guest(
    storage: TableStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = GuestStore(storage.database)
    ada, first = await create_guest(storage, "Ada")
    arrived = await redeem_device_transfer(guests, await issue_device_transfer(guests, ada))
    assert arrived is not None
    later = time() + 10 * DAY_S
    monkeypatch.setattr("saboteur.server.storage.tables.time", lambda: later)
    assert await storage.guest_by_token(hash_token(arrived[1])) == ada
    await guests.purge_devices(later - DAY_S)
    assert await storage.guest_by_token(hash_token(first)) is None
    assert await storage.guest_by_token(hash_token(arrived[1])) == ada
    assert await GuestStore(storage.database).inactive_since(later - DAY_S) == []


# --- Export -------------------------------------------------------------------------------


async def test_guest_tables_are_listed_latest_first(storage: TableStore) -> None:
    await seed_data(storage, "ABCDE", "BBBBB")
    await storage.append_moves("ABCDE", [FIRST_MOVE], is_over=True)
    guests = GuestStore(storage.database)
    found = await guests.tables_of("a")
    assert [(own.code, own.stage, own.players) for own in found] == [
        ("ABCDE", "over", ("Ada", None, None)),
        ("BBBBB", "lobby", ("Ada", None, None)),
    ]
    assert found[0].updated_at > found[1].updated_at
    assert await guests.tables_of("b") == ()


async def test_guest_data_export_is_complete_and_exclusive(storage: TableStore) -> None:
    await seed_data(storage)
    talk = ChatStore(storage.database)
    await talk.append_messages("ABCDE", "a", [chat_line(1, 0, "from Ada")])
    await talk.append_messages("ABCDE", "b", [chat_line(2, 1, "from Bob")])
    for guest, seat in (("a", 0), ("b", 1)):
        note = wire.SeatNote(about=2, suspicion=-2, text=f"noted by {guest}", pins=(3, 14))
        await talk.write_note("ABCDE", guest, seat, note)
    await storage.add_upload("u", ADA, "Ada's record")
    await storage.add_upload("v", BOB, "Bob's record")
    data = await GuestStore(storage.database).export_data("a")
    assert data is not None
    assert (data.id, data.nickname, len(data.devices)) == ("a", "Ada", 1)
    assert [(seat.table, seat.seat, seat.is_host) for seat in data.seats] == [("ABCDE", 0, True)]
    assert [line.text for line in data.chat_messages] == ["from Ada"]
    assert [(note.about, note.suspicion, note.text, note.pins) for note in data.notes] == [
        (2, -2, "noted by a", (3, 14))
    ]
    assert [upload.record for upload in data.uploads] == ["Ada's record"]
    assert await GuestStore(storage.database).export_data("nobody") is None


async def test_guest_deletion_removes_devices_chat_and_notes(storage: TableStore) -> None:
    await seed_data(storage, "ABCDE", "BBBBB")
    both = await storage.table("ABCDE")
    assert both is not None
    await storage.update_table(both, both, {2: SeatAssignment("Bob", guest="b")})
    talk, guests = ChatStore(storage.database), GuestStore(storage.database)
    for code in ("ABCDE", "BBBBB"):
        await talk.append_messages(code, "a", [chat_line(1, 0, "from Ada")])
        note = wire.SeatNote(about=2, suspicion=1, text="", pins=())
        await talk.write_note(code, "a", 0, note)
    await talk.append_messages("ABCDE", "b", [chat_line(2, 2, "from Bob")])
    way = await issue_device_transfer(guests, ADA)
    await GuestStore(storage.database).delete_guest("a")
    assert await storage.guest_by_token("hash of a") is None
    assert await redeem_device_transfer(guests, way) is None
    assert await guests.export_data("a") is None
    assert [line.text for line in await talk.recent_messages("ABCDE", 9)] == ["from Bob"]
    assert await talk.notes("ABCDE", "a", 0) == ()
    assert await storage.table("BBBBB") is None
    assert (await storage.table("ABCDE")) is not None


# --- Revocation ---------------------------------------------------------------------------


def test_revoked_device_is_disconnected_at_once(server: Server) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table(seats=3)
    token = ada.http.post("/api/guest/device-transfer", json={}).json()["token"]
    phone = httpx.Client(
        base_url=server.url,
        headers={
            "Origin": server.url,
            "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/126 Mobile Safari/537.36",
        },
    )
    server.connections.callback(phone.close)
    phone.post("/api/guest/device-transfer/accept", json={"token": token})
    tab = ada.join(code)
    tab.wait_for_lobby(seat=0)
    here, away = ada.http.get("/api/guest/devices").json()["devices"][::-1]
    if not here["current"]:
        here, away = away, here
    assert (away["current"], away["browser"], away["system"]) == (False, "chrome", "android")
    stranger = Client(server, "Eve")
    assert stranger.http.delete(f"/api/guest/devices/{away['id']}").status_code == 404
    assert ada.http.delete("/api/guest/devices/%25").status_code == 404
    assert phone.delete(f"/api/guest/devices/{here['id']}").status_code == 204
    assert tab.wait_closed() == wire.CLOSED_NOT_AUTHENTICATED
    assert ada.http.get("/api/guest").json() is None
    assert Tab(ada, code).wait_closed() == wire.CLOSED_NOT_AUTHENTICATED
    assert [each["id"] for each in phone.get("/api/guest/devices").json()["devices"]] == [
        away["id"]
    ]


async def test_revoking_device_cancels_device_transfer(storage: TableStore) -> None:
    guests = GuestStore(storage.database)
    await storage.add_guest(ADA, "a" * 64, "firefox linux")
    await guests.add_transfer(ADA, "way")
    assert not await guests.revoke_device(ADA.id, "b" * 16)
    assert await guests.revoke_device(ADA.id, "a" * 16)
    assert await guests.use_transfer("way", "c" * 64) is None
    assert await storage.guest_by_token("a" * 64) is None


IPHONE_AGENT = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)
EDGE_AGENT = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0"
)
FIREFOX_AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX_AGENT, "firefox linux"),
        (IPHONE_AGENT, "safari iphone"),
        (EDGE_AGENT, "edge windows"),
        ("curl/8.5", "other other"),
        ("", "other other"),
    ],
)
def test_browser_of_user_agent(agent: str, words: str) -> None:
    assert parse_user_agent(agent) == words
