"""Responses of a stub server to the pages of the screenshots."""

import io
import json
from functools import cache
from typing import Final

import msgspec
import segno

from saboteur.kernel.sight import Sight
from saboteur.learn import scene as learnt
from saboteur.learn.lesson import Lesson
from saboteur.play.game import loads
from saboteur.play.replay import Replay
from saboteur.protocol.catalogue import catalogue_message
from saboteur.protocol.encode import custom_deck_message, lesson_message, replay_log, replay_step
from saboteur.protocol.messages import (
    DeviceTransfer,
    Guest,
    OpenTable,
    OpenTables,
    OwnTable,
    OwnTables,
    TableStage,
)
from tools.client_fixtures import lobby
from tools.client_fixtures_questions import OWN_DECK
from tools.client_scenes import FRAMES_DIR

PLAYERS: Final = ("Théo", "Maëlle", "Otto", "Samira", "Léon")
_OWN_GAMES: Final[tuple[tuple[str, str, TableStage, int], ...]] = (
    ("SKEXF", "saboteur2+veto", "playing", 5),
    ("GRAEN", "dark-cave", "over", 4),
    ("MULEB", "lost-mines", "over", 3),
    ("TAUPE", "duel", "over", 2),
)
OWN_TABLES: Final = OwnTables(
    tables=tuple(
        OwnTable(code=code, ruleset=ruleset, stage=stage, players=PLAYERS[:seats], updated_at=0.0)
        for code, ruleset, stage, seats in _OWN_GAMES
    )
)
RECORDED_GAMES: Final = {
    "SKEXF": "saboteur",
    "TAUPE": "duel",
    "MULEB": "lost-mines",
    "GRAEN": "dark-cave",
}
"""The names of the recorded games by the code of the table that replays them."""
OPEN_TABLES: Final = OpenTables(
    tables=(
        OpenTable(code="FEUER", ruleset="saboteur", seats=6, taken=3, host="Maëlle"),
        OpenTable(code="STEEN", ruleset="dark-cave", seats=5, taken=2, host="Léon"),
    )
)


def qr_svg(address: str) -> str:
    drawn = io.BytesIO()
    segno.make(address).save(drawn, kind="svg", scale=4, border=0, dark="#2a1c10")
    return drawn.getvalue().decode()


GUEST_RESPONSES: Final = {
    "": Guest(id="g0", nickname=PLAYERS[0], portrait=None),
    "tables": OWN_TABLES,
    "transfer": DeviceTransfer(
        token="", expires_in_s=60, qr_svg=qr_svg("http://localhost:8000/transfer")
    ),
}


@cache
def recorded_replay(code: str) -> Replay:
    """Return the recorded game that a table's code stands for."""
    name = f"replay-{RECORDED_GAMES[code]}.txt"
    return Replay(loads((FRAMES_DIR / name).read_text(encoding="utf-8")))


def respond(path: str, query: dict[str, list[str]]) -> bytes | None:
    """Return the response to an API request, or ``None`` if the stub server has none."""
    sight = query.get("sight", ["public"])[0]
    eyes: Sight = int(sight) if sight.isdigit() else "open" if sight == "open" else "public"
    match path.split("/")[2:]:
        case ["guest", *words]:
            found = GUEST_RESPONSES.get("/".join(words))
            return None if found is None else msgspec.json.encode(found)
        case ["tables"]:
            return msgspec.json.encode(OPEN_TABLES)
        case ["catalogue"]:
            return msgspec.json.encode(catalogue_message())
        case ["learn"]:
            parts = {box: [each.part for each in all_] for box, all_ in learnt.scenes().items()}
            return msgspec.json.encode({"boxes": parts})
        case ["learn", box, number]:
            moves = query["moves"][0].split(";") if "moves" in query else ()
            lesson = Lesson(learnt.scene(box, int(number)), moves)
            return msgspec.json.encode(lesson_message(lesson))
        case ["tables", _, "deck"]:
            return msgspec.json.encode(custom_deck_message(OWN_DECK))
        case ["tables", code] if code in RECORDED_GAMES:
            played = recorded_replay(code).record
            return json.dumps(lobby("over", seats=played.seats, ruleset=played.ruleset)).encode()
        case ["tables", code, "replay"] if code in RECORDED_GAMES:
            return msgspec.json.encode(replay_log(recorded_replay(code), eyes))
        case ["tables", code, "replay", step] if code in RECORDED_GAMES:
            return msgspec.json.encode(replay_step(recorded_replay(code), int(step), eyes))
        case _:
            return None
