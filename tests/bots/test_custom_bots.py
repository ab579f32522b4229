"""Tests of custom bots: loading, construction, events, and errors that name the bot."""

import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import saboteur
from saboteur.bots import BotError, bot, custom_bots, maker, own_names
from saboteur.bots.protocol import News
from saboteur.cli.app import run
from saboteur.kernel.move import Move
from saboteur.sight import stream
from tests.bots.misbehaving_bots import FirstMoveBot
from tests.sampling import PLAIN_SETS, Setting

ROOT = Path(__file__).parents[2]
BOTS_MODULE = "tests.bots.misbehaving_bots"


def first_answer(place: str, timeout_s: float = 60.0) -> Move:
    """Load a bot and return its first move in a new game."""
    game = saboteur.new("saboteur", seats=3, seed="own")
    assert game.decider is not None
    player = custom_bots.load_bot(place, "seed", timeout_s)
    return player.choose(game.view(game.decider), game.legal_moves(), ())


def test_a_bot_is_found_by_where_its_class_stands() -> None:
    assert (
        first_answer(f"{BOTS_MODULE}:FirstMoveBot")
        is saboteur.new("saboteur", seats=3, seed="own").legal_moves()[0]
    )
    assert maker(f"{BOTS_MODULE}:FirstMoveBot") is FirstMoveBot


def test_a_bot_is_found_by_the_name_that_its_package_gave_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entry = EntryPoint("first", f"{BOTS_MODULE}:FirstMoveBot", custom_bots.GROUP)

    def installed(group: str, name: str = "first") -> EntryPoints:
        return EntryPoints([entry]).select(group=group, name=name)

    monkeypatch.setattr(custom_bots, "entry_points", installed)
    assert own_names() == ("first",)
    player = bot("first", "friday")
    assert isinstance(player, custom_bots.Watched)
    assert player.name == "first"
    with pytest.raises(BotError, match="there is no bot 'last': installed are first, or name one"):
        maker("last")


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (
            f"{BOTS_MODULE}:RaisingBot",
            "bot {} failed when it was asked 'turn': KeyError: 'no such idea'",
        ),
        (f"{BOTS_MODULE}:ExitingBot", "bot {} failed when it was asked 'turn': SystemExit: enough"),
        (
            f"{BOTS_MODULE}:IllegalMoveBot",
            "bot {} chose 'lay gold everywhere', which is none of its legal moves",
        ),
        (f"{BOTS_MODULE}:TextAnswerBot", "bot {} returned '"),
        (f"{BOTS_MODULE}:BotWithoutSeed", "bot {} can't be made from its seed: TypeError"),
        (f"{BOTS_MODULE}:BotWithoutChoose", "bot {} has no method choose(view, moves, events)"),
        (f"{BOTS_MODULE}:Nobody", "bot {} can't be found: AttributeError"),
        (f"{BOTS_MODULE}:sys", "bot {} can't be made: tests.bots.misbehaving_bots:sys is no class"),
        ("nowhere:Nobody", "bot {} can't be found: ModuleNotFoundError"),
    ],
)
def test_a_bad_bot_is_named(place: str, said: str) -> None:
    with pytest.raises(BotError) as caught:
        first_answer(place)
    assert str(caught.value).startswith(said.format(place))


def test_a_bot_that_never_answers_is_stopped() -> None:
    with pytest.raises(BotError, match=r"bot .*:SlowBot took longer than 0\.05 seconds"):
        first_answer(f"{BOTS_MODULE}:SlowBot", 0.05)


def test_a_bot_is_shown_its_seat_alone() -> None:
    """A bot gets its seat's view, its legal moves, and its seat's events since its last call."""
    game = saboteur.new("saboteur", seats=3, seed="own")
    players = [FirstMoveBot(f"{seat}") for seat in range(3)]
    watched = [custom_bots.Watched("first", player) for player in players]
    unheard: list[News] = [()] * 3
    for _ in range(12):
        seat = game.decider
        assert seat is not None
        view, moves = game.view(seat), game.legal_moves()
        heard, unheard[seat] = unheard[seat], ()
        events = game.play(watched[seat].choose(view, moves, heard))
        assert players[seat].calls[-1] == (view, moves, heard)
        unheard = [news + stream(game.rules, events, other) for other, news in enumerate(unheard)]


@pytest.fixture
def in_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "examples")
    monkeypatch.syspath_prepend(ROOT / "examples")
    monkeypatch.delitem(sys.modules, "bot", raising=False)


@pytest.mark.usefixtures("in_examples")
@pytest.mark.parametrize("setting", {s.ruleset: s for s in PLAIN_SETS}.values(), ids=str)
def test_the_example_plays_every_box(setting: Setting) -> None:
    game = saboteur.new(setting.ruleset, seats=setting.seats, seed="own")
    player = bot("bot:Eager", "seed")
    for _ in range(20):
        if game.decider is not None:
            game.play(player.choose(game.view(game.decider), game.legal_moves(), ()))


@pytest.mark.usefixtures("in_examples")
def test_it_plays_at_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--you", "none", "--bots", "bot:Eager", "--seed", "own", "--lang=en"]
    assert run(["play", "duel", *words]) == 0, capsys.readouterr().err


@pytest.mark.usefixtures("in_examples")
def test_the_arena_compares_it(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--seats", "3", "--bots", "bot:Eager,random,random", "--games", "3", "--lang=en"]
    assert run(["arena", "saboteur", *words]) == 0
    assert "bot:Eager" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["arena", "--seats", "3"], ["play", "--seats", "3"]])
@pytest.mark.parametrize(
    ("level", "said"),
    [
        (
            f"{BOTS_MODULE}:RaisingBot",
            f"saboteur: bot {BOTS_MODULE}:RaisingBot failed when it was asked 'turn'",
        ),
        (f"{BOTS_MODULE}:Nobody", f"saboteur: bot {BOTS_MODULE}:Nobody can't be found"),
    ],
)
def test_commands_name_a_bad_bot_in_one_line(
    command: list[str], level: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    you = ["--you", "none"] if command[0] == "play" else ["--games", "1"]
    assert run([*command, *you, "--bots", level, "--lang=en"]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith(said)
