"""What a server would answer to the pages of the pictures."""

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
from saboteur.wire.catalogue import catalogue_message
from saboteur.wire.encode import lesson_message, own_deck, replay_log, replay_step
from saboteur.wire.messages import (
    Guest,
    OpenTable,
    OpenTables,
    OwnTable,
    OwnTables,
    Transfer,
)
from tools.client_fixtures import lobby
from tools.client_fixtures_questions import OWN_DECK
from tools.client_scenes import FRAMES

PLAYERS: Final = ("Théo", "Maëlle", "Otto", "Samira", "Léon")
OWN: Final = OwnTables(
    tables=tuple(
        OwnTable(code=code, ruleset=ruleset, stage=stage, players=PLAYERS[:seats], updated=0.0)
        for code, ruleset, stage, seats in (
            ("SKEXF", "saboteur2+veto", "playing", 5),
            ("GRAEN", "dark-cave", "over", 4),
            ("MULEB", "lost-mines", "over", 3),
            ("TAUPE", "duel", "over", 2),
        )
    )
)
PLAYED: Final = {
    "SKEXF": "saboteur",
    "TAUPE": "duel",
    "MULEB": "lost-mines",
    "GRAEN": "dark-cave",
}
"""What was played at tables whose game may be looked at again."""
OPEN: Final = OpenTables(
    tables=(
        OpenTable(code="FEUER", ruleset="saboteur", seats=6, taken=3, host="Maëlle"),
        OpenTable(code="STEEN", ruleset="dark-cave", seats=5, taken=2, host="Léon"),
    )
)


def qr(address: str) -> str:
    """Return an address as a picture."""
    drawn = io.BytesIO()
    segno.make(address).save(drawn, kind="svg", scale=4, border=0, dark="#2a1c10")
    return drawn.getvalue().decode()


OF_GUEST: Final = {
    "": Guest(id="g0", nickname=PLAYERS[0], portrait=None),
    "tables": OWN,
    "transfer": Transfer(token="", seconds=60, qr=qr("http://localhost:8000/move")),
}


@cache
def finished(code: str) -> Replay:
    """The recorded game that the pictures of a replay go through."""
    name = f"replay-{PLAYED[code]}.txt"
    return Replay(loads((FRAMES / name).read_text(encoding="utf-8")))


def answered(path: str, query: dict[str, list[str]]) -> bytes | None:
    """Answer what the pages ask for that play no recorded frames, as the server does."""
    sight = query.get("sight", ["public"])[0]
    eyes: Sight = int(sight) if sight.isdigit() else "open" if sight == "open" else "public"
    match path.split("/")[2:]:
        case ["guest", *words]:
            found = OF_GUEST.get("/".join(words))
            return None if found is None else msgspec.json.encode(found)
        case ["tables"]:
            return msgspec.json.encode(OPEN)
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
            return msgspec.json.encode(own_deck(OWN_DECK))
        case ["tables", code] if code in PLAYED:
            played = finished(code).record
            return json.dumps(lobby("over", seats=played.seats, ruleset=played.ruleset)).encode()
        case ["tables", code, "replay"] if code in PLAYED:
            return msgspec.json.encode(replay_log(finished(code), eyes))
        case ["tables", code, "replay", step] if code in PLAYED:
            return msgspec.json.encode(replay_step(finished(code), int(step), eyes))
        case _:
            return None
