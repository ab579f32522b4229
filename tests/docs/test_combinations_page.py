"""Tests that the page of combinations agrees with the code, in both languages."""

import re
from itertools import combinations_with_replacement, product
from pathlib import Path

import pytest

from saboteur.games.classic.combinations import ALLOW_UNTESTED, BOTH_LOCATIONS, refuse_pair
from saboteur.games.classic.family import BOXES, MODULES

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"
PAGES = [FOLDER / "combinations.md", FOLDER / "combinations.fr.md"]
EVERYTHING = {ALLOW_UNTESTED: True, BOTH_LOCATIONS: True}


def tables(page: Path) -> list[list[list[str]]]:
    """Return the tables of a page as rows, without separator rows."""
    found = re.findall(r"(?:^\|.*\n)+", page.read_text("utf-8"), re.MULTILINE)
    rows = [[line.split("|")[1:-1] for line in table.splitlines()] for table in found]
    return [[[cell.strip() for cell in row] for row in [head, *body]] for head, _, *body in rows]


def modules(page: Path) -> dict[str, tuple[str, ...]]:
    """Return the module ids of each row, by the name on the page."""
    return {row[0]: tuple(row[1].replace("`", "").split()) for row in tables(page)[2][1:]}


def sign(one: str, other: str) -> str:
    """Return the sign that the page should have for two modules: y, n, o (with an option) or –."""
    if {one, other} == {"greedy-dwarf", "tournament"}:  # it has its own (V-6), without a choice
        assert refuse_pair(one, other, dict(EVERYTHING))
        return "–"
    if refuse_pair(one, other, dict(EVERYTHING)):
        return "n"
    return "o" if refuse_pair(one, other, {}) else "y"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pairs_are_those_of_the_code(page: Path) -> None:
    ids = modules(page)
    head, *rows = tables(page)[3]
    names = head[1:]
    assert names == [row[0] for row in rows] == list(ids)
    cells = {
        (row[0], name): cell for row in rows for name, cell in zip(names, row[1:], strict=True)
    }
    for one, other in combinations_with_replacement(names, 2):
        assert cells[one, other] == cells[other, one]
        if one == other and len(ids[one]) == 1:
            assert cells[one, other] == "–"
            continue
        for pair in product(ids[one], ids[other]):
            assert cells[one, other].lower() == sign(*pair), pair


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_seats_and_boxes_are_those_of_the_registry(page: Path) -> None:
    _, boxes, rows, _ = tables(page)
    seats = {row[1].strip("`"): row[2] for row in boxes[1:]}
    for box, parts in BOXES.items():
        assert seats[box] == "{}–{}".format(*parts[-1].seats)
    listed = {id_: row for row in rows[1:] for id_ in row[1].replace("`", "").split()}
    for id_, part in MODULES.items():
        row = listed[id_]
        assert [cell != "N" for cell in row[3:]] == [box in part.boxes for box in seats], id_
        assert row[2] in {"{}–{}".format(*part.seats), "2–12" if len(part.boxes) > 1 else "3–10"}


def test_both_languages_have_the_same_tables() -> None:
    english, french = (tables(page) for page in PAGES)
    for one, other in zip(english[1:], french[1:], strict=True):
        assert [row[1:] for row in one[1:]] == [row[1:] for row in other[1:]]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for name, anchor in re.findall(r"\]\(([^)#]+)(?:#([^)]+))?\)", page.read_text("utf-8")):
        target = (FOLDER / name).read_text("utf-8")
        assert not anchor or f'<a id="{anchor}"></a>' in target, (name, anchor)
