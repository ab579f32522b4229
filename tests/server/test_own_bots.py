"""Bots of the operator's own at a server's tables, and guests that are programs."""

import asyncio
import logging
from pathlib import Path

import pytest
from sqlalchemy import URL

from saboteur.cli.commands.own_bots import offered_bots
from saboteur.cli.errors import UsageError
from saboteur.play.match import Match
from saboteur.server.thinking.workers import BotWorkers
from saboteur.table import question as asking
from saboteur.table.bots import ask
from saboteur.table.question import BotFailed, Question, answer
from saboteur.texts import Texts
from saboteur.wire import messages as wire
from tests.server.files import new_file
from tests.server.party import Party, celebrate

HERE = "tests.bots.mischief"


@pytest.fixture
def database(tmp_path: Path) -> URL:
    """A file: nothing here depends on the kind of database."""
    return new_file(tmp_path)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Bots that think in this process, and what they were asked."""
    heard: list[Question] = []

    async def choose(_: BotWorkers, question: Question) -> str:
        heard.append(question)
        return answer(question)

    monkeypatch.setattr(BotWorkers, "choose", choose)
    return heard


def question(level: str) -> Question:
    match = Match("saboteur", seats=3, seed="own", nonce="n")
    return ask(match, match.deciders[0], level, "own", None)


# --- Of the operator's own ------------------------------------------------------------------


def test_a_host_seats_the_bots_that_the_operator_offers(
    database: URL, asked: list[Question]
) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=3, options={"first_player": 1})
        ada = await party.sit(code, "Ada")
        assert (await ada.lobby())["own_bots"] == ["master", "Swift"]
        ada.say(wire.SetBot(seat=1, level="Swift"))
        ada.say(wire.SetBot(seat=2, level="random"))
        await ada.seats("bot", [None, "Swift", "random"])
        for level in (f"{HERE}:First", "First", "Raises"):  # only the operator says what runs here
            assert await ada.trouble(wire.SetBot(seat=1, level=level[:16])) == "no-such-level"
        ada.say(wire.Start())
        first = await ada.wait_for("happened")
        assert first["seat"] == 1
        assert not first["timed_out"]
        assert asked[0].level == f"{HERE}:First"

    celebrate(database, test, bots={"Swift": f"{HERE}:First"})


def test_a_table_can_be_filled_with_them_at_once(database: URL, asked: list[Question]) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=3, bots="Swift", options={"first_player": 1})
        tab = await party.sit(code, "Ada")
        assert (await tab.wait_for("happened"))["seat"] == 1
        assert asked[0].level == f"{HERE}:First"

    celebrate(database, test, bots={"Swift": f"{HERE}:First"})


@pytest.mark.parametrize("offered", [True, False])
def test_the_game_goes_on_where_one_fails_or_is_offered_no_more(
    database: URL,
    asked: list[Question],
    caplog: pytest.LogCaptureFixture,
    *,
    offered: bool,
) -> None:
    bots = {"Odd": f"{HERE}:Raises"}

    async def test(party: Party) -> None:
        ada = await party.sit(await party.open(seats=3, options={"first_player": 1}), "Ada")
        ada.say(wire.SetBot(seat=1, level="Odd"))
        ada.say(wire.SetBot(seat=2, level="random"))
        await ada.seats("bot", [None, "Odd", "random"])
        if not offered:
            bots.clear()
        ada.say(wire.Start())
        first = await ada.wait_for("happened")
        assert (first["seat"], first["timed_out"]) == (1, False)
        levels = [question.level for question in asked]
        assert levels[: 1 + offered] == ([f"{HERE}:Raises"] if offered else []) + ["novice"]

    with caplog.at_level(logging.WARNING):
        celebrate(database, test, bots=bots)
    said = [record for record in caplog.records if record.message == "a bot of ours failed"]
    assert bool(said) == offered
    for record in said:
        assert record.__dict__["bot"] == f"{HERE}:Raises"
        assert "mischief.py, line" in record.__dict__["why"]
        assert "no such idea" not in str(record.__dict__)  # its words may hold a secret


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Raises", "KeyError in "),
        ("Leaves", "SystemExit in "),
        ("Says", "no legal move in time"),
        ("Cheats", "no legal move in time"),
        ("Broods", "no legal move in time"),
        ("Nobody", "AttributeError in "),
    ],
)
def test_a_worker_says_what_went_wrong_and_repeats_no_word(
    name: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name == "Broods":  # the others need no time, but a busy machine does
        monkeypatch.setattr(asking, "OWN_THINKING", 0.05)
    with pytest.raises(BotFailed) as caught:
        answer(question(f"{HERE}:{name}"))
    place, said = caught.value.args
    assert place == f"{HERE}:{name}"
    assert said.startswith(why)


@pytest.mark.soak
def test_one_that_hangs_holds_up_no_other() -> None:
    async def test() -> None:
        workers = BotWorkers(1)
        stuck = asyncio.create_task(workers.choose(question(f"{HERE}:Deaf")))
        assert await workers.choose(question("novice"))
        with pytest.raises(BotFailed, match="its process died"):
            await stuck
        assert await workers.choose(question(f"{HERE}:First"))
        await workers.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    "words", [["novice=a:B"], ["a:Expert", "a:novice"], ["x" * 17 + "=a:B"], ["<b>=a:B"], ["=a:B"]]
)
def test_names_are_checked_when_the_server_starts(words: list[str]) -> None:
    with pytest.raises(UsageError):
        offered_bots(Texts("en"), words)


def test_a_bot_is_called_as_the_operator_says_or_as_its_class() -> None:
    words = [f"{HERE}:First", f"Swift one={HERE}:First"]
    wanted = {"First": f"{HERE}:First", "Swift one": f"{HERE}:First"}
    assert offered_bots(Texts("en"), words) == wanted


# --- Programs -------------------------------------------------------------------------------


def test_everybody_sees_that_a_guest_is_a_program(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=3)
        ada = await party.sit(code, "Ada")
        robot = await party.sit(code, "Robot", program=True)
        robot.say(wire.TakeSeat(seat=1))
        await ada.seats("program", [False, True, False])
        await party.restart()
        ada = await party.sit(code, "Ada")
        await ada.seats("program", [False, True, False])  # also while it is not there

    celebrate(database, test)


def test_a_seat_is_marked_when_a_program_comes_to_it(database: URL) -> None:
    async def test(party: Party) -> None:
        code = await party.open(seats=3)
        ada = await party.sit(code, "Ada")
        bob = await party.sit(code, "Bob")
        bob.say(wire.TakeSeat(seat=1))
        await ada.seats("player", ["Ada", "Bob", None])
        await party.sit(code, "Bob", program=True)
        await ada.seats("program", [False, True, False])

    celebrate(database, test)


def test_nobody_waits_for_the_voice_of_a_program(database: URL, asked: list[Question]) -> None:
    """It need not skip, and it has no voice where somebody has left."""

    async def test(party: Party) -> None:
        code = await party.open(seats=4, options={"first_player": 3})
        ada = await party.sit(code, "Ada")
        robot = await party.sit(code, "Robot", program=True)
        bob = await party.sit(code, "Bob")
        for seat, tab in ((1, robot), (2, bob)):
            tab.say(wire.TakeSeat(seat=seat))
            await tab.lobby(seat=seat)
        ada.say(wire.SetBot(seat=3, level="random"))
        ada.say(wire.Start())
        await ada.wait_for("happened")
        assert asked
        bob.say(wire.LeaveGame())
        await ada.seats("away", [False, False, True, False])
        ada.say(wire.Judge(seat=2, verdict="bot"))
        await ada.seats("stand_in", [False, False, True, False])
        ada.say(wire.Skip())
        pacing = await ada.wait_for("pacing", that=lambda told: bool(told["skipping"]))
        assert pacing["skipping"] == [0]

    celebrate(database, test)
