"""``saboteur bot``: the client gets what a page gets, plays by it, and reconnects."""

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
from websockets.sync.client import ClientConnection, connect

import saboteur
from saboteur.bots import BotError
from saboteur.bots.claims import GoalClaimed, RoleClaimed
from saboteur.cli.app import run
from saboteur.games.registry import ruleset
from saboteur.kernel.geometry import Cell
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import event_json, legal_move_message
from saboteur.protocol.views import view_message
from saboteur.server.bot_client import client as playing
from saboteur.server.bot_client.client import BotClient, BotSession, CannotPlay
from saboteur.server.bot_client.decoding import decode_events, decode_moves, decode_view
from saboteur.sight import stream
from saboteur.table.storage.models import Deal
from tests.sampling import PLAIN_SETS, SeededRandom, Setting
from tests.server.harness import open_harness
from tests.server.server_process import TIMEOUT_S, Client, Server, Tab, insert_table
from tests.server.sqlite_files import new_sqlite_file

ROOT = Path(__file__).parents[2]


class BackgroundTask:
    """A task that runs during the test and is cancelled at its end."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._answer: Queue[tuple[Any, BaseException | None]] = Queue()
        self._work = work
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            self._answer.put((self._work(), None))
        except BaseException as error:  # noqa: BLE001 - it is the test's to judge
            self._answer.put((None, error))

    def result(self) -> Any:
        answer, error = self._answer.get(timeout=TIMEOUT_S)
        if error is not None:
            raise error
        return answer


@pytest.fixture
def bot_tokens(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of tokens that the next clients use instead of registering as new guests."""
    known: list[str] = []
    arrive = BotClient.register_guest
    monkeypatch.setattr(
        BotClient, "register_guest", lambda self: known.pop() if known else arrive(self)
    )
    return known


def start_bot(
    server: Server, code: str, bot: str = "random", *, stay: bool = False
) -> BackgroundTask:
    visit = BotSession(url=server.url, code=code, bot=bot, name="Robot", plays_rematches=stay)
    return BackgroundTask(BotClient(visit, lambda *_, **__: None).run)


def play_until(tab: Tab, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Play the first legal move whenever the seat of a tab is asked; return the awaited frame."""
    while True:
        frame = tab.receive()
        if frame.get("legal_moves") and frame["type"] in ("snapshot", "move-made"):
            tab.play(frame["version"], frame["legal_moves"][0]["text"])
        if until(frame):
            return frame


# --- Received data --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "setting", [plain for plain in PLAIN_SETS if plain.seats in (2, 3)], ids=str
)
def test_bot_client_decodes_views_moves_and_events(setting: Setting) -> None:
    game = setting.new("wire")
    family = game.rules.family
    dice = SeededRandom("wire")
    for _ in range(40):
        seat = game.decider
        if seat is None:
            break
        view, moves = game.view(seat), game.legal_moves()
        shown = decode_view(_as_plain_json(view_message(view))).to_dict()
        unlike = {"discard": 0, "round": 0}  # a page shows how many cards lie there, and a round
        assert _without_types(shown) | unlike == _without_types(view.to_dict()) | unlike
        again = decode_moves([_as_plain_json(legal_move_message(move)) for move in moves])
        for move, copy in zip(moves, again, strict=True):
            assert legal_move_message(copy) == legal_move_message(move)
        events = stream(game.rules, game.play(dice.choice(moves)), seat)
        assert (
            decode_events([_as_plain_json(event_json(event)) for event in events], family) == events
        )


def _as_plain_json(message: object) -> dict[str, Any]:
    """Return a message as a client decodes it."""
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return read


def _without_types(thing: Any) -> Any:
    """Remove the class names, which pages do not need."""
    if isinstance(thing, dict):
        return {key: _without_types(what) for key, what in thing.items() if key != "type"}
    return [_without_types(what) for what in thing] if isinstance(thing, list) else thing


def test_bot_client_gets_each_claim_once() -> None:
    goal = {"number": 1, "seat": 2, "claim": "treasure", "at": [8, 0], "about": None}
    role = {"number": 3, "seat": 0, "claim": "saboteur", "at": None, "about": 1}
    table = playing.BotTableState("ABCDE")
    table.add_claims([goal, {"number": 2, "seat": 0, "claim": None, "at": None, "about": None}])
    table.add_claims([goal, role])  # as after a reconnection
    assert decode_events(table.pending_events, "classic") == (
        GoalClaimed(2, Cell(8, 0), "treasure"),
        RoleClaimed(0, 1, "saboteur"),
    )


def test_bot_client_names_unknown_event() -> None:
    with pytest.raises(ValueError, match="there is no event 'MoonRose': is the server of another"):
        decode_events([{"type": "MoonRose"}], "classic")


async def test_remote_bot_receives_same_frames_as_page(tmp_path: Path) -> None:
    async with open_harness(new_sqlite_file(tmp_path)) as party:
        code, tabs = await party.start_game("Ada", "Bob", ruleset="duel")
        frames = [await tab.wait_for("snapshot") for tab in tabs]
        page = await party.join(code, "Bob")
        await page.wait_for("snapshot")
        program = await party.join(code, "Bob", program=True)
        await program.wait_for("snapshot")
        assert program.raw[-1] == page.raw[-1]
        for tab in (page, program):
            await tab.drain()
            tab.raw.clear()
        for _ in range(6):
            for tab, frame in zip(tabs, frames, strict=True):
                if frame["legal_moves"]:
                    move = frame["legal_moves"][0]["text"]
                    tab.send(wire.Play(version=frame["version"], move=move))
            frames = [await tab.wait_for("move-made") for tab in tabs]
        for tab in (page, program):
            await tab.drain()
        # Presence is sent once for several arrivals, so the number of frames depends on timing.
        of_page, of_program = (
            [text for text in tab.raw if json.loads(text)["type"] != "lobby"]
            for tab in (page, program)
        )
        assert len(of_page) > 6
        assert of_program == of_page


# --- Play -----------------------------------------------------------------------------------


def test_bot_client_joins_plays_and_reconnects(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines: list[ClientConnection] = []
    missed = Event()

    def open_line(*args: Any, **options: Any) -> ClientConnection:
        # Or the other players might never be told of the disconnection.
        assert not lines or missed.wait(TIMEOUT_S)
        lines.append(connect(*args, **options))
        return lines[-1]

    monkeypatch.setattr(playing, "connect", open_line)
    monkeypatch.setattr(playing, "RETRY_DELAYS_S", (0.0,))
    ada = Client(server, "Robot")  # its own name is taken
    code = ada.open_table(ruleset="duel", seats=2)
    tab = ada.join(code)
    done = start_bot(server, code)
    lobby = tab.wait_for_seats("is_remote_bot", [False, True])
    assert lobby["seats"][1]["player"] == "Robot 2"
    tab.send("start")
    play_until(tab, lambda frame: frame["type"] == "move-made" and frame["seat"] == 1)
    lines[0].close()
    play_until(tab, lambda frame: frame["type"] == "lobby" and not frame["seats"][1]["connected"])
    missed.set()
    frame = play_until(tab, lambda frame: len(lines) > 1 and frame.get("seat") == 1)
    assert frame["version"] > 1
    tab.send("kick", guest=lobby["seats"][1]["guest"])
    with pytest.raises(CannotPlay, match=r"lost its seat|closed the socket"):
        done.result()
    tab.close()


def insert_nearly_finished_duel(server: Server, clients: list[Client]) -> str:
    """Write a duel that is nearly over into the database, and return its code."""
    rules = ruleset("duel", 2)
    game = saboteur.new("duel", seats=2, seed="nearly")
    dice = SeededRandom("nearly")
    while not game.over:
        game.play(dice.choice(game.legal_moves()))
    deal = Deal(rules.revision, "nearly", "nonce")
    return insert_table(server, clients, rules, deal, game.moves[:-2])


def test_bot_client_leaves_or_stays_for_rematch(server: Server, bot_tokens: list[str]) -> None:
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    for stay in (False, True):
        code = insert_nearly_finished_duel(server, [ada, bob])
        tab = ada.join(code)
        bot_tokens.append(bob.token)
        done = start_bot(server, code, stay=stay)
        play_until(tab, lambda frame: frame.get("stage") == "over")
        if not stay:
            done.result()
            continue
        tab.send("rematch")
        new = ada.join(tab.wait_for("table-moved")["code"])
        lobby = new.wait_for_seats("connected", [True, True])
        assert lobby["seats"][1]["is_remote_bot"]
        new.send("kick", guest=bob.id)
        with pytest.raises(CannotPlay):
            done.result()


@pytest.mark.parametrize(
    ("bot", "end"), [("RaisingBot", BotError), ("InterruptedBot", KeyboardInterrupt)]
)
def test_failing_bot_client_leaves_game(server: Server, bot: str, end: type[BaseException]) -> None:
    ada = Client(server, "Ada")
    code = ada.open_table(ruleset="duel", seats=2)
    tab = ada.join(code)
    done = start_bot(server, code, f"tests.bots.misbehaving_bots:{bot}")
    tab.wait_for_seats("is_remote_bot", [False, True])
    tab.send("start")
    play_until(tab, lambda frame: frame["type"] == "lobby" and frame["seats"][1]["absent"])
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
def test_bot_command_errors(
    server: Server, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["bot", "--url", server.url, *words, "--lang=en"]) == 2
    assert said in capsys.readouterr().err


def test_socket_client_example_plays_to_the_end(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")
    monkeypatch.delitem(sys.modules, "socket_client", raising=False)
    client = import_module("socket_client")
    ada, bob = Client(server, "Ada"), Client(server, "Bob")
    monkeypatch.setattr(client, "become_guest", lambda *_: f"saboteur_guest={bob.token}")
    code = insert_nearly_finished_duel(server, [ada, bob])
    tab = ada.join(code)
    done = BackgroundTask(lambda: client.play(server.url, code))
    play_until(tab, lambda frame: frame.get("stage") == "over")
    assert len(done.result()) == 2
    assert len((ROOT / "examples" / "socket_client.py").read_text("utf-8").splitlines()) <= 60


def test_socket_client_example_joins_by_table_code(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(ROOT / "examples")
    client = import_module("socket_client")
    ada = Client(server, "Ada")
    code = ada.open_table(ruleset="duel", seats=2)
    tab = ada.join(code)
    BackgroundTask(lambda: client.play(server.url, code))
    lobby = tab.wait_for_seats("is_remote_bot", [False, True])
    assert lobby["seats"][1]["player"] == "Any move"
    tab.send("start")
    play_until(tab, lambda frame: frame["type"] == "move-made" and frame["seat"] == 1)
    tab.send("kick", guest=lobby["seats"][1]["guest"])
    tab.close()
