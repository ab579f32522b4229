"""Unit tests of small parts of the server."""

import asyncio
import inspect
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from saboteur.bot_runtime import request
from saboteur.bot_runtime.executor import handle_request
from saboteur.bot_runtime.request import bot_seed, build_move_request, visible_events
from saboteur.bot_runtime.timing import MAX_JITTER_TICKS, MoveTicker
from saboteur.bots import bot
from saboteur.bots.claims import RoleClaimed
from saboteur.games.classic.events import RoundEnded
from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import event_json
from saboteur.server.connection import MAX_QUEUED_FRAMES, SocketConnection
from saboteur.server.http.origin import is_same_origin, public_origin
from saboteur.server.http.static_assets import StaticAssets
from saboteur.table.actor.command_router import CLIENT_MESSAGES, CommandRouter
from saboteur.table.codes import is_code
from saboteur.table.connections.connection import Connection
from saboteur.table.lifecycle.table_loading import IncompatibleTable, replay_moves
from saboteur.table.rate_limiter import Rate, RateLimiter, TokenBucket
from saboteur.table.storage.models import Deal, GuestRecord, MoveRecord, TableRecord

ROOT = Path(__file__).resolve().parents[2]


class FakeClock:
    """A clock for the server that tests advance."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_rate_bucket_refills_over_time() -> None:
    watch = FakeClock()
    credit = TokenBucket(Rate(10, 20), watch)
    assert [credit.try_acquire() for _ in range(11)] == [True] * 10 + [False]
    watch.now = 2
    assert [credit.try_acquire(), credit.try_acquire()] == [True, False]
    watch.now = 100
    assert [credit.try_acquire() for _ in range(11)] == [True] * 10 + [False]


def test_rate_limit_counts_each_key_separately() -> None:
    limit = RateLimiter(Rate(1, 60), FakeClock())
    assert limit.try_acquire("a")
    assert limit.is_empty("a")
    assert not limit.try_acquire("a")
    assert limit.try_acquire("b")
    assert not limit.is_empty("c")


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
def test_is_own_origin(origin: str, host: str, public: str | None, *, own: bool) -> None:
    assert is_same_origin({"origin": origin, "host": host}, public) is own


def test_public_address() -> None:
    assert public_origin("http", "pi:8000", None) == "http://pi:8000"
    assert public_origin("http", "pi:8000", "https://play.example/") == "https://play.example"


@pytest.mark.parametrize("text", ["ABCD", "ABCDEF", "ABCDO", "ABCD1", "abcde", "ABC/E", "ABCDE\n"])
def test_is_code_refuses_invalid_codes(text: str) -> None:
    assert is_code("ABCD2")
    assert not is_code(text)


async def test_socket_connection_closes_when_queue_is_full() -> None:
    visit = SocketConnection(GuestRecord("id", "name"))
    for _ in range(MAX_QUEUED_FRAMES):
        visit.send_frame("x")
    visit.send_frame("one too many")
    visit.send_frame("unheard")
    assert await visit.wait_closed() == 4001
    frames = [await visit.next_frame() for _ in range(MAX_QUEUED_FRAMES + 1)]
    assert frames == ["x"] * MAX_QUEUED_FRAMES + [None]


def test_pages_serve_only_client_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>hi</p>", encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text("1;" * 100, encoding="utf-8")
    pages = StaticAssets(tmp_path)
    script = pages.find("/assets/app-1234.js")
    assert script is not None
    assert script.media_type == "text/javascript"
    assert "immutable" in script.cache_control
    assert script.gzipped is not None
    assert len(script.gzipped) < len(script.body)
    assert script.brotli is None
    assert pages.index == b"<p>hi</p>"
    for path in ("/", "/t/ABCDE", "/assets/other.js", "/x.png", "/api/none", "/../index.html"):
        assert pages.find(path) is None


@pytest.mark.parametrize(
    ("accept", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, BR;q=0.1", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.000, br;q=0.0", None),
        ("brotli, x-gzip", None),
        ("", None),
    ],
)
def test_asset_is_sent_in_best_accepted_encoding(
    tmp_path: Path, accept: str, encoding: str | None
) -> None:
    (tmp_path / "app.js").write_text("1;" * 100, encoding="utf-8")
    (tmp_path / "app.js.br").write_bytes(b"compressed")
    pages = StaticAssets(tmp_path)
    script = pages.find("/app.js")
    assert script is not None
    assert pages.find("/app.js.br") is None
    body, headers = script.encode_for(accept)
    assert headers.get("Content-Encoding") == encoding
    assert body == {"br": b"compressed", "gzip": script.gzipped, None: script.body}[encoding]
    tags = {script.encode_for(each)[1]["ETag"] for each in ("", "gzip", "br")}
    assert len(tags) == 3  # each representation has its own


def test_bot_worker_answer_equals_continuously_running_bot() -> None:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    players = [bot("novice", bot_seed("friday", seat)) for seat in range(3)]
    known = [-1] * 3
    for _ in range(60):
        seat = match.decider
        assert seat is not None
        asked = build_move_request(match, match.deciders[0], "novice", "friday", None)
        news = visible_events(match.stream(seat, known[seat]))
        known[seat] = match.version
        chosen = players[seat].choose(match.view(seat), match.legal_moves(seat), news)
        assert handle_request(asked) == chosen.text
        match.submit(seat, chosen.text, match.version)


def test_visible_events_include_claims_at_their_version() -> None:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    for _ in range(3):
        seat = match.deciders[0]
        match.submit(seat, match.legal_moves(seat)[0].text, match.version)
    claims = ((0, RoleClaimed(1, 2, "miner")), (2, RoleClaimed(1, 0, "saboteur")))
    steps = match.stream(0)
    dealt, first, second, third = (step.events for step in steps)
    assert visible_events(steps, claims) == (
        *(*dealt, claims[0][1]),
        *(*first, *second, claims[1][1]),
        *third,
    )


def test_bot_question_contains_no_secret_and_is_small() -> None:
    match = Match("saboteur", seats=5, seed="friday-canary", nonce="n")
    asked = pickle.dumps(
        build_move_request(match, match.deciders[0], "novice", "friday-canary", None)
    )
    assert b"friday-canary" not in asked
    for secret in (b"RolesDealt", b"HandsDealt", b"classic.state\x94\x8c\x05State"):
        assert secret not in asked
    assert len(asked) < 4000


@pytest.mark.parametrize("chance", [0.0, 0.25, 0.75])
def test_move_ticker_rounds_thinking_time_up_to_whole_ticks(chance: float) -> None:
    watch = FakeClock()

    async def sleep(seconds: float) -> None:
        assert seconds >= 0
        watch.now += seconds

    def moves_at(thought: float) -> float:
        watch.now = 100 + thought
        asyncio.run(beat.wait_for_tick(requested_at=100))
        return watch.now - 100

    beat = MoveTicker(tick_s=8, clock=watch, sleep=sleep, random=lambda: chance)
    late = 8 * MAX_JITTER_TICKS * chance
    assert {moves_at(thought) for thought in (0, 0.125, 4, 7.75, 8)} == {8 + late}
    assert {moves_at(thought) for thought in (8.125, 12, 16)} == {16 + late}
    assert moves_at(40.5) == 48 + late


def test_move_ticker_draws_new_jitter_per_move() -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    beat = MoveTicker(tick_s=1, clock=FakeClock(), sleep=sleep)
    for _ in range(50):
        asyncio.run(beat.wait_for_tick(requested_at=0))
    assert all(1 <= pause < 1 + MAX_JITTER_TICKS for pause in pauses)
    assert len(set(pauses)) == 50


def test_bot_seed_does_not_contain_game_seed() -> None:
    assert bot_seed("friday", 0) != bot_seed("friday", 1)
    assert "friday" not in bot_seed("friday", 0)


def test_round_ended_completer_is_null_without_treasure() -> None:
    ended = RoundEnded(1, treasure=False, completer=None, roles=("miner",))
    assert event_json(ended)["completer"] is None
    assert event_json(RoundEnded(1, treasure=True, completer=0, roles=("miner",)))["completer"] == 0


def test_replay_of_log_with_gap_is_refused() -> None:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    log: list[MoveRecord] = []
    for number in (1, 2, 3):
        seat = match.deciders[0]
        log.append(MoveRecord(number, seat, match.legal_moves(seat)[0].text, timed_out=False))
        match.submit(seat, log[-1].text, match.version)
    table = TableRecord(
        code="AAAAA", ruleset="saboteur", seats=3, options={}, deck=None, host="ada"
    )
    deal = Deal(match.revision, "friday", "n")
    assert replay_moves(table, deal, log).version == 3
    log[-1] = replace(log[-1], number=4)
    with pytest.raises(IncompatibleTable, match="move 3 of the log"):
        replay_moves(table, deal, log)


def test_bot_runtime_source_never_imports_state() -> None:
    folder = Path(inspect.getfile(request)).parent
    for path in folder.glob("*.py"):
        assert "classic.state" not in path.read_text(encoding="utf-8"), path


def test_generated_client_types_are_up_to_date() -> None:
    tool = ROOT / "tools" / "client_types.py"
    done = subprocess.run(  # noqa: S603 - our own tool
        [sys.executable, tool, "--check"], check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_help_imports_no_server_libraries() -> None:
    program = (
        "import sys; from saboteur.cli.app import run; run(['--help']); "
        "sys.exit(any(name in sys.modules for name in ('litestar', 'sqlalchemy', 'uvicorn')))"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True)  # noqa: S603
    assert done.returncode == 0
    assert b"serve" in done.stdout


def test_match_explain_does_not_change_the_game() -> None:
    match = Match("saboteur", seats=3, seed="friday", nonce="n")
    seat = match.decider
    assert seat is not None
    views = [match.view(each).to_dict() for each in range(3)]
    assert match.explain(seat, match.legal_moves(seat)[0].text) is None
    assert match.explain((seat + 1) % 3, "agree") is not None
    assert match.explain(seat, "agree") is not None
    assert match.explain(seat, "nonsense") is not None
    assert match.version == 0
    assert [match.view(each).to_dict() for each in range(3)] == views


def test_every_client_message_needs_exactly_one_handler() -> None:
    async def handle(_: Connection, message: wire.ClientMessage) -> None:
        raise AssertionError(message)

    router = CommandRouter()
    first, *others = CLIENT_MESSAGES
    for message_type in others:
        router.on(message_type, handle)
    with pytest.raises(ValueError, match=first.__name__):
        router.check_complete()
    with pytest.raises(ValueError, match=others[0].__name__):
        router.on(others[0], handle)
    router.on(first, handle)
    router.check_complete()
