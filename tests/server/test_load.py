"""``saboteur load`` plays over real sockets, on its own servers, within its bounds."""

import re

import pytest

from saboteur.cli.app import run
from saboteur.server.load.plan import Plan, TooMuch
from tests.server.services import PostgreSQL, RedisServer

pytestmark = pytest.mark.in_turns


def figures(told: str) -> dict[str, float]:
    lines = re.findall(r"^\| (.+?) \| ([\d.,]+)", told, re.MULTILINE)
    return {name: float(number.replace(",", "")) for name, number in lines}


LITTLE = [
    *("--tables", "2", "--seats", "3", "--watchers", "1", "--rate", "10", "--seconds", "3"),
    *("--quiet", "2"),
]


def test_a_server_bears_a_little(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["load", *LITTLE]) == 0
    bore(capsys.readouterr().out, 1)


@pytest.mark.soak  # where a core is not there for seconds, nodes lose their leases, and rightly so
def test_two_nodes_bear_a_little(
    postgresql: PostgreSQL, redis: RedisServer, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes = ["--nodes", "2", "--database-url", postgresql.database(), "--redis-url", redis.url]
    assert run(["load", *LITTLE, *nodes]) == 0
    bore(capsys.readouterr().out, 2)


def bore(told: str, nodes: int) -> None:
    found = figures(told)
    assert (found["nodes"], found["tables"], found["sockets"]) == (nodes, 4, 10)
    assert found["moves made"] >= 1  # in three seconds, on a busy machine
    assert found["sockets lost"] == 0
    assert found["frames turned down"] == 0
    assert 0 < found["command to last frame, median"] <= found["command to last frame, p99"]


@pytest.mark.parametrize(
    "wish",
    [
        {"tables": 10_001},
        {"tables": 1, "quiet": 10_000},
        {"tables": 900, "watchers": 90},
        {"quiet": -1},
        {"seconds": 601},
        {"nodes": 9},
        {"rate": 0},
    ],
)
def test_a_load_is_bounded(wish: dict[str, int]) -> None:
    with pytest.raises(TooMuch):
        Plan(**wish)  # type: ignore[arg-type]


def test_several_nodes_need_their_services(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["load", "--nodes", "2"]) == 2
    assert "--redis-url" in capsys.readouterr().err
