"""Absent players: grace period, the vote of the others, substitute bots, the return."""

import pytest
from sqlalchemy import URL

from saboteur.bot_runtime.process_pool import BotWorkers
from saboteur.bot_runtime.request import BotRequest
from saboteur.protocol import messages as wire
from saboteur.table.lifecycle.table_loading import replay_moves
from tests.server.harness import Frame, RegistryHarness, Tab, open_harness
from tests.server.server_process import Client, Server

SHORT_GRACE_S = 0.05
"""A grace period for tests that are about something else."""


def seat_field(lobby: Frame, field: str) -> list[object]:
    return [seat[field] for seat in lobby["seats"]]


async def leave_until_absent(tabs: list[Tab], seat: int) -> None:
    """Close a guest's socket and wait until the seat is absent."""
    tabs[seat].leave()
    for tab in tabs:
        if tab is not tabs[seat]:
            await tab.wait_for_seats("absent", [other == seat for other in range(len(tabs))])


async def test_disconnected_player_is_away_after_grace(database: URL) -> None:
    async with open_harness(database, grace_seconds=SHORT_GRACE_S) as party:
        code, tabs = await party.start_game("Ada", "Bob", "Eve")
        second = await party.join(code, "Bob")
        tabs[1].leave()
        await tabs[0].wait_for_seats("connected", [True, True, True])  # they have another tab
        second.leave()
        lobby = await tabs[0].wait_for_seats("connected", [True, False, True])
        assert seat_field(lobby, "absent") == [False, False, False]
        lobby = await tabs[0].wait_for_seats("absent", [False, True, False])
        assert seat_field(lobby, "is_substitute") == [False, False, False]
        # The seat is absent after a restart too, until its guest returns.
        await party.restart()
        ada = await party.join(code, "Ada")
        assert seat_field(await ada.wait_for_lobby(), "absent") == [False, True, False]
        await party.join(code, "Eve")
        bob = await party.join(code, "Bob")
        await bob.wait_for_seats("absent", [False, False, False])
        assert (await bob.wait_for("snapshot"))["view"]["sight"] == 1


async def test_reconnect_within_grace_is_no_absence(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Eve")
    tabs[1].leave()
    await tabs[0].wait_for_seats("connected", [True, False, True])
    await harness.join(code, "Bob")
    await tabs[0].wait_for_seats("connected", [True, True, True])
    assert await tabs[0].expect_error(wire.VoteOnAbsence(seat=1, choice="bot")) == "not-absent"


async def test_absence_vote_is_decided_by_majority_of_present(database: URL) -> None:
    async with open_harness(database, grace_seconds=SHORT_GRACE_S) as party:
        code, tabs = await party.start_game("Ada", "Bob", "Eve", "Dan", "Fay")
        await leave_until_absent(tabs, 1)
        # Four are present: two votes are no majority, three are.
        tabs[0].send(wire.VoteOnAbsence(seat=1, choice="bot"))
        lobby = await tabs[2].wait_for("lobby", predicate=lambda lobby: lobby["seats"][1]["votes"])
        assert lobby["seats"][1]["votes"] == {"0": "bot"}
        tabs[2].send(wire.VoteOnAbsence(seat=1, choice="end"))
        tabs[3].send(wire.VoteOnAbsence(seat=1, choice="bot"))
        # A restart keeps the votes, and decides nothing.
        await tabs[0].wait_for(
            "lobby", predicate=lambda lobby: len(lobby["seats"][1]["votes"]) == 3
        )
        await party.restart()
        names = ("Ada", "Eve", "Dan", "Fay")
        tabs = [await party.join(code, name) for name in names]
        lobby = await tabs[0].wait_for_seats("connected", [True, False, True, True, True])
        assert lobby["seats"][1]["votes"] == {"0": "bot", "2": "end", "3": "bot"}
        assert seat_field(lobby, "is_substitute") == [False] * 5
        tabs[1].send(wire.VoteOnAbsence(seat=1, choice="bot"))  # Eve changes her vote
        lobby = await tabs[3].wait_for_seats("is_substitute", [False, True, False, False, False])
        assert (lobby["seats"][1]["bot"], lobby["seats"][1]["player"]) == ("novice", "Bob")
        assert lobby["seats"][1]["votes"] == {}


async def test_absence_vote_tie_and_single_voter(database: URL) -> None:
    async with open_harness(database, grace_seconds=SHORT_GRACE_S) as party:
        _, tabs = await party.start_game("Ada", "Bob", "Eve")
        await leave_until_absent(tabs, 1)
        tabs[0].send(wire.VoteOnAbsence(seat=1, choice="bot"))
        tabs[2].send(wire.VoteOnAbsence(seat=1, choice="end"))
        lobby = await tabs[0].wait_for(
            "lobby", predicate=lambda lobby: len(lobby["seats"][1]["votes"]) == 2
        )
        assert (lobby["stage"], seat_field(lobby, "is_substitute")) == ("playing", [False] * 3)
        # A disconnection decides nothing, only a vote does.
        tabs[2].leave()
        await tabs[0].wait_for_seats("absent", [False, True, True])
        assert await tabs[0].drain() == []
        tabs[0].send(wire.VoteOnAbsence(seat=1, choice="bot"))
        await tabs[0].wait_for_seats("is_substitute", [False, True, False])


async def test_absence_vote_wait_renews_grace(database: URL) -> None:
    async with open_harness(database, grace_seconds=SHORT_GRACE_S) as party:
        _, tabs = await party.start_game("Ada", "Bob", ruleset="duel")
        await leave_until_absent(tabs, 1)
        for _ in range(2):
            tabs[0].send(wire.VoteOnAbsence(seat=1, choice="wait"))
            await tabs[0].wait_for_seats("absent", [False, False])
            await tabs[0].wait_for_seats("absent", [False, True])


async def test_substitute_bot_sees_only_its_seat_and_returns_it(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[BotRequest] = []
    honest = BotWorkers.choose

    async def choose(self: BotWorkers, question: BotRequest) -> str:
        asked.append(question)
        return await honest(self, question)

    monkeypatch.setattr(BotWorkers, "choose", choose)

    async with open_harness(database, grace_seconds=SHORT_GRACE_S) as party:
        code, tabs = await party.start_game("Ada", "Bob", "Eve", options={"first_player": 1})
        await tabs[0].wait_for("snapshot")
        await leave_until_absent(tabs, 1)
        for tab in (tabs[0], tabs[2]):
            tab.send(wire.VoteOnAbsence(seat=1, choice="bot"))
        told = await tabs[0].wait_for("move-made")
        assert (told["seat"], told["timed_out"]) == (1, False)
        # The bot was asked with what the seat sees, and nothing that another seat sees.
        stored = await party.storage.table(code)
        assert stored is not None
        assert stored.deal is not None
        match = replay_moves(stored, stored.deal, ())
        assert asked[0].moves == tuple(move.text for move in match.legal_moves(1))
        assert asked[0].level == "novice"
        assert stored.deal.seed not in repr(asked)
        # The substitute plays after a restart too, until the guest reconnects.
        await party.restart()
        ada, eve = await party.join(code, "Ada"), await party.join(code, "Eve")
        assert seat_field(await ada.wait_for_lobby(), "is_substitute") == [False, True, False]
        bob = await party.join(code, "Bob")
        # The log says when the substitute started and when it stopped.
        assert seat_field(await bob.wait_for_lobby(), "is_substitute") == [False, True, False]
        assert seat_field(await bob.wait_for_lobby(), "is_substitute") == [False, False, False]
        sync = await bob.wait_for("snapshot")
        assert (sync["version"], sync["view"]["sight"]) == (1, 1)
        for tab, seat in ((eve, 2), (ada, 0)):
            frame = await tab.wait_for(
                "snapshot", "move-made", predicate=lambda frame: frame["legal_moves"]
            )
            assert frame["view"]["decider"] == seat
            move = wire.Play(version=frame["version"], move=frame["legal_moves"][0]["text"])
            tab.send(move)
            await tab.wait_for("move-made")
        mine = await bob.wait_for("move-made", predicate=lambda frame: bool(frame["legal_moves"]))
        bob.send(wire.Play(version=3, move=mine["legal_moves"][0]["text"]))
        assert (await bob.wait_for("move-made"))["seat"] == 1
        assert len(asked) == 1


async def test_ended_game_stays_secret_and_allows_rematch(database: URL) -> None:
    async with open_harness(database, grace_seconds=SHORT_GRACE_S, fast_seconds=30) as party:
        code, tabs = await party.start_game("Ada", "Bob", "Eve", clock="fast")
        await leave_until_absent(tabs, 1)
        tabs[0].send(wire.VoteOnAbsence(seat=1, choice="end"))
        assert await tabs[2].expect_error(wire.Rematch()) == "no-rematch"
        tabs[2].send(wire.VoteOnAbsence(seat=1, choice="end"))
        await tabs[0].wait_for_lobby(stage="ended")
        assert (await tabs[0].wait_for("clock"))["seconds"] is None
        move = wire.Play(version=0, move="pass map")
        assert await tabs[0].expect_error(move) == "not-playing"
        assert await tabs[0].expect_error(wire.Pause(paused=True)) == "not-playing"
        assert await tabs[0].expect_error(wire.VoteOnAbsence(seat=1, choice="end")) == "not-playing"
        await party.restart()
        ada = await party.join(code, "Ada")
        lobby = await ada.wait_for_lobby()
        assert (lobby["stage"], lobby["session_scores"]) == ("ended", [])
        assert (await ada.wait_for("snapshot"))["view"]["sight"] == 0
        ada.send(wire.Rematch())
        again = await party.join((await ada.wait_for("table-moved"))["code"], "Ada")
        lobby = await again.wait_for_lobby()
        assert (lobby["stage"], seat_field(lobby, "player")) == ("lobby", ["Ada", "Bob", "Eve"])
        assert (lobby["clock"], seat_field(lobby, "absent")) == ("fast", [False] * 3)


async def test_leave_game_marks_seat_away_without_grace(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Eve")
    second = await harness.join(code, "Ada")
    tabs[0].send(wire.LeaveGame())
    lobby = await tabs[1].wait_for_seats("absent", [True, False, False])
    assert lobby["host"] == tabs[1].guest.id  # the role of the host is transferred
    lobby = await tabs[1].wait_for_seats("connected", [False, True, True])
    assert lobby["spectators"] == 0
    tabs[1].send(wire.VoteOnAbsence(seat=0, choice="bot"))
    await tabs[2].wait_for("lobby", predicate=lambda lobby: lobby["seats"][0]["votes"])
    for tab in (tabs[0], second):
        await tab.drain()
        assert not any('"votes":{"1":"bot"}' in text for text in tab.raw)
        assert await tab.expect_error(wire.Play(version=0, move="pass map")) == "hello-required"
    # They change their vote.
    second.send(wire.Hello())
    await tabs[1].wait_for_seats("absent", [False, False, False])
    assert await tabs[1].expect_error(wire.VoteOnAbsence(seat=0, choice="bot")) == "not-absent"


async def test_absence_vote_is_refused_to_non_players(database: URL) -> None:
    async with open_harness(database, grace_seconds=SHORT_GRACE_S) as party:
        code, tabs = await party.start_game("Ada", "Bob", "Eve")
        zoe = await party.join(code, "Zoe")
        await leave_until_absent(tabs, 1)
        assert await zoe.expect_error(wire.VoteOnAbsence(seat=1, choice="end")) == "not-seated"
        assert await zoe.expect_error(wire.LeaveGame()) == "not-seated"
        for seat in (0, 2, 11):
            assert (
                await tabs[0].expect_error(wire.VoteOnAbsence(seat=seat, choice="end"))
                == "not-absent"
            )
        lobby = await party.open_table()
        assert (
            await (await party.join(lobby, "Ada")).expect_error(wire.LeaveGame()) == "not-playing"
        )


def test_ended_game_has_no_record_and_no_replay(server: Server) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    code = ada.open_table(ruleset="duel", seats=2)
    host, other = ada.join(code), bob.join(code)
    other.wait_for_lobby()
    other.send("take-seat", seat=1)
    other.wait_for_lobby(seat=1)
    host.send("start")
    host.wait_for_lobby(stage="playing")
    other.send("leave-game")
    host.wait_for_seats("absent", [False, True])
    host.send("vote-on-absence", seat=1, choice="end")
    host.wait_for_lobby(stage="ended")
    for path in ("record", "replay/steps", "replay/steps?sight=open"):
        answer = ada.http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
    seed = server.sql("SELECT seed FROM game_table WHERE code = :code", code=code)[0][0]
    assert not any(seed in text for tab in (host, other) for text in tab.raw)
