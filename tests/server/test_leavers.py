"""Those who leave during play: grace, what the others choose, a bot that sits in, the return."""

import pytest
from sqlalchemy import URL

from saboteur.server.thinking.workers import BotWorkers
from saboteur.table.question import Question
from saboteur.table.waking import replayed
from saboteur.wire import messages as wire
from tests.server.house import Person, Server
from tests.server.party import Frame, Party, Tab, celebrate

HASTY = 0.05
"""Seconds of grace in tests that are not about it."""


def seats(lobby: Frame, field: str) -> list[object]:
    return [seat[field] for seat in lobby["seats"]]


async def gone(tabs: list[Tab], seat: int) -> None:
    """Let a guest's socket close and his grace run out."""
    tabs[seat].leave()
    for tab in tabs:
        if tab is not tabs[seat]:
            await tab.seats("away", [other == seat for other in range(len(tabs))])


def test_who_is_gone_has_grace_and_then_his_seat_is_away(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve")
        second = await party.sit(code, "Bob")
        tabs[1].leave()
        await tabs[0].seats("here", [True, True, True])  # he has another tab
        second.leave()
        lobby = await tabs[0].seats("here", [True, False, True])
        assert seats(lobby, "away") == [False, False, False]
        lobby = await tabs[0].seats("away", [False, True, False])
        assert seats(lobby, "stand_in") == [False, False, False]
        # It is so after a restart, and until he is there again.
        await party.restart()
        ada = await party.sit(code, "Ada")
        assert seats(await ada.lobby(), "away") == [False, True, False]
        await party.sit(code, "Eve")
        bob = await party.sit(code, "Bob")
        await bob.seats("away", [False, False, False])
        assert (await bob.wait_for("sync"))["view"]["sight"] == 1

    celebrate(database, test, grace_seconds=HASTY)


def test_who_comes_back_in_time_was_never_away(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve")
        tabs[1].leave()
        await tabs[0].seats("here", [True, False, True])
        await party.sit(code, "Bob")
        await tabs[0].seats("here", [True, True, True])
        assert await tabs[0].trouble(wire.Judge(seat=1, verdict="bot")) == "not-away"

    celebrate(database, test)


def test_most_of_those_present_decide_as_soon_as_it_is_certain(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve", "Dan", "Fay")
        await gone(tabs, 1)
        # Four are there: two voices are not most of them, three are.
        tabs[0].say(wire.Judge(seat=1, verdict="bot"))
        lobby = await tabs[2].wait_for("lobby", that=lambda lobby: lobby["seats"][1]["verdicts"])
        assert lobby["seats"][1]["verdicts"] == {"0": "bot"}
        tabs[2].say(wire.Judge(seat=1, verdict="end"))
        tabs[3].say(wire.Judge(seat=1, verdict="bot"))
        # A restart keeps the voices, and decides nothing by itself.
        await tabs[0].wait_for("lobby", that=lambda lobby: len(lobby["seats"][1]["verdicts"]) == 3)
        await party.restart()
        names = ("Ada", "Eve", "Dan", "Fay")
        tabs = [await party.sit(code, name) for name in names]
        lobby = await tabs[0].seats("here", [True, False, True, True, True])
        assert lobby["seats"][1]["verdicts"] == {"0": "bot", "2": "end", "3": "bot"}
        assert seats(lobby, "stand_in") == [False] * 5
        tabs[1].say(wire.Judge(seat=1, verdict="bot"))  # Eve changes her mind
        lobby = await tabs[3].seats("stand_in", [False, True, False, False, False])
        assert (lobby["seats"][1]["bot"], lobby["seats"][1]["player"]) == ("novice", "Bob")
        assert lobby["seats"][1]["verdicts"] == {}

    celebrate(database, test, grace_seconds=HASTY)


def test_with_one_person_present_his_word_counts_and_a_tie_decides_nothing(database: URL) -> None:
    async def test(party: Party) -> None:
        _, tabs = await party.game("Ada", "Bob", "Eve")
        await gone(tabs, 1)
        tabs[0].say(wire.Judge(seat=1, verdict="bot"))
        tabs[2].say(wire.Judge(seat=1, verdict="end"))
        lobby = await tabs[0].wait_for(
            "lobby", that=lambda lobby: len(lobby["seats"][1]["verdicts"]) == 2
        )
        assert (lobby["stage"], seats(lobby, "stand_in")) == ("playing", [False] * 3)
        # Nothing is decided because somebody goes, only because somebody speaks.
        tabs[2].leave()
        await tabs[0].seats("away", [False, True, True])
        assert await tabs[0].rest() == []
        tabs[0].say(wire.Judge(seat=1, verdict="bot"))
        await tabs[0].seats("stand_in", [False, True, False])

    celebrate(database, test, grace_seconds=HASTY)


def test_to_wait_gives_grace_anew(database: URL) -> None:
    async def test(party: Party) -> None:
        _, tabs = await party.game("Ada", "Bob", ruleset="duel")
        await gone(tabs, 1)
        for _ in range(2):
            tabs[0].say(wire.Judge(seat=1, verdict="wait"))
            await tabs[0].seats("away", [False, False])
            await tabs[0].seats("away", [False, True])

    celebrate(database, test, grace_seconds=HASTY)


def test_a_bot_that_sits_in_knows_its_seat_alone_and_gives_it_back(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []
    honest = BotWorkers.choose

    async def choose(self: BotWorkers, question: Question) -> str:
        asked.append(question)
        return await honest(self, question)

    monkeypatch.setattr(BotWorkers, "choose", choose)

    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve", options={"first_player": 1})
        await tabs[0].wait_for("sync")
        await gone(tabs, 1)
        for tab in (tabs[0], tabs[2]):
            tab.say(wire.Judge(seat=1, verdict="bot"))
        told = await tabs[0].wait_for("happened")
        assert (told["seat"], told["timed_out"]) == (1, False)
        # What it was asked is what the seat sees, and nothing that another seat sees.
        stored = await party.storage.table(code)
        assert stored is not None
        assert stored.deal is not None
        match = replayed(stored, stored.deal, ())
        assert asked[0].moves == tuple(move.text for move in match.legal_moves(1))
        assert asked[0].level == "novice"
        assert stored.deal.seed not in repr(asked)
        # It sits in after a restart too, until the guest says hello.
        await party.restart()
        ada, eve = await party.sit(code, "Ada"), await party.sit(code, "Eve")
        assert seats(await ada.lobby(), "stand_in") == [False, True, False]
        bob = await party.sit(code, "Bob")
        # He is shown that it sat in, and then that it does so no more.
        assert seats(await bob.lobby(), "stand_in") == [False, True, False]
        assert seats(await bob.lobby(), "stand_in") == [False, False, False]
        sync = await bob.wait_for("sync")
        assert (sync["version"], sync["view"]["sight"]) == (1, 1)
        for tab, seat in ((eve, 2), (ada, 0)):
            frame = await tab.wait_for("sync", "happened", that=lambda frame: frame["options"])
            assert frame["view"]["decider"] == seat
            move = wire.Play(version=frame["version"], move=frame["options"][0]["text"])
            tab.say(move)
            await tab.wait_for("happened")
        mine = await bob.wait_for("happened", that=lambda frame: bool(frame["options"]))
        bob.say(wire.Play(version=3, move=mine["options"][0]["text"]))
        assert (await bob.wait_for("happened"))["seat"] == 1
        assert len(asked) == 1

    celebrate(database, test, grace_seconds=HASTY)


def test_a_game_that_is_broken_off_opens_nothing_and_may_be_followed(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve", clock="fast")
        await gone(tabs, 1)
        tabs[0].say(wire.Judge(seat=1, verdict="end"))
        assert await tabs[2].trouble(wire.Rematch()) == "no-rematch"
        tabs[2].say(wire.Judge(seat=1, verdict="end"))
        await tabs[0].lobby(stage="ended")
        assert (await tabs[0].wait_for("ticking"))["seconds"] is None
        move = wire.Play(version=0, move="pass map")
        assert await tabs[0].trouble(move) == "not-playing"
        assert await tabs[0].trouble(wire.Pause(paused=True)) == "not-playing"
        assert await tabs[0].trouble(wire.Judge(seat=1, verdict="end")) == "not-playing"
        await party.restart()
        ada = await party.sit(code, "Ada")
        lobby = await ada.lobby()
        assert (lobby["stage"], lobby["evening"]) == ("ended", [])
        assert (await ada.wait_for("sync"))["view"]["sight"] == 0
        ada.say(wire.Rematch())
        again = await party.sit((await ada.wait_for("moved"))["code"], "Ada")
        lobby = await again.lobby()
        assert (lobby["stage"], seats(lobby, "player")) == ("lobby", ["Ada", "Bob", "Eve"])
        assert (lobby["clock"], seats(lobby, "away")) == ("fast", [False] * 3)

    celebrate(database, test, grace_seconds=HASTY, fast_seconds=30)


def test_who_says_that_he_leaves_is_away_at_once_and_hears_nothing_more(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve")
        second = await party.sit(code, "Ada")
        tabs[0].say(wire.LeaveGame())
        lobby = await tabs[1].seats("away", [True, False, False])
        assert lobby["host"] == tabs[1].guest.id  # the host's role goes on
        lobby = await tabs[1].seats("here", [False, True, True])
        assert lobby["watchers"] == 0
        tabs[1].say(wire.Judge(seat=0, verdict="bot"))
        await tabs[2].wait_for("lobby", that=lambda lobby: lobby["seats"][0]["verdicts"])
        for tab in (tabs[0], second):
            await tab.rest()
            assert not any('"verdicts":{"1":"bot"}' in text for text in tab.raw)
            assert await tab.trouble(wire.Play(version=0, move="pass map")) == "hello-first"
        # He changes his mind.
        second.say(wire.Hello())
        await tabs[1].seats("away", [False, False, False])
        assert await tabs[1].trouble(wire.Judge(seat=0, verdict="bot")) == "not-away"

    celebrate(database, test)


def test_who_has_no_part_in_it_decides_nothing(database: URL) -> None:
    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", "Eve")
        zoe = await party.sit(code, "Zoe")
        await gone(tabs, 1)
        assert await zoe.trouble(wire.Judge(seat=1, verdict="end")) == "not-seated"
        assert await zoe.trouble(wire.LeaveGame()) == "not-seated"
        for seat in (0, 2, 11):
            assert await tabs[0].trouble(wire.Judge(seat=seat, verdict="end")) == "not-away"
        lobby = await party.open()
        assert await (await party.sit(lobby, "Ada")).trouble(wire.LeaveGame()) == "not-playing"

    celebrate(database, test, grace_seconds=HASTY)


def test_a_broken_off_game_has_no_record_and_no_replay(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    code = ada.open_table(ruleset="duel", seats=2)
    host, other = ada.sit(code), bob.sit(code)
    other.lobby()
    other.say("take-seat", seat=1)
    other.lobby(seat=1)
    host.say("start")
    host.lobby(stage="playing")
    other.say("leave-game")
    host.seats("away", [False, True])
    host.say("judge", seat=1, verdict="end")
    host.lobby(stage="ended")
    for path in ("record", "replay/0", "replay/0?sight=open"):
        answer = ada.http.get(f"/api/tables/{code}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
    seed = server.sql("SELECT seed FROM game_table WHERE code = :code", code=code)[0][0]
    assert not any(seed in text for tab in (host, other) for text in tab.raw)
