"""What a host may do: send away, mute, hand over, lock, and give the table another code."""

from typing import Any

import pytest
from sqlalchemy import URL

from saboteur.server.limits import WRONG_CODES
from saboteur.server.lobby.registry import Barred
from saboteur.table.live import LiveTable
from saboteur.wire import messages as wire
from tests.server.house import Person, Server
from tests.server.party import Frame, Party, Tab, celebrate


async def company(party: Party, **wish: Any) -> tuple[str, list[Tab]]:  # noqa: ANN401
    """Open a table for three, of whom two have seats and one looks on."""
    code = await party.open(seats=3, **wish)
    tabs = [await party.sit(code, name) for name in ("Ada", "Bob", "Zoe")]
    tabs[1].say(wire.TakeSeat(seat=1))
    await tabs[1].lobby(seat=1)
    return code, tabs


def players(lobby: Frame) -> list[object]:
    return [seat["player"] for seat in lobby["seats"]]


def test_only_the_host_may_do_any_of_it(database: URL) -> None:
    async def test(party: Party) -> None:
        _, (ada, bob, zoe) = await company(party)
        id_ = ada.guest.id
        asked: list[wire.FromClient] = [
            wire.SendAway(guest=id_),
            wire.Mute(guest=id_, muted=True),
            wire.HandOver(guest=id_),
            wire.Lock(locked=True),
            wire.RotateInvite(),
        ]
        for message in asked:
            assert await bob.trouble(message) == "not-host"
            assert await zoe.trouble(message) == "not-host"
        for about in asked[:3]:
            assert await ada.trouble(about) == "yourself"
        nobody: list[wire.FromClient] = [
            wire.SendAway(guest="nobody"),
            wire.Mute(guest="nobody", muted=True),
            wire.HandOver(guest="nobody"),
        ]
        for message in nobody:
            assert await ada.trouble(message) == "no-such-guest"
        assert await ada.trouble(wire.HandOver(guest=zoe.guest.id)) == "not-seated"

    celebrate(database, test)


def test_a_live_table_knows_the_ways_to_it_as_the_database_does(database: URL) -> None:
    async def test(party: Party) -> None:
        code, (ada, bob, zoe) = await company(party)
        table = ada.table
        assert isinstance(table, LiveTable)

        async def ways() -> list[tuple[bool, bool, bool]]:
            found = []
            for guest in (ada.guest, bob.guest, zoe.guest, None):
                way = table.access(guest)
                assert way == await party.storage.access(code, guest)
                found.append((way.known, way.invited, way.sent_away))
            return found

        here, known = (False, True, False), (True, True, False)
        assert await ways() == [known, known, here, here]
        ada.say(wire.SendAway(guest=bob.guest.id))
        await ada.seats("player", ["Ada", None, None])
        ada.say(wire.Lock(locked=True))
        await ada.lobby(locked=True)
        assert await ways() == [known, (False, True, True), here, here]
        ada.say(wire.RotateInvite())
        await ada.wait_for("lobby", that=lambda lobby: lobby["invite"] != code)
        outside = (False, False, False)
        assert await ways() == [(True, False, False), (False, False, True), outside, outside]

    celebrate(database, test)


def test_who_is_sent_away_from_the_lobby_leaves_his_seat_and_stays_outside(database: URL) -> None:
    async def test(party: Party) -> None:
        code, (ada, bob, zoe) = await company(party)
        second = await party.sit(code, "Bob")
        ada.say(wire.SendAway(guest=bob.guest.id))
        assert players(await ada.seats("player", ["Ada", None, None])) == ["Ada", None, None]
        assert [await tab.closed() for tab in (bob, second)] == [wire.CLOSED_SENT_AWAY] * 2
        # What he said before he heard of it is not done.
        bob.say(wire.TakeSeat(seat=2))
        assert {frame["type"] for frame in await ada.rest()} <= {"lobby"}
        ada.say(wire.SendAway(guest=zoe.guest.id))
        assert await zoe.closed() == wire.CLOSED_SENT_AWAY
        await party.restart()
        for name in ("Bob", "Zoe"):
            with pytest.raises(Barred, match="sent you away"):
                await party.sit(code, name)
        again = await party.sit(code, "Ada")
        assert players(await again.lobby()) == ["Ada", None, None]

    celebrate(database, test)


def test_who_is_sent_away_from_a_game_is_followed_by_a_bot_for_good(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve", options={"first_player": 1})
        tabs[0].say(wire.SendAway(guest=tabs[1].guest.id))
        lobby = await tabs[0].seats("bot", [None, "novice", None])
        bot = lobby["seats"][1]
        assert (bot["guest"], bot["stand_in"], bot["player"]) == (None, False, "Brokk")
        assert await tabs[1].closed() == wire.CLOSED_SENT_AWAY
        told = await tabs[2].wait_for("happened")
        assert (told["seat"], told["timed_out"]) == (1, False)
        with pytest.raises(Barred):
            await party.sit(code, "Bob")

    celebrate(database, test)


def test_a_mute_is_shown_and_kept(database: URL) -> None:
    async def test(party: Party) -> None:
        code, (ada, bob, _) = await company(party)
        ada.say(wire.Mute(guest=bob.guest.id, muted=True))
        await bob.seats("muted", [False, True, False])
        await party.restart()
        ada = await party.sit(code, "Ada")
        await ada.seats("muted", [False, True, False])
        ada.say(wire.Mute(guest=bob.guest.id, muted=False))
        await ada.seats("muted", [False, False, False])

    celebrate(database, test)


def test_the_host_hands_over_or_leaves_and_another_is_host(database: URL) -> None:
    async def test(party: Party) -> None:
        code, (ada, bob, zoe) = await company(party)
        ada.say(wire.HandOver(guest=bob.guest.id))
        await zoe.lobby(host=bob.guest.id)
        assert await ada.trouble(wire.Lock(locked=True)) == "not-host"
        await party.restart()
        # The host first: his grace is short, and a busy machine may be longer.
        bob, ada, zoe = [await party.sit(code, name) for name in ("Bob", "Ada", "Zoe")]
        await zoe.lobby(host=bob.guest.id)
        # Who stands up is host no more: the next person with a seat is.
        zoe.say(wire.TakeSeat(seat=2))
        await zoe.lobby(seat=2)
        bob.say(wire.LeaveSeat())
        lobby = await ada.lobby(host=zoe.guest.id)
        assert players(lobby) == ["Ada", None, "Zoe"]
        # And whoever is gone for longer than his grace.
        zoe.leave()
        await ada.lobby(host=ada.guest.id)
        # Alone, he stays host.
        ada.say(wire.LeaveSeat())
        assert (await ada.seats("player", [None, None, "Zoe"]))["host"] == ada.guest.id

    celebrate(database, test, grace_seconds=0.05)


def test_a_locked_table_is_closed_to_newcomers_alone(database: URL) -> None:
    async def test(party: Party) -> None:
        code, (ada, bob, zoe) = await company(party)
        ada.say(wire.Lock(locked=True))
        await zoe.lobby(locked=True)
        assert await zoe.trouble(wire.TakeSeat(seat=2)) == "locked"
        bob.say(wire.TakeSeat(seat=2))  # he has one
        await bob.lobby(seat=2)
        await party.restart()
        for name in ("Zoe", "Kim"):
            with pytest.raises(Barred, match="locked"):
                await party.sit(code, name)
        await (await party.sit(code, "Bob")).lobby(seat=2, locked=True)
        ada = await party.sit(code, "Ada")
        ada.say(wire.Lock(locked=False))
        await ada.lobby(locked=False)
        await (await party.sit(code, "Kim")).lobby(seat=None)

    celebrate(database, test)


def test_newcomers_come_by_the_last_invite_and_players_by_any(database: URL) -> None:
    async def test(party: Party) -> None:
        code, (ada, _, _) = await company(party)
        codes = [code]
        for _ in range(2):
            ada.say(wire.RotateInvite())
            lobby = await ada.wait_for("lobby", that=lambda lobby: lobby["invite"] not in codes)
            codes.append(lobby["invite"])
            assert lobby["code"] == code
        await party.restart()
        kim, bob = await party.guest("Kim"), await party.guest("Bob")
        assert [await party.hall.admit(each, kim) is not None for each in codes] == [
            False, False, True,
        ]  # fmt: skip
        assert [await party.hall.admit(each, None) is not None for each in codes] == [
            False, False, True,
        ]  # fmt: skip
        tables = [await party.hall.admit(each, bob) for each in codes]
        assert len(set(map(id, tables))) == 1
        assert await (await party.sit(codes[2], "Kim")).lobby(code=code, invite=codes[2], seat=None)
        # No other table gets one of these codes.
        assert await party.storage.access(codes[1], bob) is not None

    celebrate(database, test)


def test_an_old_code_is_no_code_to_a_stranger(own_server: Server) -> None:
    ada, bob = Person(own_server, "Ada"), Person(own_server, "Bob")
    code = ada.open_table(seats=3)
    host = ada.sit(code)
    host.say("rotate-invite")
    invite = host.wait_for("lobby", that=lambda lobby: lobby["invite"] != code)["invite"]
    for path in ("", "/qr.svg", "/record"):
        strange = bob.http.get(f"/api/tables/{code}{path}")
        unknown = bob.http.get(f"/api/tables/22222{path}")
        assert (strange.status_code, strange.text) == (404, unknown.text)
    assert bob.sit(code, hello=False).closed_with() == 4404
    assert [each.http.get(f"/t/{code}").status_code for each in (ada, bob)] == [200, 404]
    # The picture leads to the last invite, whoever asks for it by which code.
    pictures = {
        person.http.get(f"/api/tables/{each}/qr.svg").text
        for person, each in ((ada, code), (ada, invite), (bob, invite))
    }
    assert len(pictures) == 1
    # Nor when the game is over, but for what all may see then.
    own_server.sql("UPDATE game_table SET stage = 'over' WHERE code = :code", code=code)
    for path in ("", "/qr.svg"):
        assert bob.http.get(f"/api/tables/{code}{path}").status_code == 404
    # A code that leads nobody in counts as a wrong one.
    answers = [bob.http.get(f"/api/tables/{code}").status_code for _ in range(WRONG_CODES.credits)]
    assert (answers[0], answers[-1]) == (404, 429)


def test_outside_is_outside_by_every_door(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = ada.open_table(seats=3)
    host = ada.sit(code)
    tab = bob.sit(code)
    tab.lobby()
    host.lobby(watchers=1)
    host.say("send-away", guest=bob.id)
    assert tab.closed_with() == 4410
    assert bob.sit(code, hello=False).closed_with() == 4410
    for path in ("", "/qr.svg", "/record"):
        answer = bob.http.get(f"/api/tables/{code}{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "outside")
