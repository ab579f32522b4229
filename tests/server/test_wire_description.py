"""The description of the socket: it holds for real frames, and for those of its page."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest

from saboteur.kernel.sight import PUBLIC
from saboteur.play.match import Match
from saboteur.server.http.asyncapi import CLOSED, described
from saboteur.wire import messages as wire
from saboteur.wire.encode import option, told
from saboteur.wire.messages import kinds
from saboteur.wire.views import view_message
from tests.server.files import new_file
from tests.server.house import Server
from tests.server.party import Party, celebrate
from tests.worlds import PLAIN_SETS, Dice, Setting

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "wire.md").read_text("utf-8")


@cache
def schemas() -> dict[str, Any]:
    found: dict[str, Any] = described()["components"]["schemas"]
    return found


@cache
def checker(name: str) -> jsonschema_rs.Validator:
    """What tells whether something is such a message."""
    whole = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas()}}
    return jsonschema_rs.validator_for(whole)


def check(frame: dict[str, Any]) -> None:
    """Compare a frame with the schema of its type."""
    by_type = {
        schema["properties"]["type"]["enum"][0]: name
        for name, schema in schemas().items()
        if "enum" in schema.get("properties", {}).get("type", {})
    }
    checker(by_type[frame["type"]]).validate(frame)


def test_the_file_is_up_to_date() -> None:
    kept = (ROOT / "docs" / "wire" / "asyncapi.json").read_text("utf-8")
    said = "stale: run python tools/wire_description.py"
    assert kept == json.dumps(described(), indent=1, ensure_ascii=False) + "\n", said


def test_it_is_served(server: Server) -> None:
    served = httpx.get(f"{server.url}/api/asyncapi.json").json()
    assert served == json.loads(json.dumps(described()))
    pointed = httpx.get(f"{server.url}/api/openapi.json").json()["externalDocs"]["url"]
    assert pointed == "/api/asyncapi.json"


@pytest.mark.parametrize("setting", [plain for plain in PLAIN_SETS if plain.seats < 4], ids=str)
def test_it_holds_for_what_every_family_tells(setting: Setting) -> None:
    match = Match(setting.ruleset, seats=setting.seats, seed="wire", nonce="nonce")
    dice = Dice("wire")
    for _ in range(30):
        if match.decider is not None:
            moves = match.legal_moves(match.decider)
            match.submit(match.decider, dice.choice(moves).text, match.version)
    for sight in (0, PUBLIC):
        moves = match.legal_moves(0) if sight == 0 and 0 in match.deciders else ()
        frame = wire.Sync(
            version=match.version,
            view=view_message(match.view(sight)),
            options=tuple(map(option, moves)),
            events=told(match.stream(sight)),
        )
        check(msgspec.json.decode(msgspec.json.encode(frame)))


def test_it_holds_for_what_is_said_at_a_table(tmp_path: Path) -> None:
    async def test(party: Party) -> None:
        _, (ada, bob) = await party.game("Ada", "Bob", ruleset="duel", clock="fast")
        await ada.wait_for("sync")
        for message in (
            wire.Why(move="pass"),
            wire.Play(version=0, move="dance"),
            wire.SayPhrase(phrase="hello"),
            wire.OpenPoll(),
            wire.Note(about=1, suspicion=2),
            wire.Pause(paused=True),
        ):
            ada.say(message)
        await ada.rest()
        await bob.rest()
        for text in (*ada.raw, *bob.raw):
            check(json.loads(text))
        heard = {json.loads(text)["type"] for text in ada.raw}
        assert {"lobby", "sync", "ticking", "trouble", "heard", "poll", "notes"} <= heard

    celebrate(new_file(tmp_path), test)


def test_the_frames_of_the_page_are_such_messages() -> None:
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
    shown += [json.loads(inline) for inline in re.findall(r"`(\{\"type\".*?\})`", PAGE)]
    assert len(shown) >= 7
    for frame in shown:
        if "type" in frame:
            check(frame)
        else:
            checker("Option").validate(frame)


def test_the_page_names_every_close_and_every_trouble_that_it_speaks_of() -> None:
    codes = {number for name, number in vars(kinds).items() if name.startswith("CLOSED_")}
    assert set(CLOSED) == codes
    assert {int(code) for code in re.findall(r"^\| (4\d\d\d) ", PAGE, re.MULTILINE)} == codes
    source = "".join(
        path.read_text("utf-8")
        for part in ("server", "table")
        for path in (ROOT / "src/saboteur" / part).rglob("*.py")
    )
    section = PAGE[PAGE.index("## Trouble") : PAGE.index("## The end")]
    for code in re.findall(r"`([a-z]+(?:-[a-z]+)+)`", section):
        assert f'"{code}"' in source, code


def test_every_message_has_its_words() -> None:
    for name, message in described()["components"]["messages"].items():
        assert message["summary"], name
    fields = schemas()["Lobby"]["properties"]
    assert fields["you"]["description"] == "Your public id."
