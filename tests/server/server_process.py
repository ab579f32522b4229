"""A real server in its own process on the loopback interface, and clients that connect to it."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from inspect import signature
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, Self

import httpx
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from saboteur.games.ruleset import AnyRuleSet
from saboteur.kernel.move import Move
from saboteur.play.game import new_game
from saboteur.protocol.messages import BotPace
from saboteur.server.rate_limits import Rates
from saboteur.server.storage.database import database_url
from saboteur.server.storage.tables import open_table_store
from saboteur.table.codes import new_code
from saboteur.table.rate_limiter import Rate, TokenBucket
from saboteur.table.storage.models import (
    STAGE_PLAYING,
    Deal,
    MoveRecord,
    SeatAssignment,
    TableRecord,
)
from tests.fork_server import ForkedProcess, Setup, start
from tests.server.sqlite_files import new_sqlite_file

CLI_PROGRAM: Final = "from saboteur.cli import main; main()"
TIMEOUT_S: Final = 60.0
"""Time limit of a request, longer than httpx's five seconds, since a busy machine is slow."""
_default: Final = signature(httpx.Client).parameters["timeout"].default
_default.connect = _default.read = _default.write = _default.pool = TIMEOUT_S
os.environ |= {"SSL_CERT_FILE": "", "SSL_CERT_DIR": os.devnull}
"""No certificates are needed, and loading the trusted ones takes each client 0.1 s."""
MOVE_RATE: Final = Rate(Rates().player_frames.tokens - 20, Rates().player_frames.period_s)
"""The rate of moves of a tab, below the server's limit since a tab sends other frames too."""
Frame = dict[str, Any]


def wait_until(condition: Callable[[], bool]) -> None:
    end = monotonic() + 3 * TIMEOUT_S
    while not condition():
        assert monotonic() < end, "it does not happen"
        sleep(0.05)


class Server:
    """``saboteur serve`` on a free port; ``package_folder`` holds another installed version."""

    def __init__(
        self,
        data: Path,
        *args: str,
        bot_pause_s: float = 0.0,
        package_folder: Path | None = None,
        database: str | None = None,
        setup: Setup | None = None,
    ) -> None:
        self.data = data
        if database is not None:
            args = (*args, "--database-url", database)
            self.database = database_url(database, data)
        elif package_folder is None and data.exists():
            self.database = new_sqlite_file(data)
        else:
            self.database = database_url(None, data)  # the server creates it
        self._package_folder = package_folder
        self._setup = setup
        self._args = ("--data", str(data), "--bot-pause", str(bot_pause_s), *args)
        self.port = 0
        self.connections = ExitStack()
        """Closes the connections that clients leave open."""
        self._start()

    def _start(self) -> None:
        words = ("serve", "--port", str(self.port), *self._args)
        if self._package_folder is None:
            self.process: ForkedProcess | subprocess.Popen[str] = start(*words, setup=self._setup)
        else:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, "-c", CLI_PROGRAM, *words],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                cwd=self.data,
                env=os.environ | {"PYTHONPATH": str(self._package_folder)},
            )
        assert self.process.stdout is not None
        self.process.stdout.readline()  # the data folder
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, self.process.communicate()[1]
        self.port = int(found[1])

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def sql(self, statement: str, **values: object) -> list[tuple[Any, ...]]:
        """Execute an SQL statement on the server's database and return the rows."""
        file = self.database.get_backend_name() == "sqlite"
        engine = create_engine(self.database.set(drivername="sqlite") if file else self.database)
        with engine.begin() as connection:
            done = connection.execute(text(statement), values)
            rows = [tuple(row) for row in done] if done.returns_rows else []
        engine.dispose()
        return rows

    def kill(self) -> None:
        """Kill the server without a clean-up, as a power cut does."""
        self.process.kill()
        self.process.communicate()

    def restart(self) -> None:
        """Kill the server and start it again on the same port and data."""
        self.kill()
        self._start()

    def stop(self) -> str:
        """Stop the server with SIGTERM and return its error output."""
        self.connections.close()
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.communicate(timeout=TIMEOUT_S)[1]


class Client:
    """A guest of a running server: an HTTP client with the guest's cookie."""

    def __init__(self, server: Server, nickname: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, headers={"Origin": server.url})
        server.connections.callback(self.http.close)
        answer = self.http.post("/api/guest", json={"nickname": nickname})
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["id"]
        self.token: str = self.http.cookies["saboteur_guest"]

    def open_table(self, **wish: Any) -> str:
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])

    def join(self, code: str, since: int | None = None, *, hello: bool = True) -> "Tab":
        tab = Tab(self, code)
        if hello:
            tab.send("hello", last_version=since)
        return tab


class Tab:
    """An open WebSocket of a guest; it keeps every frame that it got."""

    def __init__(
        self, client: Client, code: str, origin: str | None = None, resource: str = "tables"
    ) -> None:
        url = client.server.url
        self.client = client
        self.raw: list[str] = []
        self._rate_limit = TokenBucket(MOVE_RATE)
        line = connect(
            f"{url.replace('http', 'ws', 1)}/api/{resource}/{code}/socket",
            origin=Origin(origin or url),
            additional_headers={"Cookie": f"saboteur_guest={client.token}"},
            max_size=None,
            max_queue=None,  # a socket that is not read could not be closed
            open_timeout=TIMEOUT_S,
            ping_interval=None,  # would draw from ``random``, which Hypothesis controls
        )
        self.socket: ClientConnection = client.server.connections.enter_context(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def send(self, type_: str, **fields: object) -> None:
        self.socket.send(json.dumps({"type": type_, **fields}))

    def play(self, version: int, move: str) -> None:
        """Play a move, no faster than the rate limit of a guest."""
        while not self._rate_limit.try_acquire():
            sleep(0.05)
        self.send("play", version=version, move=move)

    def receive(self, timeout: float = TIMEOUT_S) -> Frame:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: Frame = json.loads(text)
        return frame

    def wait_for(self, *types: str, predicate: Callable[[Frame], bool] | None = None) -> Frame:
        """Return the next frame of these types that satisfies ``predicate``; skip others."""
        while True:
            frame = self.receive()
            if frame["type"] in types and (predicate is None or predicate(frame)):
                return frame

    def expect_error(self, type_: str, **fields: object) -> str:
        """Send an invalid command and return the error code."""
        self.send(type_, **fields)
        return str(self.wait_for("error")["code"])

    def wait_for_lobby(self, **fields: object) -> Frame:
        """Return the next lobby whose fields have these values."""
        wanted = fields.items()
        return self.wait_for("lobby", predicate=lambda frame: wanted <= frame.items())

    def wait_for_seats(self, field: str, wanted: list[object]) -> Frame:
        """Return the next lobby in which the seats' values of ``field`` are those in ``wanted``."""
        return self.wait_for(
            "lobby", predicate=lambda frame: [seat[field] for seat in frame["seats"]] == wanted
        )

    def game_frames(self) -> list[Frame]:
        """Return the snapshots and moves among the frames received so far."""
        frames = [json.loads(text) for text in self.raw]
        return [frame for frame in frames if frame["type"] in ("snapshot", "move-made")]

    def drain(self) -> Iterator[Frame]:
        """Yield the frames not read so far, up to the answer to a ping."""
        self.send("ping", at=-1)
        while (frame := self.receive())["type"] != "pong":
            yield frame

    def wait_closed(self) -> int:
        """Read until the server closes the socket; return the close code."""
        while True:
            try:
                self.receive()
            except ConnectionClosed:
                code = self.socket.close_code
                assert code is not None
                return code

    def close(self) -> None:
        self.socket.close()


def full_table(server: Server, seats: int = 3, **wish: Any) -> tuple[str, list[Client], list[Tab]]:
    """Open a table without bots, with one guest on each seat in order, and deal."""
    people = [Client(server, f"Person {seat}") for seat in range(seats)]
    code = people[0].open_table(seats=seats, **wish)
    tabs = [person.join(code) for person in people]
    for seat in range(1, seats):
        tabs[seat].wait_for("lobby")
        tabs[seat].send("take-seat", seat=seat)
        tabs[seat].wait_for("lobby", predicate=lambda lobby, seat=seat: lobby["seat"] == seat)  # type: ignore[misc]
    tabs[0].send("start")
    return code, people, tabs


def insert_table(
    server: Server,
    clients: list[Client],
    rules: AnyRuleSet,
    deal: Deal,
    moves: Sequence[Move] = (),
    *,
    pace: BotPace = "normal",
) -> str:
    """Write a game with its moves into the database, and return the code of its table.

    Seats without a client are played by bots that move at random.
    """
    code = new_code()
    table = TableRecord(
        code=code,
        ruleset=rules.id,
        seats=rules.seats,
        options=dict(rules.options),
        deck=rules.deck,
        host=clients[0].id,
        stage=STAGE_PLAYING,
        deal=deal,
        window_s=int(TIMEOUT_S),
        pace=pace,
    )
    sitters = {
        seat: SeatAssignment(f"Person {seat}", guest=clients[seat].id)
        if seat < len(clients)
        else SeatAssignment(f"Bot {seat}", bot="random")
        for seat in range(rules.seats)
    }
    game = new_game(rules, deal.seed)
    log = []
    for number, move in enumerate(moves, 1):
        log.append(MoveRecord(number, game.decider or 0, move.text, timed_out=False))
        game.play(move)

    async def write() -> None:
        storage = await open_table_store(server.database)
        await storage.add_table(table, sitters)
        await storage.append_moves(code, log, is_over=False)
        await storage.close()

    asyncio.run(write())
    return code


def play_to_end(tabs: list[Tab], frames: list[Frame], moves: int | None = None) -> list[Frame]:
    """Play legal moves to the end of the game, or as many as ``moves``.

    ``frames`` are the latest ``snapshot`` or ``move-made`` of each seat, and so are those returned.
    """
    made = 0
    while frames[0]["view"]["decider"] is not None and made != moves:
        asked = [seat for seat, frame in enumerate(frames) if frame["legal_moves"]]
        assert frames[0]["view"]["decider"] in asked
        assert len(asked) == 1 or {frames[seat]["view"]["asked"] for seat in asked} == {"veto"}
        for seat in asked:  # more than one only if several seats are asked at the same time
            version = frames[seat]["version"]
            tabs[seat].play(version, pick_move(frames[seat]["legal_moves"], version))
        frames = [tab.wait_for("move-made") for tab in tabs]
        assert len({frame["version"] for frame in frames}) == 1
        made += 1
    return frames


def pick_move(options: list[Frame], version: int) -> str:
    """Return the text of one of the moves; the version decides which."""
    return str(options[version * 7919 % len(options)]["text"])
