"""The JSON schema of the socket protocol accepts the frames of server and client."""

import json
import re
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec
import pytest

from saboteur.bots import move_analysis
from saboteur.games.classic import family as classic_family
from saboteur.games.dark_cave.rules import DECISIONS as DARK_CAVE_DECISIONS
from saboteur.games.duel.rules import DECISIONS as DUEL_DECISIONS
from saboteur.games.lost_mines.rules import DECISIONS as LOST_MINES_DECISIONS
from saboteur.kernel.sight import PUBLIC
from saboteur.play.match import Match
from saboteur.protocol import messages as wire
from saboteur.protocol.encode import flatten_events, legal_move_message
from saboteur.protocol.messages import field_types
from saboteur.protocol.views import view_message
from saboteur.protocol.views.view import QuestionKind
from saboteur.server.http.asyncapi import CLOSE_CODE_MEANINGS, build_spec
from saboteur.server.http.user_agent import BROWSER_PATTERNS, OTHER_AGENT, SYSTEM_PATTERNS
from tests.sampling import PLAIN_SETS, SeededRandom, Setting
from tests.server.harness import open_harness
from tests.server.server_process import Server
from tests.server.sqlite_files import new_sqlite_file

ROOT = Path(__file__).parents[2]
PROTOCOL_PAGE = (ROOT / "docs" / "wire.md").read_text("utf-8")


@cache
def schemas() -> dict[str, Any]:
    found: dict[str, Any] = build_spec()["components"]["schemas"]
    return found


@cache
def schema_validator(name: str) -> jsonschema_rs.Validator:
    """Return a validator for messages of this name."""
    whole = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas()}}
    return jsonschema_rs.validator_for(whole)


def check_frame(frame: dict[str, Any]) -> None:
    by_type = {
        schema["properties"]["type"]["enum"][0]: name
        for name, schema in schemas().items()
        if "enum" in schema.get("properties", {}).get("type", {})
    }
    schema_validator(by_type[frame["type"]]).validate(frame)


def test_asyncapi_file_is_up_to_date() -> None:
    kept = (ROOT / "docs" / "wire" / "asyncapi.json").read_text("utf-8")
    said = "stale: run python tools/protocol_description.py"
    assert kept == json.dumps(build_spec(), indent=1, ensure_ascii=False) + "\n", said


def test_asyncapi_description_is_served(server: Server) -> None:
    served = httpx.get(f"{server.url}/api/asyncapi.json").json()
    assert served == json.loads(json.dumps(build_spec()))
    pointed = httpx.get(f"{server.url}/api/openapi.json").json()["externalDocs"]["url"]
    assert pointed == "/api/asyncapi.json"


@pytest.mark.parametrize("setting", [plain for plain in PLAIN_SETS if plain.seats < 4], ids=str)
def test_schema_validates_frames_of_every_family(setting: Setting) -> None:
    match = Match(setting.ruleset, seats=setting.seats, seed="wire", nonce="nonce")
    dice = SeededRandom("wire")
    for _ in range(30):
        if match.decider is not None:
            moves = match.legal_moves(match.decider)
            match.submit(match.decider, dice.choice(moves).text, match.version)
    for sight in (0, PUBLIC):
        moves = match.legal_moves(0) if sight == 0 and 0 in match.deciders else ()
        frame = wire.Snapshot(
            version=match.version,
            view=view_message(match.view(sight)),
            legal_moves=tuple(map(legal_move_message, moves)),
            events=flatten_events(match.stream(sight)),
        )
        check_frame(msgspec.json.decode(msgspec.json.encode(frame)))


async def test_schema_validates_frames_of_a_table(tmp_path: Path) -> None:
    async with open_harness(new_sqlite_file(tmp_path)) as party:
        _, (ada, bob) = await party.start_game("Ada", "Bob", ruleset="duel", clock="fast")
        await ada.wait_for("snapshot")
        for message in (
            wire.Explain(move="pass"),
            wire.Play(version=0, move="dance"),
            wire.SayPhrase(phrase="hello"),
            wire.OpenPoll(),
            wire.Note(about=1, suspicion=2),
            wire.Pause(paused=True),
        ):
            ada.send(message)
        await ada.drain()
        await bob.drain()
        for text in (*ada.raw, *bob.raw):
            check_frame(json.loads(text))
        heard = {json.loads(text)["type"] for text in ada.raw}
        assert {"lobby", "snapshot", "clock", "error", "chat-message", "poll", "notes"} <= heard


def test_schema_validates_examples_of_protocol_page() -> None:
    shown = [
        json.loads(block) for block in re.findall(r"```json\n(.*?)```", PROTOCOL_PAGE, re.DOTALL)
    ]
    shown += [json.loads(inline) for inline in re.findall(r"`(\{\"type\".*?\})`", PROTOCOL_PAGE)]
    assert len(shown) >= 7
    for frame in shown:
        if "type" in frame:
            check_frame(frame)
        else:
            schema_validator("LegalMove").validate(frame)


def test_protocol_page_lists_close_codes_and_known_errors() -> None:
    codes = {number for name, number in vars(field_types).items() if name.startswith("CLOSED_")}
    assert set(CLOSE_CODE_MEANINGS) == codes
    assert {
        int(code) for code in re.findall(r"^\| (4\d\d\d) ", PROTOCOL_PAGE, re.MULTILINE)
    } == codes
    source = "".join(
        path.read_text("utf-8")
        for part in ("server", "table")
        for path in (ROOT / "src/saboteur" / part).rglob("*.py")
    )
    section = PROTOCOL_PAGE[PROTOCOL_PAGE.index("## Errors") : PROTOCOL_PAGE.index("## The end")]
    for code in re.findall(r"`([a-z]+(?:-[a-z]+)+)`", section):
        assert f'"{code}"' in source, code


def test_every_message_has_a_summary() -> None:
    for name, message in build_spec()["components"]["messages"].items():
        assert message["summary"], name
    fields = schemas()["Lobby"]["properties"]
    assert fields["you"]["description"] == "Your public id."


def test_every_question_has_its_word() -> None:
    decisions: set[str] = {*DUEL_DECISIONS, *LOST_MINES_DECISIONS, *DARK_CAVE_DECISIONS}
    for part in (*chain(*classic_family.BOXES.values()), *classic_family.MODULES.values()):
        decisions.update(part.decisions)
    assert decisions == set(get_args(QuestionKind))


def test_the_units_of_advice_are_those_of_the_bots() -> None:
    assert get_args(field_types.AdviceUnit) == get_args(move_analysis.AdviceUnit)


def test_user_agents_are_reduced_to_the_words_of_a_device() -> None:
    browsers = {word for word, _ in BROWSER_PATTERNS}
    systems = {word for word, _ in SYSTEM_PATTERNS}
    assert {*browsers, OTHER_AGENT} == set(get_args(wire.BrowserName))
    assert {*systems, OTHER_AGENT} == set(get_args(wire.SystemName))
