"""Tables with custom bots of the operator or with remote bots."""

import asyncio
import logging
from dataclasses import replace

import pytest
from sqlalchemy import URL

from saboteur.bot_runtime.executor import BotFailed, handle_request
from saboteur.bot_runtime.process_pool import BotWorkers
from saboteur.bot_runtime.request import BotRequest, build_move_request
from saboteur.bot_runtime.timing import SERVER_TIMEOUTS
from saboteur.cli.commands.custom_bots import parse_offered_bots
from saboteur.cli.errors import UsageError
from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.texts import Texts
from tests.server.harness import RegistryHarness, open_harness

BOTS_MODULE = "tests.bots.misbehaving_bots"


def bot_question(level: str) -> BotRequest:
    match = Match("saboteur", seats=3, seed="own", nonce="n")
    return build_move_request(match, match.deciders[0], level, "own", None)


# --- Custom bots ----------------------------------------------------------------------------


async def test_host_seats_offered_custom_bots(
    database: URL, bot_questions: list[BotRequest]
) -> None:
    async with open_harness(database, bots={"Swift": f"{BOTS_MODULE}:FirstMoveBot"}) as party:
        code = await party.open_table(seats=3, options={"first_player": 1})
        ada = await party.join(code, "Ada")
        assert (await ada.wait_for_lobby())["extra_bots"] == ["master", "Swift"]
        ada.send(wire.SetBot(seat=1, level="Swift"))
        ada.send(wire.SetBot(seat=2, level="random"))
        await ada.wait_for_seats("bot", [None, "Swift", "random"])
        for level in (
            f"{BOTS_MODULE}:FirstMoveBot",
            "FirstMoveBot",
            "RaisingBot",
        ):  # only the operator decides what code runs here
            assert await ada.expect_error(wire.SetBot(seat=1, level=level[:16])) == "no-such-level"
        ada.send(wire.Start())
        first = await ada.wait_for("move-made")
        assert first["seat"] == 1
        assert not first["timed_out"]
        assert bot_questions[0].level == f"{BOTS_MODULE}:FirstMoveBot"


async def test_table_is_filled_with_custom_bot(
    database: URL, bot_questions: list[BotRequest]
) -> None:
    async with open_harness(database, bots={"Swift": f"{BOTS_MODULE}:FirstMoveBot"}) as party:
        code = await party.open_table(seats=3, bots="Swift", options={"first_player": 1})
        tab = await party.join(code, "Ada")
        assert (await tab.wait_for("move-made"))["seat"] == 1
        assert bot_questions[0].level == f"{BOTS_MODULE}:FirstMoveBot"


@pytest.mark.parametrize("offered", [True, False])
async def test_failing_or_withdrawn_custom_bot_is_replaced_by_novice(
    database: URL,
    bot_questions: list[BotRequest],
    caplog: pytest.LogCaptureFixture,
    *,
    offered: bool,
) -> None:
    bots = {"Odd": f"{BOTS_MODULE}:RaisingBot"}
    with caplog.at_level(logging.WARNING):
        async with open_harness(database, bots=bots) as party:
            ada = await party.join(
                await party.open_table(seats=3, options={"first_player": 1}), "Ada"
            )
            ada.send(wire.SetBot(seat=1, level="Odd"))
            ada.send(wire.SetBot(seat=2, level="random"))
            await ada.wait_for_seats("bot", [None, "Odd", "random"])
            if not offered:
                bots.clear()
            ada.send(wire.Start())
            first = await ada.wait_for("move-made")
            assert (first["seat"], first["timed_out"]) == (1, False)
            levels = [question.level for question in bot_questions]
            assert levels[: 1 + offered] == ([f"{BOTS_MODULE}:RaisingBot"] if offered else []) + [
                "novice"
            ]
    said = [record for record in caplog.records if record.message == "a bot of ours failed"]
    assert bool(said) == offered
    for record in said:
        assert record.__dict__["bot"] == f"{BOTS_MODULE}:RaisingBot"
        assert "misbehaving_bots.py, line" in record.__dict__["why"]
        assert "no such idea" not in str(record.__dict__)  # the exception text may hold a secret


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("RaisingBot", "KeyError in "),
        ("ExitingBot", "SystemExit in "),
        ("TextAnswerBot", "no legal move in time"),
        ("IllegalMoveBot", "no legal move in time"),
        ("SlowBot", "no legal move in time"),
        ("Nobody", "AttributeError in "),
    ],
)
def test_custom_bot_error_names_cause_without_bot_text(name: str, why: str) -> None:
    # The other bots fail without the time limit, however busy the machine is.
    timeouts = replace(SERVER_TIMEOUTS, custom_bot_s=0.05) if name == "SlowBot" else SERVER_TIMEOUTS
    with pytest.raises(BotFailed) as caught:
        handle_request(bot_question(f"{BOTS_MODULE}:{name}"), timeouts)
    place, said = caught.value.args
    assert place == f"{BOTS_MODULE}:{name}"
    assert said.startswith(why)


@pytest.mark.soak
async def test_hanging_custom_bot_is_killed_without_blocking_others() -> None:
    workers = BotWorkers(1)
    stuck = asyncio.create_task(workers.choose(bot_question(f"{BOTS_MODULE}:SignalIgnoringBot")))
    assert await workers.choose(bot_question("novice"))
    with pytest.raises(BotFailed, match="its process crashed"):
        await stuck
    assert await workers.choose(bot_question(f"{BOTS_MODULE}:FirstMoveBot"))
    await workers.close()


@pytest.mark.parametrize(
    "words", [["novice=a:B"], ["a:Expert", "a:novice"], ["x" * 17 + "=a:B"], ["<b>=a:B"], ["=a:B"]]
)
def test_custom_bot_names_are_validated_at_startup(words: list[str]) -> None:
    with pytest.raises(UsageError):
        parse_offered_bots(Texts("en"), words)


def test_custom_bot_name_defaults_to_class_name() -> None:
    words = [f"{BOTS_MODULE}:FirstMoveBot", f"Swift one={BOTS_MODULE}:FirstMoveBot"]
    wanted = {
        "FirstMoveBot": f"{BOTS_MODULE}:FirstMoveBot",
        "Swift one": f"{BOTS_MODULE}:FirstMoveBot",
    }
    assert parse_offered_bots(Texts("en"), words) == wanted


# --- Remote bots ----------------------------------------------------------------------------


async def test_lobby_marks_remote_bots_after_restart(harness: RegistryHarness) -> None:
    code = await harness.open_table(seats=3)
    ada = await harness.join(code, "Ada")
    robot = await harness.join(code, "Robot", program=True)
    robot.send(wire.TakeSeat(seat=1))
    await ada.wait_for_seats("is_remote_bot", [False, True, False])
    await harness.restart()
    ada = await harness.join(code, "Ada")
    await ada.wait_for_seats("is_remote_bot", [False, True, False])  # also while it is disconnected


async def test_lobby_marks_seat_when_remote_bot_connects(harness: RegistryHarness) -> None:
    code = await harness.open_table(seats=3)
    ada = await harness.join(code, "Ada")
    bob = await harness.join(code, "Bob")
    bob.send(wire.TakeSeat(seat=1))
    await ada.wait_for_seats("player", ["Ada", "Bob", None])
    await harness.join(code, "Bob", program=True)
    await ada.wait_for_seats("is_remote_bot", [False, True, False])


async def test_remote_bot_has_no_skip_or_absence_vote(
    harness: RegistryHarness, bot_questions: list[BotRequest]
) -> None:
    code = await harness.open_table(seats=4, options={"first_player": 3})
    ada = await harness.join(code, "Ada")
    robot = await harness.join(code, "Robot", program=True)
    bob = await harness.join(code, "Bob")
    for seat, tab in ((1, robot), (2, bob)):
        tab.send(wire.TakeSeat(seat=seat))
        await tab.wait_for_lobby(seat=seat)
    ada.send(wire.SetBot(seat=3, level="random"))
    ada.send(wire.Start())
    await ada.wait_for("move-made")
    assert bot_questions
    bob.send(wire.LeaveGame())
    await ada.wait_for_seats("absent", [False, False, True, False])
    ada.send(wire.VoteOnAbsence(seat=2, choice="bot"))
    await ada.wait_for_seats("is_substitute", [False, False, True, False])
    ada.send(wire.Skip())
    pacing = await ada.wait_for("bot-pacing", predicate=lambda told: bool(told["skipping"]))
    assert pacing["skipping"] == [0]
