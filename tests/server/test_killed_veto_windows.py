"""Processes are killed while a window is open (R-64): no acknowledged answer is lost."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from tests.seed import seed
from tests.server.cluster_state import life_left, owner_of, readiness_status
from tests.server.database_services import PostgreSQL, RedisServer
from tests.server.server_process import (
    Client,
    Frame,
    Server,
    Tab,
    full_table,
    pick_move,
    wait_until,
)

SEATS: Final = 4
WINDOW_S: Final = 30
KillOwner = Callable[[str, list[Client]], list[Tab]]
"""Kills the server that owns a table; returns the guests' tabs at its new owner."""


class WindowKiller:
    """Plays games with windows, and kills the server in most of them."""

    def __init__(self, server: Server, die: KillOwner) -> None:
        self._server = server
        self._kill_owner = die
        self._chance = Random(seed())  # noqa: S311 - when to kill is no secret
        self.killed = 0
        self.acknowledged = 0

    def play_until(self, deaths: int) -> None:
        """Play games until the server has been killed ``deaths`` times."""
        while self.killed < deaths:
            self._play_game(deaths)

    def _play_game(self, deaths: int) -> None:
        code, people, tabs = full_table(
            self._server, SEATS, ruleset="saboteur+veto", window_s=WINDOW_S
        )
        frames = [tab.wait_for("snapshot") for tab in tabs]
        # The next owner has as much time as a busy machine needs.
        longer = "UPDATE game_table SET window_s = 600 WHERE code = :code"
        self._server.sql(longer, code=code)
        while self.killed < deaths and frames[0]["view"]["decider"] is not None:
            asked = [seat for seat, frame in enumerate(frames) if frame["legal_moves"]]
            if len(asked) > 1:
                tabs, frames = self._kill(code, people, tabs, frames, asked)
            else:
                version, options = frames[asked[0]]["version"], frames[asked[0]]["legal_moves"]
                cards = [option for option in options if option["verb"] in {"lay", "break"}]
                tabs[asked[0]].play(version, pick_move(cards or options, version))
                frames = [tab.wait_for("move-made") for tab in tabs]

    def _kill(
        self,
        code: str,
        people: list[Client],
        tabs: list[Tab],
        frames: list[Frame],
        asked: list[int],
    ) -> tuple[list[Tab], list[Frame]]:
        """Kill the server between two answers to a window, then give the missing answers.

        Return the new tabs and the frames of the move that ends the window.
        """
        version = frames[0]["version"]
        chosen = {seat: self._chance.choice(frames[seat]["legal_moves"])["text"] for seat in asked}
        early = self._chance.sample(asked, self._chance.randrange(1, len(asked)))
        heard: list[int] = []
        for seat in early:  # for some kills, without waiting for acknowledgements
            tabs[seat].play(version, chosen[seat])
            if self.killed == 0 or self._chance.random() < 0.8:
                tabs[seat].wait_for("answer-accepted")
                heard.append(seat)
        tabs = self._kill_owner(code, people)
        self.killed += 1
        self.acknowledged += len(heard)
        for seat in asked:
            sync = tabs[seat].wait_for("snapshot")
            assert sync["version"] == version
            if seat in heard:
                assert not sync["legal_moves"]
                tabs[seat].wait_for("answer-accepted")
            elif sync["legal_moves"]:  # or the answer was stored, and not acknowledged
                tabs[seat].play(version, chosen[seat])
            else:
                assert seat in early
        frames = [tab.wait_for("move-made") for tab in tabs]
        self._check(code, version, asked, chosen)
        return tabs, frames

    def _check(self, code: str, version: int, asked: list[int], chosen: dict[int, str]) -> None:
        """Assert that the log has the answers in order, up to the first veto.

        No answer may be left in the table of pending ones.
        """
        rows = self._server.sql(
            "SELECT seat, text FROM move WHERE table_code = :code AND number > :version "
            "ORDER BY number",
            code=code,
            version=version,
        )
        assert rows == [(seat, chosen[seat]) for seat, _ in rows]
        settled = any(text == "veto" for _, text in rows)
        assert settled or {seat for seat, _ in rows} == set(asked)
        held = self._server.sql(
            "SELECT count(*) FROM pending_answer WHERE table_code = :code", code=code
        )
        assert held == [(0,)]


# --- One server ----------------------------------------------------------------------------


def restart_single_server(server: Server) -> KillOwner:
    def die(code: str, people: list[Client]) -> list[Tab]:
        server.restart()
        return [person.join(code) for person in people]

    return die


def test_acknowledged_answers_survive_server_kill(isolated_server: Server) -> None:
    deaths = WindowKiller(isolated_server, restart_single_server(isolated_server))
    deaths.play_until(1)
    assert deaths.acknowledged


@pytest.mark.soak
def test_acknowledged_answers_survive_200_server_kills(isolated_server: Server) -> None:
    deaths = WindowKiller(isolated_server, restart_single_server(isolated_server))
    deaths.play_until(200)
    assert deaths.acknowledged >= 200


# --- Owners of tables ----------------------------------------------------------------------


@pytest.fixture
def node_pair(postgresql: PostgreSQL, redis: RedisServer, tmp_path: Path) -> Iterator[list[Server]]:
    """Run two nodes on one PostgreSQL and one Redis."""
    database = postgresql.empty_database()

    def start(number: int) -> Server:
        words = ("--redis-url", redis.url)
        return Server(tmp_path / str(number), *words, database=database)

    with ThreadPoolExecutor() as together:
        running = list(together.map(start, range(2)))
    yield running
    for server in running:
        sys.stderr.write(server.stop())  # shown if a test fails


def kill_owning_node(nodes: list[Server], redis: RedisServer) -> KillOwner:
    def die(code: str, people: list[Client]) -> list[Tab]:
        victim = owner_of(code, nodes, redis)
        assert victim is not None
        heir = next(node for node in nodes if node is not victim)
        victim.kill()
        wait_until(lambda: readiness_status(heir) == 200 and not life_left(code, redis))
        tabs = [move_client(person, heir).join(code) for person in people]
        for tab in tabs:
            tab.receive()
        assert owner_of(code, nodes, redis) is heir
        victim.restart()
        return tabs

    return die


def move_client(client: Client, server: Server) -> Client:
    """Return a client of another node for the same guest."""
    client.server = server
    client.http.base_url = httpx.URL(server.url)
    client.http.headers["Origin"] = server.url
    return client


def test_acknowledged_answers_survive_owner_node_kill(
    node_pair: list[Server], redis: RedisServer
) -> None:
    deaths = WindowKiller(node_pair[0], kill_owning_node(node_pair, redis))
    deaths.play_until(1)
    assert deaths.acknowledged


@pytest.mark.soak
def test_acknowledged_answers_survive_200_owner_node_kills(
    node_pair: list[Server], redis: RedisServer
) -> None:
    deaths = WindowKiller(node_pair[0], kill_owning_node(node_pair, redis))
    deaths.play_until(200)
    assert deaths.acknowledged >= 200
