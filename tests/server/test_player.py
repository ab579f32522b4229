"""A bot over the network: it gets what a page gets, plays by it, and comes back."""

import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

import saboteur
from saboteur.bots import BotError
from saboteur.cli.app import run
from saboteur.games.registry import ruleset
from saboteur.server.player import player as playing
from saboteur.server.player.player import CannotPlay, Player, Visit
from saboteur.server.player.reading import events_of, moves_of, view_of
from saboteur.server.storage.database import database_url
from saboteur.server.storage.models import Deal
from saboteur.server.wire import messages as wire
from saboteur.server.wire.encode import event_told, option
from saboteur.server.wire.views import view_message
from saboteur.sight import stream
from tests.server.house import Person, Server, Tab, written_table
from tests.server.party import Party, celebrate
from tests.server.party import Tab as PartyTab
from tests.worlds import PLAIN_SETS, Dice, Setting

TOP = Path(__file__).parents[2]


@pytest.fixture
def workers() -> Iterator[ThreadPoolExecutor]:
    """Threads in which bots play."""
    with ThreadPoolExecutor(2) as pool:
        yield pool


@pytest.fixture
def tokens(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whom the players to come are, if they are not to be new guests."""
    known: list[str] = []
    arrive = Player._arrive
    monkeypatch.setattr(Player, "_arrive", lambda self: known.pop() if known else arrive(self))
    return known


def sent(
    workers: ThreadPoolExecutor,
    server: Server,
    code: str,
    bot: str = "random",
    *,
    stay: bool = False,
) -> "Future[None]":
    """Send a bot to a table."""
    visit = Visit(url=server.url, code=code, bot=bot, name="Robot", stay=stay)
    return workers.submit(Player(visit, lambda *_, **__: None).play)


def answered(tab: Tab, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Play the first move whenever the person of a tab is asked, until a frame comes."""
    while True:
        frame = tab.hear()
        if until(frame):
            return frame
        if frame.get("options") and frame["type"] in ("sync", "happened"):
            tab.play(frame["version"], frame["options"][0]["text"])


# --- What it gets ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "setting", [plain for plain in PLAIN_SETS if plain.seats in (2, 3)], ids=str
)
def test_views_moves_and_events_are_read_back_from_the_wire(setting: Setting) -> None:
    game = setting.new("wire")
    family = game.rules.family
    dice = Dice("wire")
    for _ in range(40):
        seat = game.decider
        if seat is None:
            break
        view, moves = game.view(seat), game.legal_moves()
        shown = view_of(_plain(view_message(view))).to_dict()
        unlike = {"discard": 0, "round": 0}  # a page shows how many cards lie there, and a round
        assert _untyped(shown) | unlike == _untyped(view.to_dict()) | unlike
        again = moves_of([_plain(option(move)) for move in moves])
        for move, copy in zip(moves, again, strict=True):
            assert option(copy) == option(move)
        events = stream(game.rules, game.play(dice.choice(moves)), seat)
        assert events_of([_plain(event_told(event)) for event in events], family) == events


def _plain(message: object) -> dict[str, Any]:
    """What a client reads of a message."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return read


def _untyped(thing: Any) -> Any:  # noqa: ANN401 - JSON
    """Leave out the names of classes: no page needs them."""
    if isinstance(thing, dict):
        return {key: _untyped(what) for key, what in thing.items() if key != "type"}
    return [_untyped(what) for what in thing] if isinstance(thing, list) else thing


def test_an_event_of_another_version_is_named() -> None:
    with pytest.raises(ValueError, match="there is no event 'MoonRose': is the server of another"):
        events_of([{"type": "MoonRose"}], "classic")


def test_a_program_gets_what_the_page_of_a_person_gets(tmp_path: Path) -> None:
    """Two tabs of one guest, of which one is a program's, hear the same from first to last."""

    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", ruleset="duel")
        page = await party.sit(code, "Bob")
        await page.wait_for("sync")
        program = await party.sit(code, "Bob", program=True)
        await program.wait_for("sync")
        assert program.raw[-1] == page.raw[-1]
        await page.rest()
        await program.rest()
        heard = len(page.raw), len(program.raw)
        for version in range(6):
            for tab in tabs:
                if moves := party_moves(tab):
                    tab.say(wire.Play(version=version, move=moves[0]))
            for tab in (*tabs, page, program):
                await tab.wait_for("happened")
        assert program.raw[heard[1] :] == page.raw[heard[0] :]

    celebrate(database_url(None, tmp_path), test)


def party_moves(tab: PartyTab) -> list[str]:
    told = [frame for text in tab.raw if "options" in (frame := json.loads(text))]
    games = [frame for frame in told if frame["type"] in ("sync", "happened")]
    return [move["text"] for move in games[-1]["options"]] if games else []


# --- What it does ---------------------------------------------------------------------------


def test_it_sits_down_plays_and_comes_back(
    server: Server,
    workers: ThreadPoolExecutor,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines: list[ClientConnection] = []
    opened = Player._open

    def open_line(self: Player) -> ClientConnection:
        lines.append(opened(self))
        return lines[-1]

    monkeypatch.setattr(Player, "_open", open_line)
    monkeypatch.setattr(playing, "PAUSES", (0.0,))
    ada = Person(server, "Robot")  # its own name is taken
    code = ada.open_table(ruleset="duel", seats=2)
    tab = ada.sit(code)
    done = sent(workers, server, code)
    lobby = tab.seats("program", [False, True])
    assert lobby["seats"][1]["player"] == "Robot 2"
    tab.say("start")
    answered(tab, lambda frame: frame["type"] == "happened" and frame["seat"] == 1)
    lines[0].close()
    tab.seats("here", [True, False])
    frame = answered(tab, lambda frame: len(lines) > 1 and frame.get("seat") == 1)
    assert frame["version"] > 1
    tab.say("send-away", guest=lobby["seats"][1]["guest"])
    with pytest.raises(CannotPlay, match="closed the socket"):
        done.result(20)
    tab.close()


def nearly_over(server: Server, people: list[Person]) -> str:
    """Write a duel that is nearly over, and return its code."""
    rules = ruleset("duel", 2)
    game = saboteur.new("duel", seats=2, seed="nearly")
    dice = Dice("nearly")
    while not game.over:
        game.play(dice.choice(game.legal_moves()))
    deal = Deal(rules.revision, "nearly", "nonce")
    return written_table(server, people, rules, deal, game.moves[:-2])


def test_it_leaves_at_the_end_or_stays_for_a_rematch(
    server: Server, workers: ThreadPoolExecutor, tokens: list[str]
) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    for stay in (False, True):
        code = nearly_over(server, [ada, bob])
        tab = ada.sit(code)
        tokens.append(bob.token)
        done = sent(workers, server, code, stay=stay)
        answered(tab, lambda frame: frame.get("stage") == "over")
        if not stay:
            done.result(20)
            continue
        tab.say("rematch")
        new = ada.sit(tab.wait_for("moved")["code"])
        lobby = new.seats("here", [True, True])
        assert lobby["seats"][1]["program"]
        new.say("send-away", guest=bob.id)
        with pytest.raises(CannotPlay):
            done.result(20)


def test_a_bot_that_fails_leaves_the_game_to_the_others(
    server: Server, workers: ThreadPoolExecutor
) -> None:
    ada = Person(server, "Ada")
    code = ada.open_table(ruleset="duel", seats=2, options={"first_player": 1})
    tab = ada.sit(code)
    done = sent(workers, server, code, "tests.bots.mischief:Raises")
    tab.seats("program", [False, True])
    tab.say("start")
    tab.seats("away", [False, True])
    with pytest.raises(BotError, match="mischief:Raises failed"):
        done.result(20)
    tab.close()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--code", "AAAAA"], "the bot can’t play at table AAAAA: the server closed the socket"),
        (["--code", "AAAAA", "--url", "ftp://x"], "ftp://x is no address of a server"),
        (["--code", "AAAAA", "--url", "http://localhost:9"], "http://localhost:9 can't be reached"),
        (["--code", "AAAAA", "--name", "Brokk"], "a bot is called that"),
        (["--code", "AAAAA", "--bot", "expert"], "the level expert goes by more than a page shows"),
        (["--code", "AAAAA", "--bot", "no:Bot"], "bot no:Bot can't be found"),
    ],
)
def test_the_command_says_why_it_cannot(
    server: Server, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["bot", "--url", server.url, *words, "--lang=en"]) == 2
    assert said in capsys.readouterr().err


def test_the_example_in_plain_python_plays_to_the_end(
    server: Server, workers: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(TOP / "examples")
    monkeypatch.delitem(sys.modules, "socket_client", raising=False)
    client = import_module("socket_client")
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    monkeypatch.setattr(client, "become_guest", lambda *_: f"saboteur_guest={bob.token}")
    code = nearly_over(server, [ada, bob])
    tab = ada.sit(code)
    done = workers.submit(client.play, server.url, code)
    answered(tab, lambda frame: frame.get("stage") == "over")
    assert len(done.result(20)) == 2
    assert len((TOP / "examples" / "socket_client.py").read_text("utf-8").splitlines()) <= 60


def test_the_example_sits_down_by_the_code_of_a_table(
    server: Server, workers: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(TOP / "examples")
    client = import_module("socket_client")
    ada = Person(server, "Ada")
    code = ada.open_table(ruleset="duel", seats=2)
    tab = ada.sit(code)
    workers.submit(client.play, server.url, code)
    lobby = tab.seats("program", [False, True])
    assert lobby["seats"][1]["player"] == "Any move"
    tab.say("start")
    answered(tab, lambda frame: frame["type"] == "happened" and frame["seat"] == 1)
    tab.say("send-away", guest=lobby["seats"][1]["guest"])
    tab.close()
