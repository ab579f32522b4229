"""The REST interface does what its description says; replays, with all open, and uploads."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
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
from saboteur.server.app import build
from saboteur.server.http.openapi import PARAMETERS, described
from saboteur.server.settings import Settings
from saboteur.server.storage.tables import open_storage
from saboteur.table.models import PLAYING, Deal, StoredGuest, StoredMove, StoredTable
from tests.seed import seed_number
from tests.server.files import new_file
from tests.server.house import PATIENCE, Person, Server

pytestmark = pytest.mark.in_turns

CODE: Final = "GHJKM"
AT_LENGTH: Final = settings.get_current_profile_name() == "soak"
schema = schemathesis.openapi.from_dict(described())


def finished(nonce: str = "nonce") -> Match:
    """Play a game to its end, anyhow."""
    match = Match("saboteur", seats=3, seed="rest", nonce=nonce)
    chance = Random(3)  # noqa: S311 - any moves will do
    while not match.over:
        seat = match.deciders[0]
        match.submit(seat, chance.choice(match.legal_moves(seat)).text, match.version)
    return match


async def store(folder: Path, match: Match) -> None:
    storage = await open_storage(new_file(folder))
    await storage.add_guest(StoredGuest("g", "Ada"), "hash")
    table = StoredTable(
        code=CODE,
        ruleset=match.ruleset,
        seats=match.seats,
        options=match.options,
        deck=None,
        host="g",
        stage=PLAYING,
        deal=Deal(match.revision, "rest", "nonce"),
    )
    await storage.add_table(table, {})
    moves = [
        StoredMove(made.version, made.seat, made.move, made.timed_out)
        for made in match.log
        if made.seat is not None and made.move is not None
    ]
    await storage.append(CODE, moves, over=True)
    await storage.close()


@pytest.fixture(scope="module")
def match() -> Match:
    return finished()


@contextmanager
def serving(match: Match, data: Path) -> Iterator[Server]:
    """A server with one finished game."""
    asyncio.run(store(data, match))
    running = Server(data)
    yield running
    assert running.stop() == ""


@pytest.fixture(scope="module")
def house(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(match, tmp_path_factory.mktemp("rest")) as running:
        yield running


@pytest.fixture(scope="module")
def prodded(match: Match, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Asked for so many codes that do not exist that it turns everybody of that address away."""
    with serving(match, tmp_path_factory.mktemp("prodded")) as running:
        yield running


@pytest.fixture(scope="module")
def ada(prodded: Server) -> Person:
    return Person(prodded, "Ada")


@pytest.fixture(scope="module")
def uploaded(house: Server, match: Match) -> str:
    return upload(Person(house, "Ada"), match)


@pytest.fixture(scope="module")
def known(ada: Person, match: Match) -> str:
    return upload(ada, match)


def upload(person: Person, match: Match) -> str:
    """Bring a record and return its id."""
    answer = person.http.post("/api/replays", content=str(match.record()).encode())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def keeps_its_description(case: Case[Any], server: Server, person: Person, replay: str) -> None:
    """Make a call that the description allows; the answer is one that it names."""
    if case.method == "OPTIONS":
        return  # Litestar answers it for the first handler of a path only
    # Codes that exist, or nothing would be found behind the door.
    parameters: Any = case.path_parameters or {}
    for name, true in (("code", CODE), ("id", replay)):
        pattern = PARAMETERS[name]["schema"]["pattern"]
        if isinstance(parameters.get(name), str) and re.search(pattern, parameters[name]):
            parameters[name] = true
    if "saboteur_guest" in (case.cookies or {}):
        # Who deletes himself takes his uploads with him.
        gone = case.method == "DELETE" and case.path == "/api/guest"
        guest = Person(server, "Gone") if gone else person
        case.cookies["saboteur_guest"] = guest.token
    case.call_and_validate(
        base_url=server.url,
        headers={"Origin": server.url},
        # A nickname may be invisible, a rule set unknown: no schema can say so.
        excluded_checks=[schemathesis.checks.positive_data_acceptance],
        timeout=PATIENCE,
    )


# Schemathesis itself draws from ``random``, which Hypothesis does not like.
randomly = pytest.mark.filterwarnings("ignore:Do not use the .random. module")


OPERATIONS: Final = {
    operation.label: operation for operation in (each.ok() for each in schema.get_all_operations())
}


@(pytest.mark.soak if AT_LENGTH else randomly)
@randomly
@pytest.mark.parametrize("label", OPERATIONS)
def test_the_interface_keeps_its_description(
    label: str, prodded: Server, ada: Person, known: str
) -> None:
    @settings(
        max_examples=200 if AT_LENGTH else 8, deadline=None, suppress_health_check=list(HealthCheck)
    )
    def called(case: Case[Any]) -> None:
        keeps_its_description(case, prodded, ada, known)

    # As ``schema.parametrize`` does, but here: to think the calls of all operations up takes longer
    # than to make some, and would be done in each process whatever it runs.
    load_all_checks()
    config = HypothesisTestConfig(
        project=schema.config,
        modes=list(HypothesisTestMode),
        settings=schema.config.get_hypothesis_settings(operation=OPERATIONS[label]),
        seed=seed_number(),
    )
    create_test(operation=OPERATIONS[label], test_func=called, config=config)()


def test_every_route_is_described() -> None:
    app = build(Settings(data=Path()))
    routes = {
        (method.lower(), re.sub(r"\{(\w+?)_?:\w+\}", r"{\1}", route.path))
        for route in app.routes
        for method in getattr(route, "methods", ())
        if route.path.startswith("/api/") and method not in ("OPTIONS", "HEAD")
    }
    told = {(method, path) for path, methods in described()["paths"].items() for method in methods}
    assert routes - {("get", f"/api/{kind}api.json") for kind in ("open", "async")} == told


def test_the_description_is_served(house: Server) -> None:
    answer = httpx.get(f"{house.url}/api/openapi.json")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json() == described()


# --- Replays ------------------------------------------------------------------------------


def test_a_replay_with_all_open_shows_every_hand(house: Server, match: Match) -> None:
    replay = Replay(match.record())
    last = len(replay)
    for step in (0, 9, last):
        shown = httpx.get(f"{house.url}/api/tables/{CODE}/replay/{step}?sight=open").json()
        assert [view["sight"] for view in shown["seats"]] == [0, 1, 2]
        assert [view["hand"] for view in shown["seats"]] == [
            list(replay.view(step, seat).hand) for seat in range(3)
        ]
        assert shown["position"] == replay.game(step).position()
        assert shown["view"]["sight"] == ("open" if step == last else "public")
    seat = httpx.get(f"{house.url}/api/tables/{CODE}/replay/9?sight=1").json()
    assert (seat["seats"], seat["position"], seat["view"]["sight"]) == ([], None, 1)


def test_an_uploaded_record_is_shown_as_it_is(house: Server, match: Match, uploaded: str) -> None:
    text = httpx.get(f"{house.url}/api/replays/{uploaded}/record")
    assert text.text == str(match.record())
    assert "attachment" in text.headers["content-disposition"]
    for step in (0, 5):
        mine = httpx.get(f"{house.url}/api/replays/{uploaded}/{step}?sight=open").json()
        ours = httpx.get(f"{house.url}/api/tables/{CODE}/replay/{step}?sight=open").json()
        assert mine == ours
    assert httpx.get(f"{house.url}/api/replays/{uploaded}/9999").status_code == 404
    assert httpx.get(f"{house.url}/api/replays/AAAAAAAAAAAAAAAA/0").status_code == 404


def test_a_record_that_lies_is_refused(house: Server, match: Match) -> None:
    ada = Person(house, "Ada")
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
