"""Host actions: kick, mute, transfer the role, lock, and new join codes."""

from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.protocol import messages as wire
from saboteur.server.rate_limits import Rates
from saboteur.server.services.table_registry import AccessDenied
from saboteur.table.actor.table_actor import TableActor
from tests.server.harness import Frame, RegistryHarness, Tab, open_harness
from tests.server.server_process import Client, Server


async def open_hosted_table(harness: RegistryHarness, **wish: Any) -> tuple[str, list[Tab]]:
    """Open a table for three: two guests have seats and one is a spectator."""
    code = await harness.open_table(seats=3, **wish)
    tabs = [await harness.join(code, name) for name in ("Ada", "Bob", "Zoe")]
    tabs[1].send(wire.TakeSeat(seat=1))
    await tabs[1].wait_for_lobby(seat=1)
    return code, tabs


def player_names(lobby: Frame) -> list[object]:
    return [seat["player"] for seat in lobby["seats"]]


async def test_host_actions_are_refused_to_others(harness: RegistryHarness) -> None:
    _, (ada, bob, zoe) = await open_hosted_table(harness)
    id_ = ada.guest.id
    asked: list[wire.FromClient] = [
        wire.Kick(guest=id_),
        wire.Mute(guest=id_, muted=True),
        wire.TransferHost(guest=id_),
        wire.Lock(locked=True),
        wire.RotateJoinCode(),
    ]
    for message in asked:
        assert await bob.expect_error(message) == "not-host"
        assert await zoe.expect_error(message) == "not-host"
    for about in asked[:3]:
        assert await ada.expect_error(about) == "yourself"
    nobody: list[wire.FromClient] = [
        wire.Kick(guest="nobody"),
        wire.Mute(guest="nobody", muted=True),
        wire.TransferHost(guest="nobody"),
    ]
    for message in nobody:
        assert await ada.expect_error(message) == "no-such-guest"
    assert await ada.expect_error(wire.TransferHost(guest=zoe.guest.id)) == "not-seated"


async def test_table_actor_access_agrees_with_database(harness: RegistryHarness) -> None:
    code, (ada, bob, zoe) = await open_hosted_table(harness)
    table = ada.table
    assert isinstance(table, TableActor)

    async def ways() -> list[tuple[bool, bool, bool]]:
        found = []
        for guest in (ada.guest, bob.guest, zoe.guest, None):
            way = table.access_for(guest)
            assert way == await harness.storage.access_by_code(code, guest)
            found.append((way.is_participant, way.is_invited, way.is_kicked))
        return found

    here, known = (False, True, False), (True, True, False)
    assert await ways() == [known, known, here, here]
    ada.send(wire.Kick(guest=bob.guest.id))
    await ada.wait_for_seats("player", ["Ada", None, None])
    ada.send(wire.Lock(locked=True))
    await ada.wait_for_lobby(locked=True)
    assert await ways() == [known, (False, True, True), here, here]
    ada.send(wire.RotateJoinCode())
    await ada.wait_for("lobby", predicate=lambda lobby: lobby["join_code"] != code)
    outside = (False, False, False)
    assert await ways() == [(True, False, False), (False, False, True), outside, outside]


async def test_kick_from_lobby_frees_seat_and_blocks_return(harness: RegistryHarness) -> None:
    code, (ada, bob, zoe) = await open_hosted_table(harness)
    second = await harness.join(code, "Bob")
    ada.send(wire.Kick(guest=bob.guest.id))
    assert player_names(await ada.wait_for_seats("player", ["Ada", None, None])) == [
        "Ada",
        None,
        None,
    ]
    assert [await tab.wait_closed() for tab in (bob, second)] == [wire.CLOSED_KICKED] * 2
    # Commands sent before the kick arrived are ignored.
    bob.send(wire.TakeSeat(seat=2))
    assert {frame["type"] for frame in await ada.drain()} <= {"lobby"}
    ada.send(wire.Kick(guest=zoe.guest.id))
    assert await zoe.wait_closed() == wire.CLOSED_KICKED
    await harness.restart()
    for name in ("Bob", "Zoe"):
        with pytest.raises(AccessDenied, match="sent you away"):
            await harness.join(code, name)
    again = await harness.join(code, "Ada")
    assert player_names(await again.wait_for_lobby()) == ["Ada", None, None]


async def test_kick_from_game_replaces_player_with_bot(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Eve", options={"first_player": 1})
    tabs[0].send(wire.Kick(guest=tabs[1].guest.id))
    lobby = await tabs[0].wait_for_seats("bot", [None, "novice", None])
    bot = lobby["seats"][1]
    assert (bot["guest"], bot["is_substitute"], bot["player"]) == (None, False, "Brokk")
    assert await tabs[1].wait_closed() == wire.CLOSED_KICKED
    told = await tabs[2].wait_for("move-made")
    assert (told["seat"], told["timed_out"]) == (1, False)
    with pytest.raises(AccessDenied):
        await harness.join(code, "Bob")


async def test_mute_is_shown_and_survives_restart(harness: RegistryHarness) -> None:
    code, (ada, bob, _) = await open_hosted_table(harness)
    ada.send(wire.Mute(guest=bob.guest.id, muted=True))
    await bob.wait_for_seats("muted", [False, True, False])
    await harness.restart()
    ada = await harness.join(code, "Ada")
    await ada.wait_for_seats("muted", [False, True, False])
    ada.send(wire.Mute(guest=bob.guest.id, muted=False))
    await ada.wait_for_seats("muted", [False, False, False])


async def test_host_role_passes_on_handover_and_departure(database: URL) -> None:
    async with open_harness(database, grace_seconds=0.05) as party:
        code, (ada, bob, zoe) = await open_hosted_table(party)
        ada.send(wire.TransferHost(guest=bob.guest.id))
        await zoe.wait_for_lobby(host=bob.guest.id)
        assert await ada.expect_error(wire.Lock(locked=True)) == "not-host"
        await party.restart()
        # The host leaves first: the grace period is short, and a busy machine may be slower.
        bob, ada, zoe = [await party.join(code, name) for name in ("Bob", "Ada", "Zoe")]
        await zoe.wait_for_lobby(host=bob.guest.id)
        # A host who leaves the seat is no host any more: the next seated guest is.
        zoe.send(wire.TakeSeat(seat=2))
        await zoe.wait_for_lobby(seat=2)
        bob.send(wire.LeaveSeat())
        lobby = await ada.wait_for_lobby(host=zoe.guest.id)
        assert player_names(lobby) == ["Ada", None, "Zoe"]
        # Nor is a guest who is absent for longer than the grace period.
        zoe.leave()
        await ada.wait_for_lobby(host=ada.guest.id)
        # Without another seated guest, they stay host.
        ada.send(wire.LeaveSeat())
        assert (await ada.wait_for_seats("player", [None, None, "Zoe"]))["host"] == ada.guest.id


async def test_locked_table_refuses_only_newcomers(harness: RegistryHarness) -> None:
    code, (ada, bob, zoe) = await open_hosted_table(harness)
    ada.send(wire.Lock(locked=True))
    await zoe.wait_for_lobby(locked=True)
    assert await zoe.expect_error(wire.TakeSeat(seat=2)) == "locked"
    bob.send(wire.TakeSeat(seat=2))  # they have one
    await bob.wait_for_lobby(seat=2)
    await harness.restart()
    for name in ("Zoe", "Kim"):
        with pytest.raises(AccessDenied, match="locked"):
            await harness.join(code, name)
    await (await harness.join(code, "Bob")).wait_for_lobby(seat=2, locked=True)
    ada = await harness.join(code, "Ada")
    ada.send(wire.Lock(locked=False))
    await ada.wait_for_lobby(locked=False)
    await (await harness.join(code, "Kim")).wait_for_lobby(seat=None)


async def test_rotated_table_code_admits_newcomers_by_latest_only(harness: RegistryHarness) -> None:
    code, (ada, _, _) = await open_hosted_table(harness)
    codes = [code]
    for _ in range(2):
        ada.send(wire.RotateJoinCode())
        lobby = await ada.wait_for("lobby", predicate=lambda lobby: lobby["join_code"] not in codes)
        codes.append(lobby["join_code"])
        assert lobby["code"] == code
    await harness.restart()
    kim, bob = await harness.ensure_guest("Kim"), await harness.ensure_guest("Bob")
    assert [await harness.registry.resolve(each, kim) is not None for each in codes] == [
        False, False, True,
    ]  # fmt: skip
    assert [await harness.registry.resolve(each, None) is not None for each in codes] == [
        False, False, True,
    ]  # fmt: skip
    tables = [await harness.registry.resolve(each, bob) for each in codes]
    assert [table.code for table in tables if table is not None] == [code] * 3
    assert await (await harness.join(codes[2], "Kim")).wait_for_lobby(
        code=code, join_code=codes[2], seat=None
    )
    # No other table gets one of these codes.
    assert await harness.storage.access_by_code(codes[1], bob) is not None


def test_old_table_code_answers_strangers_as_unknown(isolated_server: Server) -> None:
    ada, bob = Client(isolated_server, "Ada"), Client(isolated_server, "Bob")
    code = ada.open_table(seats=3)
    host = ada.join(code)
    host.send("rotate-join-code")
    invite = host.wait_for("lobby", predicate=lambda lobby: lobby["join_code"] != code)["join_code"]
    for path in ("", "/qr.svg", "/record"):
        strange = bob.http.get(f"/api/tables/{code}{path}")
        unknown = bob.http.get(f"/api/tables/22222{path}")
        assert (strange.status_code, strange.text) == (404, unknown.text)
    assert bob.join(code, hello=False).wait_closed() == 4404
    assert [each.http.get(f"/t/{code}").status_code for each in (ada, bob)] == [200, 404]
    # The image contains the current join code, whatever guest and code ask for it.
    pictures = {
        person.http.get(f"/api/tables/{each}/qr.svg").text
        for person, each in ((ada, code), (ada, invite), (bob, invite))
    }
    assert len(pictures) == 1
    # Nor after the end of the game, except for what is public then.
    isolated_server.sql("UPDATE game_table SET stage = 'over' WHERE code = :code", code=code)
    for path in ("", "/qr.svg"):
        assert bob.http.get(f"/api/tables/{code}{path}").status_code == 404
    # An expired code counts as a wrong guess.
    answers = [
        bob.http.get(f"/api/tables/{code}").status_code for _ in range(Rates().wrong_codes.tokens)
    ]
    assert (answers[0], answers[-1]) == (404, 429)


def test_kicked_guest_is_refused_by_every_route(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    code = ada.open_table(seats=3)
    host = ada.join(code)
    tab = bob.join(code)
    tab.wait_for_lobby()
    host.wait_for_lobby(spectators=1)
    host.send("kick", guest=bob.id)
    assert tab.wait_closed() == 4410
    assert bob.join(code, hello=False).wait_closed() == 4410
    for path in ("", "/qr.svg", "/record"):
        answer = bob.http.get(f"/api/tables/{code}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "access-denied")
