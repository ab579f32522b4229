"""Tests that the examples run, print what they should, and are listed in their README."""

import json
import re
import runpy
from pathlib import Path
from typing import Final

import pytest

from tools.notebooks import Notebook, notebooks, run

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "examples"
README: Final = (EXAMPLES / "README.md").read_text("utf-8")
MAX_LINES: Final = 60

PRINTS: Final = {
    "play.py": (
        r"<Game saboteur, 5 seats, round 1, seat \d to decide, 0 moves made>",
        r"seat \d: lay ",
        r" 0 .*✶",
        r"\d+ moves in 3 rounds",
        r"scores: \d+ \d+ \d+ \d+ \d+",
    ),
    "count_moves.py": (r"saboteur +1 +20 +445", r"duel +1 +20 +335", r"dark-cave +1 +25 +104"),
    "verify_record.py": (
        r"saboteur record 1",
        r"same game: True",
        r"forged: move 1: the digest differs after 'pass ",
    ),
    "possible_worlds.py": (
        r"goal at 8,-2: stone-nw",
        r"gold at 8,-2: 0 of 60 worlds",
        r"gold at 8,0: [1-9]\d* of 60 worlds",
        r"seat 0 a saboteur: 0 of 60 worlds",
    ),
    "draw_board.py": (r"<View of seat 2: saboteur2", r"public.svg: \d+ kB", r"light.svg: \d+ kB"),
    "own_deck.py": (
        r"in the record: True",
        r"replayed: True",
        r"refused: saboteur: 76 path cards, but the rulebook says 40",
        r"refused: path 'straight-horizontal': track 'E-Q' names 'Q'",
    ),
    "why_not.py": (
        r"lay cross 7,7: no-neighbour, by B-21",
        r"lay dead-vertical 1,0: edge-mismatch, by B-22",
        r"lay cross 1,0: allowed",
        r"unchanged: True",
        r"not a move at all: ",
    ),
    "who_wins.py": (r"3 seats: no treasure in \d of 6 rounds", r"5 seats: no treasure in \d of 6"),
}
"""Patterns of each example's output; examples that need a server or an extra run elsewhere."""


def programs() -> list[str]:
    return sorted(path.name for path in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("name", PRINTS)
def test_an_example_prints_what_it_says(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    printed = capsys.readouterr().out
    at = 0
    for line in PRINTS[name]:
        found = re.compile(f"^.*{line}", re.MULTILINE).search(printed, at)
        assert found, f"{line} is not in what follows:\n{printed[at:]}"
        at = found.end()


@pytest.mark.parametrize("name", programs())
def test_an_example_stands_in_the_readme_and_is_run_by_a_test(name: str) -> None:
    assert f"[{name}]({name})" in README
    module = name.removesuffix(".py")
    tests = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    assert (
        name in PRINTS
        or any("examples" in test and re.search(rf"\b{module}\b", test) for test in tests)
        or any(f"from {module} import" in (EXAMPLES / other).read_text() for other in programs())
    )


@pytest.mark.parametrize("name", PRINTS)
def test_an_example_is_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) <= MAX_LINES


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: str(path.name))
def test_a_notebook_shows_what_is_stored(path: Path) -> None:
    assert f"[{path.name}]({path.name})" in README
    stored = json.loads(path.read_text("utf-8"))
    for old, new in zip(stored["cells"], run(stored)["cells"], strict=True):
        assert said(new) == said(old), "".join(old["source"])


def said(cell: Notebook) -> list[object]:
    """Return the output of a cell without images, which ``make test`` compares elsewhere."""
    return [
        output["text"] if "text" in output else output["data"]["text/plain"]
        for output in cell.get("outputs", [])
    ]
