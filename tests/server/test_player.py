"""A bot over the network: it gets what a page gets, plays by it, and comes back."""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

import saboteur
from saboteur.bots import BotError
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.cli.app import run
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import Cell
from saboteur.server.player import player as playing
from saboteur.server.player.player import CannotPlay, Player, Visit
from saboteur.server.player.reading import events_of, moves_of, view_of
from saboteur.sight import stream
from saboteur.table.models import Deal
from saboteur.wire import messages as wire
from saboteur.wire.encode import event_told, option
from saboteur.wire.views import view_message
from tests.server.files import new_file
from tests.server.house import PATIENCE, Person, Server, Tab, written_table
from tests.server.party import Party, celebrate
from tests.worlds import PLAIN_SETS, Dice, Setting

TOP = Path(__file__).parents[2]


class Background:
    """Something that runs beside the test; it ends with the test at the latest."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._answer: Queue[tuple[Any, BaseException | None]] = Queue()
        self._work = work
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            self._answer.put((self._work(), None))
        except BaseException as error:  # noqa: BLE001 - it is the test's to judge
            self._answer.put((None, error))

    def result(self) -> Any:  # noqa: ANN401 - whatever the work returns
        answer, error = self._answer.get(timeout=PATIENCE)
        if error is not None:
            raise error
        return answer


@pytest.fixture
def tokens(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whom the players to come are, if they are not to be new guests."""
    known: list[str] = []
    arrive = Player._arrive
    monkeypatch.setattr(Player, "_arrive", lambda self: known.pop() if known else arrive(self))
    return known


def sent(server: Server, code: str, bot: str = "random", *, stay: bool = False) -> Background:
    """Send a bot to a table."""
    visit = Visit(url=server.url, code=code, bot=bot, name="Robot", stay=stay)
    return Background(Player(visit, lambda *_, **__: None).play)


def answered(tab: Tab, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Play the first move whenever the person of a tab is asked, until a frame comes."""
    while True:
        frame = tab.hear()
        if frame.get("options") and frame["type"] in ("sync", "happened"):
            tab.play(frame["version"], frame["options"][0]["text"])
        if until(frame):
            return frame


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


def test_what_people_claim_is_heard_once() -> None:
    goal = {"number": 1, "seat": 2, "claim": "treasure", "at": [8, 0], "about": None}
    role = {"number": 3, "seat": 0, "claim": "saboteur", "at": None, "about": 1}
    table = playing._Table("ABCDE")
    table.hear([goal, {"number": 2, "seat": 0, "claim": None, "at": None, "about": None}])
    table.hear([goal, role])  # as after coming back
    assert events_of(table.unheard, "classic") == (
        GoalClaimed(2, Cell(8, 0), "treasure"),
        RoleClaimed(0, 1, "saboteur"),
    )


def test_an_event_of_another_version_is_named() -> None:
    with pytest.raises(ValueError, match="there is no event 'MoonRose': is the server of another"):
        events_of([{"type": "MoonRose"}], "classic")


def test_a_program_gets_what_the_page_of_a_person_gets(tmp_path: Path) -> None:
    """Two tabs of one guest, of which one is a program's, hear the same from first to last."""

    async def test(party: Party) -> None:
        code, tabs = await party.game("Ada", "Bob", ruleset="duel")
        frames = [await tab.wait_for("sync") for tab in tabs]
        page = await party.sit(code, "Bob")
        await page.wait_for("sync")
        program = await party.sit(code, "Bob", program=True)
        await program.wait_for("sync")
        assert program.raw[-1] == page.raw[-1]
        for tab in (page, program):
            await tab.rest()
            tab.raw.clear()
        for _ in range(6):
            for tab, frame in zip(tabs, frames, strict=True):
                if frame["options"]:
                    move = frame["options"][0]["text"]
                    tab.say(wire.Play(version=frame["version"], move=move))
            frames = [await tab.wait_for("happened") for tab in tabs]
        for tab in (page, program):
            await tab.rest()
        # Who is there is told once for several who come: how often depends on when they do.
        of_page, of_program = (
            [text for text in tab.raw if json.loads(text)["type"] != "lobby"]
            for tab in (page, program)
        )
        assert len(of_page) > 6
        assert of_program == of_page

    celebrate(new_file(tmp_path), test)


# --- What it does ---------------------------------------------------------------------------


def test_it_sits_down_plays_and_comes_back(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines: list[ClientConnection] = []
    missed = Event()
    opened = Player._open

    def open_line(self: Player) -> ClientConnection:
        assert not lines or missed.wait(PATIENCE)  # or nobody need ever hear that it was gone
        lines.append(opened(self))
        return lines[-1]

    monkeypatch.setattr(Player, "_open", open_line)
    monkeypatch.setattr(playing, "PAUSES", (0.0,))
    ada = Person(server, "Robot")  # its own name is taken
    code = ada.open_table(ruleset="duel", seats=2)
    tab = ada.sit(code)
    done = sent(server, code)
    lobby = tab.seats("program", [False, True])
    assert lobby["seats"][1]["player"] == "Robot 2"
    tab.say("start")
    answered(tab, lambda frame: frame["type"] == "happened" and frame["seat"] == 1)
    lines[0].close()
    answered(tab, lambda frame: frame["type"] == "lobby" and not frame["seats"][1]["here"])
    missed.set()
    frame = answered(tab, lambda frame: len(lines) > 1 and frame.get("seat") == 1)
    assert frame["version"] > 1
    tab.say("send-away", guest=lobby["seats"][1]["guest"])
    with pytest.raises(CannotPlay, match=r"lost its seat|closed the socket"):
        done.result()
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


def test_it_leaves_at_the_end_or_stays_for_a_rematch(server: Server, tokens: list[str]) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    for stay in (False, True):
        code = nearly_over(server, [ada, bob])
        tab = ada.sit(code)
        tokens.append(bob.token)
        done = sent(server, code, stay=stay)
        answered(tab, lambda frame: frame.get("stage") == "over")
        if not stay:
            done.result()
            continue
        tab.say("rematch")
        new = ada.sit(tab.wait_for("moved")["code"])
        lobby = new.seats("here", [True, True])
        assert lobby["seats"][1]["program"]
        new.say("send-away", guest=bob.id)
        with pytest.raises(CannotPlay):
            done.result()


@pytest.mark.parametrize(("bot", "end"), [("Raises", BotError), ("Stopped", KeyboardInterrupt)])
def test_a_bot_that_fails_or_is_stopped_leaves_the_game_to_the_others(
    server: Server, bot: str, end: type[BaseException]
) -> None:
    ada = Person(server, "Ada")
    code = ada.open_table(ruleset="duel", seats=2)
    tab = ada.sit(code)
    done = sent(server, code, f"tests.bots.mischief:{bot}")
    tab.seats("program", [False, True])
    tab.say("start")
    answered(tab, lambda frame: frame["type"] == "lobby" and frame["seats"][1]["away"])
    with pytest.raises(end):
        done.result()
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
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(TOP / "examples")
    monkeypatch.delitem(sys.modules, "socket_client", raising=False)
    client = import_module("socket_client")
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    monkeypatch.setattr(client, "become_guest", lambda *_: f"saboteur_guest={bob.token}")
    code = nearly_over(server, [ada, bob])
    tab = ada.sit(code)
    done = Background(lambda: client.play(server.url, code))
    answered(tab, lambda frame: frame.get("stage") == "over")
    assert len(done.result()) == 2
    assert len((TOP / "examples" / "socket_client.py").read_text("utf-8").splitlines()) <= 60


def test_the_example_sits_down_by_the_code_of_a_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(TOP / "examples")
    client = import_module("socket_client")
    ada = Person(server, "Ada")
    code = ada.open_table(ruleset="duel", seats=2)
    tab = ada.sit(code)
    Background(lambda: client.play(server.url, code))
    lobby = tab.seats("program", [False, True])
    assert lobby["seats"][1]["player"] == "Any move"
    tab.say("start")
    answered(tab, lambda frame: frame["type"] == "happened" and frame["seat"] == 1)
    tab.say("send-away", guest=lobby["seats"][1]["guest"])
    tab.close()
