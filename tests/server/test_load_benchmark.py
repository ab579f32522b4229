"""The load benchmark plays on servers that it starts, and keeps within its limits."""

import re

import pytest

from benchmarks.load.__main__ import main
from benchmarks.load.plan import InvalidPlan, Plan
from tests.server.database_services import PostgreSQL, RedisServer


def printed_metrics(told: str) -> dict[str, float]:
    lines = re.findall(r"^\| (.+?) \| ([\d.,]+)", told, re.MULTILINE)
    return {name: float(number.replace(",", "")) for name, number in lines}


SMALL_LOAD_ARGS = [
    *("--tables", "2", "--seats", "3", "--watchers", "1", "--rate", "10", "--seconds", "3"),
    *("--quiet", "2"),
]


def test_load_command_on_one_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL_LOAD_ARGS]) == 0
    check_load_report(capsys.readouterr().out, 1)


@pytest.mark.soak  # if a core is missing for seconds, nodes lose their leases, as they should
def test_load_command_on_two_nodes(
    postgresql: PostgreSQL, redis: RedisServer, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes = [
        "--nodes",
        "2",
        "--database-url",
        postgresql.empty_database(),
        "--redis-url",
        redis.url,
    ]
    assert main([*SMALL_LOAD_ARGS, *nodes]) == 0
    check_load_report(capsys.readouterr().out, 2)


def check_load_report(told: str, nodes: int) -> None:
    found = printed_metrics(told)
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
def test_load_plan_limits(wish: dict[str, int]) -> None:
    with pytest.raises(InvalidPlan):
        Plan(**wish)  # type: ignore[arg-type]


def test_load_command_requires_services_for_nodes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--nodes", "2"]) == 2
    assert "--redis-url" in capsys.readouterr().err
