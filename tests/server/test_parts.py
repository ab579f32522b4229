"""The small parts of the server, by themselves."""

import asyncio
import inspect
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import saboteur
from saboteur.bots import bot
from saboteur.bots.claims import RoleClaimed
from saboteur.games.classic.events import RoundEnded
from saboteur.play.match import Match
from saboteur.server.connection import LONGEST_QUEUE, SocketConnection
from saboteur.server.http.origin import is_own_origin, public_address
from saboteur.server.http.static import Pages
from saboteur.table import bots
from saboteur.table.bots import JITTER, Beat, ask, bot_seed, told_events
from saboteur.table.codes import is_code
from saboteur.table.limits import Bucket, Limit, Rate
from saboteur.table.models import Deal, StoredGuest, StoredMove, StoredTable
from saboteur.table.question import answer
from saboteur.table.waking import FrozenTable, replayed
from saboteur.wire.encode import event_told

ROOT = Path(__file__).resolve().parents[2]


class Watch:
    """A clock that goes when told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_credits_come_back_with_time() -> None:
    watch = Watch()
    credit = Bucket(Rate(10, 20), watch)
    assert [credit.spend() for _ in range(11)] == [True] * 10 + [False]
    watch.now = 2
    assert [credit.spend(), credit.spend()] == [True, False]
    watch.now = 100
    assert [credit.spend() for _ in range(11)] == [True] * 10 + [False]


def test_each_key_has_credits_of_its_own() -> None:
    limit = Limit(Rate(1, 60), Watch())
    assert limit.spend("a")
    assert limit.spent_up("a")
    assert not limit.spend("a")
    assert limit.spend("b")
    assert not limit.spent_up("c")


@pytest.mark.parametrize(
    ("origin", "host", "public", "own"),
    [
        ("http://localhost:8000", "localhost:8000", None, True),
        ("https://play.example", "play.example", None, True),
        ("https://play.example", "10.0.0.1:8000", "https://play.example/", True),
        ("http://play.example", "10.0.0.1:8000", "https://play.example", False),
        ("http://localhost:8001", "localhost:8000", None, False),
        ("http://localhost:8000.evil.example", "localhost:8000", None, False),
        ("null", "null", None, False),
        ("file://", "", None, False),
        ("", "", None, False),
    ],
)
def test_only_our_own_origin_counts(
    origin: str, host: str, public: str | None, *, own: bool
) -> None:
    assert is_own_origin({"origin": origin, "host": host}, public) is own


def test_invite_links() -> None:
    assert public_address("http", "pi:8000", None) == "http://pi:8000"
    assert public_address("http", "pi:8000", "https://play.example/") == "https://play.example"


@pytest.mark.parametrize("text", ["ABCD", "ABCDEF", "ABCDO", "ABCD1", "abcde", "ABC/E", "ABCDE\n"])
def test_what_is_no_code(text: str) -> None:
    assert is_code("ABCD2")
    assert not is_code(text)


def test_a_reader_who_lags_is_dropped() -> None:
    async def lag() -> None:
        visit = SocketConnection(StoredGuest("id", "name"))
        for _ in range(LONGEST_QUEUE):
            visit.send_frame("x")
        visit.send_frame("one too many")
        visit.send_frame("unheard")
        assert await visit.closed() == 4001
        frames = [await visit.next_frame() for _ in range(LONGEST_QUEUE + 1)]
        assert frames == ["x"] * LONGEST_QUEUE + [None]

    asyncio.run(lag())


def test_the_files_of_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>hi</p>", encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text("1;" * 100, encoding="utf-8")
    pages = Pages(tmp_path)
    script = pages.find("/assets/app-1234.js")
    assert script is not None
    assert script.media_type == "text/javascript"
    assert "immutable" in script.cache
    assert script.gzipped is not None
    assert len(script.gzipped) < len(script.body)
    assert pages.index == b"<p>hi</p>"
    for path in ("/", "/t/ABCDE", "/assets/other.js", "/x.png", "/api/none", "/../index.html"):
        assert pages.find(path) is None


def test_a_worker_chooses_as_a_bot_that_was_there_all_the_time() -> None:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    players = [bot("novice", bot_seed("friday", seat)) for seat in range(3)]
    known = [-1] * 3
    for _ in range(60):
        seat = match.decider
        assert seat is not None
        asked = ask(match, match.deciders[0], "novice", "friday", None)
        news = told_events(match.stream(seat, known[seat]))
        known[seat] = match.version
        chosen = players[seat].choose(match.view(seat), match.legal_moves(seat), news)
        assert answer(asked) == chosen.text
        match.submit(seat, chosen.text, match.version)


def test_a_bot_hears_a_claim_where_it_was_made() -> None:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    for _ in range(3):
        seat = match.deciders[0]
        match.submit(seat, match.legal_moves(seat)[0].text, match.version)
    claims = ((0, RoleClaimed(1, 2, "miner")), (2, RoleClaimed(1, 0, "saboteur")))
    steps = match.stream(0)
    dealt, first, second, third = (step.events for step in steps)
    assert told_events(steps, claims) == (
        *(*dealt, claims[0][1]),
        *(*first, *second, claims[1][1]),
        *third,
    )


def test_a_question_holds_no_secret_and_is_small() -> None:
    match = Match("saboteur", seats=5, seed="friday-canary", nonce="n")
    asked = pickle.dumps(ask(match, match.deciders[0], "novice", "friday-canary", None))
    assert b"friday-canary" not in asked
    for secret in (b"RolesDealt", b"HandsDealt", b"classic.state\x94\x8c\x05State"):
        assert secret not in asked
    assert len(asked) < 4000


@pytest.mark.parametrize("chance", [0.0, 0.25, 0.75])
def test_when_a_bot_moves_tells_only_the_whole_beats_it_thought(chance: float) -> None:
    watch = Watch()

    async def sleep(seconds: float) -> None:
        assert seconds >= 0
        watch.now += seconds

    def moves_at(thought: float) -> float:
        watch.now = 100 + thought
        asyncio.run(beat.wait(woken=100))
        return watch.now - 100

    beat = Beat(seconds=8, clock=watch, sleep=sleep, chance=lambda: chance)
    late = 8 * JITTER * chance
    assert {moves_at(thought) for thought in (0, 0.125, 4, 7.75, 8)} == {8 + late}
    assert {moves_at(thought) for thought in (8.125, 12, 16)} == {16 + late}
    assert moves_at(40.5) == 48 + late


def test_chance_of_a_beat_is_new_for_each_move() -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    beat = Beat(seconds=1, clock=Watch(), sleep=sleep)
    for _ in range(50):
        asyncio.run(beat.wait(woken=0))
    assert all(1 <= pause < 1 + JITTER for pause in pauses)
    assert len(set(pauses)) == 50


def test_a_seed_of_a_bot_opens_nothing() -> None:
    assert bot_seed("friday", 0) != bot_seed("friday", 1)
    assert "friday" not in bot_seed("friday", 0)


def test_nobody_who_reached_the_treasure_is_null_on_the_wire() -> None:
    ended = RoundEnded(1, treasure=False, completer=None, roles=("miner",))
    assert event_told(ended)["completer"] is None
    assert event_told(RoundEnded(1, treasure=True, completer=0, roles=("miner",)))["completer"] == 0


def test_a_log_with_a_gap_is_not_played_on() -> None:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    log: list[StoredMove] = []
    for number in (1, 2, 3):
        seat = match.deciders[0]
        log.append(StoredMove(number, seat, match.legal_moves(seat)[0].text, timed_out=False))
        match.submit(seat, log[-1].text, match.version)
    table = StoredTable(
        code="AAAAA", ruleset="saboteur", seats=3, options={}, deck=None, host="ada"
    )
    deal = Deal(match.revision, "friday", "n")
    assert replayed(table, deal, log).version == 3
    log[-1] = replace(log[-1], number=4)
    with pytest.raises(FrozenTable, match="move 3 of the log"):
        replayed(table, deal, log)


def test_no_code_of_the_server_names_a_state() -> None:
    folder = Path(inspect.getfile(bots)).parent
    for path in folder.glob("*.py"):
        assert "classic.state" not in path.read_text(encoding="utf-8"), path


def test_the_types_of_the_client_are_up_to_date() -> None:
    tool = ROOT / "tools" / "client_types.py"
    done = subprocess.run(  # noqa: S603 - our own tool
        [sys.executable, tool, "--check"], check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_help_is_quick_because_it_loads_no_server() -> None:
    program = (
        "import sys; from saboteur.cli.app import run; run(['--help']); "
        "sys.exit(any(name in sys.modules for name in ('litestar', 'sqlalchemy', 'uvicorn')))"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True)  # noqa: S603
    assert done.returncode == 0
    assert b"serve" in done.stdout


def test_a_match_explains_without_changing() -> None:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    seat = match.decider
    assert seat is not None
    assert match.explain(seat, match.legal_moves(seat)[0].text) is None
    assert match.explain((seat + 1) % 3, "agree") is not None
    assert match.explain(seat, "agree") is not None
    assert match.explain(seat, "nonsense") is not None
    assert match.version == 0
    assert saboteur.new("saboteur", seats=3, seed="friday").digest() == match._game.digest()
