"""Failover: three real processes on one PostgreSQL and one Redis, with killed owners and Redis."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

import httpx
import pytest
from redis import Redis
from websockets.exceptions import ConnectionClosed

from saboteur.play.game import loads
from saboteur.play.match import verify_record
from saboteur.server.settings import Settings
from tests.seed import seed
from tests.server.cluster_state import lease_of, life_left, node_name, owner_of, readiness_status
from tests.server.database_services import PostgreSQL, RedisServer
from tests.server.server_process import TIMEOUT_S, Client, Frame, Server, Tab, pick_move, wait_until

LEASE_MS: Final = 1000 * Settings(data=Path()).lease_seconds
"""The longest time for which a killed owner keeps its tables."""
SAMPLED_FRAMES: Final = 60
"""How many messages of a game are compared with its replay; all in the soak."""
RECONNECT_CODES: Final = frozenset({1006, 1012, 4003})


@pytest.fixture
def nodes(postgresql: PostgreSQL, redis: RedisServer, tmp_path: Path) -> Iterator[list[Server]]:
    database = postgresql.empty_database()

    def start(number: int) -> Server:
        words = ("--redis-url", redis.url)
        return Server(tmp_path / str(number), *words, database=database)

    with ThreadPoolExecutor() as together:
        running = list(together.map(start, range(3)))
    yield running
    for server in running:
        sys.stderr.write(server.stop())  # shown if a test fails


class FailoverClient(Client):
    """A guest who connects to any running node and reconnects when a socket closes."""

    def __init__(self, nodes: list[Server], redis: RedisServer, first: int) -> None:
        super().__init__(nodes[first], f"Person {first}")
        self.nodes = nodes
        self.redis = redis
        self.events: dict[int, Frame] = {}
        """The last frame with each version of the game."""
        self.version = -1
        self.tab: Tab | None = None
        self.lost: Exception | None = None
        """The error that closed the last socket."""

    def read_frame(self, code: str) -> None:
        """Read one frame of the game; reconnect if the socket has closed."""
        try:
            if self.tab is None:
                self.tab = self.join(code)
            frame = self.tab.wait_for("snapshot", "move-made")
        except (ConnectionClosed, OSError) as error:
            self._reconnect(code, error)
        else:
            self.version = frame["version"]
            self.events[self.version] = frame

    def read_until_version(self, code: str, version: int) -> Frame:
        """Read until the game has reached a version, reconnecting if necessary.

        Return the frame.
        """
        end = monotonic() + 3 * TIMEOUT_S
        while self.version < version:
            assert monotonic() < end, f"the table stays at {self.version}; last: {self.lost!r}"
            self.read_frame(code)
        return self.events[self.version]

    def play(self, code: str, version: int) -> None:
        """Play a move; if the socket breaks, reconnect and find out whether it was played."""
        end, said = monotonic() + 3 * TIMEOUT_S, None
        while self.version <= version:
            assert monotonic() < end, f"the table stays at {self.version}; last: {self.lost!r}"
            options = self.events[version]["legal_moves"] if self.version == version else []
            if self.tab is not None and self.tab is not said and options:
                said = self.tab
                with suppress(ConnectionClosed):
                    said.send("play", version=version, move=pick_move(options, version))
            self.read_frame(code)

    def _reconnect(self, code: str, error: Exception) -> None:
        """Move on to the next running node, and wait until it can open the table."""
        if isinstance(error, ConnectionClosed) and error.rcvd is not None:
            assert error.rcvd.code in RECONNECT_CODES
        self.tab, self.lost = None, error
        alive = [server for server in self.nodes if server.process.poll() is None]
        self.server = alive[(self.nodes.index(self.server) + 1) % len(alive)]
        self.http.base_url = httpx.URL(self.server.url)
        self.http.headers["Origin"] = self.server.url
        wait_until(lambda: readiness_status(self.server) == 200)
        wait_until(lambda: not life_left(code, self.redis) or bool(self._owner(code)))

    def _owner(self, code: str) -> Server | None:
        return owner_of(code, self.nodes, self.redis)


def is_alive(server: Server, redis: RedisServer) -> bool:
    """Return whether Redis lists a node as running."""
    with Redis.from_url(redis.url) as client:
        return bool(client.exists(f"saboteur:2:node-lease:{node_name(server)}"))


def test_acknowledged_moves_survive_owner_deaths(nodes: list[Server], redis: RedisServer) -> None:
    kill_owners(nodes, redis, deaths=2, looks=SAMPLED_FRAMES)


@pytest.mark.soak
def test_acknowledged_moves_survive_50_owner_deaths(
    nodes: list[Server], redis: RedisServer
) -> None:
    kill_owners(nodes, redis, deaths=50)


def kill_owners(
    nodes: list[Server], redis: RedisServer, deaths: int, looks: int | None = None
) -> None:
    chance = Random(deaths)  # noqa: S311 - when to kill is no secret
    while deaths:
        deaths -= play_through(nodes, redis, deaths, chance, looks)


def play_through(
    nodes: list[Server], redis: RedisServer, deaths: int, chance: Random, looks: int | None
) -> int:
    """Play one game to its end, killing its owner at random.

    Return how many owners were killed, at most ``deaths``.
    """
    players = [FailoverClient(nodes, redis, number) for number in range(3)]
    code, commitment = deal_game(players)
    killed = 0
    frame = players[0].read_until_version(code, 0)
    while frame["view"]["decider"] is not None:
        seat, version = frame["view"]["decider"], frame["version"]
        victim = None
        if killed < deaths and chance.random() < 0.3:
            victim = owner_of(code, nodes, redis)
        if victim is not None:
            victim.kill()
            killed += 1
            assert life_left(code, redis) <= LEASE_MS
        if seat < len(players):
            players[seat].read_until_version(code, version)
            players[seat].play(code, version)
        frames = [player.read_until_version(code, version + 1) for player in players]
        frame = max(frames, key=lambda told: int(told["version"]))
        if victim is not None:
            victim.restart()
    check_against_record(players, code, commitment, looks)
    return killed


def deal_game(players: list[FailoverClient]) -> tuple[str, str]:
    code = players[0].open_table(seats=5)
    tabs = [player.join(code) for player in players]
    for seat, tab in enumerate(tabs[1:], 1):
        tab.send("take-seat", seat=seat)
        tab.wait_for("lobby", predicate=lambda lobby, seat=seat: lobby["seat"] == seat)  # type: ignore[misc]
    for seat in (3, 4):
        tabs[0].send("set-bot", seat=seat, level="random")
    tabs[0].send("start")
    lobby = tabs[0].wait_for("lobby", predicate=lambda lobby: lobby["stage"] == "playing")
    for player, tab in zip(players, tabs, strict=True):
        player.tab = tab
    return code, lobby["commitment"]


def check_against_record(
    players: list[FailoverClient], code: str, commitment: str, looks: int | None = None
) -> None:
    """Compare received frames with the record, all or a random sample."""
    record = loads(get_with_retry(players[0], f"/api/tables/{code}/record").text)
    game = verify_record(record, commitment)
    assert len(game.moves) == max(players[0].events)
    told = [(seat, version) for seat, player in enumerate(players) for version in player.events]
    for seat, version in told if looks is None else Random(seed()).sample(told, looks):  # noqa: S311
        player = players[seat]
        frame = player.events[version]
        steps = f"/api/tables/{code}/replay/steps?start={version}&count=1&sight={seat}"
        [shown] = get_with_retry(player, steps).json()["steps"]
        assert frame["view"] == shown["view"]
        if frame["type"] == "move-made":
            assert frame["events"] == shown["events"]


def get_with_retry(client: FailoverClient, path: str) -> httpx.Response:
    """Send a GET request, and again if the node has just lost its lease."""
    while (answer := client.http.get(path)).status_code == 503:
        wait_until(lambda: readiness_status(client.server) == 200)
    return answer


def test_redis_outage_stops_tables_without_losing_moves(
    nodes: list[Server], redis: RedisServer
) -> None:
    players = [FailoverClient(nodes, redis, number) for number in range(3)]
    code, commitment = deal_game(players)
    play_moves(players, code, 10)
    before = players[0].version
    # Redis hangs for longer than a lease: all clients have to reconnect, and nobody can play.
    redis.pause()
    for player in players:
        assert player.tab is not None
        assert player.tab.wait_closed() == 4003
        player.tab = None
    for server in nodes:  # leases expire one after the other
        wait_until(lambda server=server: readiness_status(server) == 503)  # type: ignore[misc]
        assert httpx.get(f"{server.url}/healthz").status_code == 200
    assert players[0].http.get(f"/api/tables/{code}").status_code == 503
    redis.resume()
    play_moves(players, code, 10)
    assert players[0].version > before
    # Redis dies and loses its data.
    redis.kill()
    redis.start()
    play_moves(players, code, 10)
    for server in nodes:  # each node unloads its tables when it finds that Redis lost its lease
        wait_until(lambda server=server: is_alive(server, redis))  # type: ignore[misc]
    # A node renews its lease a moment before it unloads: until then it answers without a claim.
    wait_until(
        lambda: (
            get_with_retry(players[0], f"/api/tables/{code}").status_code == 200
            and owner_of(code, nodes, redis) is not None
        )
    )
    # Redis is cut off until a request has failed: the leases hold, but messages are lost.
    owner = owner_of(code, nodes, redis)
    assert owner is not None
    other = next(server for server in nodes if server is not owner)
    redis.pause()
    assert httpx.get(f"{other.url}/api/tables/{code}").status_code == 503
    redis.resume()
    play_moves(players, code)
    check_against_record(players, code, commitment, SAMPLED_FRAMES)


def play_moves(players: list[FailoverClient], code: str, moves: int | None = None) -> None:
    """Play ``moves`` moves, or to the end of the game."""
    frame = players[0].read_until_version(code, max(0, *(player.version for player in players)))
    while frame["view"]["decider"] is not None and moves != 0:
        seat, version = frame["view"]["decider"], frame["version"]
        if seat < len(players):
            players[seat].read_until_version(code, version)
            players[seat].play(code, version)
        frames = [player.read_until_version(code, version + 1) for player in players]
        frame = max(frames, key=lambda told: int(told["version"]))
        moves = None if moves is None else moves - 1


def test_graceful_node_shutdown_releases_leases_at_once(
    nodes: list[Server], redis: RedisServer
) -> None:
    players = [FailoverClient(nodes, redis, number) for number in range(3)]
    code, _ = deal_game(players)
    play_moves(players, code, 5)
    owner = owner_of(code, nodes, redis)
    assert owner is not None
    assert players[1].tab is not None
    players[1].tab.send("pause", paused=True)
    players[1].tab.wait_for_lobby(paused=True)
    name = node_name(owner)
    assert lease_of(code, redis) == name
    owner.process.terminate()
    assert owner.process.wait(TIMEOUT_S) == 0
    assert lease_of(code, redis) != name  # nobody has to wait until the lease expires
    # Decisions stay pending at the next owner: nothing is played until a guest reconnects.
    player = next(each for each in players if each.server is not owner)
    player.tab = player.join(code)
    assert player.tab.wait_for("lobby")["paused"]
    player.tab.send("pause", paused=False)
    player.tab.wait_for_lobby(paused=False)
    player.tab = None  # a move may come before the message that the table continues
    play_moves(players, code, 3)
    assert owner_of(code, nodes, redis) not in (None, owner)
