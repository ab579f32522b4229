"""The rematch: the same people and settings, and the scores of the whole evening."""

from pathlib import Path

import pytest
from sqlalchemy import URL

from saboteur.play.match import Match
from saboteur.table.evening import summed
from saboteur.table.models import Result, Sitter
from saboteur.table.waking import replayed
from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.party import Frame, Party, Tab, celebrate


@pytest.fixture
def database(tmp_path: Path) -> URL:
    """A file: nothing here depends on the kind of database."""
    return new_file(tmp_path)


def test_games_are_added_up_by_person() -> None:
    """A guest counts as one under every nickname; those beside him, and bots, by name."""
    latest = {
        0: Sitter("Ada B.", guest="a", result=Result(5, won=True)),
        1: Sitter("Lina", guest="a", shared=True, result=Result(2, won=False)),
        2: Sitter("Brokk", bot="novice", result=Result(5, won=True)),
    }
    before = {
        0: Sitter("Lina", guest="a", shared=True, result=Result(4, won=True)),
        2: Sitter("Ada", guest="a", result=Result(1, won=False)),
        3: Sitter("Bob", guest="b", bot="novice", result=Result(3, won=False)),
    }
    broken_off = {0: Sitter("Ada", guest="a"), 1: Sitter("Zoe", guest="z")}
    assert [
        (each.player, each.games, each.won, each.points)
        for each in summed((latest, broken_off, before))
    ] == [("Ada B.", 2, 1, 6), ("Lina", 2, 1, 6), ("Brokk", 1, 1, 5), ("Bob", 1, 0, 3)]
    assert summed(({0: Sitter("Ada", guest="a")},)) == ()


async def play_out(tab: Tab) -> Frame:
    """Play a game of one person with several seats to its end, and return the last lobby."""
    frame = await tab.wait_for("sync")
    while frame["view"]["decider"] is not None:
        tab.say(wire.Look(seat=frame["view"]["decider"]))
        frame = await tab.wait_for("sync", that=lambda sync: bool(sync["options"]))
        options, version = frame["options"], frame["version"]
        tab.say(wire.Play(version=version, move=options[version * 7919 % len(options)]["text"]))
        frame = await tab.wait_for("happened")
    return await tab.lobby(stage="over")


async def results(party: Party, code: str) -> Match:
    stored = await party.storage.table(code)
    assert stored is not None
    assert stored.deal is not None
    return replayed(stored, stored.deal, await party.storage.moves(code))


def test_an_evening_of_two_games(database: URL) -> None:
    async def test(party: Party) -> None:
        names = ["Ada", "Lina"]
        code = await party.open(ruleset="duel", seats=2, clock="relaxed", talk="off")
        tab = await party.sit(code, "Ada")
        tab.say(wire.ShareSeat(seat=1, nickname="Lina"))
        tab.say(wire.Start())
        lobby = await play_out(tab)
        first = await results(party, code)
        assert tally(lobby) == expected(names, [first])
        # It is written down: another owner shows the same.
        await party.restart()
        tab = await party.sit(code, "Ada")
        assert (await tab.lobby())["evening"] == lobby["evening"]
        tab.say(wire.Rematch())
        second = (await tab.wait_for("moved"))["code"]
        tab = await party.sit(second, "Ada")
        again = await tab.lobby()
        assert [seat["player"] for seat in again["seats"]] == names
        assert (again["mine"], again["stage"]) == ([0, 1], "lobby")
        assert (again["clock"], again["talk"], again["ruleset"]) == ("relaxed", "off", "duel")
        assert again["evening"] == lobby["evening"]
        tab.say(wire.Start())
        lobby = await play_out(tab)
        assert tally(lobby) == expected(names, [first, await results(party, second)])

    celebrate(database, test)


def tally(lobby: Frame) -> dict[str, tuple[int, int, int]]:
    return {
        each["player"]: (each["games"], each["won"], each["points"]) for each in lobby["evening"]
    }


def expected(names: list[str], games: list[Match]) -> dict[str, tuple[int, int, int]]:
    return {
        name: (
            len(games),
            sum(seat in game.winners for game in games),
            sum(game.scores[seat] for game in games),
        )
        for seat, name in enumerate(names)
    }


def test_what_the_host_decided_holds_in_the_rematch(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve")
        tabs[0].say(wire.SendAway(guest=tabs[1].guest.id))
        tabs[0].say(wire.Mute(guest=tabs[2].guest.id, muted=True))
        tabs[2].say(wire.LeaveGame())
        await tabs[0].seats("away", [False, False, True])
        tabs[0].say(wire.Judge(seat=2, verdict="end"))
        await tabs[0].lobby(stage="ended")
        tabs[0].say(wire.Rematch())
        second = (await tabs[0].wait_for("moved"))["code"]
        lobby = await (await party.sit(second, "Ada")).lobby()
        # The bot that followed stays; who left may come again; the mute holds.
        assert [seat["player"] for seat in lobby["seats"]] == ["Ada", "Brokk", "Eve"]
        assert [seat["muted"] for seat in lobby["seats"]] == [False, False, True]
        way = await party.storage.access(second, tabs[1].guest)
        assert way is not None
        assert way.sent_away
        assert await party.storage.access(code, tabs[2].guest) is not None

    celebrate(database, test)


def test_a_guest_who_looks_on_counts_once(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=3)
        ada = await party.sit(code, "Ada")
        tabs = [await party.sit(code, "Zoe"), await party.sit(code, "Zoe")]
        kim = await party.sit(code, "Kim")
        await ada.lobby(watchers=2)
        kim.say(wire.TakeSeat(seat=1))
        await ada.lobby(watchers=1)
        for tab in tabs:
            tab.leave()
        await ada.lobby(watchers=0)

    celebrate(database, test)
