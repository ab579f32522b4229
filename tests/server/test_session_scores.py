"""Rematches keep players and settings; the session adds up their scores."""

from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.table.lifecycle.table_loading import replay_moves
from saboteur.table.stats.session_scores import sum_scores
from saboteur.table.storage.models import SeatAssignment, SeatResult
from tests.server.harness import Frame, RegistryHarness, Tab


def test_session_scores_add_up_by_guest_or_name() -> None:
    """Guests are counted by identity; shared seats and bots by name."""
    latest = {
        0: SeatAssignment("Ada B.", guest="a", result=SeatResult(5, won=True)),
        1: SeatAssignment("Lina", guest="a", is_hotseat=True, result=SeatResult(2, won=False)),
        2: SeatAssignment("Brokk", bot="novice", result=SeatResult(5, won=True)),
    }
    before = {
        0: SeatAssignment("Lina", guest="a", is_hotseat=True, result=SeatResult(4, won=True)),
        2: SeatAssignment("Ada", guest="a", result=SeatResult(1, won=False)),
        3: SeatAssignment("Bob", guest="b", bot="novice", result=SeatResult(3, won=False)),
    }
    broken_off = {0: SeatAssignment("Ada", guest="a"), 1: SeatAssignment("Zoe", guest="z")}
    assert [
        (each.player, each.games, each.won, each.points)
        for each in sum_scores((latest, broken_off, before))
    ] == [("Ada B.", 2, 1, 6), ("Lina", 2, 1, 6), ("Brokk", 1, 1, 5), ("Bob", 1, 0, 3)]
    assert sum_scores(({0: SeatAssignment("Ada", guest="a")},)) == ()


async def play_to_end(tab: Tab) -> Frame:
    """Play every seat of a guest to the end of the game; return the last lobby frame."""
    frame = await tab.wait_for("snapshot")
    while frame["view"]["decider"] is not None:
        tab.send(wire.SelectSeat(seat=frame["view"]["decider"]))
        frame = await tab.wait_for("snapshot", predicate=lambda sync: bool(sync["legal_moves"]))
        options, version = frame["legal_moves"], frame["version"]
        tab.send(wire.Play(version=version, move=options[version * 7919 % len(options)]["text"]))
        frame = await tab.wait_for("move-made")
    return await tab.wait_for_lobby(stage="over")


async def stored_results(harness: RegistryHarness, code: str) -> Match:
    stored = await harness.storage.table(code)
    assert stored is not None
    assert stored.deal is not None
    return replay_moves(stored, stored.deal, await harness.storage.moves(code))


async def test_session_scores_survive_restart_and_rematch(harness: RegistryHarness) -> None:
    names = ["Ada", "Lina"]
    code = await harness.open_table(ruleset="duel", seats=2, clock="relaxed", chat="off")
    tab = await harness.join(code, "Ada")
    tab.send(wire.ShareSeat(seat=1, nickname="Lina"))
    tab.send(wire.Start())
    lobby = await play_to_end(tab)
    first = await stored_results(harness, code)
    assert session_of(lobby) == expected_session(names, [first])
    # It is stored: another owner shows the same.
    await harness.restart()
    tab = await harness.join(code, "Ada")
    assert (await tab.wait_for_lobby())["session_scores"] == lobby["session_scores"]
    tab.send(wire.Rematch())
    second = (await tab.wait_for("table-moved"))["code"]
    tab = await harness.join(second, "Ada")
    again = await tab.wait_for_lobby()
    assert [seat["player"] for seat in again["seats"]] == names
    assert (again["own_seats"], again["stage"]) == ([0, 1], "lobby")
    assert (again["clock"], again["chat"], again["ruleset"]) == ("relaxed", "off", "duel")
    assert again["session_scores"] == lobby["session_scores"]
    tab.send(wire.Start())
    lobby = await play_to_end(tab)
    assert session_of(lobby) == expected_session(
        names, [first, await stored_results(harness, second)]
    )


def session_of(lobby: Frame) -> dict[str, tuple[int, int, int]]:
    return {
        each["player"]: (each["games"], each["won"], each["points"])
        for each in lobby["session_scores"]
    }


def expected_session(names: list[str], games: list[Match]) -> dict[str, tuple[int, int, int]]:
    return {
        name: (
            len(games),
            sum(seat in game.winners for game in games),
            sum(game.scores[seat] for game in games),
        )
        for seat, name in enumerate(names)
    }


async def test_rematch_keeps_host_decisions(harness: RegistryHarness) -> None:
    code, tabs = await harness.start_game("Ada", "Bob", "Eve")
    tabs[0].send(wire.Kick(guest=tabs[1].guest.id))
    tabs[0].send(wire.Mute(guest=tabs[2].guest.id, muted=True))
    tabs[2].send(wire.LeaveGame())
    await tabs[0].wait_for_seats("absent", [False, False, True])
    tabs[0].send(wire.VoteOnAbsence(seat=2, choice="end"))
    await tabs[0].wait_for_lobby(stage="ended")
    tabs[0].send(wire.Rematch())
    second = (await tabs[0].wait_for("table-moved"))["code"]
    lobby = await (await harness.join(second, "Ada")).wait_for_lobby()
    # The substitute keeps the seat; the guest who left may come again; the mute remains.
    assert [seat["player"] for seat in lobby["seats"]] == ["Ada", "Brokk", "Eve"]
    assert [seat["muted"] for seat in lobby["seats"]] == [False, False, True]
    way = await harness.storage.access_by_code(second, tabs[1].guest)
    assert way is not None
    assert way.is_kicked
    assert await harness.storage.access_by_code(code, tabs[2].guest) is not None


async def test_lobby_counts_each_spectator_once(harness: RegistryHarness) -> None:
    code = await harness.open_table(seats=3)
    ada = await harness.join(code, "Ada")
    tabs = [await harness.join(code, "Zoe"), await harness.join(code, "Zoe")]
    kim = await harness.join(code, "Kim")
    await ada.wait_for_lobby(spectators=2)
    kim.send(wire.TakeSeat(seat=1))
    await ada.wait_for_lobby(spectators=1)
    for tab in tabs:
        tab.leave()
    await ada.wait_for_lobby(spectators=0)
