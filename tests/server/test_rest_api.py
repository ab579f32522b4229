"""The REST API conforms to its OpenAPI description; replays, and uploads of records."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from msgspec.json import encode
from schemathesis import Case
from schemathesis.checks import load_all_checks
from schemathesis.generation.hypothesis.builder import (
    HypothesisTestConfig,
    HypothesisTestMode,
    create_test,
)

from saboteur.play.game import loads
from saboteur.play.match import Match
from saboteur.play.replay import Replay
from saboteur.protocol.encode import replay_step
from saboteur.protocol.replays import MAX_STEPS
from saboteur.server.app import create_app
from saboteur.server.http.openapi import build_spec
from saboteur.server.http.parameters import ReplayId, TableCode
from saboteur.server.settings import Settings
from tests.sampling import is_soak
from tests.seed import seed_number
from tests.server.finished_games import TABLE_CODE, store_match
from tests.server.server_process import TIMEOUT_S, Client, Server

OPENAPI: Final = build_spec(create_app(Settings(data=Path())))
openapi_schema = schemathesis.openapi.from_dict(OPENAPI)


@contextmanager
def serving(match: Match, data: Path) -> Iterator[Server]:
    """Run a server whose database has one finished game; assert that it logs no error."""
    asyncio.run(store_match(data, match))
    running = Server(data)
    yield running
    assert running.stop() == ""


@pytest.fixture(scope="module")
def replay_server(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(match, tmp_path_factory.mktemp("rest")) as running:
        yield running


@pytest.fixture(scope="module")
def throttled_server(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server for generated calls, whose wrong codes may get the address throttled."""
    with serving(match, tmp_path_factory.mktemp("prodded")) as running:
        yield running


@pytest.fixture(scope="module")
def throttled_client(throttled_server: Server) -> Client:
    return Client(throttled_server, "Ada")


@pytest.fixture(scope="module")
def uploaded_id(replay_server: Server, match: Match) -> str:
    return upload(Client(replay_server, "Ada"), match)


@pytest.fixture(scope="module")
def known_replay_id(throttled_client: Client, match: Match) -> str:
    return upload(throttled_client, match)


def upload(client: Client, match: Match) -> str:
    answer = client.http.post("/api/replays", content=str(match.record()).encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def check_matches_openapi(case: Case[Any], server: Server, client: Client, replay: str) -> None:
    """Make a generated call, and check that the answer conforms to the description."""
    if case.method == "OPTIONS":
        return  # Litestar answers it for the first handler of a path only
    # Existing codes, since random ones would find nothing.
    parameters: Any = case.path_parameters or {}
    for name, kind, true in (("code", TableCode, TABLE_CODE), ("replay_id", ReplayId, replay)):
        pattern = get_args(kind)[1].schema_extra["pattern"]
        if isinstance(parameters.get(name), str) and re.search(pattern, parameters[name]):
            parameters[name] = true
    if "saboteur_guest" in (case.cookies or {}):
        # Deleting a guest deletes the uploads.
        gone = case.method == "DELETE" and case.path == "/api/guest"
        guest = Client(server, "Gone") if gone else client
        case.cookies["saboteur_guest"] = guest.token
    case.call_and_validate(
        base_url=server.url,
        headers={"Origin": server.url},
        # A nickname may be invisible or a rule set unknown, which no schema expresses.
        excluded_checks=[schemathesis.checks.positive_data_acceptance],
        timeout=TIMEOUT_S,
    )


# Schemathesis draws from ``random``, which Hypothesis forbids.
ignore_random_warning = pytest.mark.filterwarnings("ignore:Do not use the .random. module")


OPERATIONS: Final = {
    operation.label: operation
    for operation in (each.ok() for each in openapi_schema.get_all_operations())
}


@(pytest.mark.soak if is_soak() else ignore_random_warning)
@ignore_random_warning
@pytest.mark.parametrize("label", OPERATIONS)
def test_rest_api_matches_openapi_description(
    label: str, throttled_server: Server, throttled_client: Client, known_replay_id: str
) -> None:
    @settings(
        max_examples=200 if is_soak() else 8, deadline=None, suppress_health_check=list(HealthCheck)
    )
    def called(case: Case[Any]) -> None:
        check_matches_openapi(case, throttled_server, throttled_client, known_replay_id)

    # As ``schema.parametrize`` does, but inside the test: generating the calls takes longer than
    # making them, and would be done in each process whatever it runs.
    load_all_checks()
    config = HypothesisTestConfig(
        project=openapi_schema.config,
        modes=list(HypothesisTestMode),
        settings=openapi_schema.config.get_hypothesis_settings(operation=OPERATIONS[label]),
        seed=seed_number(),
    )
    create_test(operation=OPERATIONS[label], test_func=called, config=config)()


def test_openapi_describes_every_route() -> None:
    parameters = re.compile(r"\{(\w+)\}")
    for path, methods in OPENAPI["paths"].items():
        for method, operation in methods.items():
            described = [each["name"] for each in operation.get("parameters", ())]
            names = parameters.findall(path)
            assert described[: len(names)] == names, (method, path)
            assert len(operation["tags"]) == 1


def test_openapi_description_is_served(replay_server: Server) -> None:
    answer = httpx.get(f"{replay_server.url}/api/openapi.json")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json() == OPENAPI


# --- Replays ------------------------------------------------------------------------------


def test_open_replay_shows_every_hand(replay_server: Server, match: Match) -> None:
    replay = Replay(match.record())
    last = len(replay)
    for step in (0, 9, last):
        [shown] = get_steps(table_replay(replay_server), start=step, count=1, sight="open")
        assert [view["sight"] for view in shown["seats"]] == [0, 1, 2]
        assert [view["hand"] for view in shown["seats"]] == [
            list(replay.view(step, seat).hand) for seat in range(3)
        ]
        assert shown["position"] == replay.game(step).position()
        assert shown["view"]["sight"] == ("open" if step == last else "public")
    seat = get_steps(table_replay(replay_server), start=9, sight=1)[0]
    assert (seat["seats"], seat["position"], seat["view"]["sight"]) == ([], None, 1)


def test_uploaded_record_replays_like_its_table(
    replay_server: Server, match: Match, uploaded_id: str
) -> None:
    text = httpx.get(f"{replay_server.url}/api/replays/{uploaded_id}/record")
    assert text.text == str(match.record())
    assert "attachment" in text.headers["content-disposition"]
    uploaded = f"{replay_server.url}/api/replays/{uploaded_id}"
    for step in (0, 5):
        mine = get_steps(uploaded, start=step, sight="open")
        assert mine == get_steps(table_replay(replay_server), start=step, sight="open")
    assert httpx.get(f"{uploaded}/steps?start=9999").status_code == 404
    unknown = f"{replay_server.url}/api/replays/AAAAAAAAAAAAAAAA"
    assert httpx.get(f"{unknown}/steps").status_code == 404


@pytest.mark.parametrize("sight", [0, 2, "public", "open"])
def test_batch_of_steps_shows_each_step_as_one_sight_sees_it(
    replay_server: Server, match: Match, sight: int | Literal["public", "open"]
) -> None:
    replay = Replay(match.record())
    batch = get_steps(table_replay(replay_server), start=3, count=MAX_STEPS, sight=sight)
    expected = [replay_step(replay, step, sight) for step in range(3, 3 + MAX_STEPS)]
    assert batch == json.loads(encode(expected))
    alone = get_steps(table_replay(replay_server), start=7, count=1, sight=sight)
    assert alone == [batch[4]]


def test_batch_of_steps_ends_with_the_game(replay_server: Server, match: Match) -> None:
    last = len(match.record().moves)
    answer = httpx.get(f"{table_replay(replay_server)}/steps?start={last - 2}")
    assert [each["step"] for each in answer.json()["steps"]] == [last - 2, last - 1, last]
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("start=9999", "step"),
        ("start=-1", "are numbers"),
        ("start=1e1", "numbers"),
        ("count=0", "count is a number from 1 to 16"),
        ("count=17", "count is a number from 1 to 16"),
        ("count=", "numbers"),
        ("sight=3", "seat"),
        ("sight=x", "numbers"),
    ],
)
def test_unknown_steps_are_not_found(replay_server: Server, query: str, reason: str) -> None:
    answer = httpx.get(f"{table_replay(replay_server)}/steps?{query}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-step")
    assert reason in answer.json()["reason"]


def table_replay(server: Server) -> str:
    return f"{server.url}/api/tables/{TABLE_CODE}/replay"


def get_steps(replay: str, **query: str | int) -> list[Any]:
    steps: list[Any] = httpx.get(f"{replay}/steps", params=query).json()["steps"]
    return steps


def test_forged_record_upload_is_refused(replay_server: Server, match: Match) -> None:
    ada = Client(replay_server, "Ada")
    whole = str(match.record())
    moves = [line for line in whole.splitlines() if re.match(r"\d", line)]
    swapped = whole.replace(moves[3], moves[4], 1) if moves else whole[: len(whole) // 2]
    for text in ("", "nonsense", "\x00", swapped, whole[: len(whole) // 2], whole + "x"):
        answer = ada.http.post("/api/replays", content=text.encode())
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), text[:40]
    assert ada.http.post("/api/replays", content=b"\xff\xfe").json()["code"] == "bad-record"
    huge = ada.http.post("/api/replays", content=b"x" * 200_000)
    assert huge.status_code == 413
    stranger = httpx.post(
        f"{ada.server.url}/api/replays", content=whole, headers={"Origin": ada.server.url}
    )
    assert stranger.status_code == 401
    foreign = ada.http.post(
        "/api/replays", content=whole, headers={"Origin": "http://evil.example"}
    )
    assert foreign.status_code == 403
    assert str(loads(whole)) == whole
